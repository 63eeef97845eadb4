import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EmbeddedGeocoder } from '../../../service/geolocator/embeddedGeocoder.ts'
import { makeGeocoder } from '../../../service/geolocator/makeGeocoder.ts'
import { NominatimGeocoder } from '../../../service/geolocator/nominatimGeocoder.ts'
import { PhotonGeocoder } from '../../../service/geolocator/photonGeocoder.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

let server: Server
let base: URL
let answer: Answer
let asked: Array<{ readonly url: URL; readonly userAgent: string | undefined }> = []

const json =
  (body: unknown, status = 200): Answer =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ url: new URL(request.url ?? '', base), userAgent: request.headers['user-agent'] })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
})
beforeEach(() => {
  asked = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const feature = (id: number, lon: number, lat: number, properties: Readonly<Record<string, unknown>>) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lon, lat] },
  properties: { osm_type: 'W', osm_id: id, countrycode: 'CZ', type: 'house', city: 'Praha', ...properties },
})
const FAR = feature(1, 14.5, 50.1, {
  street: 'Vodičkova',
  housenumber: '99',
  postcode: '110 00',
  district: 'Nové Město',
})
const NEAR = feature(2, 14.4221, 50.0785, {
  street: 'Vodičkova',
  housenumber: '12',
  postcode: '110 00',
  district: 'Nové Město',
})
const ABROAD = feature(3, 14.4, 50.07, { street: 'Hauptstraße', countrycode: 'DE' })
const photonAnswer = (...features: ReadonlyArray<unknown>) => json({ type: 'FeatureCollection', features })

const HIT = {
  osm_type: 'way',
  osm_id: 77,
  lat: '50.0785',
  lon: '14.4221',
  name: '',
  display_name: '12, Vodičkova, Praha',
  address: {
    house_number: '12',
    road: 'Vodičkova',
    suburb: 'Nové Město',
    city: 'Praha',
    postcode: '110 00',
    country_code: 'cz',
  },
}
const AT = { latitude: 50.0785, longitude: 14.4221 }

describe('PhotonGeocoder', () => {
  const photon = () => new PhotonGeocoder(base, 'CZ')

  it('returns places of the country, nearest first (API-08)', async () => {
    answer = photonAnswer(FAR, ABROAD, NEAR)
    const found = await photon().autocomplete({ text: 'Vodičkova', country: 'cz', near: AT, language: 'cs' })
    expect(found).toMatchObject({
      found: 'yes',
      value: [
        { formattedAddress: 'Vodičkova 12, 110 00 Praha – Nové Město', latitude: 50.0785, longitude: 14.4221 },
        { streetNumber: '99' },
      ],
    })
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toMatchObject({ q: 'Vodičkova', lat: '50.0785' })
  })

  it('sends only languages that every Photon supports, and a user agent (API-08)', async () => {
    answer = photonAnswer()
    await photon().autocomplete({ text: 'a', country: 'CZ', language: 'en-GB' })
    await photon().autocomplete({ text: 'a', country: 'CZ', language: 'cs' })
    expect(asked.map(({ url }) => url.searchParams.get('lang'))).toEqual(['en', null])
    expect(asked[0]?.userAgent).toContain('rider-portal')
  })

  it('returns the address at a position, or nothing (API-09)', async () => {
    answer = photonAnswer(NEAR)
    expect(await photon().reverse(AT)).toMatchObject({
      found: 'yes',
      value: { streetNumber: '12', area: 'Nové Město' },
    })
    answer = photonAnswer()
    expect(await photon().reverse(AT)).toEqual({ found: 'nothing' })
  })

  it('finds a suggested place by its id (API-10)', async () => {
    answer = photonAnswer(FAR, NEAR)
    const suggested = await photon().reverse(AT)
    const id = suggested.found === 'yes' ? suggested.value.id : ''
    expect(await photon().details(id)).toEqual(suggested)
    expect(await photon().details('bm90aGluZw')).toEqual({ found: 'nothing' })
  })
})

