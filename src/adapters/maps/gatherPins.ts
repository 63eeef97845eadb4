import type { MapPin } from '../../application/ports/DeliveryMap.ts'
import type { Coordinates } from '../../domain/coordinates.ts'

/** Closer than this many pixels, one pin would cover the other. */
const TOO_CLOSE = 38
/** Pixels of the whole world at zoom 0, as Google counts. */
const WORLD = 256
/** How many of its members a gathered pin names. */
const NAMED = 3

/** A pin as it is drawn: one, or several in one place. */
export interface DrawnPin extends MapPin {
  /** The pins it stands for, the most important first; one for a pin alone. */
  readonly members: ReadonlyArray<MapPin>
}

/** Where a position lies on the whole world's Mercator picture at that zoom, in pixels. */
export const pixelOf = ({ latitude, longitude }: Coordinates, zoom: number): readonly [number, number] => {
  const scale = WORLD * 2 ** zoom
  const sine = Math.min(Math.max(Math.sin((latitude * Math.PI) / 180), -0.9999), 0.9999)
  return [((longitude + 180) / 360) * scale, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * scale]
}

interface Gathering {
  readonly at: readonly [number, number]
  readonly members: [MapPin, ...MapPin[]]
}

const cellOf = (x: number, y: number) => `${x}:${y}`

/** Signs instead of words: a map has no texts of its own. */
const labelOf = (members: ReadonlyArray<MapPin>): string => {
  const named = members.slice(0, NAMED).map(({ label }) => label)
  const more = members.length - named.length
  return [...named, ...(more > 0 ? [`+${more}`] : [])].join('; ')
}

const drawn = ({ members }: Gathering): DrawnPin => {
  const [first] = members
  if (members.length === 1) return { ...first, members }
  const isChosen = members.some(({ look }) => look?.isChosen)
  return {
    ...first,
    id: `several-${first.id}`,
    label: labelOf(members),
    members,
    look: { tone: first.look?.tone ?? 'in-time', letter: String(members.length), isChosen },
  }
}

/**
 * The pins to draw at a zoom. Those of kind `order` that would cover each other become one, at the place of the most
 * important, which also says how it looks. Moving the map changes nothing, so that only a zoom has to be heard of. Each pin
 * is compared with those of nine cells only.
 */
export const gatherPins = (pins: ReadonlyArray<MapPin>, zoom: number): ReadonlyArray<DrawnPin> => {
  const cells = new Map<string, Gathering[]>()
  const gatherings: Gathering[] = []
  for (const pin of pins) {
    const at = pixelOf(pin.position, zoom)
    const [x, y] = [Math.floor(at[0] / TOO_CLOSE), Math.floor(at[1] / TOO_CLOSE)]
    const isAlone = pin.kind !== 'order'
    const near = isAlone ? undefined : nearest(cells, at, x, y)
    if (near) {
      near.members.push(pin)
      continue
    }
    const gathering: Gathering = { at, members: [pin] }
    gatherings.push(gathering)
    if (isAlone) continue
    const cell = cells.get(cellOf(x, y))
    if (cell) cell.push(gathering)
    else cells.set(cellOf(x, y), [gathering])
  }
  return gatherings.map(drawn)
}

const nearest = (
  cells: ReadonlyMap<string, ReadonlyArray<Gathering>>,
  [left, top]: readonly [number, number],
  x: number,
  y: number,
): Gathering | undefined => {
  for (const dx of [0, -1, 1])
    for (const dy of [0, -1, 1])
      for (const gathering of cells.get(cellOf(x + dx, y + dy)) ?? [])
        if (Math.hypot(gathering.at[0] - left, gathering.at[1] - top) < TOO_CLOSE) return gathering
  return undefined
}

/** What pressing a pin means: to see its members apart, or, where no zoom parts them, the next of them. */
export const meantBy = (
  { members }: DrawnPin,
  { zoom, closest, chosen }: { readonly zoom: number; readonly closest: number; readonly chosen: string | undefined },
): { readonly kind: 'part'; readonly zoom: number } | { readonly kind: 'press'; readonly id: string } => {
  const [first] = members
  for (let closer = zoom + 1; members.length > 1 && closer <= closest; closer += 1)
    if (gatherPins(members, closer).length > 1) return { kind: 'part', zoom: closer }
  const place = members.findIndex(({ id }) => id === chosen)
  return { kind: 'press', id: (members[(place + 1) % members.length] ?? first)?.id ?? '' }
}
