import type { HexColour } from '../market/hexColour.ts'
import type { VendorId } from '../ids.ts'
import { trimText } from '../text/blank.ts'

/** The text colour of an outlet on the light and on the dark card. */
export interface OutletColour {
  readonly light: HexColour
  readonly dark: HexColour
}

/**
 * The mark that distinguishes an outlet from the others of its parent: a short name plus a colour, never the colour
 * alone.
 */
export interface OutletMark {
  readonly name: string
  readonly colour: OutletColour
}

/** Distinct from each other and from the status colours; neighbours in the list differ most. */
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

const wordsOf = (name: string): ReadonlyArray<string> => trimText(name).split(/\s+/u)

/** The number of leading words that all names share; each name keeps at least one word. */
const sharedWords = ([first = [], ...others]: ReadonlyArray<ReadonlyArray<string>>): number => {
  if (others.length === 0) return 0
  const most = Math.min(first.length, ...others.map(({ length }) => length)) - 1
  let shared = 0
  while (shared < most && others.every((other) => other[shared] === first[shared])) shared += 1
  return shared
}

/**
 * The marks of a parent's outlets, by their position in its list, so that they stay the same every day. Names lose the
 * leading words that all of them share; colours repeat after the tenth.
 */
export const outletMarks = (
  outlets: ReadonlyArray<{ readonly id: VendorId; readonly name: string }>,
): ReadonlyMap<VendorId, OutletMark> => {
  const named = outlets.map(({ id, name }) => ({ id, words: wordsOf(name) }))
  const shared = sharedWords(named.map(({ words }) => words))
  return new Map(
    named.map(({ id, words }, place): [VendorId, OutletMark] => {
      const colour = OUTLET_COLOURS[place % OUTLET_COLOURS.length] as OutletColour
      return [id, { name: words.slice(shared).join(' '), colour }]
    }),
  )
}
