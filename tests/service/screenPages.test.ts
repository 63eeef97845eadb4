import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageList } from '../../build/pageList.ts'
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
  ['/order-tracking', 'tracking.html'],
  ['/order-tracking/bistro', 'tracking.html'],
  ['/tracking/bistro-1', 'public-tracking.html'],
  ['/tracking/bistro-1?vendorId=bistro', 'public-tracking.html'],
  [`/tracking/${'x'.repeat(10_000)}`, 'public-tracking.html'],
  ['/tracking-c2c/bistro-1', 'not-found.html'],
  ['/prohibiteditems-c2c', 'not-found.html'],
  ['/delivery-receipt/bistro-1?evidence', 'delivery-receipt.html'],
  ['/history', 'history.html'],
  ['/history/bistro?range=past-week', 'history.html'],
  ['/bulk-order/bistro/job-1', 'bulk.html'],
  ['/helpcenter', 'help-screen.html'],
  ['/odwp/order-tracking/bistro', 'tracking.html'],
  ['/connect/', 'connect.html'],
  ['/order-tracking-x', 'not-found.html'],
  ['/connect/x', 'not-found.html'],
  ['/', 'landing.html'],
])('%s is served by the page of its screen: %s (ROUTE-07)', async (url, page) => {
  expect((await get(url)).body).toBe(page)
})

it.each([
  ['/tracking-c2c/bistro-1', 'sender-tracking.html'],
  ['/prohibiteditems-c2c', 'prohibited-items.html'],
])('%s is a page in countries with individual senders: %s (C2C-03)', async (url, page) => {
  expect((await get(url, 'ferrywing-hk.localhost')).body).toBe(page)
})

it('an address whose page was not built gets the page of unknown addresses (ROUTE-22)', async () => {
  expect((await get('/order-tracking', 'ferrywing-sg.localhost')).body).toBe('not-found.html')
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
