import type { Coordinates } from '../../domain/coordinates.ts'
import type { Appearance } from '../../domain/market/palettes.ts'

/** Pins of kind `order` that would overlap are drawn as one cluster with a count. */
export type PinKind = 'collection' | 'destination' | 'rider' | 'order'

/**
 * How a pin differs from others of its kind: by colour and, for people who cannot distinguish colours, by shape and
 * sign.
 */
export interface PinLook {
  readonly tone: 'in-time' | 'at-risk' | 'urgent'
  /** One letter of its outlet. */
  readonly letter?: string
  /** The outlet's colour in CSS syntax. */
  readonly colour?: string
  /** Highlighted, also within a cluster. */
  readonly isChosen?: boolean
}

export interface MapPin {
  readonly id: string
  readonly kind: PinKind
  readonly position: Coordinates
  /** Read by screen readers and shown as the pin's title. */
  readonly label: string
  readonly draggable: boolean
  readonly look?: PinLook
}

/** Everything on the map. Passed as a whole; the adapter computes the differences. */
export interface MapScene {
  /** Pins of kind `order` are sorted by descending importance. */
  readonly pins: ReadonlyArray<MapPin>
  readonly areas: ReadonlyArray<ReadonlyArray<Coordinates>>
  /** The route ahead. */
  readonly route: ReadonlyArray<Coordinates>
  /** The centre if there is nothing to fit. */
  readonly center: Coordinates
  /** Centred whenever it changes. */
  readonly focus?: Coordinates
  readonly appearance: Appearance
}

export interface MapEvents {
  /** A draggable pin was dropped, or moved with the arrow keys. */
  readonly pinMoved: (id: string, position: Coordinates) => void
  /** The map was clicked outside of a pin. */
  readonly picked: (position: Coordinates) => void
  /** A pin of kind `order` was pressed; repeated presses on a cluster cycle through its orders. */
  readonly pressed?: (id: string) => void
  /** The map cannot be shown; the screen continues with text. */
  readonly failed: () => void
}

export interface OpenMap {
  readonly show: (scene: MapScene) => void
  /** Fits the view to all pins and the route; zoom 18 for a single pin (REQ-34). */
  readonly fit: () => void
  readonly close: () => void
}

/** A map of the deployment's technology, which the portal does not depend on. */
export interface DeliveryMapPort {
  readonly open: (container: HTMLElement, scene: MapScene, events: MapEvents) => Promise<OpenMap>
}
