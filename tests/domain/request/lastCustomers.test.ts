import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '../../../src/domain/market/paymentMethod.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import { fillOfCustomer, lastCustomers } from '../../../src/domain/request/lastCustomers.ts'
import { EMPTY_DRAFT } from '../../../src/domain/request/requestDraft.ts'
import { anOrder, minutesLater } from '../../support/anOrder.ts'

interface Placed {
  readonly name?: string
  readonly phone?: string
  readonly address?: string
  readonly items?: string
  readonly value?: number
  readonly method?: Order['order']['paymentMethod']
  readonly status?: Order['status']
  readonly coldBag?: boolean
}

/** Orders in the sequence of their placement. */
const placed = (...orders: ReadonlyArray<Placed>): ReadonlyArray<Order> =>
  orders.map(
    (
      { name = 'Jana', phone = '+420777123456', address = ', , Dlouhá 12, Praha', items = 'Bread', ...given },
      index,
    ) => {
      const { coldBag = false, method = 'PAID', status = 'DELIVERED', value } = given
      const { location } = anOrder().customer
      return anOrder({
        id: `v1-${index}`,
        status,
        createdAt: minutesLater(index),
        customer: { name, phoneNumber: phone, location: { ...location, address } },
        order: {
          paymentMethod: method,
          description: items,
          coldBagNeeded: coldBag,
          ...(value !== undefined && { amount: { minor: value, currency: 'CZK' } }),
        },
      })
    },
  )

const customersOf = (...orders: ReadonlyArray<Placed>) => lastCustomers(placed(...orders), COUNTRIES.CZ)
const namesOf = (...orders: ReadonlyArray<Placed>) => customersOf(...orders).map(({ customer }) => customer.name)

describe('lastCustomers', () => {
  it('lists the customers of the latest orders, each once, the latest first, whatever the sequence of the orders (ADDR-22)', () => {
    const orders = placed(
      { name: 'Karel', phone: '+420602000001' },
      { name: 'Jana' },
      { name: 'Karel', phone: '+420602000001' },
    )
    const names = (list: ReadonlyArray<Order>) => lastCustomers(list, COUNTRIES.CZ).map(({ customer }) => customer.name)
    expect(names(orders)).toEqual(['Karel', 'Jana'])
    expect(names(orders.toReversed())).toEqual(['Karel', 'Jana'])
  })

  it('lists at most five (ADDR-22)', () => {
    const many = Array.from({ length: 7 }, (_, index) => ({ name: `C${index}`, phone: `+42060200000${index}` }))
    expect(namesOf(...many)).toEqual(['C6', 'C5', 'C4', 'C3', 'C2'])
  })

  it('knows a customer by number and street, however they are written, and takes name, unit and notes of the newest order', () => {
    const [jana, ...others] = customersOf(
      { name: 'J. Nováková', phone: '777 123 456', address: '4, Lucerna, DLOUHÁ 12, Praha' },
      { name: 'Jana Nováková', phone: '+420777123456', address: '5, , Dlouhá 12, Praha' },
    )
    expect(others).toEqual([])
    expect(jana).toMatchObject({
      orderId: 'v1-1',
      customer: { name: 'Jana Nováková', address: '5, , Dlouhá 12, Praha', notes: 'Ring twice' },
    })
  })

  it('lists a person at two addresses twice', () => {
    expect(namesOf({ address: ', , Dlouhá 12, Praha' }, { address: ', , Krátká 3, Praha' })).toEqual(['Jana', 'Jana'])
  })

  it('leaves out cancelled orders', () => {
    expect(namesOf({ name: 'Karel', phone: '+420602000001' }, { status: 'CANCELLED' })).toEqual(['Karel'])
    expect(customersOf({ value: 100 }, { value: 900, status: 'CANCELLED' })[0]?.usual.orderAmount).toBe('1')
  })

  it('has as usual what most orders of the customer had, and of equally frequent ones the latest (ADDR-23)', () => {
    const usual = (...orders: ReadonlyArray<Placed>) => customersOf(...orders)[0]?.usual
    const bread = { items: 'Bread', value: 5_000, method: 'CASH_ON_DELIVERY' } as const
    const cake = { items: 'Cake', value: 30_050, coldBag: true }
    expect(usual(bread, bread, cake)).toEqual({
      orderDescription: 'Bread',
      orderAmount: '50',
      coldBagNeeded: false,
      orderedAt: minutesLater(1),
      paymentMethod: 'CASH_ON_DELIVERY',
    })
    expect(usual(bread, cake)).toEqual({
      orderDescription: 'Cake',
      orderAmount: '300,50',
      coldBagNeeded: true,
      orderedAt: minutesLater(1),
      paymentMethod: 'PAID',
    })
    expect(usual({ items: '' })).toMatchObject({ orderDescription: '', orderAmount: '' })
  })

  it('counts the goods of one customer only', () => {
    const karel = { name: 'Karel', phone: '+420602000001', items: 'Cake' }
    expect(customersOf({ items: 'Bread' }, karel, karel)[1]?.usual.orderDescription).toBe('Bread')
  })
})

