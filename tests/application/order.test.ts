import { ask } from '../../src/application/ask.ts'
import { refusal } from '../../src/adapters/memory/refusals.ts'
import { Effect, Result, Stream } from 'effect'
import { TestClock } from 'effect/testing'
import { describe, expect, it } from 'vitest'
import { makeMemoryOrderRepository } from '../../src/adapters/memory/MemoryOrderRepository.ts'
import { makeMemoryUsualTimes } from '../../src/adapters/memory/MemoryUsualTimes.ts'
import { OrderRepository, type OrderRepositoryPort } from '../../src/application/ports/OrderRepository.ts'
import type { Rider, RiderRepositoryPort } from '../../src/application/ports/RiderRepository.ts'
import { ServiceUnavailable, type ServiceFailure } from '../../src/application/ports/ServiceFailure.ts'
import { cancelOrder } from '../../src/application/order/cancelOrder.ts'
import { followRider } from '../../src/application/order/followRider.ts'
import { readUsualTimes } from '../../src/application/order/readUsualTimes.ts'
import { minus, type Instant } from '../../src/domain/instant.ts'
import type { CancelReasonDraft } from '../../src/domain/order/cancellation.ts'
import type { Order } from '../../src/domain/order/order.ts'
import { ORDER_STATUSES, type ReadStatus } from '../../src/domain/order/orderStatus.ts'
import { needsRiderData } from '../../src/domain/order/riderAssignment.ts'
import { anOrder } from '../support/anOrder.ts'
import { BAKERY_AT } from '../support/aVendor.ts'
import { memoryPortal, NOON } from '../support/memoryPortal.ts'

const OTHER: CancelReasonDraft = { reason: 'other', text: ' Closed early ' }

describe('cancelOrder', () => {
  const cancelling = (order: Order, draft: CancelReasonDraft = OTHER, delayedCancellation = false) => {
    const portal = memoryPortal({ orders: makeMemoryOrderRepository([order]) })
    return portal.run(Effect.result(cancelOrder(order, draft, delayedCancellation)))
  }

  it('sends the reason and returns the order afterwards (CANC-04)', async () => {
    expect(await cancelling(anOrder())).toMatchObject({
      success: { status: 'CANCELLED', cancelReason: 'Closed early' },
    })
  })

  it('requires a reason (CANC-04)', async () => {
    expect(await cancelling(anOrder(), { reason: undefined, text: '' })).toMatchObject({
      failure: { _tag: 'CancelReasonRefused', because: 'reason-missing' },
    })
  })

  it('is refused when the order has progressed since it was shown (CANC-07)', async () => {
    const shown = anOrder()
    const now = anOrder({ status: 'PICKED_UP', updatedAt: NOON })
    const portal = memoryPortal({ orders: makeMemoryOrderRepository([now]) })
    expect(await portal.run(Effect.flip(cancelOrder(shown, OTHER, false)))).toMatchObject({
      _tag: 'CancellationRefused',
      order: { status: 'PICKED_UP' },
      verdict: { because: 'too-far-along' },
    })
  })

  it('refuses a committed payment until the tenth minute, measured when it is sent (CANC-07)', async () => {
    const committedAt = (at: Instant) =>
      anOrder({ status: 'PAYMENT_COMMITTED', statusHistory: [{ status: 'PAYMENT_COMMITTED', createdAt: at }] })
    expect(await cancelling(committedAt(minus(NOON, 599_999)))).toMatchObject({
      failure: { verdict: { because: 'within-grace', allowedFrom: NOON + 1 } },
    })
    expect(await cancelling(committedAt(minus(NOON, 600_000)))).toMatchObject({ success: { status: 'CANCELLED' } })
  })

  it('refuses a delayed order without its flag (CANC-07)', async () => {
    expect(await cancelling(anOrder({ status: 'DELAYED' }))).toMatchObject({
      failure: { verdict: { because: 'delayed' } },
    })
  })

  describe('when the response is lost', () => {
    const offline = new ServiceUnavailable({ reason: 'offline' })
    /** An order that changes while the cancellation is on its way; `after` is what can still be read. */
    const losing = (before: Order, after: Order | undefined, failure: ServiceFailure = offline) => {
      const memory = makeMemoryOrderRepository([before])
      let isSent = false
      const orders: OrderRepositoryPort = {
        ...memory,
        byId: (...wanted) => (isSent && after === undefined ? Effect.fail(offline) : memory.byId(...wanted)),
        cancel: () =>
          Effect.suspend(() => {
            isSent = true
            return Effect.andThen(after === undefined ? Effect.void : memory.put(after), Effect.fail(failure))
          }),
      }
      return memoryPortal({ orders }).run(Effect.result(cancelOrder(before, OTHER, false)))
    }

    it('succeeds when the order turns out to be cancelled (CANC-06, CON-16)', async () => {
      expect(await losing(anOrder(), anOrder({ status: 'CANCELLED' }))).toMatchObject({
        success: { status: 'CANCELLED' },
      })
    })

    it('fails when the order is unchanged (CANC-06)', async () => {
      expect(await losing(anOrder(), anOrder())).toEqual(Result.fail(offline))
    })

    it('is refused when the order has progressed (CANC-07)', async () => {
      expect(await losing(anOrder(), anOrder({ status: 'PICKED_UP' }))).toMatchObject({
        failure: { _tag: 'CancellationRefused', order: { status: 'PICKED_UP' } },
      })
    })

    it('reports an unknown outcome when the order cannot be read either (CANC-06)', async () => {
      expect(await losing(anOrder(), undefined)).toMatchObject({
        failure: { _tag: 'CancelOutcomeUnknown', cause: offline },
      })
    })

    it("keeps the service's refusal unless the order has progressed (CANC-06, CANC-07)", async () => {
      const no = refusal('NotCancellable', 'x', { message: 'No' })
      expect(await losing(anOrder(), undefined, no)).toEqual(Result.fail(no))
      expect(await losing(anOrder(), anOrder({ status: 'NEAR_VENDOR' }), no)).toMatchObject({
        failure: { _tag: 'CancellationRefused', verdict: { because: 'too-far-along' } },
      })
    })
  })

  it('succeeds for an order that is already cancelled (CON-16)', async () => {
    expect(await cancelling(anOrder({ status: 'CANCELLED' }))).toMatchObject({ success: { status: 'CANCELLED' } })
  })

  it('fails with the reason and leaves the order unchanged (CANC-06)', async () => {
    const offline = new ServiceUnavailable({ reason: 'offline' })
    const orders = { ...makeMemoryOrderRepository([anOrder()]), cancel: () => Effect.fail(offline) }
    const portal = memoryPortal({ orders })
    const { id, vendorId, status } = anOrder()
    expect(await portal.run(Effect.flip(cancelOrder(anOrder(), OTHER, false)))).toEqual(offline)
    expect((await portal.run(ask(OrderRepository, (repository) => repository.byId(vendorId, id)))).status).toBe(status)
  })
})

