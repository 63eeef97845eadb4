import { delay, http, HttpResponse } from 'msw'
import vm from 'node:vm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { inlineScript } from '../../build/inlineScripts.ts'
import { fetchAfterEarlyCalls, type EarlyCall } from '../../src/adapters/http/earlyCalls.ts'
import { makeLightPublicOrders } from '../../src/adapters/http/LightPublicOrders.ts'
import { aPublicOrder, aPublicOrderJson } from '../support/aPublicOrder.ts'
import { answeringServer } from '../support/answeringServer.ts'

const BASE = 'https://cz.dobrego.test'
const ADDRESS = `${BASE}/orders/api/v1/order/public`
const id = aPublicOrder().id

const server = answeringServer()

const orders = makeLightPublicOrders(BASE, (input, init) => fetch(input, init))

/** Gives every call the same answer and records the requests. */
const answering = (answer: () => Response | Promise<Response>) => {
  const asked: Array<Request> = []
  server.use(
    http.get(ADDRESS, ({ request }) => {
      asked.push(request)
      return answer()
    }),
  )
  return asked
}
const read = (
  wanted: { readonly id: string; readonly vendorId?: string } = { id },
  signal = new AbortController().signal,
) => orders.read(wanted, signal)

describe('LightPublicOrders', () => {
  it('calls the service once, without a session, and returns the order (TRACK-28)', async () => {
    const asked = answering(() => HttpResponse.json(aPublicOrderJson()))
    expect(await read()).toEqual({ kind: 'found', order: aPublicOrder() })
    expect(asked.map(({ url, headers }) => [url, headers.get('authorization')])).toEqual([
      [`${ADDRESS}?orderId=${id}`, null],
    ])
  })

  it('sends the vendor of the address (OP-60)', async () => {
    const asked = answering(() => HttpResponse.json(aPublicOrderJson()))
    await read({ id, vendorId: 'other' })
    expect(asked[0]?.url).toBe(`${ADDRESS}?orderId=${id}&vendorId=other`)
  })

  it.each(['', 'x'.repeat(10_000), '../../vendors', 'a b', '%', '💥'])(
    'makes no call for the malformed id "%s"',
    async (rubbish) => {
      const asked = answering(() => HttpResponse.json(aPublicOrderJson()))
      expect(await read({ id: rubbish })).toEqual({ kind: 'unknown' })
      expect(await read({ id, vendorId: rubbish })).toEqual({ kind: 'unknown' })
      expect(asked).toEqual([])
    },
  )

  it.each([
    ['a 404', () => new HttpResponse('{}', { status: 404 }), { kind: 'unknown' }],
    ['a 429', () => new HttpResponse('', { status: 429 }), { kind: 'unavailable', reason: 'too-many' }],
    [
      'a 429 with Retry-After',
      () => new HttpResponse('', { status: 429, headers: { 'retry-after': '30' } }),
      { kind: 'unavailable', reason: 'too-many', retryAfter: 30_000 },
    ],
    ['a 503', () => new HttpResponse('', { status: 503 }), { kind: 'unavailable', reason: 'server-fault' }],
    [
      'an HTML page',
      () => HttpResponse.html('<p>Welcome to the hotel'),
      { kind: 'unavailable', reason: 'unreadable-answer' },
    ],
    [
      'an incomplete order',
      () => HttpResponse.json({ order_id: id }),
      { kind: 'unavailable', reason: 'unreadable-answer' },
    ],
    ['a 418', () => new HttpResponse('{}', { status: 418 }), { kind: 'unavailable', reason: 'unreadable-answer' }],
    ['a network error', () => HttpResponse.error(), { kind: 'unavailable', reason: 'offline' }],
  ])('returns a value after a single attempt for %s', async (_, answer, expected) => {
    const asked = answering(answer)
    expect(await read()).toEqual(expected)
    expect(asked).toHaveLength(1)
  })

  it('gives up after 15 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const never = makeLightPublicOrders(
      BASE,
      (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    )
    const answer = never.read({ id }, new AbortController().signal)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await answer).toEqual({ kind: 'unavailable', reason: 'timeout' })
    vi.useRealTimers()
  })

  it.each([
    { status: 404, body: { errors: [{ code: 'NOT_FOUND', message: 'No such order' }] }, isOffered: true },
    { status: 404, body: 'Not Found', isOffered: false },
    { status: 405, body: '', isOffered: false },
    { status: 501, body: {}, isOffered: false },
  ])('knows by $status with $body whether the back end has public orders: $isOffered (ADR 128)', async (answer) => {
    const { status, body, isOffered } = answer
    answering(() => HttpResponse.json(body, { status }))
    const notOffered = vi.fn<() => void>()
    const theirs = makeLightPublicOrders(BASE, (input, init) => fetch(input, init), notOffered)
    expect(await theirs.read({ id }, new AbortController().signal)).toEqual({ kind: 'unknown' })
    expect(notOffered).toHaveBeenCalledTimes(isOffered ? 0 : 1)
  })

  it('stops when the page is left', async () => {
    answering(async () => {
      await delay('infinite')
      return HttpResponse.error()
    })
    const leaving = new AbortController()
    const answer = read({ id }, leaving.signal)
    leaving.abort()
    expect(await answer).toEqual({ kind: 'unavailable', reason: 'offline' })
  })
})

describe('the inline script of public pages', () => {
  let script: string
  beforeAll(async () => {
    script = await inlineScript('earlyPublicOrder')
  })

  const open = (pathname: string, search = '') => {
    const asked: Array<string> = []
    const window: { earlyCalls?: Array<EarlyCall> } = {}
    vm.runInNewContext(script, {
      window,
      Date,
      URLSearchParams,
      decodeURIComponent,
      location: { origin: BASE, pathname, search },
      document: { documentElement: { dataset: {} } },
      fetch: (url: string) => {
        asked.push(url)
        return Promise.resolve(Response.json(aPublicOrderJson()))
      },
    })
    return { asked, window }
  }

  it('requests the order, and the page’s own first request takes that answer (TRACK-28)', async () => {
    const { asked, window } = open(`/tracking/${id}`)
    expect(asked).toEqual([`${ADDRESS}?orderId=${id}`])
    let more = 0
    const early = fetchAfterEarlyCalls(
      {
        ...window,
        location: { href: `${BASE}/tracking/${id}` } as Location,
        fetch: () => {
          more += 1
          return Promise.resolve(Response.json(aPublicOrderJson()))
        },
      },
      () => undefined,
    )
    const look = () => makeLightPublicOrders(BASE, early).read({ id }, new AbortController().signal)
    expect(await look()).toMatchObject({ kind: 'found' })
    expect(more).toBe(0)
    expect(await look()).toMatchObject({ kind: 'found' })
    expect(more).toBe(1)
  })

  it('sends the vendor of the address, and survives an address that cannot be decoded (OP-60)', () => {
    expect(open(`/tracking-c2c/${id}`, '?vendorId=other&utm=1').asked).toEqual([
      `${ADDRESS}?orderId=${id}&vendorId=other`,
    ])
    expect(open('/tracking/%E0%A4%A').asked).toEqual([])
  })
})
