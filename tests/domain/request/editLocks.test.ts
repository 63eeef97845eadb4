import { describe, expect, it } from 'vitest'
import { minus } from '../../../src/domain/instant.ts'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { ORDER_STATUSES, type OrderStatus } from '../../../src/domain/order/orderStatus.ts'
import { editLocks } from '../../../src/domain/request/editLocks.ts'
import { draftOfOrder } from '../../../src/domain/request/draftOfOrder.ts'
import { refusalsByField } from '../../../src/domain/request/requestValidation.ts'
import { aHistory, anOrder } from '../../support/anOrder.ts'
import { aRequest, NOON } from './aRequest.ts'

const inStatus = (status: OrderStatus) => ({ status, statusHistory: aHistory([status, 0]) })

describe('editLocks', () => {
  it.each(ORDER_STATUSES)('locks the customer in %s (API-24, CON-28)', (status) => {
    const locks = editLocks(inStatus(status))
    expect(locks.get('destinationName')).toBe('customer')
    expect(locks.get('destinationPhoneNumber')).toBe('customer')
  })

  it('locks the fields that a change does not contain (API-24)', () => {
    const locks = editLocks(inStatus('RECEIVED'))
    for (const field of ['preorderedFor', 'coldBagNeeded', 'ageValidation', 'vatNumber'] as const)
      expect(locks.get(field), field).toBe('settled')
  })

  it('locks no other field while there is no rider (EDIT-03)', () => {
    const locks = editLocks(inStatus('WAITING_FOR_TRANSPORT'))
    for (const field of [
      'destinationTextAddress',
      'destinationUnitNumber',
      'riderNotes',
      'orderAmount',
      'orderDescription',
      'paymentMethod',
    ] as const)
      expect(locks.has(field), field).toBe(false)
  })

  it('locks only the destination while a rider is on the way (EDIT-03)', () => {
    const locks = editLocks(
      anOrder({ status: 'MODIFIED', statusHistory: aHistory(['COURIER_ACCEPTED_DELIVERY', 1], ['MODIFIED', 2]) }),
    )
    expect([...locks].filter(([, reason]) => reason === 'status').map(([field]) => field)).toEqual([
      'destinationTextAddress',
      'destinationUnitNumber',
      'destinationBuilding',
      'destinationCity',
      'destinationArea',
      'destinationLatitude',
      'destinationLongitude',
    ])
  })

  it('locks everything after the collection (EDIT-03)', () => {
    const locks = editLocks(inStatus('PICKED_UP'))
    for (const field of ['orderAmount', 'orderDescription', 'paymentMethod', 'riderNotes'] as const)
      expect(locks.get(field), field).toBe('status')
  })

  it('exempts locked fields from validation, and no others (EDIT-06)', () => {
    const draft = {
      ...draftOfOrder(anOrder({ preorderedFor: minus(NOON, 1) }), COUNTRIES.CZ),
      destinationName: 'R2D2',
      orderAmount: '-1',
    }
    const request = aRequest({ draft })
    expect([...refusalsByField(request).keys()]).toEqual(['destinationName', 'orderAmount', 'preorderedFor'])
    const fixed = new Set(editLocks(anOrder()).keys())
    expect([...refusalsByField({ ...request, fixed }).keys()]).toEqual(['orderAmount'])
  })
})
