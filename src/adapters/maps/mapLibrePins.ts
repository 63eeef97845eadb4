import { Marker, type Map as MapLibre } from 'maplibre-gl'
import type { MapEvents, MapPin } from '../../application/ports/DeliveryMap.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import { glide } from './glide.ts'
import { lngLat } from './mapOverlays.ts'
import { clusterPins, pressAction, type DrawnPin } from './clusterPins.ts'
import { anchorOf, dressPin, labelPin, listenToPinKeys, pinElement } from './pinElement.ts'

interface ShownPin {
  readonly marker: Marker
  readonly kind: MapPin['kind']
  pin: DrawnPin
  /** Whether the user is dragging the pin; a new scene must not move it then. */
  held: boolean
}

export const coordinatesOf = ({ lng, lat }: { readonly lng: number; readonly lat: number }): Coordinates => ({
  latitude: lat,
  longitude: lng,
})

const addPin = (map: MapLibre, pin: DrawnPin, { pinMoved: moved, pressed }: PinEvents): ShownPin => {
  const element = pinElement(map.getContainer().ownerDocument, pin)
  const marker = new Marker({ element, anchor: anchorOf(pin.kind), draggable: pin.draggable })
    .setLngLat(lngLat(pin.position))
    .addTo(map)
  labelPin(element, pin)
  const shown: ShownPin = { marker, kind: pin.kind, pin, held: false }
  if (pin.kind === 'order') element.addEventListener('click', () => pressed(shown.pin))
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

const movePin = (map: MapLibre, shown: ShownPin, pin: DrawnPin): void => {
  const { marker, kind, held } = shown
  shown.pin = pin
  const before = map.project(marker.getLngLat())
  const after = map.project(lngLat(pin.position))
  if (!held) {
    marker.setLngLat(lngLat(pin.position))
    glide(marker.getElement(), kind, [after.x - before.x, after.y - before.y])
  }
  marker.setDraggable(pin.draggable)
  labelPin(marker.getElement(), pin)
  dressPin(marker.getElement(), pin)
}

interface PinEvents extends Pick<MapEvents, 'pinMoved'> {
  readonly pressed: (pin: DrawnPin) => void
}

/** MapLibre's tiles have 512 pixels, so the same view has a zoom that is one lower. */
const zoomOf = (map: MapLibre): number => map.getZoom() + 1

/** Keeps the pins on the map in sync with the scene and the zoom. */
export const mapLibrePins = (
  map: MapLibre,
  { pinMoved, pressed }: Pick<MapEvents, 'pinMoved' | 'pressed'>,
): ((pins: ReadonlyArray<MapPin>) => void) => {
  const shown = new Map<string, ShownPin>()
  let all: ReadonlyArray<MapPin> = []
  const events: PinEvents = {
    pinMoved,
    pressed: (pin) => {
      const chosen = all.find(({ look }) => look?.isChosen)?.id
      const meant = pressAction(pin, { zoom: zoomOf(map), closest: map.getMaxZoom() + 1, chosen })
      if (meant.kind === 'press') pressed?.(meant.id)
      else map.easeTo({ center: lngLat(pin.position), zoom: meant.zoom - 1 })
    },
  }
  const draw = () => {
    const drawn = clusterPins(all, zoomOf(map))
    const wanted = new Set(drawn.map(({ id, kind }) => `${kind} ${id}`))
    for (const [id, { marker, kind }] of shown)
      if (!wanted.has(`${kind} ${id}`)) {
        marker.remove()
        shown.delete(id)
      }
    for (const pin of drawn) {
      const there = shown.get(pin.id)
      if (there) movePin(map, there, pin)
      else shown.set(pin.id, addPin(map, pin, events))
    }
  }
  map.on('zoomend', () => {
    if (all.some(({ kind }) => kind === 'order')) draw()
  })
  return (pins) => {
    all = pins
    draw()
  }
}
