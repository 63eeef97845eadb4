import type { Country, CurrencyCode } from '../market/countries.ts'
import { CURRENCY_DIGITS } from '../market/currencies.ts'
import { conventionsOf } from '../market/writingConventions.ts'
import { fromDecimal, toDecimal, type Money } from '../pricing/money.ts'
import { CURRENCY_WORDS, EXACTLY_WORDS, THOUSAND_WORDS } from './words/currencies.ts'
import * as japanese from './words/ja.ts'
import * as korean from './words/ko.ts'
import * as chinese from './words/zh.ts'
import { foldedText, plainText } from '../text/plainText.ts'
import { alternatives } from '../text/wordPattern.ts'
import { trimText } from '../text/blank.ts'
import { sheetNumber } from '../workbook/sheetNumber.ts'

/** The result of reading a text as an amount. */
export type WrittenAmount =
  | { readonly kind: 'amount'; readonly amount: Money }
  /** Invalid or ambiguous; `forms` are ways to write it that are understood. */
  | { readonly kind: 'unreadable'; readonly forms: ReadonlyArray<string> }

/** The fields of a country that decide how its amounts are written. */
export type AmountCountry = Pick<Country, 'code' | 'currency'>

/**
 * The amount formatted for an input, with the country's decimal mark: "350", "1250,50". Whole amounts have no decimals.
 * Where three decimals would be thousands, they have a fourth one: "1.2500" in Iraq.
 */
export const amountText = (money: Money, country: Pick<Country, 'code'>): string => {
  const { decimalMark, wholeAmounts } = conventionsOf(country)
  const decimal = toDecimal(money).replace(/\.0+$/, '')
  return (wholeAmounts ? sheetNumber(decimal) : decimal).replace('.', decimalMark)
}

/** Digits with marks between them; a single mark may precede or follow: ".5", "12.". */
const NUMBER = "[.,]?\\d+(?:[.,'٬ ]\\d+)*[.,]?"
/**
 * "350,-", "350:-", "350/-" and "350/=" mean that there are no decimals. Behind decimals, a dash alone is the sign of an
 * amount below zero, as accounts write it: "350.00-".
 */
const DASHED = '(?:\\s?(?:[.,:/]\\s?-{1,2}|/\\s?=|(?<![.,]\\d{1,2}\\s?)-{1,2}))?'

const EXACTLY = alternatives(EXACTLY_WORDS)
const shapes = new Map<CurrencyCode, RegExp>()

const shapeOf = (currency: CurrencyCode): RegExp => {
  const known = shapes.get(currency)
  if (known) return known
  const words = alternatives(`${CURRENCY_WORDS[currency]}|${currency}`)
  const thousand = THOUSAND_WORDS[currency]
  const shape = new RegExp(
    `^(?:(?:${words})[.:]?\\s?)?(?<number>${NUMBER})${DASHED}` +
      (thousand === undefined ? '' : `(?:\\s?(?<thousand>${alternatives(thousand)}))?`) +
      `(?:\\s?(?:${words})\\.?)?${DASHED}(?:\\s?(?:${EXACTLY}))?$`,
    'u',
  )
  shapes.set(currency, shape)
  return shape
}

