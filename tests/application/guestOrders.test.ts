import { refusal } from '../../src/adapters/memory/refusals.ts'
import { Effect } from 'effect'
import { TestClock } from 'effect/testing'
import { describe, expect, it } from 'vitest'
import { makeMemoryGuestOrders } from '../support/memory/MemoryGuestOrders.ts'
import { makeMemoryOrderRepository } from '../../src/adapters/memory/MemoryOrderRepository.ts'
import { guestOrders } from '../../src/application/order/guestOrders.ts'
import type { OrderRepositoryPort } from '../../src/application/ports/OrderRepository.ts'
import { ServiceUnavailable } from '../../src/application/ports/ServiceFailure.ts'
import { guestVendorAt } from '../../src/application/vendor/guestVendorAt.ts'
import { anOrder } from '../support/anOrder.ts'
import { aVendor, CUSTOMER_AT } from '../support/aVendor.ts'
import { memoryPortal } from '../support/memoryPortal.ts'

const first = anOrder({ id: 'guest7-1', vendorId: 'guest7' })
const second = anOrder({ id: 'guest7-2', vendorId: 'guest7' })

/** The orders of a guest; `asked` records the vendor of each lookup. */
const ordersOf = (ids: ReadonlyArray<string>, instead: Partial<OrderRepositoryPort> = {}) => {
  const asked: Array<readonly [string, string]> = []
  const memory = makeMemoryOrderRepository([first, second])
  const orders: OrderRepositoryPort = {
    ...memory,
    byId: (vendorId, id) => {
      asked.push([vendorId, id])
      return memory.byId(vendorId, id)
    },
    ...instead,
  }
  const portal = memoryPortal({ orders, guestOrders: makeMemoryGuestOrders(ids) })
  return { asked, found: portal.run(Effect.result(guestOrders('guest7'))) }
}

describe('guestOrders', () => {
  it('returns the orders placed on this device, without those that no longer exist (TRACK-26)', async () => {
    const { found } = ordersOf(['guest7-1', 'guest7-gone', 'guest7-2'])
    expect(await found).toMatchObject({ success: { orders: [first, second] } })
  })

  it('counts an order that cannot be read and returns the others (API-16, TRACK-26)', async () => {
    const byId: OrderRepositoryPort['byId'] = (_, id) =>
      id === first.id ? Effect.fail(new ServiceUnavailable({ reason: 'unreadable-answer' })) : Effect.succeed(second)
    const { found } = ordersOf(['guest7-1', 'guest7-2'], { byId })
    expect(await found).toMatchObject({ success: { orders: [second], unreadable: 1 } })
  })

  it("looks up an order by the vendor in its id, or else by the guest's vendor (TRACK-26, OP-60)", async () => {
    const { asked, found } = ordersOf(['guest3-1', 'plain'])
    expect(await found).toMatchObject({ success: { orders: [] } })
    expect(asked).toEqual([
      ['guest3', 'guest3-1'],
      ['guest7', 'plain'],
    ])
  })

  it('sends four requests at a time', async () => {
    const asked: Array<string> = []
    const orders: OrderRepositoryPort = {
      ...makeMemoryOrderRepository([]),
      byId: (_, id) =>
        Effect.suspend(() => {
          asked.push(id)
          return Effect.never
        }),
    }
    const ids = Array.from({ length: 6 }, (_, place) => `guest7-${place}`)
    await memoryPortal({ orders, guestOrders: makeMemoryGuestOrders(ids) }).run(
      Effect.gen(function* () {
        yield* Effect.forkChild(guestOrders('guest7'))
        yield* TestClock.adjust(0)
      }),
    )
    expect(asked).toEqual(ids.slice(0, 4))
  })

  it.each([refusal('Forbidden', 'x', { message: 'No' }), new ServiceUnavailable({ reason: 'offline' })])(
    'fails when an order cannot be read: %s (TRACK-26)',
    async (failure) => {
      const { found } = ordersOf(['guest7-1'], { byId: () => Effect.fail(failure) })
      expect(await found).toMatchObject({ failure })
    },
  )
})

describe('guestVendorAt', () => {
  it("returns the vendor with the guest's address and name (GUEST-10)", () => {
    const address = {
      addressText: 'Národní 20',
      unit: '1',
      notes: 'Ring',
      building: 'B',
      city: 'Praha',
      countryCode: 'CZ',
      coordinates: CUSTOMER_AT,
      postalCode: '110 00',
      streetAddress: 'Národní 20',
    }
    const sender = { name: ' Eva Hostová ', phoneNumber: '603111222', email: 'eva@home.test' }
    const placed = guestVendorAt(aVendor({ id: 'guest7', name: 'guest' }), { sender, address })
    expect(placed).toMatchObject({ id: 'guest7', name: 'Eva Hostová', location: { coordinates: CUSTOMER_AT } })
  })
})
