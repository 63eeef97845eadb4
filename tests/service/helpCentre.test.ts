import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { helpCentreFiles, helpCentrePage } from '../../build/helpCentre.ts'
import { translatedLocales } from '../../build/texts.ts'
import { pathOf } from '../../contract/endpoint.ts'
import { openHelpCentre, readHelpToken } from '../../contract/help.ts'
import { makeHelpTokens } from '../../service/helpCentre/helpTokens.ts'
import { HOUR, minus, plus, SECOND } from '../../src/domain/instant.ts'
import { DEPLOYMENTS, deploymentOf } from '../../src/domain/market/deployments.ts'
import { pageDirection, type Locale } from '../../src/domain/market/languages.ts'
import { signIn, startService, type ServiceInProcess, type SignedInAs } from '../support/serviceInProcess.ts'
import { helpVisit } from '../support/helpVisit.ts'
import { temporaryFolder } from '../e2e/support/runningService.ts'
import { ANNA, CZ, SG_HOST } from '../support/smallWorld.ts'

let service: ServiceInProcess
let anna: SignedInAs
const portal = temporaryFolder()

const pageOf = (id: string, locale: Parameters<typeof helpCentrePage>[1]) => {
  const deployment = deploymentOf(id)
  if (deployment === undefined) throw new Error(`no deployment ${id}`)
  return helpCentrePage(deployment, locale)
}

beforeAll(async () => {
  for (const locale of ['cs', 'en'] as const) {
    const folder = path.join(portal.folder, 'pages', CZ, locale)
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'help-centre.html'), pageOf(CZ, locale))
  }
  for (const [name, content] of Object.entries(helpCentreFiles()))
    writeFileSync(path.join(portal.folder, 'pages', name), content)
  service = await startService({ settings: { portalDir: portal.folder } })
  anna = await signIn(service.app, 'anna@small.test')
})
afterAll(async () => {
  await service.close()
  await portal.remove()
})

const init = (payload: object, host = anna.host) =>
  service.app.inject({ method: 'POST', url: pathOf(openHelpCentre), headers: { host }, payload })
const token = (vendorId: string, host = anna.host) =>
  service.app.inject({
    url: pathOf(readHelpToken, { vendorId }),
    headers: { host, authorization: anna.authorization },
  })

describe('a help centre token', () => {
  it('is served at the paths of API-37 and API-38', () => {
    expect(pathOf(readHelpToken, { vendorId: 'bistro' })).toBe('/orders/api/v1/vendor/bistro/hc_jwt_token')
    expect(pathOf(openHelpCentre)).toBe('/conditions-api/v1/init')
  })

  it('identifies person, vendor and deployment for an hour (API-37, HELP-06, CONST-37)', async () => {
    const { result } = (await token('bistro')).json<{ result: string }>()
    const tokens = makeHelpTokens(service.deps.secret)
    const now = service.clock.now()
    expect(await tokens.read(result, now)).toEqual({ userId: ANNA.id, deployment: CZ, vendorId: 'bistro' })
    expect(await tokens.read(result, minus(plus(now, HOUR), SECOND))).toBeDefined()
    expect(await tokens.read(result, plus(plus(now, HOUR), SECOND))).toBeUndefined()
  })

  it("is refused for another account's vendor (API-37)", async () => {
    expect((await token('pekarna')).statusCode).toBe(404)
  })
})

