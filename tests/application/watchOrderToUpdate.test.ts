import { updateWith } from '../../src/domain/order/liveUpdate.ts'
import { refusal, refusalTexts } from '../../src/adapters/memory/refusals.ts'
import { Effect, Fiber, Stream } from 'effect'
import { describe, expect, it } from 'vitest'
import { StoreClosed, type ServiceRefusal } from '../../src/application/ports/ServiceFailure.ts'
import { renewFee } from '../../src/application/request/renewFee.ts'
import { watchOrderToUpdate } from '../../src/application/request/watchOrderToUpdate.ts'
import { makeMemoryFeeCalculator } from '../../src/adapters/memory/MemoryFeeCalculator.ts'
import type { Order } from '../../src/domain/order/order.ts'
import { anOrder, minutesLater } from '../support/anOrder.ts'
import { BAKERY_AT, CUSTOMER_AT } from '../support/aVendor.ts'
import { memoryPortal } from '../support/memoryPortal.ts'

describe('watchOrderToUpdate', () => {
  it('emits every newer version of the order, no older one after it, and no other order (LIVE-10)', async () => {
    const order = anOrder()
    const { live, run } = memoryPortal()
    const version = (minute: number, more: Partial<Order> = {}) => anOrder({ updatedAt: minutesLater(minute), ...more })
    const heard = await run(
      Effect.gen(function* () {
        const hearing = yield* Effect.forkChild(Stream.runCollect(Stream.take(watchOrderToUpdate(order), 2)), {
          startImmediately: true,
        })
        const updates = [version(1), version(5), version(3, { id: 'another' }), version(4), version(6)].map((one) =>
          updateWith(one, one.updatedAt),
        )
        yield* live.push(order.vendorId, { kind: 'connected' })
        yield* live.push(order.vendorId, { kind: 'updates', updates })
        return yield* Fiber.join(hearing)
      }),
    )
    expect(heard.map(({ updatedAt }) => updatedAt)).toEqual([minutesLater(5), minutesLater(6)])
  })
})

describe('renewFee', () => {
  const memory = makeMemoryFeeCalculator({ fee: { minor: 8_900, currency: 'CZK' }, reach: 10_000, pickUp: 12 })

  it('requests the fee for the same places and method (FEE-04)', async () => {
    const asked: Array<ReadonlyArray<unknown>> = []
    const fees: typeof memory = {
      ...memory,
      fee: (...wanted) => {
        asked.push(wanted)
        return memory.fee(...wanted)
      },
    }
    const fee = await memoryPortal({ fees }).run(renewFee('bistro', BAKERY_AT, CUSTOMER_AT, 'CASH_ON_DELIVERY'))
    expect(fee.fee.currency).toBe('CZK')
    expect(asked).toEqual([['bistro', BAKERY_AT, CUSTOMER_AT, 'CASH_ON_DELIVERY']])
  })

  it('distinguishes a closed store from an unknown fee (FEE-05, FEE-09)', async () => {
    const failureAfter = (failure: StoreClosed | ServiceRefusal) =>
      memoryPortal({ fees: { ...memory, fee: () => Effect.fail(failure) } }).run(
        Effect.flip(renewFee('bistro', BAKERY_AT, CUSTOMER_AT, undefined)),
      )
    const closed = new StoreClosed(refusalTexts('x', 'No'))
    expect(await failureAfter(closed)).toBe(closed)
    const because = refusal('X', 'x', { message: 'No' })
    expect(await failureAfter(because)).toMatchObject({ _tag: 'FeeUnknown', because })
  })
})
