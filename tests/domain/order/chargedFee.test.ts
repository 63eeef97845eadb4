import { describe, expect, it } from 'vitest'
import { keptChargeOf } from '../../../src/domain/order/chargedFee.ts'
import { keptChargeAfter } from '../../../src/domain/request/orderChange.ts'
import type { Money } from '../../../src/domain/pricing/money.ts'
import { anOrder } from '../../support/anOrder.ts'

const czk = (minor: number): Money => ({ minor, currency: 'CZK' })

describe('keptChargeOf', () => {
  it('is what a card was charged above the fee after the voucher (EDIT-07)', () => {
    const paid = { chargedFee: czk(13_300), deliveryFee: czk(7_100) }
    expect(keptChargeOf(anOrder(paid))).toEqual({ paid: czk(13_300), fee: czk(7_100), left: czk(6_200) })
    expect(keptChargeOf(anOrder({ ...paid, discountedDeliveryFee: czk(6_100) }))?.left).toEqual(czk(7_200))
  })

  it('is nothing without a charge, for the charged fee, and for an order that failed (EDIT-07)', () => {
    expect(keptChargeOf(anOrder())).toBeUndefined()
    expect(keptChargeOf(anOrder({ chargedFee: czk(8_900) }))).toBeUndefined()
    expect(keptChargeOf(anOrder({ chargedFee: czk(13_300), status: 'CANCELLED' }))).toBeUndefined()
  })
})

describe('keptChargeAfter', () => {
  const paid = anOrder({ chargedFee: czk(13_300), deliveryFee: czk(13_300) })

  it('is what a change of the fee keeps in addition (EDIT-07)', () => {
    expect(keptChargeAfter(paid, czk(6_100))?.left).toEqual(czk(7_200))
    expect(keptChargeAfter(paid, czk(13_300))).toBeUndefined()
    const cheaper = { ...paid, deliveryFee: czk(6_100) }
    expect(keptChargeAfter(cheaper, czk(6_100))).toBeUndefined()
    expect(keptChargeAfter(cheaper, czk(9_000))?.left).toEqual(czk(4_300))
    expect(keptChargeAfter(anOrder(), czk(100))).toBeUndefined()
  })

  it('takes off the voucher of the order, up to the largest discount that it gave (EDIT-07, VOUCH-03)', () => {
    const voucher = { code: 'HALF', type: 'PERCENTAGE', percent: 50 } as const
    const half = anOrder({
      voucher,
      deliveryFee: czk(20_000),
      discountedDeliveryFee: czk(10_000),
      chargedFee: czk(10_000),
    })
    expect(keptChargeAfter(half, czk(12_000))).toMatchObject({ fee: czk(6_000), left: czk(4_000) })
    const limited = { ...half, discountedDeliveryFee: czk(17_000), chargedFee: czk(17_000) }
    expect(keptChargeAfter(limited, czk(12_000))).toMatchObject({ fee: czk(9_000), left: czk(8_000) })
    expect(keptChargeAfter(limited, czk(4_000))?.fee).toEqual(czk(2_000))
  })
})