describe('NominatimGeocoder', () => {
  const nominatim = () => new NominatimGeocoder(base, 'CZ')

  it('returns places of the country in the requested language (API-08)', async () => {
    answer = json([HIT])
    const found = await nominatim().autocomplete({ text: 'Vodičkova 12', country: 'CZ', near: AT, language: 'cs' })
    expect(found).toMatchObject({
      found: 'yes',
      value: [{ formattedAddress: 'Vodičkova 12, 110 00 Praha – Nové Město', countryCode: 'CZ', ...AT }],
    })
    const query = Object.fromEntries(asked[0]?.url.searchParams ?? [])
    expect(query).toMatchObject({ countrycodes: 'cz', 'accept-language': 'cs', format: 'jsonv2' })
  })

  it("returns the address at a position, and nothing for Nominatim's error answer (API-09)", async () => {
    answer = json(HIT)
    expect(await nominatim().reverse(AT)).toMatchObject({ found: 'yes', value: { street: 'Vodičkova' } })
    answer = json({ error: 'Unable to geocode' })
    expect(await nominatim().reverse(AT)).toEqual({ found: 'nothing' })
  })

  it('finds a suggested place by its id, and sends no invalid id (API-10)', async () => {
    answer = json([HIT])
    const suggested = await nominatim().autocomplete({ text: 'Vodičkova', country: 'CZ' })
    const id = suggested.found === 'yes' ? (suggested.value[0]?.id ?? '') : ''
    expect(await nominatim().details(id)).toMatchObject({ found: 'yes', value: { id } })
    expect(asked[1]?.url.searchParams.get('osm_ids')).toBe('W77')
    expect(await nominatim().details('Li4vLi4v')).toEqual({ found: 'nothing' })
    expect(asked).toHaveLength(2)
  })
})

describe('an unavailable geocoder', () => {
  it.each<readonly [string, string, Answer]>([
    ['refuses the request', 'refused', json({ message: 'slow down' }, 429)],
    ['fails', 'refused', json({}, 500)],
    ['answers something else', 'unreadable', json({ places: [] })],
    ['answers no JSON', 'unreadable', (_request, response) => response.end('<html>')],
    ['closes the connection', 'unreachable', (request) => request.socket.destroy()],
  ])('that %s is reported as %s (API-08)', async (_name, because, how) => {
    answer = how
    const unavailable = { found: 'unavailable', because }
    expect(await new PhotonGeocoder(base, 'CZ').autocomplete({ text: 'a', country: 'CZ' })).toEqual(unavailable)
    expect(await new NominatimGeocoder(base, 'CZ').autocomplete({ text: 'a', country: 'CZ' })).toEqual(unavailable)
    expect(await new PhotonGeocoder(base, 'CZ').reverse(AT)).toEqual(unavailable)
    expect(await new NominatimGeocoder(base, 'CZ').reverse(AT)).toEqual(unavailable)
  })

  it('that never answers is reported as a timeout (API-08)', async () => {
    answer = () => undefined
    expect(await new PhotonGeocoder(base, 'CZ', 30).reverse(AT)).toEqual({ found: 'unavailable', because: 'timeout' })
  })
})

describe('makeGeocoder', () => {
  it('chooses the geocoder by GEOCODER_URL (API-08)', () => {
    expect(makeGeocoder({}, 'CZ')).toBeInstanceOf(EmbeddedGeocoder)
    expect(makeGeocoder({ geocoderUrl: 'https://photon.example/api' }, 'CZ')).toBeInstanceOf(PhotonGeocoder)
    expect(makeGeocoder({ geocoderUrl: 'https://nominatim.example' }, 'CZ')).toBeInstanceOf(NominatimGeocoder)
    expect(makeGeocoder({ geocoderUrl: 'https://maps.example/search' }, 'CZ')).toBeInstanceOf(NominatimGeocoder)
  })

  it.each(['', '/', '/geo', '/geo/', '/geo/api', '/geo/api/'])(
    'keeps the path of the URL: "%s" (API-08)',
    async (path) => {
      answer = photonAnswer()
      await makeGeocoder({ geocoderUrl: new URL(path, base).href }, 'CZ').reverse(AT)
      expect(asked[0]?.url.pathname).toBe(path.startsWith('/geo') ? '/geo/reverse' : '/reverse')
    },
  )
})
