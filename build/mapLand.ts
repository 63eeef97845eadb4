import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { bboxClip } from '@turf/bbox-clip'
import { feature, mesh } from 'topojson-client'
import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '../src/domain/market/countries.ts'

type Box = [west: number, south: number, east: number, north: number]
type Borders = ReturnType<typeof mesh>
/** The part of a topology that is used: countries that consist of polygons. */
type Country = Extract<NonNullable<Parameters<typeof mesh>[1]>, { readonly type: 'Polygon' | 'MultiPolygon' }>
type World = Parameters<typeof mesh>[0] & {
  readonly objects: {
    readonly countries: { readonly type: 'GeometryCollection'; readonly geometries: Array<Country> }
  }
}
type Line = Borders['coordinates'][number]
type Position = Line[number]
type Polygon = Borders['coordinates']

/** A polygon or a line, and the box around it. */
interface Shape {
  readonly lines: ReadonlyArray<Line>
  readonly box: Box
}
interface Shapes {
  readonly polygons: ReadonlyArray<Shape>
  readonly borders: ReadonlyArray<Shape>
}

const require = createRequire(import.meta.url)

/** Its ring goes around the pole, which a flat map does not show. */
const ANTARCTICA = '010'

/** Web maps end here. */
const EARTH: Box = [-180, -85, 180, 85]
/** Around the main city in degrees: what a wide screen shows at zoom 5. */
const AROUND = { longitude: 12, latitude: 8 }

/** Continues a line across the 180th meridian, to longitudes beyond 180 degrees. */
const unwrapped = (line: Line): Line => {
  let turns = 0
  return line.map(([longitude = 0, latitude = 0], index) => {
    const step = longitude - (line[index - 1]?.[0] ?? longitude)
    if (Math.abs(step) > 180) turns -= Math.sign(step)
    return [longitude + turns * 360, latitude]
  })
}

const shapeOf = (written: ReadonlyArray<Line>): Shape => {
  const lines = written.map(unwrapped)
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [longitude = 0, latitude = 0] of lines.flat()) {
    box[0] = Math.min(box[0], longitude)
    box[1] = Math.min(box[1], latitude)
    box[2] = Math.max(box[2], longitude)
    box[3] = Math.max(box[3], latitude)
  }
  return { lines, box }
}

/** Natural Earth, public domain: about a kilometre exact (10m), and the whole world for a screen (110m). */
const readShapes = (file: string): Shapes => {
  const world = JSON.parse(readFileSync(file, 'utf8')) as World
  const { countries } = world.objects
  const polygons = countries.geometries
    .filter(({ id }) => id !== ANTARCTICA)
    .flatMap((country) =>
      country.type === 'Polygon'
        ? [feature(world, country).geometry.coordinates]
        : feature(world, country).geometry.coordinates,
    )
  const { coordinates } = mesh(world, countries, (one, other) => one !== other)
  return { polygons: polygons.map(shapeOf), borders: coordinates.map((line) => shapeOf([line])) }
}

/** Three decimals are 100 m, a third of a pixel at zoom 9. */
const rounded = (position: Position): Position => position.map((degrees) => Math.round(degrees * 1_000) / 1_000)
const isNew = (position: Position, index: number, line: Line): boolean => String(position) !== String(line[index - 1])
const lineOf = (line: Line): Line => line.map(rounded).filter(isNew)

/** The parts of shapes in a box, also of those that lie there once around the earth. */
const within = <Part>(
  shapes: ReadonlyArray<Shape>,
  box: Box,
  clip: (lines: Array<Line>) => ReadonlyArray<Part>,
): ReadonlyArray<Part> =>
  [-360, 0, 360].flatMap((turn) =>
    shapes
      .filter(({ box: [west, south, east, north] }) => {
        const isBeside = west + turn >= box[2] || east + turn <= box[0]
        return !isBeside && south < box[3] && north > box[1]
      })
      .flatMap(({ lines }) =>
        clip(lines.map((line) => line.map(([longitude = 0, latitude = 0]) => [longitude + turn, latitude]))),
      ),
  )

const landIn = (box: Box, { polygons }: Shapes): ReadonlyArray<Polygon> =>
  within(polygons, box, (coordinates) => {
    const { geometry } = bboxClip({ type: 'Polygon', coordinates }, box)
    return geometry.type === 'Polygon' ? [geometry.coordinates] : []
  })
    .map((rings) => rings.map(lineOf).filter((ring) => ring.length > 3))
    .filter((rings) => rings.length > 0)

const bordersIn = (box: Box, { borders }: Shapes): ReadonlyArray<Line> =>
  within(borders, box, (coordinates) => {
    const { geometry } = bboxClip({ type: 'MultiLineString', coordinates }, box)
    if (geometry.type === 'LineString') return [geometry.coordinates]
    return geometry.type === 'MultiLineString' ? geometry.coordinates : []
  })
    .map(lineOf)
    .filter((line) => line.length > 1)

/** The earth without a box. */
const outside = ([west, south, east, north]: Box): ReadonlyArray<Box> => [
  [EARTH[0], EARTH[1], west, EARTH[3]],
  [east, EARTH[1], EARTH[2], EARTH[3]],
  [west, EARTH[1], east, south],
  [west, north, east, EARTH[3]],
]

const drawn = (kind: 'sea' | 'land' | 'border', type: string, coordinates: ReadonlyArray<unknown>) => ({
  type: 'Feature',
  properties: { kind },
  geometry: { type, coordinates },
})

/** Sea, land and borders of the earth as GeoJSON, by country code in lower case: exact around its main city. */
export const mapLands = (countries: ReadonlyArray<CountryCode> = COUNTRY_CODES): ReadonlyMap<string, string> => {
  const [near, far] = [
    readShapes(require.resolve('world-atlas/countries-10m.json')),
    readShapes(require.resolve('world-atlas/countries-110m.json')),
  ]
  const landOf = (code: CountryCode) => {
    const { latitude, longitude } = COUNTRIES[code].capital
    const box: Box = [
      longitude - AROUND.longitude,
      latitude - AROUND.latitude,
      longitude + AROUND.longitude,
      latitude + AROUND.latitude,
    ]
    const parts = [{ box, shapes: near }, ...outside(box).map((around) => ({ box: around, shapes: far }))]
    const [west, south, east, north] = EARTH
    const corners = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ]
    return {
      type: 'FeatureCollection',
      features: [
        drawn('sea', 'Polygon', [corners]),
        ...parts.map((part) => drawn('land', 'MultiPolygon', landIn(part.box, part.shapes))),
        ...parts.map((part) => drawn('border', 'MultiLineString', bordersIn(part.box, part.shapes))),
      ],
    }
  }
  return new Map(countries.map((code) => [code.toLowerCase(), JSON.stringify(landOf(code))]))
}
