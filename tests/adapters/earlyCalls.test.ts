import vm from 'node:vm'
import { describe, expect, it } from 'vitest'
import { inlineScript } from '../../build/inlineScripts.ts'
import { pathOf } from '../../contract/endpoint.ts'
import { listOrders } from '../../contract/orders.ts'
import { deviceNow } from '../../src/adapters/clock/deviceNow.ts'
import { fetchAfterEarlyCalls, type EarlyCall } from '../../src/adapters/http/earlyCalls.ts'
import { MINUTE, plus, type Instant } from '../../src/domain/instant.ts'
import { startOfDay } from '../../src/domain/market/countryDay.ts'
import { aSession } from '../support/aSession.ts'

const ORIGIN = 'https://portal.test'
const ZONE = 'Europe/Prague'
const VENDORS = `${ORIGIN}/orders/api/v1/vendors`
const ORDERS = ORIGIN + pathOf(listOrders, { vendorId: 'bistro' })
const AUTHORIZATION = 'Bearer access-first|id-first'
const now: Instant = deviceNow()

interface Visit {
  readonly path: string
  readonly kept?: string
  readonly data?: Readonly<Record<string, string>>
  readonly vendors?: ReadonlyArray<{ readonly vendor_id: string; readonly is_parent: boolean }>
  readonly backEnd?: string
}

/** Runs the script in a page that has only what the script uses. */
const open = async ({ path, kept, data = {}, vendors = [], backEnd }: Visit) => {
  const asked: Array<{ readonly url: string; readonly authorization: string | null }> = []
  const window: { earlyCalls?: Array<EarlyCall> } = {}
  vm.runInNewContext(await inlineScript('earlyCalls'), {
    window,
    Date: { now: () => now },
    Intl,
    localStorage: { getItem: (name: string) => (name === 'portal.session' ? (kept ?? null) : null) },
    location: { origin: ORIGIN, pathname: path },
    document: { currentScript: { dataset: data }, documentElement: { dataset: { ...(backEnd && { backEnd }) } } },
    fetch: (url: string, init: RequestInit) => {
      asked.push({ url, authorization: new Headers(init.headers).get('authorization') })
      return Promise.resolve(Response.json({ result: { vendors } }))
    },
  })
  await new Promise((resolve) => setTimeout(resolve, 0))
  return { asked, window }
}

const signedIn = JSON.stringify(aSession(plus(now, MINUTE)))

describe('the inline script of early calls', () => {
  it('requests the vendors, and the orders of the addressed vendor since midnight in its country (TRACK-18)', async () => {
    const { asked, window } = await open({ path: '/order-tracking/bistro', kept: signedIn, data: { zone: ZONE } })
    const hour = (moment: number) => Math.floor(moment / (60 * MINUTE)) * 3_600
    expect(asked.map(({ url }) => url)).toEqual([
      `${ORDERS}?count=200&from=${startOfDay(now, ZONE) / 1_000}`,
      `${ORDERS}?count=200&from=${hour(now)}&to=${hour(now + 49 * 60 * MINUTE - 1)}&scheduled=true`,
      VENDORS,
    ])
    expect(window.earlyCalls?.map(({ vendorId }) => vendorId)).toEqual(['bistro', 'bistro', undefined])
    expect(new Set(asked.map(({ authorization }) => authorization))).toEqual(new Set([AUTHORIZATION]))
  })

  it('requests the orders of the first parent vendor when the address names no vendor (NAV-08)', async () => {
    const vendors = [
      { vendor_id: 'corner', is_parent: false },
      { vendor_id: 'bistro', is_parent: true },
    ]
    const { asked } = await open({ path: '/order-tracking', kept: signedIn, data: { zone: ZONE }, vendors })
    expect(asked.filter(({ url }) => url.startsWith(ORDERS))).toHaveLength(2)
  })

  it('requests the back end that the page names (COUNTRY-10)', async () => {
    const backEnd = JSON.stringify({ calls: 'https://api.brand.test/cz' })
    const { asked } = await open({ path: '/order-tracking/bistro', kept: signedIn, data: { zone: ZONE }, backEnd })
    expect(new Set(asked.map(({ url }) => url.split('/orders/')[0]))).toEqual(new Set(['https://api.brand.test/cz']))
  })

  it('requests no orders on a page that lists none (REQ-01)', async () => {
    const { asked } = await open({ path: '/request-a-rider/bistro', kept: signedIn })
    expect(asked.map(({ url }) => url)).toContain(VENDORS)
    expect(asked.some(({ url }) => url.startsWith(ORDERS))).toBe(false)
  })

  it.each([
    ['a signed-out user', undefined],
    ['a user whose tokens have expired', JSON.stringify(aSession(now))],
    ['an unreadable session', '{'],
  ])('requests nothing for %s (SESS-01)', async (_, kept) => {
    const { asked } = await open({
      path: '/order-tracking/bistro',
      data: { zone: ZONE },
      ...(kept !== undefined && { kept }),
    })
    expect(asked).toEqual([])
  })

  it('preloads the files of the page', async () => {
    const links: Array<Readonly<Record<string, unknown>>> = []
    vm.runInNewContext(await inlineScript('filesBehind'), {
      document: {
        currentScript: { dataset: { files: '/assets/a.js /assets/a.css' } },
        head: { append: (link: Readonly<Record<string, unknown>>) => void links.push(link) },
        createElement: () => ({}),
      },
    })
    expect(links).toEqual([
      { rel: 'modulepreload', crossOrigin: '', href: '/assets/a.js' },
      { rel: 'preload', as: 'style', crossOrigin: '', href: '/assets/a.css' },
    ])
  })
})

