import { addressPattern } from '../market/addressPatterns.ts'
import type { CountryCode } from '../market/countries.ts'
import { allMatches } from '../text/allMatches.ts'
import { foldedText, plainText } from '../text/plainText.ts'
import type { Span } from '../text/span.ts'
import { joinAddress, splitAddress, type AddressParts } from './address.ts'
import { unitForms } from './unitWords.ts'
import { isBlank, trimText } from '../text/blank.ts'
import { withoutSigns } from '../text/withoutSigns.ts'

/** A floor or a flat in a text. */
interface WrittenUnit extends Span {
  /** Equal for spellings of the same floor or flat: "3rd floor", "Floor 3". */
  readonly key: string
}

const fold = (text: string): string => foldedText(plainText(text))

/** The flat's own number or letter, without the word for it: "4b" of "flat 4B". */
const doorKey = (found: string): string =>
  `door ${/(?:\p{L}-?)?\p{N}+\p{L}?(?:[/-]\p{L}?\p{N}+\p{L}?)?(?!.*\p{N})/u.exec(found)?.[0] ?? found.split(/\s/).at(-1)}`
const floorKey = (found: string): string => `floor ${/b?\d+/.exec(found)?.[0] ?? withoutSigns(found)}`

const unitsIn = (text: string, country: CountryCode): ReadonlyArray<WrittenUnit> =>
  allMatches(fold(text), unitForms(country)).map(({ 0: found, groups, index }) => ({
    from: index,
    to: index + found.length,
    key: groups?.['door'] === undefined ? floorKey(found) : doorKey(found),
  }))

/** White space, commas and brackets between an address and its unit. */
const BETWEEN = '[\\s,،、၊;()|]|(?<=\\s)[-–/](?=\\s)'
const AT_END = new RegExp(`(?:${BETWEEN}|(?<=\\d)[-の]$)*$`, 'u')
const AT_START = new RegExp(`^(?:${BETWEEN})*`, 'u')
const ONLY_BETWEEN = new RegExp(`^(?:${BETWEEN}|[/-])*$`, 'u')

/** A letter that would become a part of the number before it. */
const LETTER_ALONE = /^\p{L}(?![\p{L}\p{N}])/u

const isName = (text: string): boolean => /\p{L}/u.test(text)

/** Neighbouring units as one: "3. patro, byt 5". */
const runsOf = (text: string, units: ReadonlyArray<Span>): ReadonlyArray<Span> => {
  const runs: Array<Span> = []
  for (const { from, to } of units) {
    const last = runs.at(-1)
    if (last && ONLY_BETWEEN.test(text.slice(last.to, from))) runs[runs.length - 1] = { from: last.from, to }
    else runs.push({ from, to })
  }
  return runs
}

/** Whether a text is nothing but floor and flat. */
export const isOnlyUnit = (text: string, country: CountryCode): boolean => {
  const [run, ...others] = runsOf(text, unitsIn(text, country))
  return run !== undefined && others.length === 0 && run.to - run.from === text.length
}

/** The text without these parts and without the separators that only belonged to them. */
const withoutRuns = (text: string, runs: ReadonlyArray<Span>): string =>
  runs.toReversed().reduce((whole, { from, to }) => {
    const before = whole.slice(0, from)
    const after = whole.slice(to)
    const [endOfBefore = ''] = AT_END.exec(before) ?? []
    const [startOfAfter = ''] = AT_START.exec(after) ?? []
    const left = before.slice(0, before.length - endOfBefore.length)
    const right = after.slice(startOfAfter.length)
    if (left === '' || right === '') return left + right
    const between = [endOfBefore, startOfAfter].map((one) => one.replace(/[()]/g, ''))
    const comma = between.find((one) => /[,،、၊;]/u.test(one))
    if (comma === undefined && to > from && /\d$/.test(left) && LETTER_ALONE.test(right)) return `${left}, ${right}`
    return left + (comma ?? between.find((one) => one !== '') ?? '') + right
  }, text)

