import { describe, expect, it } from 'vitest'
import { completeMessagesOf } from '../../../build/texts.ts'
import { LOCALES } from '../../../src/domain/market/languages.ts'
import { readBulkPaymentType } from '../../../src/domain/payment/bulkPaymentType.ts'

describe('readBulkPaymentType', () => {
  it.each([
    ['PAID', 'PAID'],
    ['cash on delivery', 'CASH_ON_DELIVERY'],
    ['Online-Payment', 'ONLINE_PAYMENT'],
    ['ＰＡＩＤ', 'PAID'],
    ['COD', 'CASH_ON_DELIVERY'],
    ['Dobírka', 'CASH_ON_DELIVERY'],
    ['ZAPLACENO', 'PAID'],
    ['代引き', 'CASH_ON_DELIVERY'],
    ['เก็บเงินปลายทาง', 'CASH_ON_DELIVERY'],
    ['Cash', undefined],
    ['Hotově', undefined],
    ['Card', undefined],
    ['not paid', undefined],
    ['PAYMENT_ON_DELIVERY', undefined],
    ['', undefined],
  ])('reads %j as %s (PAY-02)', (text, type) => {
    expect(readBulkPaymentType(text)).toBe(type)
  })

  it.each(LOCALES)('reads the words by which the portal shows the types in %s', (locale) => {
    const messages = completeMessagesOf(locale, ['bulk', 'bulkfile', 'fields', 'request', 'order'])
    const typeShownAs = (wanted: string) => {
      const value = messages.find(({ id }) => id === wanted)?.value
      return typeof value === 'string' ? readBulkPaymentType(value) : undefined
    }
    expect(['bulk-payment-paid', 'payment-cash-on-delivery', 'bulk-payment-online'].map(typeShownAs)).toEqual([
      'PAID',
      'CASH_ON_DELIVERY',
      'ONLINE_PAYMENT',
    ])
  })
})
