import type { DrawnPin } from '../../../src/adapters/maps/clusterPins.ts'
import type { MapEvents, MapPin, MapScene, MapWords } from '../../../src/application/ports/DeliveryMap.ts'

export const PRAGUE = { latitude: 50.0875, longitude: 14.4213 }
export const NEAR_PRAGUE = { latitude: 50.0801, longitude: 14.4285 }

export const aPin = (overrides: Partial<MapPin> = {}): MapPin => ({
  id: 'destination',
  kind: 'destination',
  position: PRAGUE,
  label: 'Destination',
  draggable: true,
  ...overrides,
})

/** Pins as one drawn pin. */
export const drawnTogether = (...members: readonly [MapPin, ...MapPin[]]): DrawnPin => {
  const [{ id, kind, position, draggable }] = members
  return { id, kind, position, draggable, members }
}

export const WORDS: MapWords = {
  map: 'Map',
  keys: 'Arrow keys move the map.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  pinKeys: 'Arrow keys move the pin.',
  cluster: ({ count, needing }) => `${count} orders, ${needing} need you`,
}

/** A map scene with one pin; a test overrides the fields that matter to it. */
export const aMapScene = (overrides: Partial<MapScene> = {}): MapScene => ({
  pins: [aPin()],
  areas: [],
  route: [],
  center: PRAGUE,
  appearance: 'light',
  words: WORDS,
  ...overrides,
})

/** Map events that record their arguments. */
export const writtenEvents = () => {
  const told: Array<readonly [name: keyof MapEvents, ...told: ReadonlyArray<unknown>]> = []
  const events: MapEvents = {
    pinMoved: (id, position) => told.push(['pinMoved', id, position]),
    picked: (position) => told.push(['picked', position]),
    pressed: (id) => told.push(['pressed', id]),
    failed: () => told.push(['failed']),
  }
  return { told, events }
}
