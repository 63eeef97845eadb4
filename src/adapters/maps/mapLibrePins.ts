import { Marker, type Map as MapLibre } from 'maplibre-gl'
import type { MapEvents, MapPin } from '../../application/ports/DeliveryMap.ts'
import type { Coordinates } from '../../domain/address/coordinates.ts'
import { glide } from './glide.ts'
import { lngLat } from './mapOverlays.ts'
import { anchorOf, labelPin, listenToPinKeys, pinElement } from './pinElement.ts'

interface ShownPin {
  readonly marker: Marker
  readonly kind: MapPin['kind']
  /** In somebody's hand: a new scene must not take it away. */
  held: boolean
}

export const coordinatesOf = ({ lng, lat }: { readonly lng: number; readonly lat: number }): Coordinates => ({
  latitude: lat,
  longitude: lng,
})

const addPin = (map: MapLibre, pin: MapPin, moved: MapEvents['pinMoved']): ShownPin => {
  const element = pinElement(map.getContainer().ownerDocument, pin)
  const marker = new Marker({ element, anchor: anchorOf(pin.kind), draggable: pin.draggable })
    .setLngLat(lngLat(pin.position))
    .addTo(map)
  labelPin(element, pin)
  const shown: ShownPin = { marker, kind: pin.kind, held: false }
  const release = () => {
    shown.held = false
    moved(pin.id, coordinatesOf(marker.getLngLat()))
  }
  marker.on('dragstart', () => {
    shown.held = true
  })
  marker.on('dragend', release)
  listenToPinKeys(element, {
    draggable: () => marker.isDraggable(),
    nudge: ([dx, dy]) => {
      shown.held = true
      const { x, y } = map.project(marker.getLngLat())
      marker.setLngLat(map.unproject([x + dx, y + dy]))
    },
    rest: release,
  })
  return shown
}

const movePin = (map: MapLibre, { marker, kind, held }: ShownPin, pin: MapPin): void => {
  const before = map.project(marker.getLngLat())
  const after = map.project(lngLat(pin.position))
  if (!held) {
    marker.setLngLat(lngLat(pin.position))
    glide(marker.getElement(), kind, [after.x - before.x, after.y - before.y])
  }
  marker.setDraggable(pin.draggable)
  labelPin(marker.getElement(), pin)
}

/** The pins on the map, kept in step with the scene that is handed over. */
export const mapLibrePins = (map: MapLibre, moved: MapEvents['pinMoved']): ((pins: ReadonlyArray<MapPin>) => void) => {
  const shown = new Map<string, ShownPin>()
  return (pins) => {
    for (const [id, { marker, kind }] of shown)
      if (!pins.some((pin) => pin.id === id && pin.kind === kind)) {
        marker.remove()
        shown.delete(id)
      }
    for (const pin of pins) {
      const there = shown.get(pin.id)
      if (there) movePin(map, there, pin)
      else shown.set(pin.id, addPin(map, pin, moved))
    }
  }
}
