import { brotliDecompressSync } from 'node:zlib'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageList } from '../../build/pageList.ts'
import { parseDeploymentsFile } from '../../service/base/deploymentsFile.ts'
import { portalFolder, type PortalFolder } from '../support/portalFolder.ts'
import { startService, type ServiceInProcess } from '../support/serviceInProcess.ts'

const FOOTER = '<a href="/privacy">Privacy</a><a href="/termsandconditions">Terms</a>'
const PAGE = `<!doctype html><html lang="en"><body>${'words '.repeat(1_000)}${FOOTER}</body></html>`
const FILE = {
  'dobrego-cz': {
    calls: 'https://api.brand.test/cz',
    texts: 'https://texts.brand.test',
    flags: ["https://flags.brand.test/'a'.json?x=1&y=2"],
    flagsFallback: '/flags/spare.json',
    tagManager: { container: 'GTM-AB12CD', host: 'https://tags.brand.test' },
    testVendors: ['theirs'],
    helpCentre: 'https://help.brand.test/x',
    termsPage: 'https://www.brand.test/terms?a=1&b=2',
    privacyPage: 'https://www.brand.test/privacy',
  },
}

let service: ServiceInProcess
let portal: PortalFolder

beforeAll(async () => {
  portal = portalFolder({
    'pages/pages.json': JSON.stringify(pageList),
    ...Object.fromEntries(
      ['dobrego-cz', 'qamarly-kw'].flatMap((deployment) =>
        ['landing', 'not-found'].map((page) => [`pages/${deployment}/en/${page}.html`, PAGE]),
      ),
    ),
  })
  const { portalDir } = portal
  service = await startService({
    settings: { portalDir, testVendors: ['ours'], deployments: parseDeploymentsFile(JSON.stringify(FILE)) },
  })
})
afterAll(async () => {
  await service.close()
  portal.remove()
})

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  service.app.inject({ url, headers: { host: 'dobrego-cz.localhost', ...headers } })
const OF_ANOTHER = { host: 'qamarly-kw.localhost' }

describe('the pages of a deployment with a back end of its own', () => {
  it('carry the addresses of the back end, readable by scripts (COUNTRY-10, FLAG-03, I18N-06)', async () => {
    const { document } = new Window()
    document.write((await get('/')).body)
    expect(JSON.parse(document.documentElement.dataset['backEnd'] ?? '')).toEqual({
      calls: 'https://api.brand.test/cz',
      texts: 'https://texts.brand.test',
      flags: ["https://flags.brand.test/'a'.json?x=1&y=2"],
      flagsFallback: '/flags/spare.json',
      tagManager: { container: 'GTM-AB12CD', host: 'https://tags.brand.test' },
      termsPage: 'https://www.brand.test/terms?a=1&b=2',
    })
  })

  it('link to their own terms and privacy pages', async () => {
    const { document } = new Window()
    document.write((await get('/')).body)
    expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'https://www.brand.test/privacy',
      'https://www.brand.test/terms?a=1&b=2',
    ])
  })

  it('lead from the portal’s privacy page to their own', async () => {
    const { statusCode, headers } = await get('/privacy')
    expect([statusCode, headers.location]).toEqual([303, 'https://www.brand.test/privacy'])
  })

  it('may call the back end, its socket and its help centre, and nothing else (LIVE-01)', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toContain(
      "connect-src 'self' https://api.brand.test wss://api.brand.test https://texts.brand.test https://flags.brand.test https://tags.brand.test;",
    )
    expect(policy).toContain("frame-src 'self' https://help.brand.test;")
  })

  it('are compressed, cached by their content, and whole with status 404', async () => {
    const answer = await get('/', { 'accept-encoding': 'br' })
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept, accept-encoding, accept-language, cookie, host',
    })
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('data-back-end="')
    const etag = String(answer.headers['etag'])
    expect((await get('/', { 'if-none-match': etag })).statusCode).toBe(304)
    const missing = await get('/nowhere', { 'if-none-match': etag })
    expect([missing.statusCode, missing.body.includes('data-back-end=')]).toEqual([404, true])
  })

  it('have their own test vendors (OP-22)', async () => {
    expect((await get('/test-vendors.json')).json()).toEqual(['theirs'])
  })

  it('carry the environment, unless it is production (CON-20)', async () => {
    const { portalDir } = portal
    const demo = await startService({ settings: { portalDir, environment: 'development' } })
    const { document } = new Window()
    const { body } = await demo.app.inject({ url: '/', headers: OF_ANOTHER })
    document.write(body)
    expect(document.documentElement.dataset['backEnd']).toBe('{"environment":"development"}')
    await demo.close()
  })

  it('leave other deployments as they are', async () => {
    const answer = await get('/', OF_ANOTHER)
    expect(answer.body).toBe(PAGE)
    expect(String(answer.headers['content-security-policy'])).toContain("connect-src 'self';")
    expect((await get('/test-vendors.json', OF_ANOTHER)).json()).toEqual(['ours'])
  })
})
