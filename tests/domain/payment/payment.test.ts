import { describe, expect, it } from 'vitest'
import { paymentMethodLabel } from '../../../src/domain/payment/availablePaymentMethods.ts'
import { BULK_PAYMENT_TYPES } from '../../../src/domain/payment/bulkPaymentType.ts'
import { CARD_PROVIDERS, cardProvider } from '../../../src/domain/payment/cardProvider.ts'
import { collectedAtTheDoor } from '../../../src/domain/payment/collectedAtTheDoor.ts'
import { isOnlinePaymentActivated } from '../../../src/domain/payment/onlinePayment.ts'
import { isPaymentMethod, PAYMENT_METHODS } from '../../../src/domain/market/paymentMethod.ts'

describe('collectedAtTheDoor', () => {
  const amount = { minor: 250_00, currency: 'CZK' } as const

  it.each([
    ['CASH_ON_DELIVERY', amount],
    ['PAYMENT_ON_DELIVERY', amount],
    ['PAID', undefined],
    ['NONE', undefined],
    ['', undefined],
  ] as const)('returns for %j the amount %j (PAY-07, OP-53)', (method, collected) => {
    expect(collectedAtTheDoor(method, amount)).toBe(collected)
  })

  it('returns undefined without an amount (PAY-07)', () => {
    expect(collectedAtTheDoor('CASH_ON_DELIVERY', undefined)).toBeUndefined()
  })
})

describe('cardProvider', () => {
  it('knows two providers (PAY-10)', () => {
    expect(CARD_PROVIDERS).toEqual(['cybersource_creditcard', 'generic_creditcard'])
  })

  it('returns the first with flag CyberSourceCreditCard and the other without it (PAY-10)', () => {
    expect(cardProvider(true)).toBe('cybersource_creditcard')
    expect(cardProvider(false)).toBe('generic_creditcard')
  })
})

describe('isOnlinePaymentActivated', () => {
  it.each([
    ['true', true],
    [' True ', true],
    ['false', false],
    ['', false],
    ['1', false],
  ])('reads parameter %j as %s (PAY-09)', (parameter, activated) => {
    expect(isOnlinePaymentActivated(parameter)).toBe(activated)
  })
})

describe('The three payment vocabularies', () => {
  it('are the methods of an order, the types of a bulk file, and the labels of the form (CON-10, PAY-01, PAY-02)', () => {
    expect(PAYMENT_METHODS).toEqual(['NONE', 'PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'])
    expect(BULK_PAYMENT_TYPES).toEqual(['PAID', 'CASH_ON_DELIVERY', 'ONLINE_PAYMENT'])
    expect(BULK_PAYMENT_TYPES.filter((type) => !isPaymentMethod(type))).toEqual(['ONLINE_PAYMENT'])
    expect(PAYMENT_METHODS.map((method) => paymentMethodLabel(method, () => true))).toEqual([
      'cash-on-pick-up',
      'no-cash',
      'cash-on-delivery',
      'payment-on-delivery',
    ])
  })
})
