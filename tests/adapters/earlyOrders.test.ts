import { describe, expect, it } from 'vitest'
import type { OrderJson } from '../../contract/orders.ts'
import type { EarlyCall } from '../../src/adapters/http/earlyCalls.ts'
import { earlyOrders } from '../../src/adapters/http/earlyOrders.ts'
import { anOrderJson } from '../support/anOrderJson.ts'

const call = (text: string, status = 200, vendorId = 'bistro'): EarlyCall => ({
  url: 'https://portal.test/orders',
  authorization: 'Bearer a|b',
  at: 0,
  answer: Promise.resolve({ status, headers: new Headers(), text: () => Promise.resolve(text) }),
  ...(vendorId !== '' && { vendorId }),
})
const list = (orders: ReadonlyArray<OrderJson>, key?: string) =>
  JSON.stringify({ data: { result: { data: orders, ...(key !== undefined && { pagination_key: key }) } } })

describe('earlyOrders', () => {
  it('returns today’s and the scheduled orders as domain orders (TRACK-18)', async () => {
    const scheduled = anOrderJson({ order_id: 'bistro-2', status: 'NEW' })
    const early = await earlyOrders([call(list([anOrderJson()])), call(list([scheduled]))], 'CZK')
    expect(early?.vendorId).toBe('bistro')
    expect(early?.orders.map(({ id, status }) => [id, status])).toEqual([
      ['bistro-1', 'PICKED_UP'],
      ['bistro-2', 'NEW'],
    ])
    expect(early?.isComplete).toBe(true)
  })

  it('waits when the page has to request its vendors first (NAV-08)', async () => {
    const vendors = {
      ...call('{}', 200, ''),
      answer: Promise.resolve({ status: 200, headers: new Headers(), text: () => Promise.resolve('{}') }),
    }
    const calls = [vendors]
    void vendors.answer.then(() => calls.push(call(list([anOrderJson()]))))
    expect((await earlyOrders(calls, 'CZK'))?.orders).toHaveLength(1)
  })

  it('reports an incomplete list when a page of orders has a next page (TRACK-18)', async () => {
    expect((await earlyOrders([call(list([anOrderJson()], 'more')), call(list([]))], 'CZK'))?.isComplete).toBe(false)
  })

  it.each([
    ['the page requested none', () => [call(list([anOrderJson()]), 200, '')]],
    ['one request was refused', () => [call(list([anOrderJson()])), call('{}', 401)]],
    ['an answer is invalid JSON', () => [call('<html>')]],
    ['an answer is of another shape', () => [call('{"data":{}}')]],
    ['an order has no customer', () => [call(list([anOrderJson({ customer: undefined as never })]))]],
    ['an order has an unreadable time', () => [call(list([anOrderJson({ created_at: 'yesterday' })]))]],
    ['a request failed', () => [{ ...call(''), answer: Promise.reject(new TypeError('Failed to fetch')) }]],
  ])('returns nothing when %s', async (_, calls) => {
    expect(await earlyOrders(calls(), 'CZK')).toBeUndefined()
  })
})
