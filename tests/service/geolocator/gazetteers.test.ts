import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cityOf } from '../../../service/geolocator/addressFormat.ts'
import { mapGrounds, type GroundFeature } from '../../../build/mapGround.ts'
import { gazetteerOf, type GazetteerRow } from '../../../service/geolocator/gazetteer.ts'
import { readWrittenAddress } from '../../../service/geolocator/writtenAddress.ts'
import { distanceInMetres, type Coordinates } from '../../../src/domain/coordinates.ts'
import { pointBetween } from '../../../src/domain/route.ts'
import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '../../../src/domain/market/countries.ts'

const AROUND_DEGREES = 0.3
const STREET_METRES = [40, 9_000] as const
/** The ends of two parts of one street are this close. */
const JOINED_METRES = 30

/** The main city of Pakistan's gazetteer is not its capital. */
const CENTRES: Partial<Readonly<Record<CountryCode, Coordinates>>> = { PK: { latitude: 24.86, longitude: 67.01 } }

type Ring = ReadonlyArray<readonly [longitude: number, latitude: number]>

const isInside = (ring: Ring, { longitude, latitude }: Coordinates): boolean =>
  ring.reduce((inside, [lng, lat], index) => {
    const [fromLng, fromLat] = ring.at(index - 1) ?? [lng, lat]
    const isCrossed = lat > latitude !== fromLat > latitude
    return isCrossed && longitude < ((fromLng - lng) * (latitude - lat)) / (fromLat - lat) + lng ? !inside : inside
  }, false)

const grounds = mapGrounds()
const shapesOf = (country: CountryCode, kind: GroundFeature['properties']['kind']): ReadonlyArray<Ring> =>
  (JSON.parse(grounds.get(country.toLowerCase()) ?? '') as { features: ReadonlyArray<GroundFeature> }).features.flatMap(
    ({ properties, geometry }) =>
      properties.kind === kind && geometry.type === 'Polygon' ? geometry.coordinates.slice(0, 1) : [],
  )

const pointsOf = ({ low, high }: GazetteerRow) => [low, pointBetween(low, high, 0.5), high]

/** The districts of one street, which the head of the file lists, so that a misspelt district is noticed. */
const districtsOfOneStreet = (country: CountryCode): ReadonlyArray<string> => {
  const file = new URL(`../../../service/geolocator/gazetteer/places/${country.toLowerCase()}.tsv`, import.meta.url)
  const [, districts = ''] = /^# Districts of one street: (.*)$/m.exec(readFileSync(file, 'utf8')) ?? []
  return districts.split(', ').filter((district) => district !== '')
}

describe.each(COUNTRY_CODES)('the gazetteer of %s', (country) => {
  const rows = gazetteerOf(country).rows()
  const streets = rows.filter(({ kind }) => kind === 'street')
  const places = rows.filter(({ kind }) => kind === 'place')

  it('lies around its city (ADDR-30)', () => {
    const centre = CENTRES[country] ?? COUNTRIES[country].capital
    const far = rows.filter((row) =>
      pointsOf(row).some(
        ({ latitude, longitude }) =>
          Math.abs(latitude - centre.latitude) > AROUND_DEGREES ||
          Math.abs(longitude - centre.longitude) > AROUND_DEGREES,
      ),
    )
    expect(far.map(({ name }) => name)).toEqual([])
    expect(streets.length).toBeGreaterThan(10)
    expect(places.length).toBeGreaterThan(15)
  })

  it('has streets of a length that streets have (API-08)', () => {
    const [least, most] = STREET_METRES
    const odd = streets.filter(({ low, high }) => {
      const metres = distanceInMetres(low, high)
      return metres < least || metres > most
    })
    expect(odd.map(({ name }) => name)).toEqual([])
  })

  it('knows each district by two rows or a place, except those that its head lists (API-08)', () => {
    const inDistricts = [...Map.groupBy(rows, ({ district }) => district)]
    const single = inDistricts.filter(([, inside]) => inside.length < 2 && inside[0]?.kind === 'street')
    expect(single.map(([district]) => district)).toEqual(districtsOfOneStreet(country))
    expect(inDistricts.map(([district]) => district)).not.toContain('')
    const spellings = Map.groupBy(rows, ({ districtEn }) => districtEn)
    const mixed = [...spellings.values()].filter((inside) => new Set(inside.map(({ district }) => district)).size > 1)
    expect(mixed.map(([first]) => first?.districtEn)).toEqual([])
  })

  it('gives no street the name of another one, so that a machine may choose it (ADDR-26)', () => {
    const names = Map.groupBy(streets, ({ name }) => name)
    const taken = streets.filter(({ name, aliases }) => aliases.some((alias) => alias !== name && names.has(alias)))
    expect(taken.map(({ name }) => name)).toEqual([])
  })

  it('has no row twice; parts of a street meet (API-08)', () => {
    const parts = Map.groupBy(streets, ({ name, district }) => `${name}, ${district}`)
    const apart = [...parts].filter(([, inside]) =>
      inside.slice(1).some((part, index) => {
        const ends = inside.slice(0, index + 1).flatMap(({ low, high }) => [low, high])
        return !ends.some((end) => [part.low, part.high].some((own) => distanceInMetres(end, own) <= JOINED_METRES))
      }),
    )
    expect(apart.map(([name]) => name)).toEqual([])
    const lines = streets.map(({ name, low, high }) => JSON.stringify([name, low, high]))
    expect(new Set(lines).size).toBe(lines.length)
    const names = places.map(({ name, district }) => `${name}, ${district}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    const positions = places.map(({ name, low }) => [name, low.latitude, low.longitude].join())
    expect(new Set(positions).size).toBe(positions.length)
  })

  it('has postal codes that are read as such beside the name of the city (ADDR-30)', () => {
    const { own, english } = cityOf(country)
    const codes = [...new Set(rows.map(({ postalCode }) => postalCode).filter((code) => code !== ''))]
    const unread = codes.filter((code) => {
      const written = [own, english].flatMap((city) => [`A, ${code} ${city}`, `A, ${city} ${code}`])
      const read = written.flatMap((text) => readWrittenAddress(country, text).map(({ postalCode }) => postalCode))
      return !read.includes(code.replaceAll(/\D/g, ''))
    })
    expect(unread).toEqual([])
  })

  it('has no street or place in water (ADDR-30)', () => {
    const [water, islands] = [shapesOf(country, 'water'), shapesOf(country, 'island')]
    const isWet = (point: Coordinates) =>
      water.some((ring) => isInside(ring, point)) && !islands.some((ring) => isInside(ring, point))
    expect(rows.filter((row) => pointsOf(row).some(isWet)).map(({ name }) => name)).toEqual([])
  })
})
