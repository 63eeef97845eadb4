import { setImmediate as nextTurn } from 'node:timers/promises'
import { Effect } from 'effect'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { placeOrder } from '../../contract/orders.ts'
import { listVendors } from '../../contract/vendors.ts'
import { makePortalTransport } from '../../src/adapters/http/PortalTransport.ts'
import { startForeignBackEnd, type ForeignBackEnd } from '../foreign/backEnd.ts'

let backEnd: ForeignBackEnd
beforeAll(async () => {
  backEnd = await startForeignBackEnd(() => true)
})
afterEach(() => void vi.useRealTimers())
afterAll(() => backEnd.close())

const missing = { has: () => false, add: () => undefined, subscribe: () => () => undefined }
const unreached = vi.fn()
const transport = () =>
  makePortalTransport(
    backEnd.origin,
    (input, init) => fetch(input, init),
    () => true,
    { takesKeys: false, missing, unreached },
  )
const header = () => `Bearer ${backEnd.tokens().AccessToken}|${backEnd.tokens().IdToken}`
const vendors = () => Effect.runPromise(Effect.flip(transport().sendOnce(listVendors, {}, header())))

const place = { latitude: 50.08, longitude: 14.43 }
const order = {
  vendor_id: 'els-1',
  customer: { name: 'Jana', phone_number: '+420777123456', location: { address: ', , X 1', notes: '', ...place } },
  order: { payment_method: 'PAID' as const, amount: 1, description: '', cold_bag_needed: false },
  delivery_fee: 89,
  signature: 's',
}
const ordering = () => Effect.runPromise(Effect.flip(transport().send(placeOrder, { payload: order }, header())))

describe('a back end of another team', () => {
  it.each([
    ['HTML', 'html', 'unreadable-answer'],
    ['a redirect to a page to sign in', 'sign-in-page', 'unreadable-answer'],
    ['another shape', 'other-shape', 'unreadable-answer'],
    ['nothing', 'nothing', 'unreadable-answer'],
    ['half an answer', 'half', 'unreachable'],
    ['no end of an answer', 'lost', 'unreachable'],
    ['429', 'busy', 'too-many'],
  ] as const)('that answers with %s fails the call and nothing else', async (_, how, reason) => {
    backEnd.trouble(/vendors$/, how)
    expect(await vendors()).toMatchObject({ _tag: 'ServiceUnavailable', reason })
    const answer = await Effect.runPromise(transport().sendOnce(listVendors, {}, header()))
    expect(answer.result.vendors).not.toHaveLength(0)
  })

  it.each(['html', 'sign-in-page', 'other-shape', 'nothing', 'half', 'lost'] as const)(
    'that answers an order with %s leaves its outcome unknown, and gets it once (CON-16)',
    async (how) => {
      const before = backEnd.calls.length
      backEnd.trouble(/\/order$/, how)
      expect(await ordering()).toMatchObject({ reason: 'unknown-outcome' })
      expect(backEnd.calls.slice(before)).toEqual(['POST /orders/api/v1/order'])
    },
  )

  it('that is silent is given up after 15 s, and an order is not sent again (CON-16)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const before = backEnd.calls.length
    backEnd.trouble(/\/order$/, 'silent')
    const failed = ordering()
    while (backEnd.calls.length === before) await nextTurn()
    vi.advanceTimersByTime(15_100)
    expect(await failed).toMatchObject({ reason: 'unknown-outcome' })
    expect(backEnd.calls).toHaveLength(before + 1)
  })
})
