import { allMatches } from '../text/allMatches.ts'
import type { Span } from '../text/span.ts'
import type { Coordinates } from '../coordinates.ts'
import { readMapLink } from './mapLink.ts'
import { isFullPlusCode, locatePlusCode } from './plusCode.ts'
import { findCoordinates } from './writtenCoordinates.ts'

/** `short-link` is a map link that hides its place and must be opened first. */
export type ReadPlace =
  | { readonly kind: 'coordinates'; readonly coordinates: Coordinates }
  | { readonly kind: 'short-link' }

export interface FoundPlace extends Span {
  readonly place: ReadPlace
}

/** Maximum characters that are searched for a place. */
const MAX_READ_LENGTH = 10_000
/** Minimum decimals of two numbers that form a place between other words. */
const DECIMALS = 2

const LINK =
  /(?:https?:\/\/|(?<![\w.@/])(?=(?:www\.|maps\.|wego\.|share\.|ul\.|m\.)?(?:google|app\.goo|goo\.gl|apple|openstreetmap|osm|waze|mapy|here)\.))[^\s<>"]{4,2000}|(?<!\w)geo:[^\s<>"]{3,300}/giu

const CODE =
  /(?<![\w+])(?:[2-9CFGHJMPQRVWX]{8}|[2-9CFGHJMPQRVWX]{4}|[2-9CFGHJMPQRVWX]{6})\+[2-9CFGHJMPQRVWX]{2,7}(?!\w|\+)/giu

/** Whether the text is a plus code; digits alone may be arithmetic or a phone number. */
const isCode = (code: string) => isFullPlusCode(code) || /[a-z]/i.test(code)

const at = (coordinates: Coordinates, from: number, to: number): FoundPlace => ({
  place: { kind: 'coordinates', coordinates },
  from,
  to,
})

/**
 * Finds a place in a text, and its position there: a map link, coordinates or a plus code, in this order; a map link
 * that hides its place is the last resort. A short plus code means its place nearest to `near` (ADDR-02).
 */
export const findPlace = (
  text: string,
  near: Coordinates | undefined,
  decimals: number = DECIMALS,
): FoundPlace | undefined => {
  const read = text.slice(0, MAX_READ_LENGTH)
  let withoutLinks = read
  let hidden: FoundPlace | undefined
  for (const { 0: written, index } of allMatches(read, LINK)) {
    const link = written.replace(/[.,;!?]+$/, '')
    const to = index + link.length
    const place = readMapLink(link)
    if (typeof place === 'object') return at(place, index, to)
    if (place === 'short-link') hidden ??= { place: { kind: 'short-link' }, from: index, to }
    withoutLinks =
      withoutLinks.slice(0, index) + ' '.repeat(written.length) + withoutLinks.slice(index + written.length)
  }
  const pair = findCoordinates(withoutLinks, decimals)
  if (pair) return at(pair.coordinates, pair.from, pair.to)
  for (const { 0: code, index } of allMatches(withoutLinks, CODE)) {
    const place = isCode(code) ? locatePlusCode(code, near) : undefined
    if (place) return at(place, index, index + code.length)
  }
  return hidden
}

export const readPlace = (text: string, near?: Coordinates): ReadPlace | undefined => findPlace(text, near)?.place

/** The coordinates that a text states in any form that `readPlace` accepts. */
export const readCoordinates = (text: string, near: Coordinates | undefined): Coordinates | undefined => {
  const place = readPlace(text, near)
  return place?.kind === 'coordinates' ? place.coordinates : undefined
}
