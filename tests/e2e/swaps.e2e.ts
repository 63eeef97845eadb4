import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import { fakePhoton } from '../support/fakePhoton.ts'
import { RequestForm } from './support/RequestForm.ts'
import { RunningService } from './support/runningService.ts'
import { DEMO_PASSWORD, SignIn } from './support/SignIn.ts'

/** A server of another origin that allows every site and answers POST and GET with JSON. */
const serving = async (answer: (url: string, body: string) => Promise<Response>) => {
  const calls: Array<string> = []
  const textOf = async (request: IncomingMessage) => {
    const chunks: Array<Buffer> = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks).toString()
  }
  const server: Server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'authorization, content-type')
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    calls.push(`${request.method} ${request.url}`)
    void textOf(request)
      .then((body) => answer(request.url ?? '', body))
      .then(async (given) => {
        response.writeHead(given.status, { 'content-type': 'application/json' }).end(await given.text())
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    calls,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Google's script: the part of its library that the map uses, which keeps what it draws in the page. */
const googleScript = (): string => {
  const file = path.join(import.meta.dirname, '..', 'adapters', 'maps', 'fakeGoogleMaps.ts')
  return `${stripTypeScriptTypes(readFileSync(file, 'utf8')).replaceAll(/^export /gm, '')}
const fake = fakeGoogleMaps()
window.google = fake.google
window.fakeMaps = fake.maps
window.googleMapsReady()`
}

interface Brands {
  readonly service: RunningService
  /** What the Photon of Norikaze and the dispatch of Yolvera were asked. */
  readonly photon: ReadonlyArray<string>
  readonly quotes: ReadonlyArray<string>
}

const QUOTE = { minor: 7_490, currency: 'TRY', seal: 'sealed', valid_for: 300, length: 780 }

const test = base.extend<object, { readonly brands: Brands }>({
  brands: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const answer = fakePhoton('http://photon.test', 'JP')
      const photon = await serving((url) => answer(new URL(url, 'http://photon.test')))
      const quotes = await serving(() => Promise.resolve(Response.json({ quote: QUOTE })))
      const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-'))
      const file = path.join(folder, 'deployments.json')
      const entries = {
        'norikaze-jp': { photonUrl: photon.origin },
        'yolvera-tr': { quotesUrl: quotes.origin },
        'llevaro-ar': { googleMapsKey: 'key-of-llevaro' },
        'dobrego-cz': {
          analytics: true,
          tagManager: { container: 'GTM-AB12CD', host: 'https://tags.test' },
          flags: [`${quotes.origin}/no-flags.json`],
          flagsFallback: '/memory/flags.json',
        },
      }
      writeFileSync(file, JSON.stringify(entries))
      const service = await RunningService.start({ env: { DEPLOYMENTS_FILE: file } })
      await use({ service, photon: photon.calls, quotes: quotes.calls })
      await service.end()
      await Promise.all([photon.close(), quotes.close()])
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

/** Opens the request page of a deployment; returns its form, and the calls of its own site that a test counts. */
const opened = async (page: Page, service: RunningService, deployment: string) => {
  const own: Array<string> = []
  const site = service.at(deployment)
  page.on('request', (request) => request.url().startsWith(site) && own.push(new URL(request.url()).pathname))
  await page.addInitScript(() => localStorage.setItem('portal.welcome', 'seen'))
  await page.goto(`${site}/connect`)
  await new SignIn(page, { origin: site, service: site }, []).send('vendor@demo.test', DEMO_PASSWORD)
  await expect(page).toHaveURL(/\/request-a-rider/)
  return { form: new RequestForm(page), own }
}

test('Norikaze finds an address by the Photon of its deployment (ADDR-01, PROD-07)', async ({ page, brands }) => {
  const { form, own } = await opened(page, brands.service, 'norikaze-jp')
  await form.deliverTo('銀座')
  expect(brands.photon.filter((call) => call.startsWith('GET /api?')).length).toBeGreaterThan(0)
  expect(own.filter((call) => call.startsWith('/geolocator'))).toEqual([])
})

test('Yolvera shows the fee of its own dispatch (API-20, FEE-04)', async ({ page, brands }) => {
  const { form, own } = await opened(page, brands.service, 'yolvera-tr')
  await form.deliverTo('Konur Sokak 5')
  await expect(form.figure('Delivery fee')).toHaveText(/74[.,]90/)
  expect(brands.quotes).toContain('POST /orders/api/v1/quotes')
  expect(own.filter((call) => call.endsWith('/delivery/fee'))).toEqual([])
})

test('Llevaro draws the map with Google, in the language of the page (PROD-07)', async ({ page, brands }) => {
  const keys: Array<string> = []
  await page.route('https://maps.googleapis.com/**', (route) => {
    const { searchParams } = new URL(route.request().url())
    keys.push(`${searchParams.get('key')} ${searchParams.get('language')}`)
    return route.fulfill({ contentType: 'text/javascript', body: googleScript() })
  })
  const { form } = await opened(page, brands.service, 'llevaro-ar')
  await form.deliverTo('Avenida Corrientes 1200')
  await expect(form.map.locator('.map-pin')).toHaveCount(2)
  await expect(form.map.locator('canvas')).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { fakeMaps: ReadonlyArray<unknown> }).fakeMaps.length)).toBe(1)
  expect(keys).toEqual(['key-of-llevaro en'])
})

test('Page views reach the container of the tag manager, which no secret address shows (ANALYTICS-01, FLAG-05)', async ({
  page,
  brands,
}) => {
  const loaded: Array<string> = []
  await page.route('https://*.test/**', (route) => {
    loaded.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: "window.dataLayer.push('container')" })
  })
  const site = brands.service.at('dobrego-cz')
  const viewed = () => page.evaluate(() => (window as { dataLayer?: ReadonlyArray<unknown> }).dataLayer)
  const fallback = page.waitForResponse(`${site}/memory/flags.json`)
  await page.goto(`${site}/no-such-page`)
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  const ofPage = (shown: string) => expect.objectContaining({ event: 'pageview', page: shown })
  await expect
    .poll(viewed)
    .toEqual(
      expect.arrayContaining([expect.objectContaining({ event: 'gtm.js' }), ofPage('*'), ofPage('/'), 'container']),
    )
  expect(loaded).toEqual(['https://tags.test/gtm.js?id=GTM-AB12CD'])
  expect((await fallback).status()).toBe(200)
  // The policy allows no other host.
  const other = page.evaluate(async () => {
    const script = document.createElement('script')
    script.src = 'https://others.test/gtm.js?id=GTM-AB12CD'
    const failed = new Promise((resolve) => script.addEventListener('error', () => resolve('blocked')))
    document.head.append(script)
    return failed
  })
  expect(await other).toBe('blocked')

  await page.goto(`${site}/tracking/nothing`)
  await expect.poll(viewed).toMatchObject([{ event: 'pageview' }])
  expect(loaded).toHaveLength(1)
})
