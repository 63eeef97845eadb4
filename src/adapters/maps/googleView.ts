import type { MapScene } from '../../application/ports/DeliveryMap.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import { OPENING_ZOOM } from './openingZoom.ts'

export type GoogleShape = google.maps.Polygon | google.maps.Polyline

export const latLng = ({ latitude, longitude }: Coordinates) => ({ lat: latitude, lng: longitude })

/** Draws the areas (REQ-35) and the route of a scene in the brand's colour. */
export const drawShapes = (map: google.maps.Map, { areas, route }: MapScene, brand: string): Array<GoogleShape> => [
  ...areas.map(
    (ring) =>
      new google.maps.Polygon({
        map,
        paths: ring.map(latLng),
        strokeColor: brand,
        strokeWeight: 2,
        strokeOpacity: 0.65,
        fillColor: brand,
        fillOpacity: 0.08,
        clickable: false,
      }),
  ),
  ...(route.length > 1
    ? [
        new google.maps.Polyline({
          map,
          path: route.map(latLng),
          strokeColor: brand,
          strokeWeight: 5,
          clickable: false,
        }),
      ]
    : []),
]

export const fitView = (map: google.maps.Map, { pins, route, center }: MapScene): void => {
  const points = [...pins.map(({ position }) => position), ...route]
  if (points.length < 2) {
    map.setCenter(latLng(points[0] ?? center))
    map.setZoom(OPENING_ZOOM)
    return
  }
  const bounds = new google.maps.LatLngBounds()
  points.forEach((point) => bounds.extend(latLng(point)))
  map.fitBounds(bounds, 48)
}

const scaleOf = (map: google.maps.Map) => 2 ** (map.getZoom() ?? OPENING_ZOOM)

/** A position moved by pixels; `undefined` before the map has a projection. */
export const movedByPixels = (
  map: google.maps.Map,
  position: Coordinates,
  [dx, dy]: readonly [number, number],
): Coordinates | undefined => {
  const projection = map.getProjection()
  const point = projection?.fromLatLngToPoint(latLng(position))
  if (!projection || !point) return undefined
  const scale = scaleOf(map)
  const moved = projection.fromPointToLatLng(new google.maps.Point(point.x + dx / scale, point.y + dy / scale))
  return moved ? { latitude: moved.lat(), longitude: moved.lng() } : undefined
}

/** The offset between two positions on the screen, in pixels. */
export const pixelsBetween = (map: google.maps.Map, from: Coordinates, to: Coordinates): readonly [number, number] => {
  const projection = map.getProjection()
  const [start, end] = [from, to].map((position) => projection?.fromLatLngToPoint(latLng(position)))
  const scale = scaleOf(map)
  return start && end ? [(end.x - start.x) * scale, (end.y - start.y) * scale] : [0, 0]
}
