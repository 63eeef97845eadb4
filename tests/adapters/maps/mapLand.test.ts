import { describe, expect, it } from 'vitest'
import { mapLands } from '../../../build/mapLand.ts'
import { COUNTRIES, COUNTRY_CODES } from '../../../src/domain/market/countries.ts'

type Ring = ReadonlyArray<readonly [longitude: number, latitude: number]>
interface Feature {
  readonly properties: { readonly kind: 'sea' | 'land' | 'border' }
  readonly geometry: { readonly coordinates: ReadonlyArray<unknown> }
}

const lands = mapLands()
const featuresOf = (country: string) =>
  (JSON.parse(lands.get(country.toLowerCase()) ?? '') as { readonly features: ReadonlyArray<Feature> }).features
const landOf = (country: string) =>
  featuresOf(country)
    .filter(({ properties: { kind } }) => kind === 'land')
    .flatMap(({ geometry }) => geometry.coordinates as ReadonlyArray<ReadonlyArray<Ring>>)

/** Whether a ray from the point crosses the rings an odd number of times. */
const isInside = (rings: ReadonlyArray<Ring>, longitude: number, latitude: number): boolean =>
  rings.flatMap((ring) =>
    ring.filter(([x, y], index) => {
      const [beforeX, beforeY] = ring.at(index - 1)!
      return y > latitude !== beforeY > latitude && longitude < ((beforeX - x) * (latitude - y)) / (beforeY - y) + x
    }),
  ).length %
    2 ===
  1
const isLand = (country: string, longitude: number, latitude: number): boolean =>
  landOf(country).some((polygon) => isInside(polygon, longitude, latitude))

describe('embedded map of the land', () => {
  it('has a file for every country', () => {
    expect([...lands.keys()]).toEqual(COUNTRY_CODES.map((code) => code.toLowerCase()))
  })

  it.each(COUNTRY_CODES)('shows the main city on land, or within 10 km of it (%s)', (code) => {
    const { latitude, longitude } = COUNTRIES[code].capital
    const around = [0, 0.1, -0.1].flatMap((x) => [0, 0.1, -0.1].map((y) => [longitude + x, latitude + y] as const))
    expect(around.some(([x, y]) => isLand(code, x, y))).toBe(true)
  })

  it('shows seas as water, and land where the detailed part ends', () => {
    // The Baltic, the Black Sea, the Arabian Sea, the Gulf of Thailand, the Sea of Japan.
    const seas = [
      ['SE', 19.5, 58.5],
      ['RO', 31, 43.5],
      ['OM', 62, 20],
      ['TH', 101, 10.5],
      ['JP', 135, 39],
      // Beside Fiji and Chukotka, which lie on the 180th meridian.
      ['CZ', -150, -17],
      ['CZ', 5, 68],
    ] as const
    expect(seas.filter(([code, longitude, latitude]) => isLand(code, longitude, latitude))).toEqual([])
    // Ulaanbaatar, Brasilia, Canberra, Mauritania: far from each of these.
    for (const code of ['CZ', 'KW', 'SG'])
      for (const [longitude, latitude] of [
        [106.9, 47.9],
        [-47.9, -15.8],
        [149.1, -35.3],
        [-10, 20],
      ] as const)
        expect(isLand(code, longitude, latitude), `${code} ${longitude}`).toBe(true)
  })

  it('draws the borders between countries and no coasts', () => {
    const borders = featuresOf('CZ')
      .filter(({ properties: { kind } }) => kind === 'border')
      .flatMap(({ geometry }) => geometry.coordinates as ReadonlyArray<Ring>)
    const isNear = (longitude: number, latitude: number) =>
      borders.flat().some(([x, y]) => Math.hypot(x - longitude, y - latitude) < 0.1)
    // Where Czechia, Germany and Poland meet, and the cliffs of Rügen.
    expect([isNear(14.82, 50.87), isNear(13.66, 54.57)]).toEqual([true, false])
  })

  it('is drawn from the sea up, and takes at most 800 KiB a country', () => {
    for (const code of COUNTRY_CODES) {
      const kinds = featuresOf(code).map(({ properties: { kind } }) => kind)
      expect([...new Set(kinds)]).toEqual(['sea', 'land', 'border'])
      expect(lands.get(code.toLowerCase())!.length).toBeLessThan(800 * 1024)
    }
  })
})
