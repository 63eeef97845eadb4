import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { regionFirst, streetFirst } from '../../src/adapters/http/photonAddresses.ts'
import { makePhotonGeolocator } from '../../src/adapters/http/PhotonGeolocator.ts'
import { fakePhoton } from '../support/fakePhoton.ts'
import { geolocatorContract } from './Geolocator.contract.ts'

const BASE = 'https://photon.fjordel.test/v1'
const NEAR = { latitude: 50.0875, longitude: 14.4213 }

/** Gateways whose Photon has stopped; only after the first answer does the adapter try again. */
const DOWN = () => Promise.resolve(new Response('Bad gateway', { status: 502 }))
const MAINTAINED = () => Promise.resolve(new Response('<h1>We are back at noon'))

geolocatorContract('a Photon', () =>
  Promise.resolve({
    geolocator: makePhotonGeolocator(BASE, 'CZ', fakePhoton(BASE, 'CZ'), streetFirst),
    down: makePhotonGeolocator(BASE, 'CZ', DOWN, streetFirst),
    close: () => Promise.resolve(),
  }),
)

geolocatorContract(
  'a Photon in Tokyo, for Norikaze',
  () =>
    Promise.resolve({
      geolocator: makePhotonGeolocator(BASE, 'JP', fakePhoton(BASE, 'JP'), regionFirst),
      down: makePhotonGeolocator(BASE, 'JP', MAINTAINED, regionFirst),
      close: () => Promise.resolve(),
    }),
  { at: { latitude: 35.68, longitude: 139.766 }, text: '丸の内', language: 'ja', countryCode: 'JP' },
)

const feature = (properties: object, [longitude, latitude] = [18.0632, 59.3346]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
  properties: { osm_type: 'N', osm_id: 7, countrycode: 'SE', ...properties },
})
const answering = (...features: ReadonlyArray<object>) =>
  makePhotonGeolocator(
    BASE,
    'SE',
    () => Promise.resolve(Response.json({ type: 'FeatureCollection', features })),
    streetFirst,
  )

describe('PhotonGeolocator', () => {
  it('sends the language of suggestions only if every Photon has it (API-08)', async () => {
    const photon = fakePhoton(BASE, 'CZ')
    const geolocator = makePhotonGeolocator(`${BASE}/`, 'CZ', photon, streetFirst)
    for (const language of ['en-GB', 'sv'])
      expect(await Effect.runPromise(geolocator.autocomplete('Praha', NEAR, language))).not.toEqual([])
    expect(photon.asked.map(({ searchParams }) => searchParams.get('lang'))).toEqual(['en', null])
    expect(photon.asked.map(({ pathname }) => pathname)).toEqual(['/v1/api', '/v1/api'])
  })

  it('returns a house with its number, street, postal code and city (API-09, ADDR-04)', async () => {
    const house = feature({
      type: 'house',
      street: 'Drottninggatan',
      housenumber: '50',
      postcode: '111 21',
      district: 'Norrmalm',
      city: 'Stockholm',
    })
    expect(await Effect.runPromise(answering(house).reverse(NEAR))).toEqual({
      id: 'N7@59.3346,18.0632',
      formattedAddress: 'Drottninggatan 50, 111 21 Stockholm',
      coordinates: { latitude: 59.3346, longitude: 18.0632 },
      street: 'Drottninggatan',
      streetNumber: '50',
      building: '',
      area: 'Norrmalm',
      city: 'Stockholm',
      postalCode: '111 21',
      countryCode: 'SE',
    })
  })

  it("returns suggestions of its country in Photon's order, without odd ones (API-08, ADDR-28)", async () => {
    const far = feature({ name: 'Far', type: 'street' })
    const near = feature({ name: 'Near', type: 'street' }, [NEAR.longitude, NEAR.latitude])
    const abroad = feature({ name: 'Abroad', type: 'street', countrycode: 'NO' })
    const odd = { type: 'Feature', properties: { postcode: '111 21', countrycode: 'SE' } }
    const found = await Effect.runPromise(answering(odd, far, abroad, near).autocomplete('x', NEAR, 'sv'))
    expect(found.map(({ formattedAddress }) => formattedAddress)).toEqual(['Far', 'Near'])
  })

  it.each([
    ['an HTML page', () => new Response('<p>Welcome to the hotel')],
    ['a refusal', () => Response.json({ message: 'Language xx is not supported' }, { status: 400 })],
    ['another shape', () => Response.json({ places: [] })],
  ])('reports %s as an unreadable answer', async (_, answer) => {
    const geolocator = makePhotonGeolocator(BASE, 'SE', () => Promise.resolve(answer()), streetFirst)
    expect(await Effect.runPromise(Effect.flip(geolocator.reverse(NEAR)))).toMatchObject({
      _tag: 'ServiceUnavailable',
      reason: 'unreadable-answer',
    })
  })
})

describe('regionFirst', () => {
  const NONE = { building: '', street: '', streetNumber: '', area: '', city: '', state: '', postalCode: '' }
  it.each([
    [
      '東京都千代田区 丸の内一丁目 9-1 東京駅',
      { building: '東京駅', street: '丸の内一丁目', streetNumber: '9-1', city: '千代田区', state: '東京都' },
    ],
    [
      '서울특별시 중구 명동 세종대로 110 시청',
      {
        building: '시청',
        street: '세종대로',
        streetNumber: '110',
        area: '명동',
        city: '중구',
        state: '서울특별시',
      },
    ],
    [
      'Tokyo Station, 9-1 Marunouchi, Chiyoda, Tokyo 100-0005',
      {
        building: 'Tokyo Station',
        street: 'Marunouchi',
        streetNumber: '9-1',
        area: 'Chiyoda',
        city: 'Tokyo',
        state: 'Tokyo',
        postalCode: '100-0005',
      },
    ],
    ['서울', { city: '서울', state: '서울' }],
  ])('writes %s (ADDR-29)', (line, parts) => {
    expect(regionFirst({ ...NONE, ...parts })).toBe(line)
  })
})