/** An address without its floor and flat; both parts as they were if it names nothing else. */
const takeOut = (text: string, country: CountryCode, isTaken: (key: string) => boolean) => {
  const units = unitsIn(text, country).filter(({ key }) => isTaken(key))
  const runs = runsOf(text, units)
  const rest = withoutRuns(text, runs)
  return { units: runs.map(({ from, to }) => text.slice(from, to)), rest }
}

const keysIn = (text: string, country: CountryCode): ReadonlyArray<string> =>
  unitsIn(text, country).map(({ key }) => key)

/** All keys of a unit field; a number alone is that of a flat. */
const keysOfField = (unit: string, country: CountryCode): ReadonlySet<string> =>
  new Set([...keysIn(unit, country), `door ${trimText(fold(unit)).replace(/^#\s?/, '')}`])

const all = () => true

/**
 * Moves floor and flat into the unit, so that none stands in two parts. A unit that was given stays, and a different one
 * stays in its part, so no word is lost. An address that names nothing but a unit is kept.
 */
export const separateUnit = (parts: AddressParts, country: CountryCode): AddressParts => {
  const { unit, building, text } = parts
  if (keysIn(`${building}\n${text}`, country).length === 0) return parts
  const known = keysOfField(unit, country)
  const isKnown = (key: string) => known.has(key)
  const isGiven = !isBlank(unit)
  const fromText = takeOut(text, country, isGiven ? isKnown : all)
  const isWhole = isName(fromText.rest)
  const inText = new Set(isWhole ? keysIn(text, country) : [])
  const fromBuilding = takeOut(building, country, (key) => !isGiven || isKnown(key))
  return {
    unit: isGiven
      ? unit
      : [...takeOut(building, country, (key) => !inText.has(key)).units, ...(isWhole ? fromText.units : [])].join(
          addressPattern(country, building + text)[1] || ' ',
        ),
    building: fromBuilding.rest,
    text: isWhole ? fromText.rest : text,
  }
}

/**
 * The units of an address of several lines, as positions in each line. With a `given` unit, only what repeats it; none
 * if the lines name nothing else.
 */
export const unitsApart = (
  lines: ReadonlyArray<string>,
  country: CountryCode,
  given: string | undefined,
): ReadonlyArray<ReadonlyArray<Span>> => {
  const known = given === undefined ? undefined : keysOfField(given, country)
  const found = lines.map((line) =>
    runsOf(
      line,
      unitsIn(line, country).filter(({ key }) => known?.has(key) ?? true),
    ),
  )
  const isAddress = lines.some((line, index) => isName(withoutRuns(line, found[index] ?? [])))
  return isAddress ? found : lines.map(() => [])
}

/** A text without floor and flat, as geocoders find it. */
export const withoutUnit = (text: string, country: CountryCode): string =>
  separateUnit({ unit: '', building: '', text }, country).text

/** The text without a part of it, also one that is a unit only where it was typed: "12號 B1", "98 d 5". */
const withoutPart = (text: string, part: string): string => {
  const from = fold(text).lastIndexOf(fold(part))
  const to = from + part.length
  const isApart = from >= 0 && !/[\p{L}\p{N}]$/u.test(text.slice(0, from)) && !/^[\p{L}\p{N}]/u.test(text.slice(to))
  return isApart ? withoutRuns(text, [{ from, to }]) : text
}

/**
 * The address of a found place with the unit of the text that was typed for it. A unit or building that was given
 * stays; a typed unit that differs from it stays in the text.
 */
export const addressOfPlace = (
  place: Pick<AddressParts, 'building' | 'text'>,
  typed: string,
  given: Pick<AddressParts, 'unit' | 'building'>,
  country: CountryCode,
): AddressParts => {
  const found = separateUnit({ unit: '', ...place }, country)
  const { unit } = separateUnit({ unit: '', building: '', text: typed }, country)
  const building = given.building || found.building
  if (isBlank(given.unit) && unit !== '')
    return separateUnit({ unit, building, text: withoutPart(found.text, unit) }, country)
  const text = [found.text, unit || found.unit].filter((part) => part !== '').join(', ')
  return separateUnit({ unit: given.unit, building, text }, country)
}

/** A stored address in one form, for comparing: three positions, the unit in its own. */
export const inOneForm = (stored: string, country: CountryCode): string =>
  joinAddress(separateUnit(splitAddress(stored), country))
