import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinedStreets, mapGrounds, roundedLine, type GroundFeature } from '../../../build/mapGround.ts'
import { COUNTRY_CODES } from '../../../src/domain/market/countries.ts'

const grounds = mapGrounds()
const featuresOf = (country: string): ReadonlyArray<GroundFeature> =>
  (JSON.parse(grounds.get(country) ?? '') as { readonly features: ReadonlyArray<GroundFeature> }).features
const pointsOf = ({ geometry }: GroundFeature) =>
  geometry.type === 'Point'
    ? [geometry.coordinates]
    : geometry.type === 'LineString'
      ? geometry.coordinates
      : geometry.coordinates.flat()

const countries = COUNTRY_CODES.map((code) => code.toLowerCase())
const WITHIN_DEGREES = 0.5

describe('embedded map ground', () => {
  it('has a file for every country, so that no map requests a missing one', () => {
    expect([...grounds.keys()]).toEqual(countries)
  })

  it.each(countries)('lies around the city (%s)', (country) => {
    const features = featuresOf(country)
    const middle = (axis: 0 | 1) => {
      const sorted = features
        .flatMap(pointsOf)
        .map((point) => point[axis])
        .toSorted((a, b) => a - b)
      return sorted[Math.floor(sorted.length / 2)] ?? NaN
    }
    const [lng, lat] = [middle(0), middle(1)]
    const outside = features.filter((feature) =>
      pointsOf(feature).some(
        (at) => !(Math.abs(at[0] - lng) < WITHIN_DEGREES && Math.abs(at[1] - lat) < WITHIN_DEGREES),
      ),
    )
    expect(features.length).toBeGreaterThan(50)
    expect(outside.map(({ properties }) => properties.name)).toEqual([])
  })

  it.each(countries)('shows streets, places, districts, water and parks (%s)', (country) => {
    const kinds = featuresOf(country).map(({ properties: { kind } }) => (kind === 'river' ? 'water' : kind))
    expect(kinds).toEqual(expect.arrayContaining(['street', 'place', 'district', 'water', 'park']))
  })

  it.each(countries)('closes every polygon and gives every line its size in metres (%s)', (country) => {
    const features = featuresOf(country)
    const rings = features.flatMap(({ geometry }) => (geometry.type === 'Polygon' ? geometry.coordinates : []))
    expect(rings.filter((ring) => ring.length < 4 || String(ring.at(-1)) !== String(ring[0]))).toEqual([])
    const lines = features.filter(({ geometry }) => geometry.type === 'LineString')
    const size = ({ properties: { kind, width = 0, length = 0 } }: GroundFeature) => (kind === 'river' ? width : length)
    expect(lines.filter((line) => !(size(line) > 0))).toEqual([])
  })

  it('draws the bends of the Vltava and the Chao Phraya, named in the local script', () => {
    const bends = (country: string, name: string) =>
      featuresOf(country)
        .filter(({ properties }) => properties.name === name)
        .flatMap(pointsOf).length
    expect(bends('cz', 'Vltava')).toBeGreaterThan(100)
    expect(bends('th', 'แม่น้ำเจ้าพระยา')).toBeGreaterThan(100)
  })

  it('joins consecutive segments of a street and no others', () => {
    expect(
      joinedStreets([
        {
          name: 'Evropská',
          line: [
            [1, 1],
            [2, 2],
          ],
        },
        {
          name: 'Evropská',
          line: [
            [2, 2],
            [3, 1],
          ],
        },
        {
          name: 'Evropská',
          line: [
            [5, 5],
            [6, 6],
          ],
        },
        {
          name: 'Dlouhá',
          line: [
            [6, 6],
            [7, 7],
          ],
        },
      ]),
    ).toEqual([
      {
        name: 'Evropská',
        line: [
          [1, 1],
          [2, 2],
          [3, 1],
        ],
      },
      {
        name: 'Evropská',
        line: [
          [5, 5],
          [6, 6],
        ],
      },
      {
        name: 'Dlouhá',
        line: [
          [6, 6],
          [7, 7],
        ],
      },
    ])
  })

  it('rounds the corners of a line within its bounding box, keeps its ends and keeps a ring closed', () => {
    const point = fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1000 }))
    fc.assert(
      fc.property(
        fc.array(point, { minLength: 3, maxLength: 20 }),
        fc.double({ min: 0.1, max: 0.4, noNaN: true }),
        (line, share) => {
          const open = roundedLine(line, share)
          const closed = roundedLine([...line, line[0]!], share)
          for (const axis of [0, 1] as const)
            for (const made of [open, closed]) {
              expect(Math.min(...made.map((at) => at[axis]))).toBeGreaterThanOrEqual(
                Math.min(...line.map((at) => at[axis])),
              )
              expect(Math.max(...made.map((at) => at[axis]))).toBeLessThanOrEqual(
                Math.max(...line.map((at) => at[axis])),
              )
            }
          expect(closed.at(-1)).toEqual(closed[0])
          expect([open[0], open.at(-1)]).toEqual([line[0], line.at(-1)])
        },
      ),
    )
  })
})
