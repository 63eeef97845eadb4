import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { CountryCode } from '../market/countries.ts'
import type { LabelledField } from './labelledFields.ts'
import { LABELS } from './messageWords.ts'
import { overlap, type Span } from '../text/span.ts'
import { wordPattern } from '../text/wordPattern.ts'

export interface FoundPhone extends Span {
  /** E.164. */
  readonly number: string
}

/** Maximum attempts at parsing a number, which bounds the time for a message full of digits. */
const TRIES = 400
const SHORTEST = 7
const LONGEST = 15

const RUN =
  /(?:(?<![\p{sc=Latin}\d#,@]|[\p{L}\d][-.])|(?<=(?<!\p{L})(?:tel|hp|ph|mob|wa|no)))[+(]{0,2}\d(?:[ .()/-]{0,2}\d){5,30}/giu
const DATE = /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$|^\d{4}[./-]\d{1,2}[./-]\d{1,2}$/
const PHONE_WORD = wordPattern(LABELS.phone)
const ORDER_WORD = wordPattern(LABELS.other)
/** How many characters before a number may hold a word about it. */
const NEARBY = 18

interface Candidate extends FoundPhone {
  readonly score: number
}

const groupsOf = (run: string, at: number): ReadonlyArray<Span> =>
  [...run.matchAll(/[+(]*\d+/g)].map(({ 0: group, index }) => ({ from: at + index, to: at + index + group.length }))

/** The longest phone numbers in neighbouring groups of digits, from left to right. */
const numbersIn = (plain: string, groups: ReadonlyArray<Span>, parse: (text: string) => string | undefined) => {
  const found: Array<FoundPhone> = []
  let first = 0
  while (first < groups.length) {
    const from = groups[first]!.from
    let last = Math.min(first + 6, groups.length - 1)
    let number: string | undefined
    while (last >= first && number === undefined) {
      const written = plain.slice(from, groups[last]!.to)
      const digits = written.replaceAll(/\D/g, '').length
      if (digits >= SHORTEST && digits <= LONGEST && !DATE.test(written)) number = parse(written)
      if (number === undefined) last -= 1
    }
    if (number !== undefined) found.push({ number, from, to: groups[last]!.to })
    first = Math.max(first, last) + 1
  }
  return found
}

/**
 * Finds all phone numbers of the country, and those of other countries with an international prefix. Sorted by how
 * likely each is the customer's: labelled before unlabelled, earlier before later. `plain` and `folded` are the same
 * text.
 */
export const findPhones = (
  plain: string,
  folded: string,
  fields: ReadonlyArray<LabelledField>,
  country: CountryCode,
): ReadonlyArray<FoundPhone> => {
  let tries = TRIES
  const parse = (written: string): string | undefined => {
    tries -= 1
    if (tries < 0) return undefined
    const number = parsePhoneNumberFromString(written, { defaultCountry: country, extract: false })
    return number?.isValid() ? number.number : undefined
  }
  const scored = (phone: FoundPhone): Candidate => {
    const label = fields.find(({ value }) => overlap(value, phone))?.label
    const before =
      folded
        .slice(Math.max(0, phone.from - NEARBY), phone.from)
        .split('\n')
        .at(-1) ?? ''
    const isInternational = /^\(?(?:\+|00)/.test(plain.slice(phone.from, phone.to))
    const score =
      (label === 'phone' ? 4 : 0) +
      (label === 'other' || label === 'total' || label === 'part-amount' ? -4 : 0) +
      (PHONE_WORD.test(before) ? 3 : 0) +
      (label === undefined && ORDER_WORD.test(before) ? -2 : 0) +
      (isInternational ? 1 : 0)
    return { ...phone, score }
  }
  return [...plain.matchAll(RUN)]
    .flatMap(({ 0: run, index }) => numbersIn(plain, groupsOf(run, index), parse))
    .map(scored)
    .filter(({ score }) => score > -3)
    .toSorted((a, b) => b.score - a.score || a.from - b.from)
}
