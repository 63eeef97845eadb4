import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageList } from '../../build/pageList.ts'
import { ENDPOINTS } from '../../contract/endpoints.ts'
import { deploymentOf } from '../../src/domain/market/deployments.ts'
import { pathOf } from '../../contract/endpoint.ts'
import { readFlags } from '../../contract/flags.ts'
import { parseDeploymentsFile } from '../../service/base/deploymentsFile.ts'
import { withOrigin } from '../../service/pages/pageSettings.ts'
import { startService, type ServiceInProcess } from '../support/serviceInProcess.ts'

const HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
const BRAND_HASH = "'sha256-k4BQ5vVnJ6mRzK1m0iVJxQn4g5o3wq3oZ6m0l3bJt9s='"
const TH_HASH = "'sha256-n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg='"

let service: ServiceInProcess
let portalDir: string

const write = (name: string, text: string) => {
  const file = path.join(portalDir, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

beforeAll(async () => {
  portalDir = mkdtempSync(path.join(tmpdir(), 'portal-'))
  write('index.html', 'the plain page')
  write('assets/main-abc.js', 'script')
  writeFileSync(path.join(portalDir, 'assets/main-abc.js.br'), brotliCompressSync('script'))
  write('locales/cs.json', '{}')
  write('fwfFallback.json', '{"Preorder":true}')
  write('asset-manifest.json', '{"files":{}}')
  write('vite-manifest.json', '{}')
  write('pages/pages.json', JSON.stringify(pageList))
  write(
    'pages/csp.json',
    JSON.stringify({ scripts: [HASH], styles: [HASH], brands: { dobrego: BRAND_HASH }, fonts: { th: TH_HASH } }),
  )
  write('assets/noto-sans-thai-400-abc.woff2', 'letters')
  for (const locale of ['en', 'cs'])
    for (const page of ['landing', 'connect', 'not-found', 'planned-maintenance', 'unplanned-maintenance'])
      write(`pages/dobrego-cz/${locale}/${page}.html`, `${page} in ${locale}`)
  write('pages/ferrywing-kh/en/landing.html', 'landing in en')
  const deployments = parseDeploymentsFile(`{ "norikaze-jp": { "photonUrl": "https://photon.test/v1" } }`)
  service = await startService({ settings: { portalDir, testVendors: ['v-9'], deployments } })
})
afterAll(async () => {
  await service.close()
  rmSync(portalDir, { recursive: true })
})

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  service.app.inject({ url, headers: { host: 'localhost', ...headers } })

describe('page routes', () => {
  it('serve the list of test vendors (OP-22)', async () => {
    const answer = await get('/test-vendors.json')
    expect([answer.statusCode, answer.json()]).toEqual([200, ['v-9']])
  })

  it('allow the fonts of a deployment’s languages, also to the framed help centre', async () => {
    const policyOf = async (host: string) => String((await get('/', { host })).headers['content-security-policy'])
    expect(await policyOf('ferrywing-th.localhost')).toContain(`style-src 'self' ${HASH} ${TH_HASH};`)
    expect(await policyOf('dobrego-cz.localhost')).toContain(`style-src 'self' ${HASH} ${BRAND_HASH};`)
    const font = await get('/assets/noto-sans-thai-400-abc.woff2')
    expect(font.headers).toMatchObject({ 'access-control-allow-origin': '*', 'content-type': 'font/woff2' })
    expect((await get('/assets/main-abc.js')).headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('serve pages while the database is away, and answer 503 to their calls (RUN-06, DEPLOY-05)', async () => {
    const { stores } = service.deps
    const away = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
    const alone = await startService({
      settings: { portalDir },
      database: service.database,
      instead: { stores: { ...stores, settings: { ...stores.settings, flags: away } } },
    })
    const statusOf = async (url: string) => (await alone.app.inject({ url, headers: { host: 'localhost' } })).statusCode
    expect(await statusOf('/')).toBe(200)
    expect(await statusOf('/nothing')).toBe(404)
    expect(await statusOf(pathOf(readFlags))).toBe(503)
    await alone.close()
  })

  it('tell pages the Photon of their deployment, and let them call its host', async () => {
    const ofNorikaze = { host: 'norikaze-jp.localhost' }
    expect((await get('/map-settings.json', ofNorikaze)).json()).toEqual({
      googleMapsKey: '',
      styleUrl: '',
      photonUrl: 'https://photon.test/v1',
    })
    const policy = String((await get('/', ofNorikaze)).headers['content-security-policy'])
    expect(policy).toContain("connect-src 'self' https://photon.test;")
    expect(policy.match(/photon/g)).toHaveLength(1)
    expect((await get('/map-settings.json')).json()).toMatchObject({ photonUrl: '' })
  })

  it.each([
    ['/', 200, 'landing'],
    ['/connect', 200, 'connect'],
    ['/orders/tracking', 404, 'not-found'],
    ['/order/bistro-first?order_id=1', 404, 'not-found'],
  ])('serve %s with status %i and the %s page of the deployment (ROUTE-21)', async (url, status, page) => {
    const answer = await get(url, { 'accept-language': 'cs' })
    expect([answer.statusCode, answer.body]).toEqual([status, `${page} in cs`])
    expect(answer.headers['content-type']).toMatch('text/html')
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  it.each([
    [{ cookie: 'a=b; lang=en', 'accept-language': 'cs' }, 'en'],
    [{ cookie: 'lang=../../x', 'accept-language': 'cs' }, 'cs'],
    [{ 'accept-language': 'en;q=0.5, cs;q=0.9' }, 'cs'],
    [{ 'accept-language': 'cs;q=0' }, 'cs'],
    [{ 'accept-language': 'fr' }, 'cs'],
    [{}, 'cs'],
  ])(
    'use the chosen language, then the accepted one, then the default: %j is %s (I18N-04, ENT-26)',
    async (headers, locale) => {
      expect((await get('/', headers)).body).toBe(`landing in ${locale}`)
    },
  )

  it('answer the language of the address at that address, and keep it; the default if it is not offered (OP-39, I18N-04)', async () => {
    const answer = await get('/?lang=en', { cookie: 'lang=cs', 'accept-language': 'cs' })
    expect([answer.statusCode, answer.body]).toEqual([200, 'landing in en'])
    expect(answer.headers['set-cookie']).toBe('lang=en; Path=/; Max-Age=31536000; SameSite=Lax')
    const notOffered = await get('/?lang=th', { cookie: 'lang=en' })
    expect(notOffered.body).toBe('landing in cs')
    const unreadable = await get('/?lang=..%2Fx', { 'accept-language': 'cs' })
    expect([unreadable.body, unreadable.headers['set-cookie']]).toEqual(['landing in cs', undefined])
  })

  it('allow the style of the brand, and of no other', async () => {
    const policyOf = async (host: string) => String((await get('/', { host })).headers['content-security-policy'])
    expect(await policyOf('localhost')).toContain(BRAND_HASH)
    expect(await policyOf('ferrywing-kh.localhost')).not.toContain(BRAND_HASH)
  })

  it("serve English if the country's default language has no translation (I18N-03, CON-09)", async () => {
    const answer = await get('/', { host: 'ferrywing-kh.localhost', 'accept-language': 'km' })
    expect(answer.body).toBe('landing in en')
  })

  it('serve the plain page for a deployment without built pages, and 404 for an unknown one (PROD-07)', async () => {
    expect((await get('/', { host: 'ferrywing-sg.localhost' })).body).toBe('the plain page')
    expect((await get('/', { host: 'nobody-xx.localhost' })).statusCode).toBe(404)
  })

  it('allow only own scripts and styles and inline ones with known hashes (BUILD-01)', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' ${HASH};`)
    expect(policy).toContain(`style-src 'self' ${HASH} ${BRAND_HASH};`)
    expect(policy).toContain("object-src 'none'")
    expect(policy).not.toMatch(/unsafe|\*/)
  })
})

describe('withOrigin', () => {
  it('replaces the own host of the deployment in addresses of the head, and nothing else', () => {
    const head = (host: string) =>
      `<link rel="alternate" hreflang="en" href="https://${host}/faq?lang=en">{"url":"https://${host}/"}<a href="https://partner.dobrego.example/cz">cz.dobrego.example</a>`
    expect(withOrigin(head('cz.dobrego.example'), deploymentOf('dobrego-cz')!, 'https://portal.test')).toBe(
      head('dobrego-cz.portal.test'),
    )
  })
})

describe('maintenance', () => {
  const { id } = deploymentOf('dobrego-cz')!
  const switched = async (name: string, on: boolean) => service.deps.stores.settings.setFlag(id, name, on)
  const opened = async (url: string) => (await get(url, { 'accept-language': 'en' })).body

  it.each([
    ['PlannedMaintenance', 'planned'],
    ['UnplannedMaintenance', 'unplanned'],
  ])('replaces every page while %s is on (ROUTE-25, MAINT-01, MAINT-02)', async (flag, kind) => {
    await switched(flag, true)
    for (const url of ['/', '/connect', '/history/cz1', '/tracking/abc', '/maintenance', '/no-such-page'])
      expect(await opened(url), url).toBe(`${kind}-maintenance in en`)
    await switched(flag, false)
    expect(await opened('/')).toBe('landing in en')
  })

  it('does not affect files and API calls (MAINT-01)', async () => {
    await switched('PlannedMaintenance', true)
    expect((await get('/assets/main-abc.js')).body).toBe('script')
    expect((await get('/flags/api/v1/flags')).json()).toMatchObject({ PlannedMaintenance: true })
    await switched('PlannedMaintenance', false)
  })

  it.each([
    ['/maintenance', '/'],
    ['/maintenance?back=%2Fhistory%2Fcz1', '/history/cz1'],
    ['/maintenance?back=https%3A%2F%2Fevil.test', '/'],
    ['/maintenance?back=%2F%2Fevil.test', '/'],
  ])('redirects from %s to %s once it is over (ROUTE-28, MAINT-03)', async (url, location) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, location])
  })
})

describe('file routes', () => {
  it('cache hashed files forever and compress them on request (BUILD-01)', async () => {
    const plain = await get('/assets/main-abc.js')
    expect([plain.body, plain.headers['cache-control']]).toEqual(['script', 'public, max-age=31536000, immutable'])
    const compressed = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, br' })
    expect(compressed.headers['content-encoding']).toBe('br')
  })

  it.each(['/locales/cs.json', '/fwfFallback.json', '/asset-manifest.json?t=1'])(
    'revalidate files that change: %s (API-40, API-41, API-42)',
    async (url) => {
      const answer = await get(url)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache'])
      expect(answer.headers['content-type']).toMatch('application/json')
    },
  )

  it.each([
    '/assets/gone-123.js',
    '/assets/',
    '/locales/xx.json',
    '/index.html',
    '/vite-manifest.json',
    '/pages/csp.json',
    '/pages/dobrego-cz/cs/landing.html',
    '/assets/main-abc.js.br',
    '/assets/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
    '/.built',
    '/orders/api/v1/nothing',
    '/auth/api/v2/x',
    '/sandbox/api/mails',
  ])('answer 404 for missing or private files, never a page: %s (BUILD-01)', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toMatch('application/json')
  })

  it('leave the health check at its path, which answers once the service is ready (RUN-06)', async () => {
    expect((await get('/healthz')).statusCode).toBe(200)
  })
})

describe('API documentation', () => {
  it('describes every call in OpenAPI 3.1, with parameters, body and answers (API-01)', async () => {
    const document = (await get('/docs/openapi.json')).json<{
      openapi: string
      paths: Record<string, Record<string, { operationId: string; parameters: ReadonlyArray<{ name: string }> }>>
    }>()
    expect(document.openapi).toBe('3.1.0')
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(ENDPOINTS.map(({ name }) => name).sort())
    expect(
      document.paths['/orders/api/v1/vendor/{vendorId}/orders']?.['get']?.parameters.map(({ name }) => name),
    ).toEqual([
      'vendorId',
      'from',
      'to',
      'count',
      'pagination_key',
      'include_outlets',
      'customer_phone_number',
      'status',
      'ending',
      'scheduled',
    ])
    expect(document.paths['/orders/api/v1/order']?.['post']).toMatchObject({
      parameters: [{ name: 'Idempotency-Key' }],
      requestBody: { content: { 'application/json': { schema: { required: expect.arrayContaining(['signature']) } } } },
      security: [{ session: [] }],
      responses: { '4XX': { description: expect.stringContaining('StoreClosed') } },
    })
  })

  it('has a page for people without scripts (API-01)', async () => {
    const answer = await get('/docs')
    for (const { name } of ENDPOINTS) expect(answer.body).toContain(`id="${name}"`)
    expect(answer.body).not.toContain('<script')
    // Ids of our requirements mean nothing to them.
    expect(answer.body).not.toMatch(/\b[A-Z]{2,}-\d\d/)
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  })
})
