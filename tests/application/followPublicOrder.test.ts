import { describe, expect, it } from 'vitest'
import { makeMemoryPageLife } from '../support/memory/MemoryPageLife.ts'
import { makeMemoryPublicOrders } from '../../src/adapters/memory/MemoryPublicOrders.ts'
import type { PublicOrderAnswer } from '../../src/application/ports/PublicOrders.ts'
import {
  followPublicOrder,
  POLL_INTERVAL,
  type PollResult,
} from '../../src/application/publicTracking/followPublicOrder.ts'
import { MINUTE } from '../../src/domain/instant.ts'
import type { PublicOrder } from '../../src/domain/publicTracking/publicOrder.ts'
import { aPublicOrder } from '../support/aPublicOrder.ts'
import { minutesLater } from '../support/anOrder.ts'

const NOON = minutesLater(13)
const vendorId = 'pekarna-u-mostu'

const follow = (first: PublicOrder | undefined, wanted = aPublicOrder().id) => {
  const kept = new Map(first ? [[first.id, { vendorId, order: first }]] : [])
  let trouble: Extract<PublicOrderAnswer, { readonly kind: 'unavailable' }> | undefined
  const orders = makeMemoryPublicOrders(kept, () => trouble)
  const life = makeMemoryPageLife(NOON)
  const told: Array<PollResult> = []
  const leaving = new AbortController()
  let isOver = false
  const end = followPublicOrder({ orders, page: life.page })(
    { id: wanted },
    (sighting) => told.push(sighting),
    leaving.signal,
  ).then(() => (isOver = true))
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0))
  return {
    life,
    told,
    leaving,
    end,
    settled,
    isOver: () => isOver,
    becomes: (order: PublicOrder) => void kept.set(order.id, { vendorId, order }),
    fails: (failure: typeof trouble) => {
      trouble = failure
    },
  }
}
const statuses = (told: ReadonlyArray<PollResult>) =>
  told.map((sighting) => (sighting.kind === 'seen' ? sighting.order.status : sighting.kind))

describe('followPublicOrder', () => {
  it('polls at once and every 20 s while the page is visible (TRACK-28)', async () => {
    const { life, told, settled, becomes, leaving } = follow(aPublicOrder())
    await settled()
    becomes(aPublicOrder({ status: 'NEAR_CUSTOMER', updatedAt: minutesLater(14) }))
    life.pass(POLL_INTERVAL - 1)
    await settled()
    expect(statuses(told)).toEqual(['PICKED_UP'])
    life.pass(1)
    await settled()
    expect(statuses(told)).toEqual(['PICKED_UP', 'NEAR_CUSTOMER'])
    expect(told[1]).toMatchObject({ at: NOON + POLL_INTERVAL })
    leaving.abort()
  })

  it('pauses while the page is hidden and polls at once when it is visible again', async () => {
    const { life, told, settled, leaving } = follow(aPublicOrder())
    await settled()
    life.hide()
    life.pass(60 * MINUTE)
    await settled()
    expect(told).toHaveLength(1)
    life.wake()
    await settled()
    expect(told).toHaveLength(2)
    leaving.abort()
  })

  it('never replaces a newer version by an older one (LIVE-10)', async () => {
    const { life, told, settled, becomes, leaving } = follow(aPublicOrder({ updatedAt: minutesLater(12) }))
    await settled()
    becomes(aPublicOrder({ status: 'NEW', updatedAt: minutesLater(1), answeredAt: minutesLater(14) }))
    life.wake()
    await settled()
    expect(statuses(told)).toEqual(['PICKED_UP', 'PICKED_UP'])
    expect(told[1]).toMatchObject({ order: { answeredAt: minutesLater(14) } })
    leaving.abort()
  })

  it('reports failures and continues', async () => {
    const { life, told, settled, fails, leaving } = follow(aPublicOrder())
    await settled()
    fails({ kind: 'unavailable', reason: 'offline' })
    life.pass(POLL_INTERVAL)
    await settled()
    fails(undefined)
    life.wake()
    await settled()
    expect(statuses(told)).toEqual(['PICKED_UP', 'unavailable', 'PICKED_UP'])
    leaving.abort()
  })

  it("waits as long as the service's Retry-After (API-03)", async () => {
    const { life, told, settled, fails, leaving } = follow(aPublicOrder())
    await settled()
    fails({ kind: 'unavailable', reason: 'too-many', retryAfter: MINUTE })
    life.wake()
    await settled()
    life.pass(MINUTE - 1)
    await settled()
    expect(statuses(told)).toEqual(['PICKED_UP', 'unavailable'])
    life.pass(1)
    await settled()
    expect(told).toHaveLength(3)
    leaving.abort()
  })

  it.each(['DELIVERED', 'CANCELLED', 'RETURNED_TO_VENDOR', 'PAYMENT_FAILED'] as const)(
    'ends when the order is %s',
    async (status) => {
      const { told, end } = follow(aPublicOrder({ status }))
      await end
      expect(statuses(told)).toEqual([status])
    },
  )

  it('ends when the link matches no order (TRACK-28)', async () => {
    const { told, end } = follow(undefined)
    await end
    expect(told).toEqual([{ kind: 'unknown' }])
  })

  it('drops a response that arrives after the page was left', async () => {
    const { told, leaving, end } = follow(aPublicOrder())
    leaving.abort()
    await end
    expect(told).toEqual([])
  })

  it('waits 20 s although Retry-After is shorter (TRACK-28)', async () => {
    const { life, told, settled, fails, leaving } = follow(aPublicOrder())
    fails({ kind: 'unavailable', reason: 'too-many', retryAfter: 1 })
    life.wake()
    await settled()
    const before = told.length
    life.pass(POLL_INTERVAL - 1)
    await settled()
    expect(told).toHaveLength(before)
    leaving.abort()
  })

  it('ends without another report when the page is left', async () => {
    const { told, settled, leaving, end, isOver } = follow(aPublicOrder())
    await settled()
    expect(isOver()).toBe(false)
    leaving.abort()
    await end
    expect(told).toHaveLength(1)
  })
})
