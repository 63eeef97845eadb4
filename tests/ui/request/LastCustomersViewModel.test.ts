import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY, minus } from '../../../src/domain/instant.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import { aStoredDraft } from '../../support/aStoredDraft.ts'
import { anOrder } from '../../support/anOrder.ts'
import { aSavedAddress } from '../../support/aSavedAddress.ts'
import { aDraft, aVendor, CUSTOMER_AT } from '../../support/aVendor.ts'
import { NOON } from '../../support/memoryPortal.ts'
import { aRequest, OFFLINE } from './requestWorld.ts'

const VENDOR = aVendor().id
const PHONES = { Jana: '+420777123456', Karel: '+420602000001' } as const

/** An order of a customer in Štěpánská, days ago. */
const orderOf = (name: keyof typeof PHONES, days: number, more: Partial<Order> = {}): Order =>
  anOrder({
    id: `${VENDOR}-${name}${days}`,
    vendorId: VENDOR,
    status: 'DELIVERED',
    createdAt: minus(NOON, days * DAY),
    customer: {
      name,
      phoneNumber: PHONES[name],
      location: { ...CUSTOMER_AT, address: '4, Lucerna, Štěpánská 61, 110 00 Praha', notes: 'Ring twice' },
    },
    order: {
      paymentMethod: 'CASH_ON_DELIVERY',
      amount: { minor: 28_500, currency: 'CZK' },
      description: 'Two loaves',
      coldBagNeeded: false,
    },
    ...more,
  })

const JANA = orderOf('Jana', 1)
const KAREL = orderOf('Karel', 2, {
  order: { paymentMethod: 'PAYMENT_ON_DELIVERY', description: '', coldBagNeeded: false },
})

const parameters = { paymentMethods: 'PAID,CASH_ON_DELIVERY' }