describe('fillOfCustomer', () => {
  const [jana] = customersOf({ value: 28_500, method: 'CASH_ON_DELIVERY', coldBag: true })
  const nothing = {
    draft: { ...EMPTY_DRAFT, paymentMethod: 'PAID' },
    filled: {},
    offersColdBag: true,
    available: ['PAID', 'CASH_ON_DELIVERY'],
    initialMethod: 'PAID',
    isPaymentChosen: false,
  } as const

  it('fills address, name, phone, notes, the usual goods and the usual payment method (ADDR-22, ADDR-23)', () => {
    expect(fillOfCustomer(jana!, nothing)).toEqual({
      destinationName: 'Jana',
      destinationPhoneNumber: '+420777123456',
      destinationUnitNumber: '',
      destinationBuilding: '',
      destinationTextAddress: 'Dlouhá 12, Praha',
      destinationCity: '',
      destinationArea: '',
      destinationLatitude: 50.0755,
      destinationLongitude: 14.4378,
      riderNotes: 'Ring twice',
      orderDescription: 'Bread',
      orderAmount: '285',
      coldBagNeeded: true,
      paymentMethod: 'CASH_ON_DELIVERY',
    })
  })

  it('keeps typed goods, value and items together (ADDR-23)', () => {
    for (const typed of [{ orderDescription: 'Soup' }, { orderAmount: '12' }]) {
      const fill = fillOfCustomer(jana!, { ...nothing, draft: { ...nothing.draft, ...typed } })
      expect(Object.keys(fill)).not.toContain('orderDescription')
      expect(Object.keys(fill)).not.toContain('orderAmount')
      expect(Object.keys(fill)).not.toContain('coldBagNeeded')
    }
  })

  it('replaces goods and payment method that another customer filled in, also with none', () => {
    const filled = { orderDescription: 'Cake', orderAmount: '90', paymentMethod: 'CASH_ON_DELIVERY' } as const
    const [karel] = customersOf({ items: '', method: 'PAYMENT_ON_DELIVERY' })
    const draft = { ...nothing.draft, ...filled }
    expect(fillOfCustomer(karel!, { ...nothing, draft, filled })).toMatchObject({
      orderDescription: '',
      orderAmount: '',
      paymentMethod: 'PAID',
    })
  })

  it('asks for a cold bag only where they exist (OP-63)', () => {
    expect(fillOfCustomer(jana!, { ...nothing, offersColdBag: false }).coldBagNeeded).toBe(false)
  })

  it('never fills in a payment method that is not offered, nor replaces a chosen one (VAL-14, ADDR-23)', () => {
    const anyMethod = fc.constantFrom(...PAYMENT_METHODS)
    fc.assert(
      fc.property(
        fc.subarray([...PAYMENT_METHODS]),
        anyMethod,
        anyMethod,
        fc.boolean(),
        (available, usual, chosen, isPaymentChosen) => {
          const [customer] = customersOf({ method: usual })
          const initialMethod: PaymentMethod | '' = available.includes('PAID') ? 'PAID' : ''
          const draft = { ...nothing.draft, paymentMethod: isPaymentChosen ? chosen : initialMethod }
          const { paymentMethod } = fillOfCustomer(customer!, {
            ...nothing,
            available,
            initialMethod,
            isPaymentChosen,
            draft,
          })
          const filled = available.includes(usual) ? usual : initialMethod
          expect(paymentMethod).toBe(isPaymentChosen ? undefined : filled)
        },
      ),
    )
  })

  it('keeps the payment method of a restored draft (VAL-14)', () => {
    const draft = { ...nothing.draft, paymentMethod: 'PAYMENT_ON_DELIVERY' } as const
    expect(fillOfCustomer(jana!, { ...nothing, draft }).paymentMethod).toBeUndefined()
  })

  it('leaves the age check to the person', () => {
    expect(Object.keys(fillOfCustomer(jana!, nothing))).not.toContain('ageValidation')
  })
})
