import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minutesToDeliver } from '../../../src/domain/history/deliveryDuration.ts'
import { historyTotals } from '../../../src/domain/history/historyTotals.ts'
import { withOrders } from '../../../src/domain/history/pastOrderList.ts'
import { instantAt } from '../../../src/domain/instant.ts'
import { aHistory, anOrder, minutesLater } from '../../support/anOrder.ts'

const idsOf = (orders: ReadonlyArray<{ readonly id: string }>) => orders.map(({ id }) => id)

describe('Lists of past orders', () => {
  it("merge pages newest first, with ties in the service's order (HIST-09, API-16)", () => {
    const first = [
      anOrder({ id: 'v-3', createdAt: minutesLater(9) }),
      anOrder({ id: 'v-2', createdAt: minutesLater(5) }),
    ]
    const second = [
      anOrder({ id: 'v-1', createdAt: minutesLater(5) }),
      anOrder({ id: 'v-0', createdAt: minutesLater(1) }),
    ]
    expect(idsOf(withOrders(first, second))).toEqual(['v-3', 'v-2', 'v-1', 'v-0'])
    expect(idsOf(withOrders(second.toReversed(), first.toReversed()))).toEqual(['v-3', 'v-2', 'v-1', 'v-0'])
  })

  it('keep each order once, never an older version after a newer one (LIVE-10, HIST-14)', () => {
    const version = fc.record({
      id: fc.constantFrom('v-1', 'v-2', 'v-3'),
      updatedAt: fc.nat({ max: 9 }).map(instantAt),
    })
    fc.assert(
      fc.property(fc.array(fc.array(version)), (rounds) => {
        const all = rounds.flat()
        const list = rounds.reduce<ReturnType<typeof withOrders>>(
          (held, round) =>
            withOrders(
              held,
              round.map((one) => anOrder(one)),
            ),
          [],
        )
        const newest = new Map<string, number>()
        for (const { id, updatedAt } of all) newest.set(id, Math.max(updatedAt, newest.get(id) ?? 0))
        expect(new Map(list.map(({ id, updatedAt }) => [id, updatedAt]))).toEqual(newest)
        expect(list).toHaveLength(newest.size)
      }),
    )
  })

  it('sum amounts and discounted fees (ENT-01)', () => {
    const { order } = anOrder()
    const { amount: _, ...free } = order
    const fee = { minor: 8_900, currency: 'CZK' } as const
    const orders = [
      anOrder(),
      anOrder({ order: free, deliveryFee: fee, discountedDeliveryFee: { minor: 5_000, currency: 'CZK' } }),
    ]
    expect(historyTotals(orders, 'CZK')).toEqual({
      orders: 2,
      amounts: { minor: 45_900, currency: 'CZK' },
      fees: { minor: 13_900, currency: 'CZK' },
    })
    expect(historyTotals([], 'CZK')).toEqual({
      orders: 0,
      amounts: { minor: 0, currency: 'CZK' },
      fees: { minor: 0, currency: 'CZK' },
    })
  })
})

describe('minutesToDeliver', () => {
  const delivered = anOrder({ status: 'DELIVERED', statusHistory: aHistory(['NEW', 0], ['DELIVERED', 25.9]) })

  it('returns whole minutes from placement to delivery', () => {
    expect(minutesToDeliver(delivered)).toBe(25)
  })

  it.each([
    ['is not delivered', anOrder({ status: 'CANCELLED' })],
    ['was returned', anOrder({ ...delivered, status: 'RETURNED_TO_VENDOR' })],
    ['is a pre-order', anOrder({ ...delivered, preorderedFor: minutesLater(30) })],
    ['has no time of delivery', anOrder({ ...delivered, statusHistory: aHistory(['NEW', 0]) })],
  ])('returns undefined for an order that %s', (_, order) => {
    expect(minutesToDeliver(order)).toBeUndefined()
  })
})