describe('opening the help centre', () => {
  it('answers a URL to frame, with the requested language and bridge (API-38, HELP-08)', async () => {
    const answer = await init(await helpVisit(service.app, anna, { locale: 'en' }))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ url: '/help-centre?locale=en&bridge=a-bridge-of-one-visit' })
  })

  it('refuses forged, expired and foreign tokens and those for other uses (HELP-08)', async () => {
    const visit = await helpVisit(service.app, anna)
    const now = service.clock.now()
    const seeker = { userId: ANNA.id, deployment: CZ, vendorId: 'bistro' }
    const own = makeHelpTokens(service.deps.secret)
    const wrong = [
      'nonsense',
      await makeHelpTokens(new Uint8Array(32)).sign(seeker, now),
      await own.sign(seeker, minus(minus(now, HOUR), SECOND)),
      await own.sign({ ...seeker, userId: 'somebody' }, now),
      await own.sign({ ...seeker, deployment: 'dobrego-hu' }, now),
      anna.authorization.replace('Bearer ', '').split('|')[0],
    ]
    for (const verification_token of wrong)
      expect([verification_token, (await init({ ...visit, verification_token })).statusCode]).toEqual([
        verification_token,
        401,
      ])
    expect((await init(visit, SG_HOST)).statusCode).toBe(401)
  })

  it('refuses visits that claim to be a guest or to be of another brand or country (HELP-04, HELP-08)', async () => {
    const visit = await helpVisit(service.app, anna)
    for (const other of [
      { guest: true },
      { brand: 'llevaro' },
      { country: 'HU' },
      { global_entity_id: 'DOBREGO_HU' },
    ]) {
      const answer = await init({ ...visit, ...other })
      expect([other, answer.statusCode]).toEqual([other, 422])
      expect(answer.json<{ errors: [{ meta: { field: string } }] }>().errors[0].meta.field).toBe(Object.keys(other)[0])
    }
  })

  it('answers 404 for the brand without a help centre (HELP-05, OP-13)', async () => {
    expect((await init(await helpVisit(service.app, anna), 'norikaze-jp.localhost')).statusCode).toBe(404)
    const page = await service.app.inject({ url: '/help-centre', headers: { host: 'norikaze-jp.localhost' } })
    expect(page.statusCode).toBe(404)
  })
})

describe('the framed page', () => {
  const page = (query = '', headers = {}) =>
    service.app.inject({ url: `/help-centre${query}`, headers: { host: anna.host, ...headers } })

  it('uses the requested language, otherwise that of the browser (I18N-09)', async () => {
    expect((await page('?locale=en')).body).toContain('<html lang="en"')
    expect((await page('?locale=cs')).body).toContain('<html lang="cs"')
    expect((await page('?locale=<script>', { 'accept-language': 'en' })).body).toContain('<html lang="en"')
  })

  it('may be framed by the portal only, has an opaque origin and no inline code (HELP-09, OP-42)', async () => {
    const { headers, body } = await page('?locale=en')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toMatch(/sandbox (?!.*allow-same-origin)/)
    expect(body).not.toMatch(/<script(?! defer src=)|<style|\son\w+=/)
    for (const [file, type] of [
      ['css', 'text/css'],
      ['js', 'text/javascript'],
    ] as const) {
      const answer = await service.app.inject({ url: `/help-centre/help-centre.${file}`, headers: { host: anna.host } })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `${type}; charset=utf-8`])
    }
  })

  it("shows the country's current hours, or the default ones if they cannot be parsed (SVC-06)", async () => {
    const { settings } = service.deps.stores
    await settings.setParameter(CZ, 'serviceHours', '0900:2130')
    expect((await page('?locale=en')).body).toContain('09:00–21:30')
    await settings.setParameter(CZ, 'serviceHours', 'whenever')
    expect((await page('?locale=en')).body).toContain('00:00–23:59')
  })
})

describe('help centre articles', () => {
  it("show the country's fees, weight, value and distance (I18N-09, SCR-01, CONST-44)", () => {
    const hongKong = pageOf('ferrywing-hk', 'en').replaceAll(/[\u2068\u2069]/g, '')
    for (const words of ['HKD\u00a049 to HKD\u00a079', 'Up to 10 kg', 'HKD\u00a01,000', 'Up to 10 km', 'no commission'])
      expect(hongKong).toContain(words)
    const malaysia = pageOf('ferrywing-my', 'en').replaceAll(/[\u2068\u2069]/g, '')
    for (const words of ['4.75 plus', 'Up to 15 kg', 'nationwide']) expect(malaysia).toContain(words)
  })

  it('mention everywhere one hour, the typical half hour and letters under 500 g (CONST-44, FAQ-01, FAQ-02)', () => {
    for (const { id, brand } of DEPLOYMENTS.filter((one) => one.brand.helpCentre)) {
      const page = pageOf(id, 'en').replaceAll(/[\u2068\u2069]/g, '')
      for (const words of ['within 60 minutes', 'takes 30 minutes', 'under 500 grams', `help@${brand.domain}`])
        expect([id, page.includes(words)]).toEqual([id, true])
    }
  })

  it.each(translatedLocales() as ReadonlyArray<Locale>)('have a text for every message in %s (I18N-09)', (locale) => {
    expect(pageOf('ferrywing-hk', locale)).not.toMatch(/>(helpcentre|landing)-/)
    expect(pageOf('ferrywing-hk', locale)).toContain(`dir="${pageDirection(locale)}"`)
  })
})
