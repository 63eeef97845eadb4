import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { MapScene } from '../../application/ports/DeliveryMap.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import { FIRST_STREET_LAYER } from './embeddedStyle.ts'
import { EMPTY_GROUND, type Ground } from './ground.ts'

export const lngLat = ({ longitude, latitude }: Coordinates): [number, number] => [longitude, latitude]

/** The areas as closed polygons (REQ-35). */
export const areasOf = ({ areas }: Pick<MapScene, 'areas'>): Ground => ({
  type: 'FeatureCollection',
  features: areas.map((ring) => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)].map(lngLat)] },
  })),
})

/** The remaining route as a line; empty with fewer than two points. */
export const routeOf = ({ route }: Pick<MapScene, 'route'>): Ground =>
  route.length < 2
    ? EMPTY_GROUND
    : {
        type: 'FeatureCollection',
        features: [
          { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates: route.map(lngLat) } },
        ],
      }

export interface OverlayColours {
  readonly brand: string
  /** The colour of the route's border, which contrasts with the brand's colour. */
  readonly rim: string
}

const areaLayers = ({ brand }: OverlayColours): ReadonlyArray<LayerSpecification> => [
  { id: 'areas', type: 'fill', source: 'areas', paint: { 'fill-color': brand, 'fill-opacity': 0.05 } },
  {
    id: 'areas-edge',
    type: 'line',
    source: 'areas',
    layout: { 'line-join': 'round' },
    paint: { 'line-color': brand, 'line-width': 1.6, 'line-opacity': 0.65, 'line-dasharray': [3, 2] },
  },
]

const routeLayers = ({ brand, rim }: OverlayColours): ReadonlyArray<LayerSpecification> => [
  {
    id: 'route-edge',
    type: 'line',
    source: 'route',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': rim, 'line-width': 9 },
  },
  {
    id: 'route',
    type: 'line',
    source: 'route',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': brand, 'line-width': 5 },
  },
]

const indexOrEnd = (layers: ReadonlyArray<LayerSpecification>, is: (layer: LayerSpecification) => boolean) => {
  const index = layers.findIndex(is)
  return index < 0 ? layers.length : index
}

/**
 * Adds the scene's layers to a style, above the ground and below the names; in the embedded style, areas are below the
 * streets.
 */
export const withOverlays = (
  style: StyleSpecification,
  scene: MapScene,
  colours: OverlayColours,
): StyleSpecification => {
  const { layers } = style
  const names = indexOrEnd(layers, ({ type }) => type === 'symbol' || type === 'circle')
  const streets = Math.min(
    names,
    indexOrEnd(layers, ({ id }) => id === FIRST_STREET_LAYER),
  )
  return {
    ...style,
    sources: {
      ...style.sources,
      areas: { type: 'geojson', data: areasOf(scene) },
      route: { type: 'geojson', data: routeOf(scene) },
    },
    layers: [
      ...layers.slice(0, streets),
      ...areaLayers(colours),
      ...layers.slice(streets, names),
      ...routeLayers(colours),
      ...layers.slice(names),
    ],
  }
}
