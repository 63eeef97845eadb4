import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderSearch, rememberSearch, MAX_SEARCH_HISTORY } from '../../../src/domain/order/orderSearch.ts'
import { anOrder } from '../../support/anOrder.ts'

describe('orderSearch', () => {
  it.each([
    ['part of the order id', '7f3k'],
    ['the whole order id', 'pekarna-u-mostu-7f3k2'],
    ['its code (CODE-05)', 'K7R2'],
    ['its code in small letters with spaces (CODE-05)', 'k7 r2'],
    ['part of the phone number', '777123'],
    ['the phone number with other spaces', '+4207 771 23456'],
    ['part of the customer name', 'Nov'],
    ['the name across its space', 'JanaNov'],
    ['the name with spaces of its own', ' Ja na  Nová '],
    ['a name typed in small letters', 'nováková'],
    ['a name typed without diacritics', 'novakova'],
    ['a phone number in Arabic digits', '٧٧٧١٢٣'],
  ])('finds an order by %s (TRACK-21)', (_, text) => {
    expect(orderSearch(text)(anOrder())).toBe(true)
  })

  it.each([
    ['Jürgen Groß', 'gross'],
    ['Işıl İnan', 'isil inan'],
    ['Đorđe Łukasz', 'dorde lukasz'],
    ['أحمد مصطفى', 'احمد مصطفي'],
    ['مُحَمَّد', 'محمد'],
    ['น้ำผึ้ง', 'นำผึง'],
    ['ﾀﾅｶ', 'たなか'],
    ['\u1000\u103B\u103D', '\u1000\u103D\u103B'],
    ['novakova', 'Nováková'],
  ])('finds the customer %s typed as %s (TRACK-21)', (name, text) => {
    const order = anOrder()
    expect(orderSearch(text)({ ...order, customer: { ...order.customer, name } })).toBe(true)
  })

  it.each([
    ['unrelated text', 'Petr'],
    ['the description', 'loaves'],
    ['the address', 'Vinohradská'],
    ['text across two fields', '456Jana'],
  ])('does not find an order by %s (TRACK-21)', (_, text) => {
    expect(orderSearch(text)(anOrder())).toBe(false)
  })

  it.each(['', '   ', '\t'])('passes every order for the blank text "%s" (TRACK-21)', (text) => {
    expect(orderSearch(text)(anOrder())).toBe(true)
  })

  it('finds an order by any part of its phone number, wherever spaces are typed (TRACK-21)', () => {
    const digits = '+420777123456'
    const piece = fc.tuple(fc.nat({ max: 12 }), fc.integer({ min: 1, max: 13 })).map(([from, length]) =>
      digits
        .slice(from, from + length)
        .split('')
        .join(' '),
    )
    fc.assert(fc.property(piece, (text) => orderSearch(text)(anOrder())))
  })
})

describe('rememberSearch', () => {
  const remembered = (...keys: ReadonlyArray<string>) => keys.reduce<ReadonlyArray<string>>(rememberSearch, [])

  it('puts the newest key in front, trimmed (TRACK-23, OP-45)', () => {
    expect(remembered('jana', '  777 123 ')).toEqual(['777 123', 'jana'])
  })

  it('ignores empty keys (TRACK-23)', () => {
    expect(remembered('jana', '', '   ')).toEqual(['jana'])
  })

  it('moves a known key to the front (TRACK-23, OP-45)', () => {
    expect(remembered('jana', 'petr', ' jana')).toEqual(['jana', 'petr'])
  })

  it('keeps only the newest of equivalent keys (TRACK-23)', () => {
    expect(remembered('Nováková', 'petr', 'novakova')).toEqual(['novakova', 'petr'])
  })

  it('keeps at most 10 keys and drops the oldest (TRACK-23, CONST-15, OP-45)', () => {
    const keys = Array.from({ length: 11 }, (_, n) => `key ${n}`)
    expect(MAX_SEARCH_HISTORY).toBe(10)
    expect(remembered(...keys.slice(0, 10))).toHaveLength(10)
    expect(remembered(...keys)).toEqual(keys.slice(1).toReversed())
  })

  it('always returns a short history without duplicates and empty keys (TRACK-23, CONST-15)', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 2 }), { maxLength: 30, size: 'max' }), (keys) => {
        const history = remembered(...keys)
        expect(history.length).toBeLessThanOrEqual(10)
        expect(new Set(history).size).toBe(history.length)
        expect(history.filter((key) => key === '' || key !== key.trim())).toEqual([])
      }),
    )
  })

  it('ignores a key of ten thousand characters, which matches nothing (TRACK-21, TRACK-23)', () => {
    const endless = 'x'.repeat(10_000)
    expect(orderSearch(endless)(anOrder())).toBe(false)
    expect(rememberSearch(['Jana'], endless)).toEqual(['Jana'])
  })
})