const GROUPS = /^[1-9]\d{0,2}(?:([.,'٬ ])\d{3})(?:\1\d{3})*$/
/** Grouped in lakhs and crores: 1,25,000. */
const GROUPS_OF_TWO = /^[1-9]\d?(?:,\d{2})+,\d{3}$/
/** One mark and exactly three digits: thousands, or the decimals of a currency with three. */
const UNDECIDED = /^([1-9]\d{0,2})([.,])(\d{3})$/

const groupedWhole = (text: string): string | undefined => {
  if (/^\d*$/.test(text)) return text
  return GROUPS.test(text) || GROUPS_OF_TWO.test(text) ? text.replaceAll(/\D/g, '') : undefined
}

/**
 * The number with a decimal point; `undefined` if it is malformed. Three digits behind a mark are thousands, unless the
 * currency has three decimals: then the mark must be the one that we write in that place.
 */
const decimalOf = (number: string, { code, currency }: AmountCountry): string | undefined => {
  const { decimalMark, groupMark, wholeAmounts } = conventionsOf({ code })
  const digits = CURRENCY_DIGITS[currency]
  const undecided = UNDECIDED.exec(number)
  if (undecided) {
    const [, whole = '', mark, rest = ''] = undecided
    if (digits < 3) return whole + rest
    if (mark !== (wholeAmounts ? groupMark : decimalMark)) return undefined
    return wholeAmounts ? whole + rest : `${whole}.${rest}`
  }
  const at = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','))
  const isDecimal = at >= 0 && number.indexOf(number[at] ?? '') === at && !/[^\d]/.test(number.slice(at + 1))
  const whole = groupedWhole(isDecimal ? number.slice(0, at) : number)
  if (whole === undefined) return undefined
  const decimals = isDecimal ? number.slice(at + 1) : ''
  if (decimals.length === 3 && digits < 3 && Number(whole) > 0) return undefined
  const kept = decimals.slice(0, digits) + decimals.slice(digits).replace(/0+$/, '')
  return kept === '' ? whole : `${whole}.${kept}`
}

/** Both readings of a number with three digits behind a mark, in the country's format. */
const bothReadings = (number: string, country: AmountCountry): ReadonlyArray<string> => {
  const [, whole, , rest = ''] = UNDECIDED.exec(number) ?? []
  if (whole === undefined) return []
  return [`${whole}${rest}`, `${whole}.${rest}`].flatMap((decimal) => {
    const money = fromDecimal(decimal, country.currency)
    return money === undefined ? [] : [amountText(money, country)]
  })
}

const usualForms = (country: AmountCountry): ReadonlyArray<string> => {
  const { decimalMark, wholeAmounts } = conventionsOf(country)
  const digits = wholeAmounts ? 0 : CURRENCY_DIGITS[country.currency]
  return digits === 0 ? ['1250'] : ['1250', `1250${decimalMark}${'500'.slice(0, digits)}`]
}

/** "3만2천", "1만 2,500": Korean counts in ten thousands, thousands and hundreds; digits of what is left follow. */
export const KOREAN_COUNT =
  `(?=\\d{1,4}[${korean.MYRIAD}${korean.THOUSAND}${korean.HUNDRED}])(?:(?<myriads>\\d{1,4})${korean.MYRIAD})?` +
  `(?: ?(?<thousands>\\d)${korean.THOUSAND})?(?: ?(?<hundreds>\\d)${korean.HUNDRED})?(?: ?(?<ones>\\d,\\d{3}|\\d{1,4}))?`
const COUNTED = new RegExp(`^${KOREAN_COUNT}(?= ?[${korean.WON}${japanese.YEN}${chinese.MONEY}]?$)`, 'u')

const behindDigit = (signs: string) => new RegExp(`(?<=\\d)[${signs}]`, 'gu')

/** The same signs in Chinese and Japanese: "1万2千円". */
const COUNTED_IN_HAN: ReadonlyArray<readonly [RegExp, string]> = [
  [behindDigit(chinese.MYRIAD), korean.MYRIAD],
  [behindDigit(chinese.THOUSAND), korean.THOUSAND],
  [behindDigit(chinese.HUNDRED), korean.HUNDRED],
]

const withoutMyriads = (written: string): string => {
  const folded = COUNTED_IN_HAN.reduce((counted, [sign, same]) => counted.replace(sign, same), written)
  const found = COUNTED.exec(folded)
  if (!found) return folded
  const numberOf = (part: string) => Number((found.groups?.[part] ?? '0').replace(',', ''))
  const [myriads, thousands, hundreds, ones] = [
    numberOf('myriads'),
    numberOf('thousands'),
    numberOf('hundreds'),
    numberOf('ones'),
  ]
  // "1萬2" is 12,000 to some, and 10,002 to others.
  const isUnsure = ones > 0 && ones < (hundreds > 0 ? 10 : 100)
  const isTooMuch = ones >= (hundreds > 0 ? 100 : thousands > 0 ? 1_000 : 10_000)
  const amount = myriads * 10_000 + thousands * 1_000 + hundreds * 100 + ones
  return isTooMuch || isUnsure || amount === 0 ? folded : `${amount}${folded.slice(found[0].length)}`
}

/** Full-width letters and signs as narrow ones: "ＮＴ＄". */
const narrow = (text: string): string =>
  text.replaceAll(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))

/**
 * Reads an amount as people write it: digits of any script, grouped thousands ("1 250,50", "1.250,50", "1,250.50",
 * "1,25,000"), the country's currency on either side, "350,-". Zero or more. Amounts as the portal shows them are read
 * as what they are; one that could be another amount is refused instead of guessed (VAL-11, COUNTRY-08).
 */
export const readWrittenAmount = (text: string, country: AmountCountry): WrittenAmount => {
  const folded = withoutMyriads(trimText(foldedText(plainText(narrow(text))).replaceAll(/\s+/g, ' ')))
  const { number: written, thousand } = shapeOf(country.currency).exec(folded)?.groups ?? {}
  const number = written?.replace(/(?<=\d)[.,]$/, '')
  const decimal = number === undefined ? undefined : decimalOf(number, country)
  const read = decimal === undefined ? undefined : fromDecimal(decimal, country.currency)
  const amount = read && thousand !== undefined ? { ...read, minor: read.minor * 1_000 } : read
  if (amount && Number.isSafeInteger(amount.minor)) return { kind: 'amount', amount }
  const readings = number === undefined ? [] : bothReadings(number, country)
  return { kind: 'unreadable', forms: readings.length > 1 ? readings : usualForms(country) }
}

/** The amount, if the text is one. */
export const writtenAmount = (text: string, country: AmountCountry): Money | undefined => {
  const written = readWrittenAmount(text, country)
  return written.kind === 'amount' ? written.amount : undefined
}
