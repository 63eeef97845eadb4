import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { StreetGraph } from '../../../simulator/riders/streetGraph.ts'
import { gazetteerOf } from '../../../service/geolocator/gazetteer.ts'
import { distanceInMetres } from '../../../src/domain/coordinates.ts'
import { routeLength } from '../../../src/domain/route.ts'
import { COUNTRY_CODES } from '../../../src/domain/market/countries.ts'

const CITIES = COUNTRY_CODES.map((country) => {
  const points = gazetteerOf(country)
    .rows()
    .flatMap(({ low, high }) => [low, high])
  const [latitudes, longitudes] = [points.map((p) => p.latitude), points.map((p) => p.longitude)]
  const box = {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  }
  return { country, box, points, graph: new StreetGraph(gazetteerOf(country).rows()) }
})

describe.each(CITIES)('the street graph of $country', ({ box, points, graph }) => {
  const anywhere = fc.record({
    latitude: fc.double({ min: box.south, max: box.north, noNaN: true }),
    longitude: fc.double({ min: box.west, max: box.east, noNaN: true }),
  })

  it('connects all points of the city without leaving it or long detours (OP-26)', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (from, to) => {
        const route = graph.route(from, to)
        expect(route[0]).toEqual(from)
        expect(route.at(-1)).toEqual(to)
        expect(routeLength(route)).toBeLessThanOrEqual(3 * distanceInMetres(from, to) + 1)
        for (const { latitude, longitude } of route) {
          expect(latitude >= box.south && latitude <= box.north).toBe(true)
          expect(longitude >= box.west && longitude <= box.east).toBe(true)
        }
      }),
      { numRuns: 25 },
    )
  })

  it('gives routes that are rarely the straight line and never much longer (OP-26)', () => {
    const ways = points.slice(0, 60).flatMap((from, index) => {
      const to = points[(index * 37 + 11) % points.length] ?? from
      const straight = distanceInMetres(from, to)
      return straight < 800 ? [] : [{ route: graph.route(from, to), straight }]
    })
    const factor = ways.reduce((sum, { route, straight }) => sum + routeLength(route) / straight, 0) / ways.length
    expect(factor).toBeGreaterThan(1.05)
    expect(factor).toBeLessThan(1.7)
    expect(ways.filter(({ route }) => route.length > 3).length).toBeGreaterThan(ways.length / 2)
  })
})

describe('without a street graph', () => {
  it('the route is the straight line (OP-26)', () => {
    const [from, to] = [
      { latitude: 35.68, longitude: 139.76 },
      { latitude: 35.69, longitude: 139.7 },
    ]
    expect(new StreetGraph([]).route(from, to)).toEqual([from, to])
  })
})
