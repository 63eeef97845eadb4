import { allMatches } from '../text/allMatches.ts'
import { plainText } from '../text/plainText.ts'
import type { Span } from '../text/span.ts'
import { isOnEarth, type Coordinates } from '../coordinates.ts'

/** The pattern of one angle, in degrees, minutes and seconds; `point` is its decimal mark. */
const angle = (name: string, point: string) =>
  `(?:(?<!\\p{L})(?<${name}Before>[NSEW])\\s?)?(?<${name}Degrees>[-+]?\\d{1,3}(?:${point}\\d{1,16})?)` +
  `(?:\\s?(?<${name}Sign>°)(?:\\s?(?<${name}Minutes>\\d{1,2}(?:[.,]\\d{1,8})?)\\s?'` +
  `(?:\\s?(?<${name}Seconds>\\d{1,2}(?:[.,]\\d{1,8})?)\\s?(?:"|''))?)?)?` +
  `(?:\\s?(?<${name}After>[NSEW])(?![\\p{L}\\p{M}\\d]))?`

const LATITUDE = '(?:lat(?:itude)?\\s?[:=]?\\s?)?'
const LONGITUDE = '(?:lo?ng?(?:itude)?\\s?[:=]?\\s?)?'

const pairs = (point: string): RegExp =>
  new RegExp(
    `(?<![\\d.,]|\\d-)${LATITUDE}${angle('first', point)}\\s{0,2}(?:[,;/|]\\s{0,2}|(?<=[\\s°'"NSEW])|(?=[NSEW]))` +
      `${LONGITUDE}${angle('second', point)}(?!\\d|[.,/]\\d|%)`,
    'giu',
  )

/** With a decimal point, and with a decimal comma. */
const FORMS = [
  { pattern: pairs('\\.'), comma: false },
  { pattern: pairs(','), comma: true },
] as const

/** Two numbers and nothing else are coordinates, with or without decimals (ADDR-02). */
const ALONE = /^\s*([-+]?\d{1,2}(?:\.\d+)?)\s*,\s*([-+]?\d{1,3}(?:\.\d+)?)\s*$/

type Groups = Readonly<Record<string, string | undefined>>

const decimalsOf = (number: string): number => /[.,](\d+)$/.exec(number)?.[1]?.length ?? 0

/** In "N 50 E 14", the letter after the first angle belongs to the second one. */
const sideOf = (groups: Groups, name: 'first' | 'second'): string => {
  const { firstBefore, firstAfter, secondBefore, secondAfter } = groups
  const side =
    name === 'first'
      ? (firstBefore ?? firstAfter)
      : (secondBefore ?? (firstBefore === undefined ? undefined : firstAfter) ?? secondAfter)
  return side?.toUpperCase() ?? ''
}

const readAngle = (groups: Groups, name: 'first' | 'second') => {
  const number = (part: string) => Number((groups[name + part] ?? '0').replace(',', '.'))
  const written = groups[`${name}Degrees`] ?? ''
  const side = sideOf(groups, name)
  const size = Math.abs(number('Degrees')) + number('Minutes') / 60 + number('Seconds') / 3600
  return {
    side,
    value: written.startsWith('-') || side === 'S' || side === 'W' ? -size : size,
    decimals: decimalsOf(written),
    isMarked: groups[`${name}Sign`] !== undefined || (side !== '' && decimalsOf(written) > 1),
    isPossible: number('Minutes') < 60 && number('Seconds') < 60,
  }
}

/**
 * Finds a pair of coordinates anywhere in a text: decimal numbers with at least `decimals` decimals, or with degrees,
 * minutes and seconds, or with compass letters; in digits of any script (ADDR-02).
 */
export const findCoordinates = (
  text: string,
  decimals: number,
): (Span & { readonly coordinates: Coordinates }) | undefined => {
  const plain = plainText(text)
  const alone = ALONE.exec(plain)
  if (alone) {
    const coordinates = { latitude: Number(alone[1]), longitude: Number(alone[2]) }
    if (isOnEarth(coordinates)) return { coordinates, from: 0, to: text.length }
  }
  for (const { pattern, comma } of FORMS)
    for (const match of allMatches(plain, pattern)) {
      const first = readAngle(match.groups ?? {}, 'first')
      const second = readAngle(match.groups ?? {}, 'second')
      const isEnough =
        (first.isMarked && second.isMarked) ||
        Math.min(first.decimals, second.decimals) >= (comma ? Math.max(decimals, 3) : decimals)
      const isTurned = /[EW]/.test(first.side) || /[NS]/.test(second.side)
      const isTwice = first.side !== '' && second.side !== '' && /[NS]/.test(first.side) === /[NS]/.test(second.side)
      const coordinates = isTurned
        ? { latitude: second.value, longitude: first.value }
        : { latitude: first.value, longitude: second.value }
      if (isEnough && !isTwice && first.isPossible && second.isPossible && isOnEarth(coordinates))
        return { coordinates, from: match.index, to: match.index + match[0].length }
    }
  return undefined
}
