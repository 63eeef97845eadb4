import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { matchRoutes } from 'react-router'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageList } from '../../build/pageList.ts'
import { basePath } from '../../src/domain/session/deviceLoginPath.ts'
import { routesForStrangers } from '../support/routesForStrangers.ts'
import { startService, type ServiceInProcess } from '../support/serviceInProcess.ts'

let service: ServiceInProcess
let portalDir: string

const write = (name: string) => {
  const file = path.join(portalDir, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, path.basename(name))
}

beforeAll(async () => {
  portalDir = mkdtempSync(path.join(tmpdir(), 'portal-'))
  const open = ['public-tracking', 'sender-tracking', 'prohibited-items', 'delivery-receipt']
  for (const page of [
    'landing',
    'connect',
    ...open,
    'not-found',
    'request',
    'tracking',
    'history',
    'bulk',
    'help-screen',
  ])
    write(`pages/dobrego-cz/cs/${page}.html`)
  for (const page of ['not-found', 'sender-tracking', 'prohibited-items']) write(`pages/ferrywing-hk/en/${page}.html`)
  write('pages/ferrywing-sg/en/not-found.html')
  write('assets/main-abc.js')
  writeFileSync(path.join(portalDir, 'pages', 'pages.json'), JSON.stringify(pageList))
  service = await startService({ settings: { portalDir } })
})
afterAll(async () => {
  await service.close()
  rmSync(portalDir, { recursive: true })
})

const get = (url: string, host = 'localhost') => service.app.inject({ url, headers: { host } })

it.each([
  ['/request-a-rider', 'request.html'],
  ['/request-a-rider/bistro/payment?x=1', 'request.html'],
  ['/request-a-rider/v1/any/thing', 'request.html'],
  ['/order-tracking', 'tracking.html'],
  ['/order-tracking/bistro', 'tracking.html'],
  ['/order-tracking/bistro%2Ffirst', 'tracking.html'],
  ['/tracking/bistro-1', 'public-tracking.html'],
  ['/tracking/bistro-1?vendorId=bistro', 'public-tracking.html'],
  [`/tracking/${'x'.repeat(10_000)}`, 'public-tracking.html'],
  ['/delivery-receipt/bistro-1?evidence', 'delivery-receipt.html'],
  ['/history', 'history.html'],
  ['/history/bistro?range=past-week', 'history.html'],
  ['/bulk-order/bistro/job-1', 'bulk.html'],
  ['/helpcenter', 'help-screen.html'],
  ['/odwp/order-tracking/bistro', 'tracking.html'],
  ['/odwp', 'landing.html'],
  ['/connect/', 'connect.html'],
  ['/Connect', 'connect.html'],
  ['/', 'landing.html'],
])('%s is served by the page of its screen: %s (ROUTE-07)', async (url, page) => {
  const { statusCode, body } = await get(url)
  expect([statusCode, body]).toEqual([200, page])
})

it.each([
  '/no-such-page',
  '/order-tracking-x',
  '/order-tracking/bistro/x',
  '/bulk-order/bistro/job-1/x',
  '/history/bistro/x',
  '/connect/x',
  '/tracking',
  '/tracking/bistro-1/x',
  '/delivery-receipt',
  '/tracking-c2c/bistro-1',
  '/prohibiteditems-c2c',
  '/odwp/no-such-page',
])('%s, which no page answers, is the page of unknown addresses with status 404 (ROUTE-21)', async (url) => {
  const { statusCode, body } = await get(url)
  expect([statusCode, body]).toEqual([404, 'not-found.html'])
})

it('the service finds a page exactly for the addresses for which the router does (ROUTE-21)', async () => {
  const segments = fc.constantFrom('order-tracking', 'History', 'bulk-order', 'tracking', 'odwp', 'a', 'a-1', 'x%2Fy')
  const url = fc
    .tuple(fc.array(segments, { maxLength: 4 }), fc.boolean())
    .map(([parts, withSlash]) => `/${parts.join('/')}${withSlash && parts.length > 0 ? '/' : ''}`)
  const routes = [...routesForStrangers(false)]
  const isRouted = (address: string) => {
    const found = matchRoutes(routes, new URL(address, 'http://localhost').pathname, basePath(address))
    return found !== null && found.at(-1)?.route.path !== '*'
  }
  await fc.assert(
    fc.asyncProperty(url, async (address) => {
      expect((await get(address)).body !== 'not-found.html').toBe(isRouted(address))
    }),
  )
})

it('the page of unknown addresses is never a page from the cache or a part of one (ROUTE-21)', async () => {
  const first = await get('/no-such-page')
  expect([first.headers.etag, first.headers['last-modified']]).toEqual([undefined, undefined])
  const later = await service.app.inject({
    url: '/no-such-page',
    headers: {
      host: 'localhost',
      'if-modified-since': new Date(Date.now() + 60_000).toUTCString(),
      range: 'bytes=0-3',
    },
  })
  expect([later.statusCode, later.body]).toEqual([404, 'not-found.html'])
})

it.each(['/assets/gone-abc.js', '/assets/', '/terms.pdf'])(
  'a person who opens the missing file %s sees the page of unknown addresses (ROUTE-21)',
  async (url) => {
    const headers = { host: 'localhost', accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    const answer = await service.app.inject({ url, headers })
    expect([answer.statusCode, answer.body]).toEqual([404, 'not-found.html'])
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
    expect((await get(url)).headers['content-type']).toMatch('application/json')
  },
)

it.each([
  ['/tracking-c2c/bistro-1', 'sender-tracking.html'],
  ['/prohibiteditems-c2c', 'prohibited-items.html'],
])('%s is a page in countries with individual senders: %s (C2C-03)', async (url, page) => {
  expect((await get(url, 'ferrywing-hk.localhost')).body).toBe(page)
})

it('an address whose page was not built gets the page of unknown addresses (ROUTE-22)', async () => {
  const { statusCode, body } = await get('/order-tracking', 'ferrywing-sg.localhost')
  expect([statusCode, body]).toEqual([404, 'not-found.html'])
})

it('a built file carries no page-only headers (BUILD-01)', async () => {
  const { headers } = await get('/assets/main-abc.js')
  expect(headers['content-security-policy']).toBeUndefined()
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect((await get('/')).headers['content-security-policy']).toContain("script-src 'self'")
})

it('a page with an order’s id sends no referrer and is not indexed (ROUTE-15, ADR 22)', async () => {
  for (const [url, host] of [
    ['/tracking/bistro-1', 'localhost'],
    ['/tracking-c2c/bistro-1', 'ferrywing-hk.localhost'],
  ] as const) {
    const { headers } = await get(url, host)
    expect([headers['referrer-policy'], headers['x-robots-tag']]).toEqual(['no-referrer', 'noindex, nofollow'])
  }
  const { headers } = await get('/prohibiteditems-c2c', 'ferrywing-hk.localhost')
  expect([headers['referrer-policy'], headers['x-robots-tag']]).toEqual(['same-origin', undefined])
})
