import path from 'node:path'
import { gazetteerOf, textIfThere, type GazetteerRow } from '../service/geolocator/gazetteer.ts'
import { distanceInMetres } from '../src/domain/coordinates.ts'
import { COUNTRY_CODES, type CountryCode } from '../src/domain/market/countries.ts'

const drawings = path.join(import.meta.dirname, '..', 'service', 'geolocator', 'gazetteer', 'ground')

type Point = readonly [longitude: number, latitude: number]
type Line = ReadonlyArray<Point>

type GroundKind = 'street' | 'place' | 'district' | 'river' | 'water' | 'park' | 'island'

export interface GroundFeature {
  readonly type: 'Feature'
  /** `width` of a river and `length` of a street, in metres. */
  readonly properties: {
    readonly kind: GroundKind
    readonly name: string
    readonly width?: number
    readonly length?: number
  }
  readonly geometry:
    | { readonly type: 'Point'; readonly coordinates: Point }
    | { readonly type: 'LineString'; readonly coordinates: Line }
    | { readonly type: 'Polygon'; readonly coordinates: ReadonlyArray<Line> }
}

interface Row {
  readonly kind: GazetteerRow['kind']
  readonly name: string
  readonly district: string
  readonly line: Line
}

const rowsOf = (country: CountryCode): ReadonlyArray<Row> =>
  gazetteerOf(country)
    .rows()
    .map(({ kind, name, district, low, high }) => {
      const ends: Line = [low, high].map(({ longitude, latitude }) => [longitude, latitude] as const)
      return { kind, name, district, line: kind === 'street' ? ends : [centreOf(ends)] }
    })

const coordinates = ([longitude, latitude]: Point) => ({ latitude, longitude })
const lengthOf = (line: Line) =>
  Math.round(
    line
      .slice(1)
      .reduce((sum, point, index) => sum + distanceInMetres(coordinates(line[index]!), coordinates(point)), 0),
  )

const streetOf = (name: string, line: Line): GroundFeature => ({
  type: 'Feature',
  properties: { kind: 'street', name, length: lengthOf(line) },
  geometry: { type: 'LineString', coordinates: line },
})
const pointOf = (kind: 'place' | 'district', name: string, at: Point): GroundFeature => ({
  type: 'Feature',
  properties: { kind, name },
  geometry: { type: 'Point', coordinates: at },
})

const same = (a: Point | undefined, b: Point | undefined) => a?.[0] === b?.[0] && a?.[1] === b?.[1]

/** Joins consecutive rows of one street into one line. */
export const joinedStreets = (
  rows: ReadonlyArray<Pick<Row, 'name' | 'line'>>,
): ReadonlyArray<Pick<Row, 'name' | 'line'>> =>
  rows.reduce<ReadonlyArray<Pick<Row, 'name' | 'line'>>>((streets, { name, line }) => {
    const last = streets.at(-1)
    return last && last.name === name && same(last.line.at(-1), line[0])
      ? [...streets.slice(0, -1), { name, line: [...last.line, ...line.slice(1)] }]
      : [...streets, { name, line }]
  }, [])

/** A district with fewer entries gets no label on the map: its centre would be a guess. */
const ENTRIES_FOR_A_DISTRICT = 3
const rounded = (value: number) => Math.round(value * 1e5) / 1e5
const mean = (values: ReadonlyArray<number>) => rounded(values.reduce((sum, value) => sum + value, 0) / values.length)
const centreOf = (line: Line): Point => [mean(line.map(([lng]) => lng)), mean(line.map(([, lat]) => lat))]

/** A label for each district, at the centre of its gazetteer entries. */
const districtsOf = (rows: ReadonlyArray<Row>): ReadonlyArray<GroundFeature> =>
  [...Map.groupBy(rows, ({ district }) => district)]
    .filter(([name, inside]) => name !== '' && inside.length >= ENTRIES_FOR_A_DISTRICT)
    .map(([name, inside]) => pointOf('district', name, centreOf(inside.flatMap(({ line }) => line))))

/** Cuts each corner of a line once, at that share of both sides; ends stay, and a ring stays closed. */
export const roundedLine = (line: Line, share: number): Line => {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  const cut = line.slice(1).flatMap(([lng, lat], index): Line => {
    const [fromLng, fromLat] = line[index]!
    const at = (part: number): Point => [
      rounded(fromLng + (lng - fromLng) * part),
      rounded(fromLat + (lat - fromLat) * part),
    ]
    return [at(share), at(1 - share)]
  })
  return same(first, last) ? [...cut, cut[0]!] : [first, ...cut, last]
}

/** Rivers and roads get smooth curves, coasts keep corners, and edges of parks stay nearly straight. */
const flowing = (line: Line) => roundedLine(roundedLine(line, 0.25), 0.25)
const coastal = (line: Line) => roundedLine(roundedLine(line, 0.15), 0.2)
const laidOut = (line: Line) => roundedLine(line, 0.12)

const readDrawn = (country: CountryCode): ReadonlyArray<GroundFeature> =>
  JSON.parse(textIfThere(path.join(drawings, `${country.toLowerCase()}.json`)) || '[]') as ReadonlyArray<GroundFeature>

/** The hand-drawn features of a country: rivers, water, parks, islands, bridges and main roads. */
const drawnGround = (country: CountryCode): ReadonlyArray<GroundFeature> =>
  readDrawn(country).map((feature) => {
    const { geometry, properties } = feature
    if (geometry.type === 'Point') return feature
    if (geometry.type === 'Polygon') {
      const shaped = properties.kind === 'park' ? laidOut : coastal
      return { ...feature, geometry: { ...geometry, coordinates: geometry.coordinates.map(shaped) } }
    }
    const line = flowing(geometry.coordinates)
    return properties.kind === 'street'
      ? streetOf(properties.name, line)
      : { ...feature, geometry: { ...geometry, coordinates: line } }
  })

const groundOf = (country: CountryCode): ReadonlyArray<GroundFeature> => {
  const rows = rowsOf(country)
  return [
    ...drawnGround(country),
    ...joinedStreets(rows.filter(({ kind }) => kind === 'street')).map(({ name, line }) => streetOf(name, line)),
    ...rows.filter(({ kind }) => kind === 'place').map(({ name, line }) => pointOf('place', name, line[0]!)),
    ...districtsOf(rows),
  ]
}

/** The features of the embedded map as GeoJSON, by country code in lower case. */
export const mapGrounds = (countries: ReadonlyArray<CountryCode> = COUNTRY_CODES): ReadonlyMap<string, string> =>
  new Map(
    countries.map((code) => [
      code.toLowerCase(),
      JSON.stringify({ type: 'FeatureCollection', features: groundOf(code) }),
    ]),
  )
