import { Effect, Fiber, Result } from 'effect'
import { TestClock } from 'effect/testing'
import { describe, expect, it } from 'vitest'
import { minus } from '../../src/domain/instant.ts'
import { COUNTRIES } from '../../src/domain/market/countries.ts'
import { makeMemoryFeeCalculator } from '../../src/adapters/memory/MemoryFeeCalculator.ts'
import { makeMemoryOrderRepository } from '../../src/adapters/memory/MemoryOrderRepository.ts'
import { notEditable, refusalTexts } from '../../src/adapters/memory/refusals.ts'
import { signatureExpired } from '../support/signatureExpired.ts'
import type { OrderRepositoryPort } from '../../src/application/ports/OrderRepository.ts'
import { ServiceUnavailable, StoreClosed } from '../../src/application/ports/ServiceFailure.ts'
import type { Submission } from '../../src/application/request/submitOrder.ts'
import type { FeeChange } from '../../src/domain/request/feeRecompute.ts'
import type { SubmissionEvent } from '../../src/application/request/recomputePrice.ts'
import { updateOrder } from '../../src/application/request/updateOrder.ts'
import { draftOfOrder } from '../../src/domain/request/draftOfOrder.ts'
import { editLocks } from '../../src/domain/request/editLocks.ts'
import type { OrderChange } from '../../src/domain/request/orderChange.ts'
import type { RequestDraft } from '../../src/domain/request/requestDraft.ts'
import { anOrder } from '../support/anOrder.ts'
import { aVendor } from '../support/aVendor.ts'
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
  startTime: minus(NOON, 1_000),
})

