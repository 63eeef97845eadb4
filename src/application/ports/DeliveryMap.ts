import type { Coordinates } from '../../domain/coordinates.ts'
import type { Appearance } from '../../domain/market/palettes.ts'
import type { Urgency } from '../../domain/order/board.ts'

/** Pins of kind `order` that would overlap are drawn as one cluster with a count. */
export type PinKind = 'collection' | 'destination' | 'rider' | 'order'

/** How the pin of an order differs from others: by shape, colour and size. */
export interface PinLook {
  /** Whether the order needs attention; each value has its own shape. */
  readonly urgency: Urgency
  /** The colour of the status, as on its tag. */
  readonly tone: 'new' | 'moving' | 'done' | 'attention' | 'failed'
  /** Highlighted, also within a cluster. */
  readonly isChosen?: boolean
}

export interface MapPin {
  readonly id: string
  readonly kind: PinKind
  readonly position: Coordinates
  /** Read by screen readers, and shown while the pin is pointed at, focused or chosen. */
  readonly label: string
  /** More words, read and shown after the label. */
  readonly note?: string
  readonly draggable: boolean
  /** The id of an SVG symbol of the page, drawn within the pin of an order or a rider. */
  readonly sign?: string
  readonly look?: PinLook
  /** The mark of its outlet, if pins of several outlets are shown: one or two letters, and a colour in CSS syntax. */
  readonly outlet?: { readonly letters: string; readonly colour: string }
}

/** Orders that are drawn as one pin. */
export interface PinCluster {
  readonly count: number
  /** How many of them need attention. */
  readonly needing: number
}

/** The words of a map that are independent of its scene. */
export interface MapWords {
  readonly map: string
  /** Which keys move and zoom the map. */
  readonly keys: string
  readonly zoomIn: string
  readonly zoomOut: string
  /** Which keys move a draggable pin. */
  readonly pinKeys: string
  /** Begins with the number of orders, which the pin shows. */
  readonly cluster: (cluster: PinCluster) => string
}

/** What a map shows, without the words that all maps have in common. */
export interface MapContent {
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

/** Everything on the map. Passed as a whole; the adapter computes the differences. */
export interface MapScene extends MapContent {
  /** Another object means another language, which may be written in the other direction. */
  readonly words: MapWords
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
