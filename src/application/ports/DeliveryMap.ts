import type { Coordinates } from '../../domain/address/coordinates.ts'
import type { Appearance } from '../../domain/market/palettes.ts'

export type PinKind = 'collection' | 'destination' | 'rider'

export interface MapPin {
  readonly id: string
  readonly kind: PinKind
  readonly position: Coordinates
  /** Read by screen readers and shown as its title. */
  readonly label: string
  readonly draggable: boolean
}

/** Everything the map shows; handed over whole, the adapter finds what changed. */
export interface MapScene {
  readonly pins: ReadonlyArray<MapPin>
  readonly areas: ReadonlyArray<ReadonlyArray<Coordinates>>
  /** The way still ahead. */
  readonly route: ReadonlyArray<Coordinates>
  /** Where it looks when there is nothing to fit. */
  readonly center: Coordinates
  readonly appearance: Appearance
}

export interface MapEvents {
  /** A draggable pin was dropped, or moved with the arrow keys. */
  readonly pinMoved: (id: string, position: Coordinates) => void
  /** The ground was clicked. */
  readonly picked: (position: Coordinates) => void
  /** It cannot be shown at all; everything goes on by text. */
  readonly failed: () => void
}

export interface OpenMap {
  readonly show: (scene: MapScene) => void
  /** Moves the view so that all pins and the route are seen; zoom 18 for a single pin (REQ-34). */
  readonly fit: () => void
  readonly close: () => void
}

/** A map of whatever technology the deployment has; no part of the portal knows which. */
export interface DeliveryMapPort {
  readonly open: (container: HTMLElement, scene: MapScene, events: MapEvents) => Promise<OpenMap>
}
