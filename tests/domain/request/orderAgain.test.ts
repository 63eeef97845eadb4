import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantAt } from '../../../src/domain/instant.ts'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { draftOfOrder } from '../../../src/domain/request/draftOfOrder.ts'
import { orderAgain, TO_CHECK_AGAIN } from '../../../src/domain/request/orderAgain.ts'
import { EMPTY_DRAFT } from '../../../src/domain/request/requestDraft.ts'
import { anOrder } from '../../support/anOrder.ts'

const anyPastOrder = fc
  .record({
    fee: fc.integer({ min: 1, max: 99_999_999 }),
    discounted: fc.integer({ min: 1, max: 99_999_999 }),
    preorderedFor: fc.integer({ min: 0, max: 4_102_444_800_000 }),
    code: fc.stringMatching(/^[A-Z]{6,12}$/),
  })
  .map(({ fee, discounted, preorderedFor, code }) =>
    anOrder({
      deliveryFee: { minor: fee, currency: 'CZK' },
      discountedDeliveryFee: { minor: discounted, currency: 'CZK' },
      voucher: { code, type: 'PERCENTAGE', percent: 20 },
      preorderedFor: instantAt(preorderedFor),
    }),
  )

describe('orderAgain', () => {
  it('copies customer and goods (EDIT-01)', () => {
    expect(orderAgain(anOrder(), COUNTRIES.CZ)).toEqual(draftOfOrder(anOrder(), COUNTRIES.CZ))
  })

  it('never copies a date, a fee, a signature or a voucher (FEE-06, REQ-30)', () => {
    fc.assert(
      fc.property(anyPastOrder, (order) => {
        const draft = orderAgain(order, COUNTRIES.CZ)
        expect(draft.preorderedFor).toBeUndefined()
        expect(Object.keys(draft).sort()).toEqual(Object.keys(EMPTY_DRAFT).sort())
        expect(JSON.stringify(draft)).not.toContain(order.voucher?.code)
        expect(orderAgain({ ...order, deliveryFee: { minor: 1, currency: 'CZK' } }, COUNTRIES.CZ)).toEqual(draft)
      }),
    )
  })

  it('marks fields that probably differ (REQ-31)', () => {
    expect(TO_CHECK_AGAIN).toEqual(['orderAmount', 'orderDescription'])
  })
})
