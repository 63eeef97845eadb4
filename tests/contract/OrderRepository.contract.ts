import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderRepositoryPort } from '../../src/application/ports/OrderRepository.ts'
import { HOUR, minus, MINUTE, plus, type Instant } from '../../src/domain/instant.ts'
import { orderChange } from '../../src/domain/request/orderChange.ts'
import type { Order } from '../../src/domain/order/order.ts'
import type { PlacedOrder } from '../../src/domain/request/placedOrder.ts'

export interface HeldOrders {
  readonly orders: OrderRepositoryPort
  /** For the parent. */
  readonly parents: OrderRepositoryPort
  readonly now: Instant
  /** A valid new order for the vendor, with a different customer for each call. */
  readonly orderToPlace: (name: string) => Promise<PlacedOrder>
  readonly close: () => Promise<void>
}

/** The orders at the beginning; all have the same customer. */
interface OrderWorld {
  readonly vendorId: string
  /** RECEIVED 90 min ago. */
  readonly first: string
  /** PICKED_UP 60 min ago. */
  readonly second: string
  /** What is known of the second one. */
  readonly known: Partial<Order>
  readonly phoneNumber: string
  /** An order of a vendor that the account does not act for. */
  readonly theirs: string
  /** A parent with orders of its `own`, newest first, and the order `ofOutlet` of an outlet, which is newer. */
  readonly family: { readonly parent: string; readonly own: ReadonlyArray<string>; readonly ofOutlet: string }
  /** Whether the back end has what the specification's calls do not say: keys, codes, statuses to ask for, reasons. */
  readonly isOurs: boolean
}

const BISTRO: OrderWorld = {
  vendorId: 'bistro',
  first: 'bistro-first',
  second: 'bistro-second',
  known: {
    deliveryFee: { minor: 8_900, currency: 'CZK' },
    order: { paymentMethod: 'PAID', amount: { minor: 25_000, currency: 'CZK' } } as Order['order'],
  },
  phoneNumber: '+420602000000',
  theirs: 'pekarna-theirs',
  family: { parent: 'retez', own: ['retez-parents'], ofOutlet: 'retez-1-outlets' },
  isOurs: true,
}

