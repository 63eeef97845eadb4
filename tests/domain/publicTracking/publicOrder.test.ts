import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY, plus } from '../../../src/domain/instant.ts'
import { ORDER_STATUSES } from '../../../src/domain/order/orderStatus.ts'
import {
  detailsEndAt,
  finishedAt,
  firstNameOf,
  isPhotoShown,
  isRiderShown,
} from '../../../src/domain/publicTracking/publicOrder.ts'
import { canBeId, trackingAddress } from '../../../src/domain/publicTracking/trackingAddress.ts'
import { aHistory, anOrder, minutesLater } from '../../support/anOrder.ts'

describe('isPhotoShown', () => {
  it.each(ORDER_STATUSES)('shows a photo of the delivery in %s exactly if it is DELIVERED (PUB-06)', (status) => {
    expect(isPhotoShown(anOrder({ status }), minutesLater(60))).toBe(status === 'DELIVERED')
  })

  it('ends with the details (PUB-06)', () => {
    const order = anOrder({ status: 'DELIVERED', statusHistory: aHistory(['NEW', 0], ['DELIVERED', 30]) })
    const end = plus(minutesLater(30), 7 * DAY)
    expect([isPhotoShown(order, end), isPhotoShown(order, plus(end, 1))]).toEqual([true, false])
  })
})

describe('finishedAt and detailsEndAt', () => {
  it('end the details seven days after delivery, cancellation or return (TRACK-28)', () => {
    const order = anOrder({ status: 'DELIVERED', statusHistory: aHistory(['NEW', 0], ['DELIVERED', 30]) })
    expect(finishedAt(order)).toBe(minutesLater(30))
    expect(detailsEndAt(order)).toBe(minutesLater(30) + 7 * DAY)
  })

  it("end them seven days after the order's end, whatever steps were recorded later (TRACK-28)", () => {
    const steps = [
      ['NEW', 0],
      ['DELIVERED', 30],
      ['NEAR_CUSTOMER', 35],
    ] as const
    expect(finishedAt(anOrder({ status: 'DELIVERED', statusHistory: aHistory(...steps) }))).toBe(minutesLater(30))
  })

  it.each(ORDER_STATUSES)('end them for %s exactly if the status is final', (status) => {
    const ends = ['DELIVERED', 'RETURNED_TO_VENDOR', 'STALLED', 'PAYMENT_FAILED', 'PAYMENT_CANCELLED', 'CANCELLED']
    expect(detailsEndAt(anOrder({ status })) !== undefined).toBe(ends.includes(status))
  })

  it('count from the last update if the history lacks the end', () => {
    expect(finishedAt(anOrder({ status: 'CANCELLED', statusHistory: [] }))).toBe(minutesLater(2))
  })
})

describe('The rider on a public page', () => {
  const accepted = aHistory(['WAITING_FOR_TRANSPORT', 2], ['COURIER_ACCEPTED_DELIVERY', 4])

  it.each(ORDER_STATUSES)('is shown in %s only while the rider has the order (TRACK-10)', (status) => {
    const moves = [
      'RECEIVED_BY_VENDOR',
      'ACCEPTED_BY_VENDOR',
      'WAITING_FOR_TRANSPORT',
      'ASSIGNED_TO_TRANSPORT',
      'COURIER_ACCEPTED_DELIVERY',
      'MODIFIED',
      'NEAR_VENDOR',
      'DELAYED',
      'PICKED_UP',
      'COURIER_LEFT_VENDOR',
      'NEAR_CUSTOMER',
    ]
    expect(isRiderShown({ status, statusHistory: accepted })).toBe(moves.includes(status))
  })

  it('is hidden before a rider accepts and after they give the order back (TRACK-09)', () => {
    expect(isRiderShown({ status: 'ASSIGNED_TO_TRANSPORT', statusHistory: aHistory(['NEW', 0]) })).toBe(false)
    const back = [...accepted, ...aHistory(['WAITING_FOR_TRANSPORT', 9])]
    expect(isRiderShown({ status: 'WAITING_FOR_TRANSPORT', statusHistory: back })).toBe(false)
  })

  it.each([
    ['Petr Novák', 'Petr'],
    ['  สมชาย   ใจดี', 'สมชาย'],
    ['Ana', 'Ana'],
    ['', ''],
    [' \t', ''],
  ])('is shown by first name only: %s', (name, first) => {
    expect(firstNameOf(name)).toBe(first)
  })
})

describe('trackingAddress and canBeId', () => {
  it('name the vendor only if the id does not (ROUTE-15, OP-60)', () => {
    expect(trackingAddress({ id: 'cz-1-abc', vendorId: 'cz-1' })).toBe('/tracking/cz-1-abc')
    expect(trackingAddress({ id: 'abc', vendorId: 'cz-1' })).toBe('/tracking/abc?vendorId=cz-1')
  })

  it('accept ids of letters, digits, dashes and underscores, up to 64 characters', () => {
    expect(canBeId('cz1001-7F3K2ABC')).toBe(true)
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), (text) => {
        expect(canBeId(text)).toBe(
          text.length >= 1 && text.length <= 64 && ![...text].some((sign) => !/[\w-]/.test(sign)),
        )
      }),
    )
    for (const rubbish of ['', 'x'.repeat(65), 'x'.repeat(10_000), '../etc', 'a b', 'a\n', 'é', '%00'])
      expect([rubbish.slice(0, 9), canBeId(rubbish)]).toEqual([rubbish.slice(0, 9), false])
  })
})
