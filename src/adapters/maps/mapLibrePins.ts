import { Marker, type Map as MapLibre } from 'maplibre-gl'
import type { MapEvents, MapPin, MapScene, MapWords } from '../../application/ports/DeliveryMap.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import { glide, stopGliding } from './glide.ts'
import { lngLat } from './mapOverlays.ts'
import { clusterPins, isSameDrawn, pressAction, type DrawnPin } from './clusterPins.ts'
import { anchorOf, dressPin, listenToPinKeys, pinElement } from './pinElement.ts'

interface ShownPin {
  readonly marker: Marker
  pin: DrawnPin
  /** Whether the user is dragging the pin; a new scene must not move it then. */
  held: boolean
}

export const coordinatesOf = ({ lng, lat }: { readonly lng: number; readonly lat: number }): Coordinates => ({
  latitude: lat,
  longitude: lng,
})

interface PinEvents extends Pick<MapEvents, 'pinMoved'> {
  readonly pressed: (pin: DrawnPin) => void
}

/** MapLibre's tiles have 512 pixels, so the same view has a zoom that is one lower. */
const zoomOf = (map: MapLibre): number => map.getZoom() + 1

/** Orders are drawn this far beyond each side of the view, as a share of it, so that a moved map has its pins at once. */
const AROUND = 0.5

/** Whether a position is in the view or near it. */
const nearView = (map: MapLibre): ((position: Coordinates) => boolean) => {
  const bounds = map.getBounds()
  const [west, east, south, north] = [bounds.getWest(), bounds.getEast(), bounds.getSouth(), bounds.getNorth()]
  const [wide, high] = [(east - west) * AROUND, (north - south) * AROUND]
  return ({ latitude, longitude }) =>
    longitude >= west - wide && longitude <= east + wide && latitude >= south - high && latitude <= north + high
}

const addPin = (map: MapLibre, pin: DrawnPin, { pinMoved: moved, pressed }: PinEvents, words: MapWords): ShownPin => {
  const element = pinElement(map.getContainer(), pin, words)
  const marker = new Marker({ element, anchor: anchorOf(pin.kind), draggable: pin.draggable })
    .setLngLat(lngLat(pin.position))
    .addTo(map)
  // The library gives a draggable marker a name of its own.
  dressPin(element, pin, words)
  const shown: ShownPin = { marker, pin, held: false }
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
    release,
  })
  return shown
}

const movePin = (map: MapLibre, shown: ShownPin, pin: DrawnPin, words: MapWords): void => {
  const { marker, held } = shown
  shown.pin = pin
  const element = marker.getElement()
  if (!held) {
    const before = map.project(marker.getLngLat())
    const after = map.project(lngLat(pin.position))
    marker.setLngLat(lngLat(pin.position))
    if (pin.kind === 'rider') glide(element, [after.x - before.x, after.y - before.y])
  }
  marker.setDraggable(pin.draggable)
  dressPin(element, pin, words)
}

/**
 * Keeps the pins on the map in sync with the scene and the view. A pin that is the same object as before costs nothing;
 * orders far outside of the view are not drawn.
 */
export const mapLibrePins = (
  map: MapLibre,
  { pinMoved, pressed }: Pick<MapEvents, 'pinMoved' | 'pressed'>,
  first: MapWords,
): ((scene: Pick<MapScene, 'pins' | 'words'>) => void) => {
  const shown = new Map<string, ShownPin>()
  let words = first
  let all: ReadonlyArray<MapPin> = []
  let clusters: {
    readonly orders: ReadonlyArray<MapPin>
    readonly zoom: number
    readonly drawn: ReadonlyArray<DrawnPin>
  } = {
    orders: [],
    zoom: 0,
    drawn: [],
  }
  const events: PinEvents = {
    pinMoved,
    pressed: (pin) => {
      const chosen = all.find(({ look }) => look?.isChosen)?.id
      const meant = pressAction(pin, { zoom: zoomOf(map), closest: map.getMaxZoom() + 1, chosen })
      if (meant.kind === 'press') pressed?.(meant.id)
      else map.easeTo({ center: lngLat(pin.position), zoom: meant.zoom - 1 })
    },
  }
  /** The clustered orders; computed again only for another zoom or other orders. */
  const clustered = (orders: ReadonlyArray<MapPin>): ReadonlyArray<DrawnPin> => {
    const zoom = zoomOf(map)
    const isSame =
      zoom === clusters.zoom &&
      orders.length === clusters.orders.length &&
      orders.every((pin, place) => pin === clusters.orders[place])
    if (!isSame) clusters = { orders, zoom, drawn: clusterPins(orders, zoom) }
    return clusters.drawn
  }
  const draw = () => {
    const orders = all.filter(({ kind }) => kind === 'order')
    const isNear = nearView(map)
    const drawn = [
      ...clustered(orders).filter(({ position }) => isNear(position)),
      ...clusterPins(
        all.filter(({ kind }) => kind !== 'order'),
        zoomOf(map),
      ),
    ]
    const pinByKey = new Map(drawn.map((pin) => [`${pin.kind} ${pin.id}`, pin]))
    for (const [key, { marker }] of shown)
      if (!pinByKey.has(key)) {
        marker.remove()
        shown.delete(key)
      }
    for (const [key, pin] of pinByKey) {
      const there = shown.get(key)
      if (!there) shown.set(key, addPin(map, pin, events, words))
      else if (!isSameDrawn(there.pin, pin)) movePin(map, there, pin, words)
    }
  }
  map.on('moveend', draw)
  // A rider on its way is an offset in pixels, which another zoom makes wrong.
  map.on('zoomstart', () => {
    for (const { pin, marker } of shown.values()) if (pin.kind === 'rider') stopGliding(marker.getElement())
  })
  return (scene) => {
    all = scene.pins
    draw()
    if (scene.words === words) return
    words = scene.words
    for (const { marker, pin } of shown.values()) dressPin(marker.getElement(), pin, words)
  }
}
