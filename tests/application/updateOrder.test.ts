import { Effect, Fiber, Result, Stream } from 'effect'
import { TestClock } from 'effect/testing'
import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '../../src/domain/market/countries.ts'
import { makeMemoryFeeCalculator } from '../../src/adapters/memory/MemoryFeeCalculator.ts'
import { makeMemoryOrderRepository } from '../../src/adapters/memory/MemoryOrderRepository.ts'
import { signatureExpired } from '../support/signatureExpired.ts'
import type { OrderRepositoryPort } from '../../src/application/ports/OrderRepository.ts'
import { ServiceRefusal, ServiceUnavailable, type ServiceFailure } from '../../src/application/ports/ServiceFailure.ts'
import type { Submission } from '../../src/application/request/submitOrder.ts'
import type { FeeChange } from '../../src/domain/request/feeRecompute.ts'
import { updateOrder } from '../../src/application/request/updateOrder.ts'
import { watchPlacedElsewhere } from '../../src/application/request/watchPlacedElsewhere.ts'
import { draftOfOrder } from '../../src/domain/request/draftOfOrder.ts'
import { editLocks } from '../../src/domain/request/editLocks.ts'
import type { OrderChange } from '../../src/domain/request/orderChange.ts'
import type { RequestDraft } from '../../src/domain/request/requestDraft.ts'
import { NEW_ORDER } from '../../src/domain/request/requestPurpose.ts'
import { anOrder } from '../support/anOrder.ts'
import { aKeptDraft } from '../support/aKeptDraft.ts'
import { aDraft, aVendor } from '../support/aVendor.ts'
import { memoryPortal, NOON } from '../support/memoryPortal.ts'

const offline = new ServiceUnavailable({ reason: 'offline' })
const order = anOrder()
const EDIT = { kind: 'edit', orderId: order.id } as const

const submission = (draft: Partial<RequestDraft> = {}): Submission => ({
  purpose: EDIT,
  voucherCode: '',
  selectedSaveAddress: undefined,
  draft: { ...draftOfOrder(order, COUNTRIES.CZ), orderDescription: 'Three loaves', ...draft },
  vendor: aVendor(),
  availablePaymentMethods: ['PAID', 'CASH_ON_DELIVERY'],
  itemValue: { required: false, confirmed: false },
  fee: { fee: { minor: 8_900, currency: 'CZK' }, signature: 'shown' },
  fixed: new Set(editLocks(order).keys()),
  business: false,
  mode: 'classic',
  startedAt: NOON - 1_000,
})

/** Refuses as often as `failures` says, then changes; keeps every try. */
const refusing = (...failures: ReadonlyArray<ServiceFailure>) => {
  const tries: Array<{ readonly id: string; readonly change: OrderChange }> = []
  const memory = makeMemoryOrderRepository([order])
  const orders: OrderRepositoryPort = {
    ...memory,
    update: (id, change) =>
      Effect.suspend(() => {
        tries.push({ id, change })
        const failure = failures[tries.length - 1]
        return failure === undefined ? memory.update(id, change) : Effect.fail(failure)
      }),
  }
  return { orders, tries, memory }
}

const update = async (orders: OrderRepositoryPort, given = submission(), fee = 8_900) => {
  const asked: FeeChange[] = []
  const portal = memoryPortal({
    orders,
    fees: makeMemoryFeeCalculator({ fee: { minor: fee, currency: 'CZK' }, reach: 10_000, pickUp: 12 }),
  })
  const confirm = (change: FeeChange) => {
    asked.push(change)
    return Promise.resolve(true)
  }
  const outcome = await portal.run(
    Effect.gen(function* () {
      const updating = yield* Effect.forkChild(Effect.result(updateOrder(given, order, confirm)))
      for (let second = 0; second < 3; second += 1) {
        yield* TestClock.adjust('1 second')
        yield* TestClock.withLive(Effect.sleep(1))
      }
      return yield* Fiber.join(updating)
    }),
  )
  return {
    outcome,
    asked,
    portal,
    kept: await portal.run(portal.drafts.read({ purpose: EDIT, vendorId: order.vendorId })),
  }
}

