import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { Appearance } from '../../domain/market/palettes.ts'
import type { Ground } from './ground.ts'
import { GROUND_COLOURS, type GroundColours } from './groundColours.ts'

/** The fonts of the page and of the device draw the names, so that no glyphs are loaded. */
const FONT = [
  'Noto Sans',
  ...['Arabic', 'Bengali', 'Khmer', 'Lao', 'Myanmar', 'Tamil', 'Thai'].map((script) => `Noto Sans ${script}`),
  'system-ui',
  'sans-serif',
]
const STRONG_FONT = ['Noto Sans Medium', ...FONT]

export const FIRST_STREET_LAYER = 'street-edge'

/** The source of sea, land and borders, which are loaded when they are first in sight. */
export const LAND = 'land'
/** Below it a map shows the land, which is exact to 1 km, and from it on the city alone. */
export const CITY_ZOOM = 9

const source = 'ground'
const ofKind = (...kinds: ReadonlyArray<string>): ExpressionSpecification => [
  'in',
  ['get', 'kind'],
  ['literal', [...kinds]],
]
const EQUATOR_METRES = 40_075_016.686
const TILE_PIXELS = 512

/** The street's width in metres, converted to pixels at the given latitude; at least one pixel. */
const trueWidth = (latitude: number): ExpressionSpecification => {
  const pixels = (zoom: number): ExpressionSpecification => [
    '*',
    ['get', 'width'],
    (TILE_PIXELS * 2 ** zoom) / (EQUATOR_METRES * Math.cos((latitude * Math.PI) / 180)),
  ]
  return ['interpolate', ['exponential', 2], ['zoom'], 9, ['max', 1, pixels(9)], 20, pixels(20)]
}

/** A value by the length of a street, which tells its rank: lane, street, main street, artery (in metres). */
const byGreatness = (lane: number, street: number, main: number, artery: number): ExpressionSpecification => [
  'step',
  ['get', 'length'],
  lane,
  350,
  street,
  1200,
  main,
  3500,
  artery,
]
const streetWidth = (rim: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.7],
  ['zoom'],
  10,
  byGreatness(0.2, 0.4, 0.9 + rim / 2, 1.4 + rim / 2),
  13,
  byGreatness(1 + rim / 2, 1.8 + rim / 2, 3.2 + rim, 4.2 + rim),
  16,
  byGreatness(7 + rim, 10 + rim, 15 + rim, 19 + rim),
  19,
  byGreatness(34 + rim, 44 + rim, 60 + rim, 74 + rim),
]

const farAway = { source: LAND, maxzoom: CITY_ZOOM }
const nearby = { source, minzoom: CITY_ZOOM }

const groundLayers = (colour: GroundColours, latitude: number): ReadonlyArray<LayerSpecification> => [
  { id: 'land', type: 'background', paint: { 'background-color': colour.land } },
  { ...farAway, id: 'sea', type: 'fill', filter: ofKind('sea'), paint: { 'fill-color': colour.water } },
  {
    ...farAway,
    id: 'countries',
    type: 'fill',
    filter: ofKind('land'),
    // An outline would draw the lines along which the land is cut.
    paint: { 'fill-color': colour.land, 'fill-antialias': false },
  },
  {
    ...farAway,
    id: 'border',
    type: 'line',
    filter: ofKind('border'),
    paint: { 'line-color': colour.text, 'line-opacity': 0.5, 'line-width': 1 },
  },
  { ...nearby, id: 'park', type: 'fill', filter: ofKind('park'), paint: { 'fill-color': colour.park } },
  { ...nearby, id: 'water', type: 'fill', filter: ofKind('water'), paint: { 'fill-color': colour.water } },
  {
    ...nearby,
    id: 'river',
    type: 'line',
    filter: ofKind('river'),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colour.water, 'line-width': trueWidth(latitude) },
  },
  { ...nearby, id: 'island', type: 'fill', filter: ofKind('island'), paint: { 'fill-color': colour.park } },
]

