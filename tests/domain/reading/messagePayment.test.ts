import { describe, expect, it } from 'vitest'
import { PAYMENT_METHODS } from '../../../src/domain/market/paymentMethod.ts'
import { findPayment, withShortCash } from '../../../src/domain/reading/messagePayment.ts'

describe('findPayment', () => {
  it.each([
    ['cash, not paid', { method: 'CASH_ON_DELIVERY', from: 0, to: 4 }],
    ['already paid, no cash', { method: 'PAID', from: 0, to: 12 }],
    ['paid or cash', { method: 'PAID', from: 0, to: 4 }],
    ['cash or card on delivery', { method: 'CASH_ON_DELIVERY', from: 0, to: 4 }],
    ['zaplaceno hotove', { method: 'PAID', from: 0, to: 9 }],
    ['現金払い カード', { method: 'CASH_ON_DELIVERY', from: 0, to: 4 }],
    ['not paid', undefined],
  ])('reads %j as %j', (text, payment) => {
    expect(findPayment(text, PAYMENT_METHODS)).toEqual(payment)
  })

  it.each([
    ['zaplati kartou u kuryra', 'PAYMENT_ON_DELIVERY'],
    ['kapida odeme, kartla odeyecek', 'PAYMENT_ON_DELIVERY'],
    ['현장 카드결제예요', 'PAYMENT_ON_DELIVERY'],
    ['카드결제 완료 문 앞', 'PAID'],
    ['zahlt mit karte, tur 14', undefined],
    ['kart kapida birakin', undefined],
    ['give the card to the rider', undefined],
    ['bude platit', undefined],
    ['platba kartou kuryrovi', 'PAYMENT_ON_DELIVERY'],
    ['pay by card to the rider', 'PAYMENT_ON_DELIVERY'],
    ['predejte kartu kuryrovi', undefined],
    ['kartou', undefined],
    ['betaler med kort ved dora', 'PAYMENT_ON_DELIVERY'],
    ['will pay by card', 'PAYMENT_ON_DELIVERY'],
    ['bezahlt wird mit karte an der tur', 'PAYMENT_ON_DELIVERY'],
    ['จ่ายเงินผ่านพร้อมเพย์เรียบร้อยแล้ว', 'PAID'],
    ['已經用line pay付清了', 'PAID'],
    ['ยังไม่จ่าย', undefined],
    ['jazzcash kar diya hai', 'PAID'],
    ['zaloha 300 kc uz zaplaceno', undefined],
    ['bill 1850 paid 500 advance', undefined],
    ['paid $20 as deposit', undefined],
    ['paid a deposit of 20, rest cash', 'CASH_ON_DELIVERY'],
    ['zaplaceno 200 kc zaloha', undefined],
    ['paid in advance', 'PAID'],
    ['paid 1850, no deposit', 'PAID'],
  ])('reads %j as %s; a card without a place is no payment on delivery', (text, method) => {
    expect(findPayment(text, PAYMENT_METHODS)?.method).toBe(method)
  })

  it.each([
    ['betalt med vipps, tack', 'betalt med vipps'],
    ['paid via paynow already', 'paid via paynow already'],
    ['will pay by card on delivery', 'will pay by card on delivery'],
    ['이체했어요 문 앞', '이체했어요'],
  ])('reads in %j with what it is paid: %j', (text, words) => {
    const found = findPayment(text, PAYMENT_METHODS)
    expect(found && text.slice(found.from, found.to)).toBe(words)
  })

  it('ignores methods that are not offered', () => {
    expect(findPayment('paid or cash', ['CASH_ON_DELIVERY'])).toEqual({
      method: 'CASH_ON_DELIVERY',
      from: 8,
      to: 12,
    })
  })
})

describe('withShortCash', () => {
  it.each([
    ['cash on delivery 350', 'cash             350'],
    ['cod 350', 'cod 350'],
    ['貨到付款 350', '貨到付款 350'],
  ])('replaces %j by %j', (text, short) => {
    expect(withShortCash(text)).toBe(short)
  })
})
