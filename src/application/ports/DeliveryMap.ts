import type { Coordinates } from '../../domain/coordinates.ts'
import type { Appearance } from '../../domain/market/palettes.ts'

/** `order` is one of many: those that would cover each other are drawn as one, with how many they are. */
export type PinKind = 'collection' | 'destination' | 'rider' | 'order'

/** How a pin differs from others of its kind: by colour and, for who cannot tell colours, by shape and sign. */
export interface PinLook {
  readonly tone: 'in-time' | 'at-risk' | 'urgent'
  /** One letter, of the outlet it belongs to. */
  readonly letter?: string
  /** The outlet's own colour, as CSS writes it. */
  readonly colour?: string
  /** It stands out, also as one of several that are drawn as one. */
  readonly isChosen?: boolean
}

export interface MapPin {
  readonly id: string
  readonly kind: PinKind
  readonly position: Coordinates
  /** Read by screen readers and shown as its title. */
  readonly label: string
  readonly draggable: boolean
  readonly look?: PinLook
}

/** Everything the map shows; handed over whole, the adapter finds what changed. */
export interface MapScene {
  /** Those of kind `order` with the most important first. */
  readonly pins: ReadonlyArray<MapPin>
  readonly areas: ReadonlyArray<ReadonlyArray<Coordinates>>
  /** The way still ahead. */
  readonly route: ReadonlyArray<Coordinates>
  /** Where it looks when there is nothing to fit. */
  readonly center: Coordinates
  /** Comes into the middle when it becomes another one. */
  readonly focus?: Coordinates
  readonly appearance: Appearance
}

export interface MapEvents {
  /** A draggable pin was dropped, or moved with the arrow keys. */
  readonly pinMoved: (id: string, position: Coordinates) => void
  /** The ground was clicked. */
  readonly picked: (position: Coordinates) => void
  /** A pin of kind `order` was pressed; of several in one place, each in turn. */
  readonly pressed?: (id: string) => void
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
