import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
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
  for (const page of ['landing', 'connect', 'app', 'app-request', 'app-tracking', 'app-history'])
    write(`pages/dobrego-cz/cs/${page}.html`)
  write('pages/ferrywing-sg/en/app.html')
  write('assets/main-abc.js')
  service = await startService({ settings: { portalDir } })
})
afterAll(async () => {
  await service.close()
  rmSync(portalDir, { recursive: true })
})

const get = (url: string, host = 'localhost') => service.app.inject({ url, headers: { host } })

it.each([
  ['/request-a-rider', 'app-request.html'],
  ['/request-a-rider/bistro/payment?x=1', 'app-request.html'],
  ['/order-tracking', 'app-tracking.html'],
  ['/order-tracking/bistro', 'app-tracking.html'],
  ['/history', 'app-history.html'],
  ['/history/bistro?range=past-week', 'app-history.html'],
  ['/order-tracking-x', 'app.html'],
  ['/connect/x', 'app.html'],
  ['/', 'landing.html'],
])('%s has a page that fetches what its screen needs: %s (ROUTE-07)', async (url, page) => {
  expect((await get(url)).body).toBe(page)
})

it('a screen without a page of its own has the plain one (ROUTE-22)', async () => {
  expect((await get('/order-tracking', 'ferrywing-sg.localhost')).body).toBe('app.html')
})

it('a file of the build carries no headers that only mean something on a page (BUILD-01)', async () => {
  const { headers } = await get('/assets/main-abc.js')
  expect(headers['content-security-policy']).toBeUndefined()
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect((await get('/')).headers['content-security-policy']).toContain("script-src 'self'")
})
