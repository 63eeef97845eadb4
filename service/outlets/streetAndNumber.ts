import { westernDigits } from '../../src/domain/market/westernDigits.ts'
import { trimText } from '../../src/domain/text/blank.ts'

export interface StreetAndNumber {
  readonly street: string
  readonly streetNumber: string
}

/** Matches 18, 1234/18a, 12-14 and 7B: digits with their suffixes. */
const NUMBER = String.raw`\d+(?:\s?[\p{L}])?(?:[/-]\d+(?:\s?[\p{L}])?)*`
const BEHIND = new RegExp(String.raw`^(?<street>.*\p{L}.*?)[\s,]+(?:no\.?\s*)?(?<number>${NUMBER})$`, 'iu')
const BEFORE = new RegExp(String.raw`^(?<number>${NUMBER})[\s,]+(?<street>.*\p{L}.*)$`, 'iu')

/** Splits a street address into street and number; the number is empty if there is none at either end (ADDR-08). */
export const streetAndNumber = (streetAddress: string): StreetAndNumber => {
  const written = trimText(streetAddress)
  const plain = westernDigits(written)
  const { street, number } = (BEHIND.exec(plain) ?? BEFORE.exec(plain))?.groups ?? {}
  return street === undefined || number === undefined
    ? { street: written, streetNumber: '' }
    : { street: trimText(street), streetNumber: number }
}