/** The contract of every `OrderRepository` adapter (API-16 to API-18, API-23). */
export const orderRepositoryContract = (
  adapter: string,
  open: () => Promise<HeldOrders>,
  { vendorId, first, second, known, phoneNumber, theirs, family, isOurs } = BISTRO,
) =>
  describe(`OrderRepository (${adapter})`, () => {
    let held: HeldOrders
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())

    const day = () => ({
      vendorId,
      from: minus(held.now, 20 * HOUR),
      count: 200,
      includeOutlets: false,
      scheduled: false,
    })
    const idsOf = async (query: Parameters<OrderRepositoryPort['list']>[0], orders = held.orders) =>
      (await Effect.runPromise(orders.list(query))).orders.map(({ id }) => id)

    it('lists orders newest first (API-16)', async () => {
      expect(await idsOf(day())).toEqual([second, first])
    })

    it('lists a range with both ends included (API-16, OP-46)', async () => {
      const from = minus(held.now, 90 * MINUTE)
      expect(await idsOf({ ...day(), from, to: minus(held.now, 61 * MINUTE) })).toEqual([first])
      expect(await idsOf({ ...day(), from: plus(from, MINUTE), to: minus(held.now, 60 * MINUTE) })).toEqual([second])
    })

    it('lists all pages (API-16, OP-64)', async () => {
      const newest = await Effect.runPromise(held.orders.list({ ...day(), count: 1 }))
      expect(newest).toMatchObject({ orders: [{ id: second }], paginationKey: expect.any(String) })
      const paginationKey = newest.paginationKey ?? ''
      const last = await Effect.runPromise(held.orders.list({ ...day(), count: 1, paginationKey }))
      expect(last).toMatchObject({ orders: [{ id: first }], paginationKey: undefined })
    })

    it('includes outlets of a parent on request (API-16, TRACK-27)', async () => {
      const parents = { ...day(), vendorId: family.parent }
      expect(await idsOf(parents, held.parents)).toEqual(family.own)
      expect(await idsOf({ ...parents, includeOutlets: true }, held.parents)).toEqual([family.ofOutlet, ...family.own])
    })

    it("filters by the customer's phone number (API-16, TRACK-22)", async () => {
      expect(await idsOf({ ...day(), customerPhoneNumber: '+420600999999' })).toEqual([])
      expect(await idsOf({ ...day(), customerPhoneNumber: phoneNumber })).toHaveLength(2)
    })

    it.runIf(isOurs)('filters by status in full pages (HIST-07, OP-28)', async () => {
      expect(await idsOf({ ...day(), status: 'NEW' })).toEqual([first])
      expect(await idsOf({ ...day(), status: 'COLLECTED' })).toEqual([second])
      expect(await idsOf({ ...day(), status: 'DELIVERED' })).toEqual([])
      const page = await Effect.runPromise(held.orders.list({ ...day(), status: 'NEW', count: 1 }))
      expect(page).toMatchObject({ orders: [{ id: first }], paginationKey: undefined })
    })

    it('reads an order by its id (API-17)', async () => {
      expect(await Effect.runPromise(held.orders.byId(vendorId, second))).toMatchObject({
        id: second,
        vendorId,
        status: 'PICKED_UP',
        createdAt: held.now - 60 * MINUTE,
        ...known,
      })
    })

    it.each([`${vendorId}-unknown`, theirs])('does not find %s (API-17)', async (id) => {
      expect(await Effect.runPromise(Effect.flip(held.orders.byId(vendorId, id)))).toMatchObject({
        _tag: 'NotFound',
      })
    })

    it('changes an order but not its customer; a repeat succeeds (API-24, CON-28, EDIT-03)', async () => {
      const id = first
      const placed = await held.orderToPlace('Olga Stará')
      const { customer } = await Effect.runPromise(held.orders.byId(vendorId, id))
      const change = {
        ...orderChange(placed),
        description: 'Three loaves',
        paymentMethod: 'CASH_ON_DELIVERY',
        amount: { minor: 39_950, currency: 'CZK' },
        location: { ...placed.customer.location, notes: 'Knock' },
      } as const
      const changed = await Effect.runPromise(held.orders.update(id, change))
      expect(changed).toMatchObject({
        id,
        customer: { ...customer, location: change.location },
        order: { description: 'Three loaves', paymentMethod: 'CASH_ON_DELIVERY', amount: { minor: 39_950 } },
      })
      expect(await Effect.runPromise(held.orders.update(id, change))).toMatchObject({ order: changed.order })
      expect(await Effect.runPromise(held.orders.byId(vendorId, id))).toMatchObject({ order: changed.order })
    })

    it('cancels an order with a reason; a repeat returns the same order (API-18, CANC-04)', async () => {
      const cancel = held.orders.cancel(vendorId, first, 'item-unavailable')
      const cancelled = await Effect.runPromise(cancel)
      expect(cancelled).toMatchObject({ status: 'CANCELLED', cancelReason: 'item-unavailable' })
      expect(await Effect.runPromise(cancel)).toEqual(cancelled)
    })

    it('refuses to cancel an order on its way (API-18)', async () => {
      const refusal = Effect.flip(held.orders.cancel(vendorId, second, 'other'))
      expect(await Effect.runPromise(refusal)).toMatchObject({
        _tag: 'ServiceRefusal',
        ...(isOurs && { reason: 'NotCancellable' }),
      })
    })

    it.runIf(isOurs)('refuses to change an order on its way (API-24, EDIT-03)', async () => {
      const change = orderChange(await held.orderToPlace('Olga Stará'))
      expect(await Effect.runPromise(Effect.flip(held.orders.update(second, change)))).toMatchObject({
        _tag: 'NotEditable',
      })
    })

    it('refuses to change an order of another vendor (API-24)', async () => {
      const change = orderChange(await held.orderToPlace('Olga Stará'))
      expect(await Effect.runPromise(Effect.flip(held.orders.update(theirs, change)))).toMatchObject({
        _tag: 'NotFound',
      })
    })

    it('places an order as sent (API-23, REQ-16)', async () => {
      const placed = await held.orderToPlace('Karel Novák')
      const id = await Effect.runPromise(held.orders.place(placed, 'contract-placed'))
      expect(await Effect.runPromise(held.orders.byId(vendorId, id))).toMatchObject({
        status: 'NEW',
        customer: placed.customer,
        order: placed.order,
        deliveryFee: placed.deliveryFee.fee,
      })
    })

    it.runIf(isOurs)('gives each placed order a code of its own (CODE-01, CODE-02)', async () => {
      const codes = await Promise.all(
        ['Jana', 'Ivan', 'Dana'].map(async (name) => {
          const placed = await held.orderToPlace(name)
          const id = await Effect.runPromise(held.orders.place(placed, `contract-code-${name}`))
          return (await Effect.runPromise(held.orders.byId(vendorId, id))).code
        }),
      )
      for (const code of codes) expect(code).toMatch(/^(?:[A-Z]\d){2}$|^(?:\d[A-Z]){2}$/)
      expect(new Set(codes).size).toBe(3)
    })

    it.runIf(isOurs)('places one order per key, also for concurrent calls (API-23, CON-16)', async () => {
      const placed = await held.orderToPlace('Eva Malá')
      const place = held.orders.place(placed, 'contract-once')
      const tries = await Effect.runPromise(Effect.all([place, place, place], { concurrency: 'unbounded' }))
      expect(new Set(tries).size).toBe(1)
    })

    it.runIf(isOurs)('refuses a key that another order used (API-23, CON-16)', async () => {
      const first = await held.orderToPlace('Jan Velký')
      const second = await held.orderToPlace('Petr Malý')
      await Effect.runPromise(held.orders.place(first, 'contract-reused'))
      expect(await Effect.runPromise(Effect.flip(held.orders.place(second, 'contract-reused')))).toMatchObject({
        _tag: 'KeyReused',
      })
    })

    it('lists pre-orders by their wanted time (API-16, TRACK-18)', async () => {
      const placed = await held.orderToPlace('Zítra Nová')
      const preorderedFor = plus(held.now, 26 * HOUR)
      const id = await Effect.runPromise(held.orders.place({ ...placed, preorderedFor }, 'contract-later'))
      const ahead = { ...day(), from: plus(held.now, HOUR), scheduled: true }
      expect(await idsOf({ ...ahead, to: preorderedFor })).toEqual([id])
      expect(await idsOf({ ...ahead, to: minus(preorderedFor, MINUTE) })).toEqual([])
    })
  })
