import type { HexColour } from '../market/hexColour.ts'
import type { VendorId } from '../order/order.ts'

/** One colour of an outlet as text, on the light and on the dark card. */
export interface OutletColour {
  readonly light: HexColour
  readonly dark: HexColour
}

/** How an outlet is told apart from its sisters: by its short name, and by a colour beside it, never by colour alone. */
export interface OutletMark {
  readonly name: string
  readonly colour: OutletColour
}

/** Far from each other and from the colours of statuses; neighbours in the list differ most. */
export const OUTLET_COLOURS: ReadonlyArray<OutletColour> = [
  { light: '#0f6894', dark: '#68c1ee' },
  { light: '#8f398f', dark: '#d69fd6' },
  { light: '#456f1a', dark: '#a8d36b' },
  { light: '#a23b12', dark: '#ff9a6b' },
  { light: '#5642a6', dark: '#b5a6ff' },
  { light: '#00766c', dark: '#5fd6c9' },
  { light: '#b0225f', dark: '#ff8fbd' },
  { light: '#7a5d00', dark: '#e2c341' },
  { light: '#3f5162', dark: '#b3c3d1' },
  { light: '#6b4226', dark: '#d9a784' },
]

const wordsOf = (name: string): ReadonlyArray<string> => name.trim().split(/\s+/u)

/** The words that all of them begin with; nobody is left without a word of their own. */
const sharedWords = (names: ReadonlyArray<ReadonlyArray<string>>): number => {
  const [first = []] = names
  const most = Math.min(...names.map(({ length }) => length - 1))
  const differs = first.findIndex((word, place) => names.some((other) => other[place] !== word))
  return names.length < 2 ? 0 : Math.max(0, Math.min(most, differs < 0 ? first.length : differs))
}

/**
 * The marks of a parent's outlets, by their order in its list: the same outlets in the same order look the same every
 * day. Names lose the words that all of them begin with; colours begin anew after the tenth.
 */
export const outletMarks = (
  outlets: ReadonlyArray<{ readonly id: VendorId; readonly name: string }>,
): ReadonlyMap<VendorId, OutletMark> => {
  const names = outlets.map(({ name }) => wordsOf(name))
  const shared = sharedWords(names)
  return new Map(
    outlets.map(({ id }, place): [VendorId, OutletMark] => {
      const colour = OUTLET_COLOURS[place % OUTLET_COLOURS.length] as OutletColour
      return [id, { name: (names[place] ?? []).slice(shared).join(' '), colour }]
    }),
  )
}
