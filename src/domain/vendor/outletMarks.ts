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
  /** What fits on a pin: one letter of the name, two if an outlet before has the same, or a number. */
  readonly letters: string
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

/** A short mark of each name, unique in the list: its first letter, its first and another letter, or its number. */
const lettersOf = (names: ReadonlyArray<string>): ReadonlyArray<string> => {
  const taken = new Set<string>()
  const numbers = names.map((_, place) => String(place + 1))
  return names.map((name) => {
    const [first = '', ...others] = Array.from(name.replaceAll(/\s/gu, ''))
    const letters = [first, ...others.map((other) => first + other), ...numbers].find(
      (one) => one !== '' && !taken.has(one.toUpperCase()),
    ) as string
    taken.add(letters.toUpperCase())
    return letters
  })
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
  const names = named.map(({ words }) => words.slice(shared).join(' '))
  const letters = lettersOf(names)
  return new Map(
    named.map(({ id }, place): [VendorId, OutletMark] => {
      const colour = OUTLET_COLOURS[place % OUTLET_COLOURS.length] as OutletColour
      return [id, { name: names[place] as string, letters: letters[place] as string, colour }]
    }),
  )
}
