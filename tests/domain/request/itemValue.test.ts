import { describe, expect, it } from 'vitest'
import type { Money } from '../../../src/domain/pricing/money.ts'
import {
  afterAmountChange,
  confirmItemValue,
  exceedsLimit,
  isUnconfirmed,
  itemValueLimit,
  nearLimit,
  NO_ITEM_VALUE_WARNING,
} from '../../../src/domain/request/itemValue.ts'

const crowns = (minor: number): Money => ({ minor, currency: 'CZK' })

describe('The item value', () => {
  it.each([
    [1_000, 999_99, false],
    [1_000, 1_000_00, false],
    [1_000, 1_000_01, true],
    [199.99, 199_99, false],
    [199.99, 200_00, true],
    [0, 1, true],
    [0, 0, false],
  ])('exceeds a limit of %d with %d minor units: %s (VAL-18, OP-51, CON-13)', (limit, minor, exceeds) => {
    expect(exceedsLimit(crowns(minor), limit)).toBe(exceeds)
  })

  it('uses the decimals of its currency (VAL-18)', () => {
    expect(exceedsLimit({ minor: 1_000, currency: 'JPY' }, 999)).toBe(true)
    expect(exceedsLimit({ minor: 1_000, currency: 'KWD' }, 1)).toBe(false)
  })

  it('never exceeds a limit without an amount (VAL-18)', () => {
    expect(exceedsLimit(undefined, 0)).toBe(false)
  })

  it.each([
    ['1000', 1_000],
    [' 199.99 ', 199.99],
    ['0', 0],
    [undefined, -1],
    ['', -1],
    ['-1', -1],
    ['-5', -1],
    ['many', -1],
    ['1e3', -1],
    ['1,000', -1],
  ])('has by parameter %j the limit %d (VAL-19, CONST-27)', (parameter, limit) => {
    expect(itemValueLimit(parameter)).toBe(limit)
  })

  it('never exceeds a missing limit (VAL-19, CONST-27)', () => {
    expect(exceedsLimit(crowns(999_999_99), itemValueLimit(undefined))).toBe(false)
    expect(isUnconfirmed(NO_ITEM_VALUE_WARNING)).toBe(false)
  })

  it.each([
    [799_99, undefined],
    [800_00, 0.8],
    [1_000_00, 1],
    [2_500_00, 2.5],
  ])('is near with %d minor units a limit of 1000 by the share %s (VAL-18)', (minor, share) => {
    expect(nearLimit(crowns(minor), 1_000)?.share).toBe(share)
  })

  it('compares in its own currency, and not without a limit or an amount (VAL-18, VAL-19)', () => {
    expect(nearLimit(crowns(190_00), 199.99)?.limit).toEqual(crowns(199_99))
    expect(nearLimit({ minor: 900, currency: 'JPY' }, 1_000)?.limit).toEqual({ minor: 1_000, currency: 'JPY' })
    expect(nearLimit({ minor: 199, currency: 'JPY' }, 199.99)).toBeUndefined()
    expect([nearLimit(crowns(1), -1), nearLimit(crowns(1), 0), nearLimit(undefined, 1)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('blocks the order until it is confirmed (VAL-18, VAL-20)', () => {
    const high = afterAmountChange(1_000, crowns(2_000_00))
    expect(high).toEqual({ required: true, confirmed: false, limit: 1_000 })
    expect(isUnconfirmed(high)).toBe(true)
    expect(confirmItemValue(high)).toEqual({ required: true, confirmed: true, limit: 1_000 })
    expect(isUnconfirmed(confirmItemValue(high))).toBe(false)
  })

  it('must be confirmed again when it changes (VAL-20, OP-67)', () => {
    const confirmed = confirmItemValue(afterAmountChange(1_000, crowns(2_000_00)))
    expect(isUnconfirmed(afterAmountChange(confirmed.limit, crowns(1_999_00)))).toBe(true)
    expect(isUnconfirmed(afterAmountChange(confirmed.limit, crowns(900_00)))).toBe(false)
  })
})
