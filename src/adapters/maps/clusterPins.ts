import type { MapPin, PinCluster } from '../../application/ports/DeliveryMap.ts'
import type { Coordinates } from '../../domain/coordinates.ts'

/** Pins closer than this many pixels would cover each other. */
const TOO_CLOSE = 38
/** The size of the world in pixels at zoom 0, with tiles of 256 pixels. */
const WORLD = 256
/** The number of members that a cluster names. */
const NAMED = 3

/** A pin to draw: a single pin, or several orders in the position of the most important. */
export interface DrawnPin {
  readonly id: string
  readonly kind: MapPin['kind']
  readonly position: Coordinates
  readonly draggable: boolean
  /** The side to which a shop or a home leans, if one would cover the other. */
  readonly lean?: 'left' | 'right'
  /** The most important first; a single pin contains itself. */
  readonly members: readonly [MapPin, ...MapPin[]]
}

/** The Mercator pixel coordinates of a position at a zoom. */
export const pixelOf = ({ latitude, longitude }: Coordinates, zoom: number): readonly [number, number] => {
  const scale = WORLD * 2 ** zoom
  const sine = Math.min(Math.max(Math.sin((latitude * Math.PI) / 180), -0.9999), 0.9999)
  return [((longitude + 180) / 360) * scale, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * scale]
}

interface Cluster {
  readonly at: readonly [number, number]
  readonly members: [MapPin, ...MapPin[]]
}

const cellOf = (x: number, y: number) => `${x}:${y}`

const needsSomebody = ({ look }: MapPin): boolean => look !== undefined && look.urgency !== 'in-time'

/** What a cluster says. */
export const clusterOf = ({ members }: Pick<DrawnPin, 'members'>): PinCluster => ({
  count: members.length,
  needing: members.filter(needsSomebody).length,
})

/** The first names in a cluster, and how many others there are. */
export const namesIn = ({ members }: Pick<DrawnPin, 'members'>): string => {
  const named = members.slice(0, NAMED).map(({ label }) => label)
  const more = members.length - named.length
  return [...named, ...(more > 0 ? [`+${more}`] : [])].join('; ')
}

/** The size of the pin of a shop or a home, in pixels. */
const [WIDE, HIGH] = [40, 48]
const OTHER: Readonly<Partial<Record<MapPin['kind'], MapPin['kind']>>> = {
  collection: 'destination',
  destination: 'collection',
}

/** The direction in which the pin of a shop or a home is tilted if it overlaps a pin of the other kind. */
const leanOf = ({ kind }: MapPin, [x, y]: Cluster['at'], clusters: ReadonlyArray<Cluster>): DrawnPin['lean'] => {
  const other = clusters.find(
    ({ at, members }) => members[0].kind === OTHER[kind] && Math.abs(at[0] - x) < WIDE && Math.abs(at[1] - y) < HIGH,
  )
  if (other === undefined) return undefined
  const isLeft = x === other.at[0] ? kind === 'collection' : x < other.at[0]
  return isLeft ? 'left' : 'right'
}

const drawn = ({ at, members }: Cluster, _: number, clusters: ReadonlyArray<Cluster>): DrawnPin => {
  const [first] = members
  const { id, kind, position, draggable } = first
  const lean = kind in OTHER ? leanOf(first, at, clusters) : undefined
  return { id: members.length === 1 ? id : `several-${id}`, kind, position, draggable, ...(lean && { lean }), members }
}

/**
 * Clusters the pins for a zoom. Pins of kind `order` that would cover each other become one, in the position of the most
 * important. The result does not depend on the map's centre, so only a zoom recomputes it. Each pin is compared only
 * with those in nine grid cells. A clustering library leaves pins that cover each other (ADR 69).
 */
export const clusterPins = (pins: ReadonlyArray<MapPin>, zoom: number): ReadonlyArray<DrawnPin> => {
  const cells = new Map<string, Cluster[]>()
  const clusters: Cluster[] = []
  for (const pin of pins) {
    const at = pixelOf(pin.position, zoom)
    const [x, y] = [Math.floor(at[0] / TOO_CLOSE), Math.floor(at[1] / TOO_CLOSE)]
    const isAlone = pin.kind !== 'order'
    const near = isAlone ? undefined : nearest(cells, at, x, y)
    if (near) {
      near.members.push(pin)
      continue
    }
    const cluster: Cluster = { at, members: [pin] }
    clusters.push(cluster)
    if (isAlone) continue
    const cell = cells.get(cellOf(x, y))
    if (cell) cell.push(cluster)
    else cells.set(cellOf(x, y), [cluster])
  }
  return clusters.map(drawn)
}

const nearest = (
  cells: ReadonlyMap<string, ReadonlyArray<Cluster>>,
  [left, top]: readonly [number, number],
  x: number,
  y: number,
): Cluster | undefined => {
  for (const dx of [0, -1, 1])
    for (const dy of [0, -1, 1])
      for (const cluster of cells.get(cellOf(x + dx, y + dy)) ?? [])
        if (Math.hypot(cluster.at[0] - left, cluster.at[1] - top) < TOO_CLOSE) return cluster
  return undefined
}

/**
 * The meaning of pressing a pin: zoom in until a cluster separates or, if no zoom separates it, choose its next member.
 */
export const pressAction = (
  { members }: Pick<DrawnPin, 'members'>,
  { zoom, closest, chosen }: { readonly zoom: number; readonly closest: number; readonly chosen: string | undefined },
): { readonly kind: 'part'; readonly zoom: number } | { readonly kind: 'press'; readonly id: string } => {
  const [first] = members
  for (let closer = zoom + 1; members.length > 1 && closer <= closest; closer += 1)
    if (clusterPins(members, closer).length > 1) return { kind: 'part', zoom: closer }
  const place = members.findIndex(({ id }) => id === chosen)
  return { kind: 'press', id: (members[(place + 1) % members.length] ?? first).id }
}

/** Whether both draw the same pins, compared by identity, in the same way. */
export const isSameDrawn = ({ lean, members }: DrawnPin, other: DrawnPin): boolean =>
  lean === other.lean &&
  members.length === other.members.length &&
  members.every((pin, place) => pin === other.members[place])