const street = (id: string, colour: ExpressionSpecification | string, rim: number): LayerSpecification => ({
  id,
  type: 'line',
  source,
  filter: ofKind('street'),
  layout: { 'line-cap': 'round', 'line-join': 'round', 'line-sort-key': ['get', 'length'] },
  paint: { 'line-color': colour, 'line-width': streetWidth(rim) },
})

const name = (
  id: string,
  filter: ExpressionSpecification,
  minzoom: number,
  layout: NonNullable<Extract<LayerSpecification, { type: 'symbol' }>['layout']>,
  colours: readonly [text: string, halo: string],
): LayerSpecification => ({
  id,
  type: 'symbol',
  source,
  minzoom,
  filter,
  layout: { 'text-field': ['get', 'name'], 'text-font': FONT, ...layout },
  paint: { 'text-color': colours[0], 'text-halo-color': colours[1], 'text-halo-width': 1.6 },
})

/** In drawing order: where names collide, the later layer wins. */
const nameLayers = (colour: GroundColours): ReadonlyArray<LayerSpecification> => [
  {
    id: 'place',
    type: 'circle',
    source,
    minzoom: 13.8,
    filter: ofKind('place'),
    paint: {
      'circle-color': colour.text,
      'circle-radius': 2.5,
      'circle-stroke-color': colour.halo,
      'circle-stroke-width': 1.2,
    },
  },
  name(
    'place-name',
    ofKind('place'),
    13.8,
    {
      'text-size': 12,
      'text-max-width': 8,
      'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
      'text-radial-offset': 0.6,
      'text-padding': 6,
    },
    [colour.text, colour.halo],
  ),
  name('park-name', ofKind('park', 'island'), 13, { 'text-size': 12, 'text-max-width': 7, 'text-padding': 6 }, [
    colour.parkText,
    colour.halo,
  ]),
  name(
    'street-name',
    ofKind('street'),
    12.5,
    {
      'symbol-placement': 'line',
      'symbol-sort-key': ['-', ['get', 'length']],
      'symbol-spacing': 320,
      'text-size': [
        'interpolate',
        ['linear'],
        ['zoom'],
        13,
        byGreatness(11, 11, 12, 13),
        18,
        byGreatness(13, 14, 15, 16),
      ],
      'text-max-angle': 30,
      'text-padding': 8,
    },
    [colour.text, colour.halo],
  ),
  name(
    'river-name',
    ofKind('river'),
    11,
    {
      'symbol-placement': 'line',
      'symbol-spacing': 420,
      'text-size': 12,
      'text-letter-spacing': 0.08,
      'text-max-angle': 30,
    },
    [colour.waterText, colour.halo],
  ),
  name('water-name', ofKind('water'), 11, { 'text-size': 12, 'text-max-width': 6 }, [colour.waterText, colour.water]),
  name(
    'district-name',
    ofKind('district'),
    10.5,
    {
      'text-font': STRONG_FONT,
      'text-size': ['interpolate', ['linear'], ['zoom'], 11, 12, 15, 15],
      'text-max-width': 7,
      'text-letter-spacing': 0.04,
      'text-padding': 10,
    },
    [colour.strongText, colour.halo],
  ),
]

interface Grounds {
  /** Water, parks, streets and places of the country's main city. */
  readonly city: Ground
  /** Sea, land and borders. */
  readonly land: Ground
}

/** The offline map of a country: its main city, true to scale at the latitude, and the land around it. */
export const embeddedStyle = (
  { city, land }: Grounds,
  appearance: Appearance,
  latitude: number,
): StyleSpecification => {
  const colour = GROUND_COLOURS[appearance]
  return {
    version: 8,
    sources: { [source]: { type: 'geojson', data: city }, [LAND]: { type: 'geojson', data: land } },
    layers: [
      ...groundLayers(colour, latitude),
      street(FIRST_STREET_LAYER, colour.edge, 2),
      street('street', ['step', ['get', 'length'], colour.street, 3500, colour.mainStreet], 0),
      ...nameLayers(colour),
    ],
  }
}