/** Fails with each of `failures` in turn, then updates the order; records every attempt. */
const refusing = (...failures: ReadonlyArray<Effect.Error<ReturnType<OrderRepositoryPort['update']>>>) => {
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

const update = async (
  orders: OrderRepositoryPort,
  given = submission(),
  fee = 8_900,
  isConfirmed = true,
  edited = order,
) => {
  const asked: FeeChange[] = []
  const told: SubmissionEvent[] = []
  const portal = memoryPortal({
    orders,
    fees: makeMemoryFeeCalculator({ fee: { minor: fee, currency: 'CZK' }, reach: 10_000, pickUp: 12 }),
  })
  const confirm = (change: FeeChange) => {
    asked.push(change)
    return Promise.resolve(isConfirmed)
  }
  const outcome = await portal.run(
    Effect.gen(function* () {
      const updating = yield* Effect.forkChild(
        Effect.result(updateOrder(given, edited, confirm, (event) => told.push(event))),
      )
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
    told,
    portal,
    kept: await portal.run(portal.drafts.read({ purpose: EDIT, vendorId: order.vendorId })),
  }
}

describe('updateOrder', () => {
  it('sends the fields of a change, and deletes its draft (REQ-16, REQ-19, EDIT-03, API-24)', async () => {
    const { orders, tries } = refusing()
    const { outcome, kept, portal, told } = await update(orders)
    expect(outcome).toMatchObject({ _tag: 'Success', success: order.id })
    expect(told).toEqual([{ kind: 'ended', endTime: NOON }])
    expect(tries).toMatchObject([
      {
        id: order.id,
        change: { description: 'Three loaves', deliveryFee: { signature: 'shown' }, location: order.customer.location },
      },
    ])
    expect(kept).toBeUndefined()
    expect(portal.analytics.pushed).toMatchObject([
      { event: 'order-updated', elapsed: 1_000, vendor: 'pekarna-u-mostu' },
    ])
  })

  it('applies the rules of a new order (EDIT-06)', async () => {
    const { orders, tries } = refusing()
    const { outcome } = await update(orders, submission({ orderAmount: '-1', destinationTextAddress: '' }))
    expect(outcome).toMatchObject({ failure: { _tag: 'RequestRefused', first: { code: 'address-missing' } } })
    expect(tries).toEqual([])
  })

  it('recomputes an expired fee and asks to confirm another one (REQ-22, REQ-23, EDIT-03)', async () => {
    const { orders, tries } = refusing(signatureExpired(), signatureExpired())
    const { outcome, asked } = await update(orders, submission(), 9_900)
    expect(Result.isSuccess(outcome)).toBe(true)
    expect(asked).toHaveLength(1)
    expect(tries.map(({ change }) => change.deliveryFee.fee.minor)).toEqual([8_900, 9_900, 9_900])
  })

  it('sends nothing when the other fee is declined, and keeps the draft (REQ-23, EDIT-04)', async () => {
    const { orders, tries } = refusing(signatureExpired())
    const { outcome, kept } = await update(orders, submission(), 9_900, false)
    expect(outcome).toMatchObject({ failure: { _tag: 'FeeDeclined', recomputed: { minor: 9_900 } } })
    expect([tries.length, kept?.draft.orderDescription]).toEqual([1, 'Three loaves'])
  })

  it('asks before the first attempt when the fee differs from the displayed one (REQ-23)', async () => {
    const { orders, tries } = refusing()
    const given = { ...submission(), shown: { fee: { minor: 7_900, currency: 'CZK' } } } as const
    const { asked } = await update(orders, given, 8_900, false)
    expect(asked).toMatchObject([{ shown: { minor: 7_900 }, recomputed: { minor: 8_900 } }])
    expect(tries).toEqual([])
  })

  it('asks once before a part of a card payment is kept, and sends nothing without a yes (EDIT-07)', async () => {
    const paid = {
      ...order,
      chargedFee: { minor: 13_300, currency: 'CZK' },
      deliveryFee: { minor: 13_300, currency: 'CZK' },
    } as const
    const keptCharge = { paid: { minor: 13_300 }, fee: { minor: 8_900 }, left: { minor: 4_400 } }
    const declined = refusing()
    expect(await update(declined.orders, submission(), 8_900, false, paid)).toMatchObject({
      asked: [{ keptCharge }],
      outcome: { failure: { _tag: 'FeeDeclined' } },
    })
    expect(declined.tries).toEqual([])
    const accepted = refusing(signatureExpired())
    expect((await update(accepted.orders, submission(), 8_900, true, paid)).asked).toMatchObject([{ keptCharge }])
    expect(accepted.tries).toHaveLength(2)
  })

  it('does not ask about what an earlier change kept already (EDIT-07)', async () => {
    const { orders, tries } = refusing()
    const cheaper = { ...order, chargedFee: { minor: 13_300, currency: 'CZK' } } as const
    expect((await update(orders, submission(), 8_900, true, cheaper)).asked).toEqual([])
    expect(tries).toHaveLength(1)
  })

  it('keeps the draft when it fails (REQ-33, EDIT-04)', async () => {
    const { outcome, kept } = await update(refusing(offline).orders)
    expect(outcome).toMatchObject({ failure: { _tag: 'ServiceUnavailable' } })
    expect(kept?.draft).toMatchObject({ orderDescription: 'Three loaves' })
  })

  it('fails with the current order when it has progressed too far, and keeps the draft (EDIT-03, EDIT-04)', async () => {
    const { orders, memory } = refusing()
    await Effect.runPromise(memory.put(anOrder({ status: 'PICKED_UP' })))
    const { outcome, kept } = await update(orders)
    expect(outcome).toMatchObject({ failure: { _tag: 'NoLongerEditable', order: { status: 'PICKED_UP' } } })
    expect(kept?.draft.orderDescription).toBe('Three loaves')
  })

  it('fails with the previous order when the current one cannot be read (EDIT-03)', async () => {
    const { orders } = refusing(notEditable())
    const { outcome } = await update({ ...orders, byId: () => Effect.fail(offline) })
    expect(outcome).toMatchObject({ failure: { _tag: 'NoLongerEditable', order } })
  })

  it('distinguishes a closed store from other refusals (FEE-09, REQ-33)', async () => {
    const closed = new StoreClosed(refusalTexts('x', 'x'))
    expect((await update(refusing(closed).orders)).outcome).toMatchObject({ failure: { _tag: 'StoreClosed' } })
  })
})
