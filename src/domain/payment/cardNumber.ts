import { digitsOf } from '../market/westernDigits.ts'

export const CARD_SCHEMES = ['visa', 'mastercard', 'amex', 'jcb', 'unionpay', 'diners', 'discover'] as const
export type CardScheme = (typeof CARD_SCHEMES)[number]

/** The format of a scheme's card numbers. */
interface SchemeFacts {
  /** Ranges of leading digits; both ends have the same length. */
  readonly ranges: ReadonlyArray<readonly [from: number, to: number]>
  readonly lengths: ReadonlyArray<number>
  /** Digits per printed group; further digits form one more group. */
  readonly groups: ReadonlyArray<number>
  /** Length of the security code. */
  readonly code: number
}

const FOURS = [4, 4, 4, 4, 3]

/** A library would refuse cards of schemes that it does not know (ADR 67). */
export const SCHEME_FACTS: Readonly<Record<CardScheme, SchemeFacts>> = {
  visa: { ranges: [[4, 4]], lengths: [13, 16, 19], groups: FOURS, code: 3 },
  mastercard: {
    ranges: [
      [51, 55],
      [2221, 2720],
    ],
    lengths: [16],
    groups: FOURS,
    code: 3,
  },
  amex: {
    ranges: [
      [34, 34],
      [37, 37],
    ],
    lengths: [15],
    groups: [4, 6, 5],
    code: 4,
  },
  jcb: { ranges: [[3528, 3589]], lengths: [16, 17, 18, 19], groups: FOURS, code: 3 },
  unionpay: {
    ranges: [
      [620, 620],
      [622, 628],
    ],
    lengths: [16, 17, 18, 19],
    groups: FOURS,
    code: 3,
  },
  diners: {
    ranges: [
      [300, 305],
      [36, 36],
      [38, 39],
    ],
    lengths: [14, 16],
    groups: [4, 6, 6],
    code: 3,
  },
  discover: {
    ranges: [
      [6011, 6011],
      [644, 649],
      [65, 65],
    ],
    lengths: [16, 19],
    groups: FOURS,
    code: 3,
  },
}

/** Maximum digits of a card number. */
const MAX_NUMBER_LENGTH = 19
/** For cards of unknown schemes. */
const ANY_LENGTH = { shortest: 12, longest: MAX_NUMBER_LENGTH }

const beginsWithin = (digits: string, [from, to]: readonly [number, number]): boolean => {
  const beginning = Number(digits.slice(0, String(from).length))
  return beginning >= from && beginning <= to
}

/** The card scheme by the leading digits; `undefined` while they are ambiguous or unknown. */
export const schemeOf = (digits: string): CardScheme | undefined =>
  CARD_SCHEMES.find((scheme) => SCHEME_FACTS[scheme].ranges.some((range) => beginsWithin(digits, range)))

/**
 * The Luhn checksum, which detects mistyped digits: every second digit from the right is doubled, and the digits of the
 * result are summed.
 */
const luhnSum = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)

export const passesLuhn = (digits: string): boolean => /^\d+$/.test(digits) && luhnSum(digits) % 10 === 0

const hasItsLength = (digits: string): boolean => {
  const scheme = schemeOf(digits)
  return scheme === undefined
    ? digits.length >= ANY_LENGTH.shortest && digits.length <= ANY_LENGTH.longest
    : SCHEME_FACTS[scheme].lengths.includes(digits.length)
}

/** Whether the number has a valid length and checksum. */
export const isCardNumber = (digits: string): boolean => hasItsLength(digits) && passesLuhn(digits)

/** Groups a number as printed on the card: '3782 822463 10005'. Digits beyond the maximum length are cut off. */
export const formatCardNumber = (text: string): string => {
  const digits = digitsOf(text).slice(0, MAX_NUMBER_LENGTH)
  const scheme = schemeOf(digits)
  const groups: Array<string> = []
  let at = 0
  for (const length of scheme === undefined ? FOURS : SCHEME_FACTS[scheme].groups) {
    if (at < digits.length) groups.push(digits.slice(at, at + length))
    at += length
  }
  const rest = digits.slice(at)
  return (rest === '' ? groups : [...groups, rest]).join(' ')
}

/** The length of this card's security code. */
export const securityCodeLength = (digits: string): number => SCHEME_FACTS[schemeOf(digits) ?? 'visa'].code

/** The last four digits, the only part that may be displayed. */
export const lastDigitsOf = (digits: string): string => digits.slice(-4)

/** The first six digits, which identify the issuing bank. */
export const binOf = (digits: string): string => digits.slice(0, 6)
