import { describe, expect, it } from 'vitest'
import { areaAround } from '../../../service/delivery/areaAround.ts'
import { areasAt } from '../../../service/delivery/areasAt.ts'
import { mayBeIn } from '../../../service/delivery/countryBounds.ts'
import { isDeliverable, isInside } from '../../../service/delivery/deliveryArea.ts'
import { COUNTRIES, COUNTRY_CODES } from '../../../src/domain/market/countries.ts'
import { vendorJson } from '../../support/smallWorld.ts'

const PRAGUE = { latitude: 50.0875, longitude: 14.4213 }
const north = (km: number, from = PRAGUE) => ({ ...from, latitude: from.latitude + km / 111.195 })

const SQUARE = [
  { latitude: 50, longitude: 14 },
  { latitude: 50, longitude: 15 },
  { latitude: 51, longitude: 15 },
  { latitude: 51, longitude: 14 },
]
/** U-shaped, open to the north between 14.4 and 14.6. */
const U_SHAPE = [
  { latitude: 50, longitude: 14 },
  { latitude: 50, longitude: 15 },
  { latitude: 51, longitude: 15 },
  { latitude: 51, longitude: 14.6 },
  { latitude: 50.5, longitude: 14.6 },
  { latitude: 50.5, longitude: 14.4 },
  { latitude: 51, longitude: 14.4 },
  { latitude: 51, longitude: 14 },
]

describe('isInside', () => {
  it('includes edges and corners of the ring (OP-73)', () => {
    for (const point of [...SQUARE, { latitude: 50, longitude: 14.5 }, { latitude: 50.5, longitude: 15 }]) {
      expect(isInside(SQUARE, point)).toBe(true)
    }
    expect(isInside(SQUARE, { latitude: 49.999_99, longitude: 14.5 })).toBe(false)
  })

  it('accepts rings closed or open, clockwise or not (OP-73)', () => {
    const [first = PRAGUE] = U_SHAPE
    for (const ring of [U_SHAPE, U_SHAPE.toReversed(), [...U_SHAPE, first]]) {
      expect(isInside(ring, { latitude: 50.25, longitude: 14.5 })).toBe(true)
      expect(isInside(ring, { latitude: 50.75, longitude: 14.5 })).toBe(false)
      expect(isInside(ring, { latitude: 50.75, longitude: 14.2 })).toBe(true)
    }
  })
})

describe('isDeliverable', () => {
  const around = { country: 'CZ', vendorLocation: PRAGUE, areas: [] } as const

  it('allows ten kilometres in countries without a distance (FEE-01, API-21)', () => {
    expect(isDeliverable(around, north(9.99))).toBe(true)
    expect(isDeliverable(around, north(10.01))).toBe(false)
  })

  it('uses the distance of the country (FEE-01, API-21)', () => {
    const bangkok = COUNTRIES.TH.capital
    const reach = { country: 'TH', vendorLocation: bangkok, areas: [] } as const
    expect(isDeliverable(reach, north(14.99, bangkok))).toBe(true)
    expect(isDeliverable(reach, north(15.01, bangkok))).toBe(false)
  })

  it("uses only the vendor's areas if it has any (API-21, OP-73)", () => {
    const reach = { ...around, areas: [SQUARE, U_SHAPE] }
    expect(isDeliverable(reach, { latitude: 50.9, longitude: 14.9 })).toBe(true)
    expect(isDeliverable(reach, { latitude: 49.99, longitude: 14.42 })).toBe(false)
    expect(isDeliverable({ ...around, areas: [SQUARE.slice(0, 2)] }, north(1))).toBe(true)
  })

  it('refuses other countries, however near (FEE-01, API-21)', () => {
    const woodlands = { latitude: 1.4437, longitude: 103.786 }
    const johorBahru = { latitude: 1.4927, longitude: 103.7414 }
    expect(isDeliverable({ country: 'SG', vendorLocation: woodlands, areas: [] }, johorBahru)).toBe(false)
  })

  it('allows the capital of every country (API-21)', () => {
    for (const code of COUNTRY_CODES) expect(mayBeIn(code, COUNTRIES[code].capital)).toBe(true)
  })
})

describe('areaAround', () => {
  const DIRECTIONS = Array.from({ length: 64 }, (_, at) => (at / 64) * 2 * Math.PI)
  const away = (km: number, { latitude, longitude }: typeof PRAGUE, direction: number) => ({
    latitude: latitude + (km / 111.195) * Math.sin(direction),
    longitude: longitude + ((km / 111.195) * Math.cos(direction)) / Math.cos((latitude * Math.PI) / 180),
  })

  it.each(COUNTRY_CODES)(
    'covers the distance that the pages of %s promise, and hardly more (FAQ-05, OP-73)',
    (code) => {
      const { capital, deliveryDistanceKm: km } = COUNTRIES[code]
      const ring = areaAround(capital, COUNTRIES[code])
      for (const direction of DIRECTIONS) {
        expect(isInside(ring, away(km, capital, direction))).toBe(true)
        expect(isInside(ring, away(km * 1.03, capital, direction))).toBe(false)
      }
    },
  )

  it('moves with the shop, but keeps areas that contain the new place (OP-73)', () => {
    const country = COUNTRIES.CZ
    const shop = (delivery_areas: ReadonlyArray<ReadonlyArray<typeof PRAGUE>>) => ({
      ...vendorJson({ vendor_id: 'shop', name: 'Shop' }),
      delivery_areas,
    })
    const { latitude, longitude } = shop([]).vendor_information.location
    const before = { latitude: latitude ?? 0, longitude: longitude ?? 0 }
    const place = north(5, before)
    expect(areasAt(place, shop([areaAround(before, country)]), country)).toEqual([areaAround(place, country)])
    expect(areasAt(PRAGUE, shop([SQUARE]), country)).toEqual([SQUARE])
    expect(areasAt(north(200), shop([SQUARE]), country)).toEqual([areaAround(north(200), country)])
  })
})
