import { describe, expect, it } from 'vitest'
import {
  availablePaymentMethods,
  initialPaymentMethod,
  isNotOffered,
  parsePaymentMethods,
  paymentMethodLabel,
} from '../../../src/domain/payment/availablePaymentMethods.ts'
import { isPaymentMethod, PAYMENT_METHODS } from '../../../src/domain/market/paymentMethod.ts'

const ALL = { NONE: true, PAID: true, CASH_ON_DELIVERY: true, PAYMENT_ON_DELIVERY: true }

describe('Payment methods', () => {
  it('are exactly four (PAY-01)', () => {
    expect(PAYMENT_METHODS).toEqual(['NONE', 'PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'])
    expect(isPaymentMethod('ONLINE_PAYMENT')).toBe(false)
  })

  it.each([
    ['PAID,CASH_ON_DELIVERY', ['PAID', 'CASH_ON_DELIVERY']],
    [' PAID , NONE ', ['PAID', 'NONE']],
    ['["PAID","CASH_ON_DELIVERY"]', ['PAID', 'CASH_ON_DELIVERY']],
    [' ["PAID"] ', ['PAID']],
    ['PAID,BARTER,paid', ['PAID']],
    ['["PAID",7,null,"BARTER"]', ['PAID']],
    ['', []],
    ['[]', []],
    ['["PAID"', undefined],
  ])('are parsed from parameter %j, without unknown names (OP-52)', (parameter, methods) => {
    expect(parsePaymentMethods(parameter)).toEqual(methods)
  })

  it('are those that country and vendor both allow (PAY-04)', () => {
    const vendor = { PAID: true, CASH_ON_DELIVERY: false, PAYMENT_ON_DELIVERY: true }
    expect(
      availablePaymentMethods({ country: ['CASH_ON_DELIVERY', 'PAID'], vendor, nonePaymentMethod: false }),
    ).toEqual(['PAID'])
  })

  it('differ between countries: paid online here, cash there (PAY-03)', () => {
    const offered = (parameter: string) =>
      availablePaymentMethods({ country: parsePaymentMethods(parameter), vendor: ALL, nonePaymentMethod: false })
    expect(offered('PAID')).toEqual(['PAID'])
    expect(offered('CASH_ON_DELIVERY,PAYMENT_ON_DELIVERY')).toEqual(['CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'])
  })

  it("are the vendor's alone if the country's cannot be read (OP-52)", () => {
    const vendor = { PAID: true, CASH_ON_DELIVERY: true }
    expect(availablePaymentMethods({ country: undefined, vendor, nonePaymentMethod: true })).toEqual([
      'PAID',
      'CASH_ON_DELIVERY',
    ])
  })

  it('include NONE only with its flag (PAY-05, OP-52)', () => {
    const offered = (nonePaymentMethod: boolean) =>
      availablePaymentMethods({ country: PAYMENT_METHODS, vendor: ALL, nonePaymentMethod })
    expect(offered(false)).toEqual(['PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'])
    expect(offered(true)).toEqual(PAYMENT_METHODS)
  })

  it('do not include NONE for its flag alone (PAY-05, OP-52)', () => {
    expect(
      availablePaymentMethods({ country: PAYMENT_METHODS, vendor: { PAID: true }, nonePaymentMethod: true }),
    ).toEqual(['PAID'])
  })

  it("start with the country's default if it is available, otherwise with none (PAY-08)", () => {
    expect(initialPaymentMethod('', ['PAID', 'CASH_ON_DELIVERY'], 'PAID')).toBe('PAID')
    expect(initialPaymentMethod('', ['CASH_ON_DELIVERY'], 'PAID')).toBe('')
  })

  it('never replace a requested method, even if it is unavailable (VAL-14)', () => {
    expect(initialPaymentMethod('CASH_ON_DELIVERY', ['PAID', 'CASH_ON_DELIVERY'], 'PAID')).toBe('CASH_ON_DELIVERY')
    expect(initialPaymentMethod('PAYMENT_ON_DELIVERY', ['PAID'], 'PAID')).toBe('PAYMENT_ON_DELIVERY')
    expect(isNotOffered('PAYMENT_ON_DELIVERY', ['PAID'])).toBe(true)
    expect(isNotOffered('PAID', ['PAID'])).toBe(false)
    expect(isNotOffered('', ['PAID'])).toBe(false)
  })

  it.each([
    ['CASH_ON_DELIVERY', 'cash-on-delivery', 'cash-on-delivery'],
    ['PAID', 'no-cash', 'no-cash'],
    ['PAYMENT_ON_DELIVERY', 'payment-on-delivery', 'payment-on-delivery'],
    ['NONE', 'none', 'cash-on-pick-up'],
  ] as const)('have labels: %s has %s, with both flags %s (PAY-06, OP-53)', (method, without, withFlags) => {
    expect(paymentMethodLabel(method, () => false)).toBe(without)
    expect(paymentMethodLabel(method, (flag) => flag === 'PayAtPickup')).toBe(without)
    expect(paymentMethodLabel(method, (flag) => flag === 'NonePaymentMethod')).toBe(without)
    expect(paymentMethodLabel(method, () => true)).toBe(withFlags)
  })
})
