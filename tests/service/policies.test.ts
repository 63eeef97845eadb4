import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseDeploymentsFile } from '../../service/base/deploymentsFile.ts'
import { DEPLOYMENTS } from '../../src/domain/market/deployments.ts'
import { portalFolder, type PortalFolder } from '../support/portalFolder.ts'
import { startService, type ServiceInProcess } from '../support/serviceInProcess.ts'

const PAGE = '<!doctype html><html lang="en"></html>'

/** An entry with a different host for each address. The host of the map style does not answer. */
const entryOf = (id: string, place: number) => ({
  calls: `https://calls.${id}.test/base`,
  socket: `wss://live.${id}.test/ws`,
  texts: `https://texts.${id}.test/locales`,
  flags: [`https://flags-1.${id}.test/a.json`, `https://flags-2.${id}.test/b.json`],
  helpCentre: `https://help.${id}.test/start`,
  tagManager: { container: 'GTM-AB12CD', host: `https://tags.${id}.test/first` },
  // Every fourth deployment has analytics off.
  analytics: place % 4 === 0,
  mapStyleUrl: `http://127.0.0.1:${place + 1}/style.json`,
})

/** What the adapters of some brands reach. */
const SWAPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'fjordel-se': { photonUrl: 'https://photon.fjordel-se.test' },
  'norikaze-jp': { photonUrl: 'https://photon.norikaze-jp.test/v1' },
  'yolvera-tr': { quotesUrl: 'https://quotes.yolvera-tr.test' },
  'llevaro-ar': { googleMapsKey: 'key' },
}
const GOOGLE = ['https://*.googleapis.com', 'https://*.gstatic.com']

/** Every second deployment has an entry with a back end. */
const ENTRIES = Object.fromEntries(
  DEPLOYMENTS.flatMap(({ id }, place) => (place % 2 === 0 ? [[id, entryOf(id, place)]] : [])),
)
const FILE = Object.fromEntries(DEPLOYMENTS.map(({ id }) => [id, { ...ENTRIES[id], ...SWAPS[id] }]))

let service: ServiceInProcess
let portal: PortalFolder

beforeAll(async () => {
  portal = portalFolder(
    Object.fromEntries(
      DEPLOYMENTS.flatMap(({ id, country }) =>
        country.supportedLocales.map((locale) => [`pages/${id}/${locale}/landing.html`, PAGE]),
      ),
    ),
    ["'sha256-one'"],
  )
  const { portalDir } = portal
  service = await startService({
    settings: { portalDir, deployments: parseDeploymentsFile(JSON.stringify(FILE)) },
  })
})
afterAll(async () => {
  await service.close()
  portal.remove()
})

/** The sources of each directive. */
const policyOf = async (id: string): Promise<ReadonlyMap<string, ReadonlyArray<string>>> => {
  const { headers } = await service.app.inject({ url: '/', headers: { host: `${id}.localhost` } })
  return new Map(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources] as const
      }),
  )
}

const OWN = new Set(["'self'", "'none'", "'sha256-one'", 'data:', 'blob:'])

describe('the content security policy', () => {
  it.each(DEPLOYMENTS.map(({ id }) => id))('of %s allows what its deployment names, and nothing else', async (id) => {
    const policy = await policyOf(id)
    const entry = ENTRIES[id]
    const { photonUrl, quotesUrl, googleMapsKey } = SWAPS[id] ?? {}
    const google = googleMapsKey === undefined ? [] : GOOGLE
    const originOf = (url: string | undefined) => (url === undefined ? [] : [new URL(url).origin])
    const foreign = new Map([...policy].map(([name, sources]) => [name, sources.filter((source) => !OWN.has(source))]))
    const tags = entry?.analytics ? [`https://tags.${id}.test`] : []
    const map = [...google, ...originOf(entry?.mapStyleUrl)]
    const expected: Readonly<Record<string, ReadonlyArray<string>>> = {
      'connect-src': [
        ...map,
        ...originOf(photonUrl),
        ...(entry ? [`https://calls.${id}.test`, `wss://live.${id}.test`, `https://texts.${id}.test`] : []),
        ...originOf(quotesUrl),
        ...(entry ? [`https://flags-1.${id}.test`, `https://flags-2.${id}.test`] : []),
        ...tags,
      ],
      'img-src': [...map, ...tags],
      'font-src': [...map, ...(googleMapsKey === undefined ? [] : ['https://fonts.gstatic.com'])],
      'script-src': [...google, ...tags],
      'style-src': googleMapsKey === undefined ? [] : ["'unsafe-inline'", 'https://fonts.googleapis.com'],
      'frame-src': entry ? [`https://help.${id}.test`] : [],
    }
    for (const [name, sources] of foreign) expect([name, sources]).toEqual([name, expected[name] ?? []])
    expect([...foreign.keys()]).toEqual(expect.arrayContaining(['default-src', ...Object.keys(expected)]))
  })
})