/** An open request of a vendor with two customers. */
const opened = async (given: Parameters<typeof aRequest>[0] = {}) => {
  const world = aRequest({ orders: [JANA, KAREL], parameters, ...given })
  await world.start()
  const { customers } = world.view.lastCustomers
  const choose = async (name: string) => {
    const wanted = world.view.lastCustomers.customers.find(({ customer }) => customer.name === name)
    world.view.lastCustomers.choose(wanted!)
    await world.settleAll()
  }
  return {
    ...world,
    customers,
    choose,
    names: () => world.view.lastCustomers.customers.map((one) => one.customer.name),
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('LastCustomersViewModel', () => {
  it('offers the last customers of the chosen vendor while the address is empty, and reads them once (ADDR-22)', async () => {
    const { listed, names, settleAll, view } = await opened()
    expect(names()).toEqual(['Jana', 'Karel'])
    view.destination.type('Korunní')
    expect([names(), view.lastCustomers.isReading]).toEqual([[], false])
    view.destination.clear()
    await settleAll()
    expect([names(), listed]).toEqual([['Jana', 'Karel'], [VENDOR]])
  })

  it('fills in every field of the chosen customer, asks for the fee at once, and leaves only the button (ADDR-22, ADDR-23)', async () => {
    const { choose, placed, quote, request, submit } = await opened()
    await choose('Jana')
    expect(request.draft).toMatchObject({
      destinationName: 'Jana',
      destinationPhoneNumber: PHONES.Jana,
      destinationTextAddress: 'Štěpánská 61, 110 00 Praha',
      destinationUnitNumber: '4',
      destinationBuilding: 'Lucerna',
      destinationLatitude: CUSTOMER_AT.latitude,
      riderNotes: 'Ring twice',
      orderDescription: 'Two loaves',
      orderAmount: '285',
      paymentMethod: 'CASH_ON_DELIVERY',
    })
    expect(request.focusTarget).toEqual({ at: 'submit' })
    expect(quote.fee).toBeDefined()
    await submit()
    expect(placed[0]?.order).toMatchObject({
      customer: { name: 'Jana' },
      order: { amount: { minor: 28_500, currency: 'CZK' }, paymentMethod: 'CASH_ON_DELIVERY' },
    })
  })

  it('moves to the item value if the customer has no usual one', async () => {
    const { choose, request } = await opened()
    await choose('Karel')
    expect(request.focusTarget).toEqual({ at: 'orderAmount' })
  })

  it('never fills in a payment method that is not offered any more (VAL-14, ADDR-23)', async () => {
    const { choose, request } = await opened({ parameters: { paymentMethods: 'PAID' } })
    await choose('Jana')
    expect(request.draft.paymentMethod).toBe('PAID')
  })

  it('marks the usual goods with the day they were ordered, until they are edited (ADDR-23)', async () => {
    const { choose, view } = await opened()
    await choose('Jana')
    const mark = { id: 'again-check', args: { day: expect.any(String) as string } }
    expect(view.earlier.markAt('orderAmount')).toEqual(mark)
    expect(view.earlier.markAt('orderDescription')).toEqual(mark)
    expect(view.earlier.markAt('riderNotes')).toBeUndefined()
    view.change({ orderAmount: '300' })
    expect(view.earlier.markAt('orderAmount')).toBeUndefined()
  })

  it('keeps typed goods, without a mark', async () => {
    const { choose, request, view } = await opened()
    view.change({ orderDescription: 'A cake' })
    await choose('Jana')
    expect([request.draft.orderDescription, request.draft.orderAmount]).toEqual(['A cake', ''])
    expect(view.earlier.markAt('orderDescription')).toBeUndefined()
  })

  it('replaces everything of a customer by another one', async () => {
    const { choose, request, view } = await opened()
    await choose('Jana')
    view.destination.clear()
    await choose('Karel')
    expect(request.draft).toMatchObject({
      destinationName: 'Karel',
      orderDescription: '',
      orderAmount: '',
      paymentMethod: 'PAID',
    })
  })

  it('offers no saved customer with the same number instead of the chosen one', async () => {
    const elsewhere = aSavedAddress({ phoneNumber: PHONES.Jana, address: ', , Korunní 1, Praha', name: 'Jana N.' })
    const { choose, customer } = await opened({ flags: ['AddressBook'], saved: [elsewhere] })
    await choose('Jana')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(customer.known).toBeUndefined()
    expect(customer.standing.kind).toBe('new')
  })

  it('reads those of the other vendor when the vendor changes (ADDR-22)', async () => {
    const { listed, names, select } = await opened()
    await select(aVendor({ id: 'other' }))
    expect([names(), listed]).toEqual([[], [VENDOR, 'other']])
  })

  it('offers no customers to a guest, nor for an edited or repeated order', async () => {
    const guest = await opened({ mode: 'guest' })
    expect([guest.names(), guest.view.lastCustomers.isReading, guest.listed]).toEqual([[], false, []])
    for (const kind of ['edit', 'again'] as const) {
      const order = orderOf('Jana', 1, { status: 'NEW' })
      const { listed, names, view } = await opened({ orders: [order], purpose: { kind, orderId: order.id } })
      view.destination.clear()
      expect([names(), listed]).toEqual([[], []])
    }
  })

  it('does not read them while a restored draft has an address', async () => {
    const kept = aStoredDraft({ vendorId: VENDOR, draft: aDraft({ destinationTextAddress: 'Korunní 1' }) })
    const { listed, view } = await opened({ kept })
    expect([view.lastCustomers.isReading, listed]).toEqual([false, []])
  })

  it('shows the form without them if they cannot be read, without a notice', async () => {
    const world = aRequest({ orders: [JANA] })
    world.answers.orders = OFFLINE
    await world.start()
    const { lastCustomers } = world.view
    expect([lastCustomers.customers, lastCustomers.isReading, world.told()]).toEqual([[], false, []])
  })
})
