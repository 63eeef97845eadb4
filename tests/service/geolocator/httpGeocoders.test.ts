import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EmbeddedGeocoder } from '../../../service/geolocator/embeddedGeocoder.ts'
import type { Geocoder } from '../../../service/geolocator/geocoder.ts'
import { makeGeocoders } from '../../../service/geolocator/geocoders.ts'
import { makeGeocoder } from '../../../service/geolocator/makeGeocoder.ts'
import { parseDeploymentsFile, type GeocoderChoice } from '../../../service/base/deploymentsFile.ts'
import { NominatimGeocoder } from '../../../service/geolocator/nominatimGeocoder.ts'
import { PhotonGeocoder } from '../../../service/geolocator/photonGeocoder.ts'
import { placeAsWritten } from '../../../service/geolocator/placeAsWritten.ts'

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

  it("returns places of the country in Photon's order (API-08)", async () => {
    answer = photonAnswer(NEAR, ABROAD, FAR)
    const found = await photon().autocomplete({ text: 'Vodičkova', country: 'cz', near: AT, language: 'cs' })
    answer = photonAnswer(FAR, NEAR)
    expect(await photon().autocomplete({ text: 'Vodičkova', country: 'CZ', near: AT })).toMatchObject({
      value: [{ streetNumber: '99' }, { streetNumber: '12' }],
    })
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

describe('places of other geocoders', () => {
  const chosenOf = async (geocoder: Geocoder, text: string, country = 'CZ') => {
    const answered = await geocoder.autocomplete({ text, country, near: AT })
    return answered.found === 'yes' ? placeAsWritten(answered.value, AT, 10_000) : answered
  }
  const photonChooses = (text: string, ...features: ReadonlyArray<unknown>) => {
    answer = photonAnswer(...features)
    return chosenOf(new PhotonGeocoder(base, 'CZ'), text)
  }
  const KAPROVA = feature(5, 14.417, 50.088, { street: 'Kaprova', housenumber: '42/14', postcode: '110 00' })
  const BAR = feature(4, 14.4221, 50.0785, { name: 'Kaprova 14 Bar', street: 'Žitná', housenumber: '3' })

  it('are chosen by fit instead of nearness (ADDR-26)', async () => {
    expect(await photonChooses('Kaprova 14', BAR, KAPROVA)).toMatchObject({ street: 'Kaprova', streetNumber: '42/14' })
    expect(await photonChooses('Kaprova 14, 110 00 Praha 1', BAR, KAPROVA)).toMatchObject({ street: 'Kaprova' })
    const named = { ...BAR, properties: { ...BAR.properties, name: 'Kaprova 14' } }
    expect(await photonChooses('Kaprova 14', named)).toBeUndefined()
  })

  it.each([
    ['Praha', { type: 'city', name: 'Praha' }],
    ['Vodičkova', { type: 'street', name: 'Vodičkova' }],
    ['Vodičkova', { street: 'Vodičkova', housenumber: '12' }],
    ['Vodičkova 12', { type: 'street', name: 'Vodičkova' }],
    ['Vodičkova 12', { street: 'Vodičkova', housenumber: '120' }],
    ['Vodičkova 12', { street: 'Palackého', housenumber: '12' }],
    ['Vodičkova 12', { name: 'Kavárna', street: 'Vodičkova' }],
    ['Vodičkova 12, Kladno', { street: 'Vodičkova', housenumber: '12' }],
    ['Vodičkova 12, Praha 5', { street: 'Vodičkova', housenumber: '12', postcode: '110 00' }],
    ['Vodičkova 12, 110 00 Praha', { street: 'Vodičkova', housenumber: '12', postcode: '130 00' }],
  ])('are a question if the text is "%s" and the place %j (ADDR-26)', async (text, properties) => {
    expect(await photonChooses(text, feature(8, 14.42, 50.08, properties))).toBeUndefined()
  })

  it.each([
    ['SE', 'Drottninggatan 50, 111 21 Stockholm', 'Drottninggatan', '50', '111 21', 'Stockholm', true],
    ['SE', 'Drottninggatan 21, Stockholm', 'Drottninggatan', '50', '111 21', 'Stockholm', false],
    ['SE', 'Drottninggatan 50, Malmö', 'Drottninggatan', '50', '111 21', 'Stockholm', false],
    ['HU', 'Kossuth Lajos utca 5., 1053 Budapest', 'Kossuth Lajos utca', '5', '1053', 'Budapest', true],
    ['MY', '12, Jalan Ampang, 50450 Kuala Lumpur', 'Jalan Ampang', '12', '50450', 'Kuala Lumpur', true],
    ['MY', '12, Jalan Ampang, 40100 Shah Alam', 'Jalan Ampang', '12', '50450', 'Kuala Lumpur', false],
    ['KR', '서울특별시 세종대로 209', '세종대로', '209', '', '서울특별시', true],
    ['TR', 'Mersin Sokak No: 12', 'Mersin Sokak', '12', '', 'Ankara', true],
    ['TH', '99/1 ถนนสีลม', 'ถนนสีลม', '99', '', 'กรุงเทพมหานคร', false],
    ['HK', '100 Nathan Road', '彌敦道 Nathan Road', '100', '', '九龍 Kowloon', true],
    ['HK', '彌敦道100號', '彌敦道 Nathan Road', '100', '', '九龍 Kowloon', true],
    ['HK', '100 Nathan Lane', '彌敦道 Nathan Road', '100', '', '九龍 Kowloon', false],
    ['CZ', 'Vodičkova 12', 'Vodičkova', '12;14', '', 'Praha', true],
    ['CZ', 'Vodičkova 1214', 'Vodičkova', '12;14', '', 'Praha', false],
    ['HU', 'Dob utca 12/b', 'Dob utca', '12B', '', 'Budapest', true],
  ] as const)(
    'are compared with the text in %s: "%s" (ADDR-26)',
    async (countrycode, text, street, housenumber, postcode, city, isChosen) => {
      answer = photonAnswer(feature(8, 14.42, 50.08, { countrycode, street, housenumber, postcode, city }))
      const chosen = await chosenOf(new PhotonGeocoder(base, countrycode), text, countrycode)
      expect(chosen !== undefined).toBe(isChosen)
    },
  )

  it('say how exact they are (ADDR-26)', async () => {
    answer = photonAnswer(
      ...['house', 'street', 'district', 'city', 'county'].map((type, id) =>
        feature(id, 14.4, 50, { type, name: 'X' }),
      ),
    )
    const photon = await new PhotonGeocoder(base, 'CZ').autocomplete({ text: 'X', country: 'CZ' })
    answer = json(
      [30, 26, 19, 16, 8].map((place_rank, id) => ({
        ...HIT,
        osm_id: id,
        name: 'X',
        place_rank,
        address: { country_code: 'cz' },
      })),
    )
    const nominatim = await new NominatimGeocoder(base, 'CZ').autocomplete({ text: 'X', country: 'CZ' })
    for (const answered of [photon, nominatim])
      expect(answered.found === 'yes' && answered.value.map(({ fit }) => fit.exactness)).toEqual([
        'house',
        'street',
        'district',
        'town',
        'country',
      ])
  })

  it('of Nominatim are chosen by the same rule (ADDR-26)', async () => {
    answer = json([{ ...HIT, osm_id: 78, address: { ...HIT.address, house_number: '120' } }, HIT])
    const nominatim = new NominatimGeocoder(base, 'CZ')
    expect(await chosenOf(nominatim, 'Vodičkova 12')).toMatchObject({ streetNumber: '12' })
    expect(await chosenOf(nominatim, 'Vodičkova 13')).toBeUndefined()
  })

  it.each([
    ['zh-HK', '九龍尖沙咀彌敦道100號'],
    ['en-HK', '100 Nathan Road, Tsim Sha Tsui, Kowloon'],
  ])('with names in two scripts are written in that of %s (ADDR-29)', async (language, written) => {
    const street = '彌敦道 Nathan Road'
    const area = '尖沙咀 Tsim Sha Tsui'
    const city = '九龍 Kowloon'
    answer = photonAnswer(
      feature(9, 114.17, 22.3, { countrycode: 'HK', street, housenumber: '100', district: area, city }),
    )
    const photon = new PhotonGeocoder(base, 'HK')
    const ofPhoton = await photon.autocomplete({ text: '100 Nathan Road', country: 'HK', language })
    const address = { house_number: '100', road: street, suburb: area, city, country_code: 'hk' }
    answer = json([{ ...HIT, address }])
    const nominatim = new NominatimGeocoder(base, 'HK')
    const ofNominatim = await nominatim.autocomplete({ text: '100 Nathan Road', country: 'HK', language })
    for (const found of [ofPhoton, ofNominatim])
      expect(found).toMatchObject({ value: [{ formattedAddress: written, fit: { fit: 1 } }] })
  })

  it('of Nominatim on a square have the square as their street (ADDR-26)', async () => {
    const { road, ...address } = HIT.address
    answer = json([{ ...HIT, address: { ...address, square: road } }])
    expect(await chosenOf(new NominatimGeocoder(base, 'CZ'), 'Vodičkova 12')).toMatchObject({ street: road })
  })

  it('are decoded one by one: an odd one is dropped (ADDR-28)', async () => {
    const postcode = { ...NEAR, properties: { type: 'other', postcode: '110 00', countrycode: 'CZ' } }
    expect(await photonChooses('Vodičkova 12', postcode, null, NEAR)).toMatchObject({ streetNumber: '12' })
    expect(await new PhotonGeocoder(base, 'CZ').reverse(AT)).toMatchObject({ value: { streetNumber: '12' } })
    answer = json([{ place_id: 1, lat: '50', lon: '14', address: { postcode: '110 00' } }, HIT])
    expect(await chosenOf(new NominatimGeocoder(base, 'CZ'), 'Vodičkova 12')).toMatchObject({ streetNumber: '12' })
  })

  it('in Hong Kong are found where the map has it in China (ADDR-28)', async () => {
    const inHongKong = (state: string) =>
      feature(9, 114.17, 22.32, { countrycode: 'CN', state, street: 'Nathan Road', housenumber: '12', city: '' })
    answer = photonAnswer(inHongKong('Guangdong'), inHongKong('香港 Hong Kong'))
    const photon = await chosenOf(new PhotonGeocoder(base, 'HK'), '12 Nathan Road', 'HK')
    answer = json([
      { ...HIT, address: { house_number: '12', road: 'Nathan Road', state: '香港 Hong Kong', country_code: 'cn' } },
    ])
    const nominatim = await chosenOf(new NominatimGeocoder(base, 'HK'), '12 Nathan Road', 'HK')
    expect([photon, nominatim]).toMatchObject([{ countryCode: 'HK' }, { countryCode: 'HK' }])
    expect(asked.at(-1)?.url.searchParams.get('countrycodes')).toBe('hk,cn')
    answer = photonAnswer(inHongKong('Guangdong'))
    expect(await new PhotonGeocoder(base, 'HK').autocomplete({ text: 'Nathan', country: 'HK' })).toMatchObject({
      value: [],
    })
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

  it('chooses the geocoder of the deployment before GEOCODER_URL (API-08)', () => {
    const geocoderUrl = 'https://photon.example'
    const chosen = (geocoder: GeocoderChoice) => makeGeocoder({ geocoder, geocoderUrl }, 'CZ')
    expect(chosen({ kind: 'embedded' })).toBeInstanceOf(EmbeddedGeocoder)
    expect(chosen({ kind: 'nominatim', address: 'https://maps.example' })).toBeInstanceOf(NominatimGeocoder)
    expect(chosen({ kind: 'photon', address: 'https://nominatim.example' })).toBeInstanceOf(PhotonGeocoder)
  })

  it('belongs to the deployment of its country (API-08)', () => {
    const deployments = parseDeploymentsFile(
      '{ "dobrego-cz": { "geocoder": { "kind": "photon", "address": "https://photon.example" } } }',
    )
    const geocoderOf = makeGeocoders({ deployments })
    expect(geocoderOf('CZ')).toBeInstanceOf(PhotonGeocoder)
    expect(geocoderOf('HU')).toBeInstanceOf(EmbeddedGeocoder)
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