describe('fetchAfterEarlyCalls', () => {
  const from = Math.floor(now / 1_000)
  const at = (url: string) => ({
    url,
    authorization: AUTHORIZATION,
    at: now,
    answer: Promise.resolve(new Response('early')),
  })
  const later = () => Promise.resolve(new Response('asked'))
  const asking = async (early: string, wanted: string, authorization = AUTHORIZATION, method = 'GET') => {
    const window = { earlyCalls: [at(early)], fetch: later, location: { href: `${ORIGIN}/` } as Location }
    const fetch = fetchAfterEarlyCalls(window, () => undefined)
    const ask = async () => (await fetch(wanted, { method, headers: { authorization } })).text()
    return [await ask(), await ask()]
  }

  it('hands out an early answer once and sends the repeat (TRACK-18)', async () => {
    expect(await asking(VENDORS, VENDORS)).toEqual(['early', 'asked'])
  })

  it('matches the same query with times up to a minute later, in any parameter order (TRACK-18)', async () => {
    const early = `${ORDERS}?count=200&from=${from}&to=${from + 10}`
    expect((await asking(early, `${ORDERS}?from=${from + 60}&to=${from + 70}&count=200`))[0]).toBe('early')
    expect((await asking(early, `${ORDERS}?from=${from + 61}&to=${from + 70}&count=200`))[0]).toBe('asked')
    expect((await asking(early, `${ORDERS}?from=${from - 1}&to=${from + 10}&count=200`))[0]).toBe('asked')
    expect((await asking(early, `${ORDERS}?from=${from}&to=${from + 10}&count=100`))[0]).toBe('asked')
  })

  it('reports the time at which an early answer was requested, as for any other answer', async () => {
    const told: number[] = []
    const window = { earlyCalls: [at(VENDORS)], fetch: later, location: { href: `${ORIGIN}/` } as Location }
    const fetch = fetchAfterEarlyCalls(window, (_, askedAt) => told.push(askedAt))
    const before = Date.now()
    for (const _ of [1, 2]) await fetch(VENDORS, { headers: { authorization: AUTHORIZATION } })
    expect(told[0]).toBe(now)
    expect(told[1]).toBeGreaterThanOrEqual(before)
  })

  it('never hands out an answer for another user, address or method (CON-16)', async () => {
    expect((await asking(VENDORS, VENDORS, 'Bearer other|other'))[0]).toBe('asked')
    expect((await asking(VENDORS, `${VENDORS}/x`))[0]).toBe('asked')
    expect((await asking(VENDORS, VENDORS, AUTHORIZATION, 'POST'))[0]).toBe('asked')
  })
})
