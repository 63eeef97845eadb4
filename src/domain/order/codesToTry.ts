/*
 * The code by which people call an order at the counter and on the phone. ADR 76 explains the alphabet: no characters
 * that look or sound alike, no vowels and no digits that are read as vowels, and letters and digits in turns, so that no
 * code is a word or an abbreviation.
 */

const LETTERS = 'CDFHJKMPRWX'
const DIGITS = '2679'

/** The lengths of the codes drawn for an order: the usual one, then longer ones. */
const LENGTHS = [4, 4, 4, 4, 4, 4, 5, 5, 5, 6, 6]

const shareOf = (characters: string, draw: number): string => characters[Math.floor(draw * characters.length)] ?? ''

/**
 * How many days before its own the code of an order is not used again: the list of today's orders has the pre-orders of
 * the two days before.
 */
export const CODE_DAYS_APART = 2

/** `random` returns numbers from 0 (included) to 1 (excluded). */
const drawCode = (random: () => number, length: number): string => {
  const turns = random() < 0.5 ? [LETTERS, DIGITS] : [DIGITS, LETTERS]
  return Array.from({ length }, (_, place) => shareOf(turns[place % 2] ?? '', random())).join('')
}

/**
 * Codes for a new order, of which it gets the first that is free. The last ones are longer: there are 3,872 codes of four
 * characters, and a file may hold 10,000 orders.
 */
export const codesToTry = (random: () => number): ReadonlyArray<string> =>
  LENGTHS.map((length) => drawCode(random, length))