describe('Changing an order', () => {
  it('sends what a change carries, and forgets its draft (REQ-16, REQ-19, EDIT-03, API-24)', async () => {
    const { orders, tries } = refusing()
    const { outcome, kept, portal } = await update(orders)
    expect(outcome).toMatchObject({ _tag: 'Success', success: order.id })
    expect(tries).toMatchObject([
      {
        id: order.id,
        change: { description: 'Three loaves', deliveryFee: { signature: 'shown' }, location: order.customer.location },
      },
    ])
    expect(kept).toBeUndefined()
    expect(portal.analytics.pushed).toMatchObject([{ event: 'order-updated', vendor: 'pekarna-u-mostu' }])
  })

  it('follows the rules of a new order (EDIT-06)', async () => {
    const { orders, tries } = refusing()
    const { outcome } = await update(orders, submission({ orderAmount: '-1', destinationTextAddress: '' }))
    expect(outcome).toMatchObject({ failure: { _tag: 'RequestRefused', first: { code: 'address-missing' } } })
    expect(tries).toEqual([])
  })

  it('computes an expired fee again and asks about another one, as placing does (REQ-22, REQ-23, EDIT-03)', async () => {
    const { orders, tries } = refusing(signatureExpired(), signatureExpired())
    const { outcome, asked } = await update(orders, submission(), 9_900)
    expect(Result.isSuccess(outcome)).toBe(true)
    expect(asked).toHaveLength(1)
    expect(tries.map(({ change }) => change.deliveryFee.fee.minor)).toEqual([8_900, 9_900, 9_900])
  })

  it('that fails leaves the draft as it was (REQ-33, EDIT-04)', async () => {
    const { outcome, kept } = await update(refusing(offline).orders)
    expect(outcome).toMatchObject({ failure: { _tag: 'ServiceUnavailable' } })
    expect(kept?.draft).toMatchObject({ orderDescription: 'Three loaves' })
  })

  it('that has come too far is told with the order as it is now, and keeps the draft (EDIT-03, EDIT-04)', async () => {
    const { orders, memory } = refusing()
    await Effect.runPromise(memory.put(anOrder({ status: 'PICKED_UP' })))
    const { outcome, kept } = await update(orders)
    expect(outcome).toMatchObject({ failure: { _tag: 'NoLongerEditable', order: { status: 'PICKED_UP' } } })
    expect(kept?.draft.orderDescription).toBe('Three loaves')
  })

  it('tells a closed store from any other refusal (FEE-09, REQ-33)', async () => {
    const closed = new ServiceRefusal({ status: 409, code: 'StoreClosed', translationKey: 'x', message: 'x' })
    expect((await update(refusing(closed).orders)).outcome).toMatchObject({ failure: { _tag: 'StoreClosed' } })
  })
})

describe('A draft that another tab holds too', () => {
  /** What is told here after the other tab placed `placed`, and what of the own draft is left. */
  const afterPlacing = async (
    own: Partial<RequestDraft>,
    placed = aKeptDraft({ userId: '', vendorId: 'bakery', key: 'first' }),
  ) => {
    const portal = memoryPortal()
    return portal.run(
      Effect.gen(function* () {
        yield* portal.drafts.keep({ ...placed, draft: aDraft(own), key: 'first' })
        const hearing = yield* Effect.forkChild(Stream.runCollect(Stream.take(watchPlacedElsewhere(NEW_ORDER), 1)), {
          startImmediately: true,
        })
        yield* TestClock.withLive(Effect.sleep(1))
        yield* portal.otherTab.tellPlaced({ draft: placed, orderId: 'bakery-7' })
        yield* TestClock.withLive(Effect.sleep(1))
        const told = hearing.pollUnsafe()
        yield* Fiber.interrupt(hearing)
        return { isTold: told !== undefined, left: yield* portal.drafts.read(placed) }
      }),
    )
  }

  it('is done with once it was placed there (CON-16)', async () => {
    expect(await afterPlacing({})).toEqual({ isTold: true, left: undefined })
  })

  it('becomes an order of its own when somebody typed on (CON-16, PERSIST-02)', async () => {
    const { isTold, left } = await afterPlacing({ destinationName: 'Eva' })
    expect([isTold, left?.draft.destinationName, left?.key]).toEqual([false, 'Eva', 'intent-1'])
  })

  it('is another one when its key is (CON-16)', async () => {
    const { isTold, left } = await afterPlacing({}, aKeptDraft({ userId: '', vendorId: 'bakery', key: 'another' }))
    expect([isTold, left?.key]).toEqual([false, 'first'])
  })
})
