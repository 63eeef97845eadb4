import { describe, expect, it } from 'vitest'
import { orderLabel } from '../../../src/domain/receipt/orderLabel.ts'
import { anOrder, minutesLater } from '../../support/anOrder.ts'
import { aVendor } from '../../support/aVendor.ts'

const vendor = aVendor({ name: 'Pekárna U Mostu' })

describe('orderLabel', () => {
  it('names what the counter, the rider and the customer need, and nothing else (CODE-06)', () => {
    const { customer } = anOrder()
    expect(orderLabel(anOrder(), vendor)).toEqual({
      code: 'K7R2',
      from: 'Pekárna U Mostu',
      name: customer.name,
      phoneNumber: customer.phoneNumber,
      address: customer.location.address,
      notes: 'Ring twice',
      collect: { minor: 45_900, currency: 'CZK' },
      marks: [],
      wantedBy: minutesLater(60),
      tracking: '/tracking/pekarna-u-mostu-7f3k2',
    })
  })

  it('has the notes of the recipient, newest first, before those of the vendor (PUB-04)', () => {
    const recipientNotes = [
      { text: 'Third floor', writtenAt: minutesLater(1) },
      { text: 'The bell is broken', writtenAt: minutesLater(2) },
    ]
    expect(orderLabel(anOrder({ recipientNotes }), vendor).notes).toBe('The bell is broken\nThird floor\nRing twice')
  })

  it('has no amount of goods that are paid or paid at the collection point (CODE-06)', () => {
    const { order } = anOrder()
    for (const paymentMethod of ['PAID', 'NONE'] as const)
      expect(orderLabel(anOrder({ order: { ...order, paymentMethod } }), vendor)).not.toHaveProperty('collect')
  })

  it('marks an age check and a cold bag (CODE-06)', () => {
    const { order } = anOrder()
    const marked = anOrder({ ageValidationRequired: true, order: { ...order, coldBagNeeded: true } })
    expect(orderLabel(marked, vendor).marks).toEqual(['age-check', 'cold-bag'])
  })

  it('has the wanted time of a pre-order, and the vendor of an id with another prefix in the link (CODE-06)', () => {
    const planned = orderLabel(anOrder({ preorderedFor: minutesLater(90), vendorId: 'andel' }), vendor)
    expect(planned.wantedBy).toBe(minutesLater(90))
    expect(planned.tracking).toBe('/tracking/pekarna-u-mostu-7f3k2?vendorId=andel')
  })

  it('names the guest who sends the order, and no outlet while it is unknown (CODE-06)', () => {
    const sender = { ...anOrder().customer, name: 'Olga Stará', email: 'olga@example.com' }
    expect(orderLabel(anOrder({ sender }), vendor).from).toBe('Olga Stará')
    expect(orderLabel(anOrder(), undefined).from).toBe('')
  })
})
