import { alternatives } from '../text/wordPattern.ts'
import { HOURS, WORDS } from './words/allWords.ts'

/*
 * The lists of times that have a value, with that value.
 */

/** The part of the day decides which of two hours is meant. Twelve in the evening is midnight. */
export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night'

/** Parts of the day, on either side of the hour. */
export const DAY_PARTS: Readonly<Record<DayPart, string>> = {
  morning: WORDS.morning,
  noon: WORDS.noon,
  afternoon: WORDS.afternoon,
  evening: WORDS.evening,
  night: WORDS.night,
}
/** The same, only behind the hour. */
export const MARKS: Readonly<Record<DayPart, string>> = {
  morning: WORDS.morningMarks,
  noon: WORDS.noonMarks,
  afternoon: WORDS.afternoonMarks,
  evening: WORDS.eveningMarks,
  night: WORDS.nightMarks,
}
/** The same, only behind minutes. */
export const SHORT_MARKS: Readonly<Partial<Record<DayPart, string>>> = {
  morning: WORDS.morningSigns,
  afternoon: WORDS.afternoonSigns,
}

/** Words that move an hour by minutes. */
type Fractions = ReadonlyArray<readonly [words: string, minutes: number]>

/** Before the hour. */
export const BEFORE_HOUR: Fractions = [
  [WORDS.halfPast, 30],
  [WORDS.quarterPast, 15],
  [WORDS.quarterTo, -15],
  [WORDS.halfTo, -30],
  [WORDS.quarterOf, -45],
]
/** The same if a word for hours follows. */
export const BEFORE_OCLOCK: Fractions = [
  [WORDS.halfPastOclock, 30],
  [WORDS.quarterPastOclock, 15],
  [WORDS.quarterToOclock, -15],
]
/** Behind the hour. */
export const BEHIND_HOUR: Fractions = [
  [WORDS.andHalf, 30],
  [WORDS.andQuarter, 15],
  [WORDS.andThird, 20],
  [WORDS.lessThird, -20],
  [WORDS.lessQuarter, -15],
]

/** The hours from one to twelve in words. */
export const HOUR_WORDS = HOURS

/** Endings of hours in words. */
export const HOUR_ENDINGS = `(?:${alternatives(WORDS.hourEndings)})?`

/** Matches hours and parts of the day that need no space before them. */
export const UNSPACED = /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
/** Matches the others. */
export const SPACED = new RegExp(`(?!${UNSPACED.source})^`, 'u')
