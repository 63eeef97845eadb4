import { describe, expect, it } from 'vitest'
import { historySearch, mayBePhone, passesSearch } from '../../../src/domain/history/historySearch.ts'
import { anOrder } from '../../support/anOrder.ts'

const OWN = ['retez']
const WITH_OUTLETS = ['retez', 'retez-1', 'retez-2']

describe('historySearch', () => {
  it.each([
    ['retez-7f3k2m', OWN, { kind: 'order', vendorId: 'retez', orderId: 'retez-7f3k2m' }],
    ['  RETEZ-7f3k2m ', OWN, { kind: 'order', vendorId: 'retez', orderId: 'retez-7f3k2m' }],
    ['retez-1-7f3k2m', WITH_OUTLETS, { kind: 'order', vendorId: 'retez-1', orderId: 'retez-1-7f3k2m' }],
    ['pekarna-7f3k2m', OWN, { kind: 'foreign-order' }],
    ['pekarna-7f3k2m', WITH_OUTLETS, { kind: 'foreign-order' }],
    ['retez-', OWN, { kind: 'text', text: 'retez-' }],
    ['retez', OWN, { kind: 'text', text: 'retez' }],
    ['Anna-Marie', OWN, { kind: 'text', text: 'Anna-Marie' }],
    ['Dlouhá 12-14', OWN, { kind: 'text', text: 'Dlouhá 12-14' }],
    [' ', OWN, { kind: 'everything' }],
  ])('interprets "%s" for the vendors %j as %o (HIST-11, OP-44)', (text, vendorIds, meaning) => {
    expect(historySearch(text, vendorIds, undefined)).toEqual(meaning)
  })

  it('interprets a phone number as a customer (HIST-12, TRACK-22)', () => {
    const number = '+420602000000'
    expect(historySearch('602 000 000', OWN, number)).toEqual({ kind: 'phone', number })
    expect(historySearch('602-000-000000', OWN, undefined)).toEqual({ kind: 'foreign-order' })
  })

  it.each([
    ['602 000 000', true],
    ['+420 (602) 000-000', true],
    ['٩٦٥٥٠٠٠٠', true],
    ['1234', false],
    ['12 Anna', false],
    ['cz1001-22222222', false],
  ])('pre-checks "%s" as a phone number: %s (TRACK-22)', (text, expected) => {
    expect(mayBePhone(text)).toBe(expected)
  })

  it('filters loaded orders by their code, in capitals or small letters (CODE-05)', () => {
    const found = (text: string) => passesSearch(historySearch(text, OWN, undefined))(anOrder({ code: 'K7R2' }))
    expect(['K7R2', 'k7r2', 'P4R2'].map(found)).toEqual([true, true, false])
  })

  it('filters loaded orders by id, phone and name, and none for a foreign id (TRACK-21, HIST-11)', () => {
    const jana = anOrder()
    const found = (text: string) => passesSearch(historySearch(text, OWN, undefined))(jana)
    expect([found('nováková'), found('777123'), found('7f3k'), found('Petr')]).toEqual([true, true, true, false])
    expect([found('pekarna-7f3k2m'), found('')]).toEqual([false, true])
  })

  it('passes all orders that the service found (HIST-11, HIST-12)', () => {
    const order = anOrder({ vendorId: 'retez' })
    expect(passesSearch({ kind: 'phone', number: '+420602000000' })(order)).toBe(true)
    expect(passesSearch({ kind: 'order', vendorId: 'retez', orderId: 'retez-x' })(order)).toBe(true)
  })
})
