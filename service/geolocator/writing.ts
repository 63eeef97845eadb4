import type { Reading } from './japaneseNumbers.ts'

/** Where a place is, for telling its zone. */
export interface PlaceInCity {
  /** The digits. */
  readonly postalCode: string
  readonly district: string
}

/** The numbered districts of a city. */
interface Zones {
  /** The group is the number, or a Roman numeral. */
  readonly pattern: RegExp
  /** The zone of a place, if it is known. */
  readonly of: (place: PlaceInCity) => number | undefined
  /** The zones that zones without postal codes of their own are parts of. */
  readonly within?: Readonly<Record<number, number>>
}

/** How houses are numbered in a country. */
interface Numbering {
  /** The last of several numbers counts along the street (681/14); otherwise the first. */
  readonly counted?: 'last'
  /** The length of a street per number, counting both sides, in metres. */
  readonly metres?: number
  /** Numbers have no order along the street, so that none is evidence against it. */
  readonly scattered?: true
}

/** How addresses are written in a country, in addition to the common patterns. All patterns are global. */
export interface Writing {
  /** A postal code of the gazetteer's city; its groups are the digits. */
  readonly postalCode?: RegExp
  /** The first digits of a postal code that the codes of one street share. */
  readonly codeDigits?: number
  /** A postal code of another city, where it has no five to seven digits in a row; not global. */
  readonly otherCode?: RegExp
  readonly zones?: Zones
  readonly numbers?: Numbering
  /** Parts for the rider that are not searched for. */
  readonly details?: ReadonlyArray<RegExp>
  /** Replacements with the spelling of the gazetteer. */
  readonly forms?: ReadonlyArray<readonly [RegExp, string | ((found: string) => string)]>
  /** Normalized abbreviations and their full words. */
  readonly abbreviations?: Readonly<Record<string, string>>
  /** The readings of a text without its details, most likely first; otherwise the text itself. */
  readonly readings?: (text: string) => ReadonlyArray<Reading>
  /** Whether the building of a reading looks like one; other words than those of an address are never ignored. */
  readonly isBuilding?: (name: string, text: string) => boolean
}