describe('followRider', () => {
  const rider: Rider = {
    id: 'r1',
    name: 'Petr',
    phoneNumber: '+420603000000',
    vehicle: 'BICYCLE',
    position: BAKERY_AT,
    locatedAt: NOON,
    route: [],
  }
  const offline = new ServiceUnavailable({ reason: 'offline' })

  const following = (
    status: () => ReadStatus,
    answer: (asked: number) => ReturnType<RiderRepositoryPort['ofOrder']>,
  ) => {
    let asked = 0
    const seen: Array<string | undefined> = []
    const riders: RiderRepositoryPort = {
      ofOrder: () =>
        Effect.suspend(() => {
          asked += 1
          return answer(asked)
        }),
    }
    return memoryPortal({ riders })
      .run(
        Effect.gen(function* () {
          yield* Effect.forkChild(
            Stream.runForEach(followRider('o-1', status), (found) => Effect.sync(() => void seen.push(found?.id))),
          )
          yield* TestClock.adjust('59 seconds')
        }),
      )
      .then(() => ({ asked, seen }))
  }

  it('polls at once and every 30 s (TRACK-10, OP-26)', async () => {
    expect(
      await following(
        () => 'PICKED_UP',
        () => Effect.succeed(rider),
      ),
    ).toEqual({ asked: 2, seen: ['r1', 'r1'] })
  })

  it('polls in the statuses from RECEIVED_BY_VENDOR to before DELIVERED and in DELAYED, and in no other (TRACK-10)', async () => {
    const asking: ReadStatus[] = []
    for (const status of ORDER_STATUSES) {
      const { asked } = await following(
        () => status,
        () => Effect.succeed(rider),
      )
      if (asked > 0) asking.push(status)
    }
    expect(asking).toEqual(ORDER_STATUSES.filter(needsRiderData))
    expect(asking).toContain('NEAR_VENDOR')
    expect(asking).not.toContain('DELIVERED')
  })

  it('reports no rider without an error while there is none, and keeps the last one when a call fails (TRACK-10)', async () => {
    expect(
      await following(
        () => 'NEAR_VENDOR',
        () => Effect.succeed(undefined),
      ),
    ).toMatchObject({
      seen: [undefined, undefined],
    })
    expect(
      await following(
        () => 'PICKED_UP',
        (asked) => (asked === 1 ? Effect.succeed(rider) : Effect.fail(offline)),
      ),
    ).toEqual({ asked: 2, seen: ['r1'] })
  })

  it('stops polling when the order is delivered (TRACK-10)', async () => {
    const statuses: Array<ReadStatus> = ['NEAR_CUSTOMER', 'DELIVERED']
    expect(
      await following(
        () => statuses.shift() ?? 'DELIVERED',
        () => Effect.succeed(rider),
      ),
    ).toEqual({
      asked: 1,
      seen: ['r1', undefined],
    })
  })
})

describe('readUsualTimes', () => {
  it("returns the times of the vendor's last orders (ADR 25)", async () => {
    const times = [{ status: 'NEW', median: 1, slow: 2 }] as const
    const portal = memoryPortal({ usualTimes: makeMemoryUsualTimes(new Map([['bistro', times]])) })
    expect(await portal.run(readUsualTimes('bistro'))).toEqual(times)
  })

  it('returns an empty list when the call fails (ADR 25)', async () => {
    expect(await memoryPortal().run(readUsualTimes('nobody'))).toEqual([])
  })
})
