import type { Instant } from '../instant.ts'
import { dayOf } from '../market/countryDay.ts'
import { digitsOf } from '../market/westernDigits.ts'

/** The last month in which a card is valid. */
export interface CardExpiry {
  /** 1 to 12. */
  readonly month: number
  /** Four digits. */
  readonly year: number
}

/** Maximum validity of a card in years; a later year is a typo. */
const MAX_LIFE = 20

/**
 * Formats typed digits as 'MM/YY'. A first digit from 2 to 9 is a whole month; four-digit years ('12/2031') are
 * accepted.
 */
export const formatExpiry = (text: string): string => {
  const typed = digitsOf(text)
  const digits = /^[2-9]/.test(typed) ? `0${typed}` : typed
  const month = digits.slice(0, 2)
  const year = digits.slice(2, 6)
  const short =
    year.length === 4 && year.startsWith('20') ? year.slice(2) : year.startsWith('20') ? year : year.slice(0, 2)
  return short === '' ? month : `${month}/${short}`
}

/** `undefined` if the text is not a month and a year. */
export const readExpiry = (text: string): CardExpiry | undefined => {
  const [, month, year] = /^(\d{2})(?:20)?(\d{2})$/.exec(digitsOf(text)) ?? []
  const read = { month: Number(month), year: 2000 + Number(year) }
  return read.month >= 1 && read.month <= 12 ? read : undefined
}

/** The display form of an expiry date: '04/31'. */
export const expiryText = ({ month, year }: CardExpiry): string =>
  `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`

const monthNow = (now: Instant, zone: string): number => {
  const [year = 0, month = 0] = dayOf(now, zone).split('-').map(Number)
  return year * 12 + month
}

const monthsOf = ({ month, year }: CardExpiry): number => year * 12 + month

/** A card is valid until the end of its month in the country's zone. */
export const isExpired = (expiry: CardExpiry, now: Instant, zone: string): boolean =>
  monthsOf(expiry) < monthNow(now, zone)

export const isTooFarAhead = (expiry: CardExpiry, now: Instant, zone: string): boolean =>
  monthsOf(expiry) > monthNow(now, zone) + MAX_LIFE * 12
