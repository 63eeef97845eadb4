/** What the text of a search names at most, from the most exact to the least. */
export const EXACTNESSES = ['house', 'street', 'district', 'town', 'country'] as const
export type Exactness = (typeof EXACTNESSES)[number]

/** How a place that a geocoder found agrees with the text it was found for (ADDR-26). */
export interface PlaceFit {
  /** A named building or station is a `house`; a street or square without a house number is a `street`. */
  readonly exactness: Exactness
  /** Normalized words of the text that the place does not have, such as another district or another house number. */
  readonly unused: ReadonlyArray<string>
  /** 0 to 1. Less than 1 if words are unused, a name was typed in part or with a typo, or the place has another number. */
  readonly fit: number
}

const INEXACT = 0.25

/** The fit of a place that has `used` words of the text; `isNamed` if its name and its house number were typed in full. */
export const placeFit = (
  exactness: Exactness,
  used: number,
  unused: ReadonlyArray<string>,
  isNamed: boolean,
): PlaceFit => ({
  exactness,
  unused,
  fit: Math.max(0, Math.floor(100 * (used / Math.max(1, used + unused.length) - (isNamed ? 0 : INEXACT))) / 100),
})

/** Whether the text names this place and nothing else: Tab chooses it (ADDR-27). */
export const fitsFully = ({ fit }: PlaceFit): boolean => fit === 1

/** Whether software may choose the place without asking a person (ADDR-26). */
export const isHouseAsWritten = (fit: PlaceFit): boolean => fit.exactness === 'house' && fitsFully(fit)
