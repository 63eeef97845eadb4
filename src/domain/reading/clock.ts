import { allMatches } from '../text/allMatches.ts'
import { LETTERS } from '../text/letters.ts'
import { alternatives, NO_WORD, VOWEL_SIGNS, wordsOf } from '../text/wordPattern.ts'
import {
  BEFORE_HOUR,
  BEFORE_OCLOCK,
  BEHIND_HOUR,
  DAY_PARTS,
  HOUR_ENDINGS,
  HOUR_WORDS,
  MARKS,
  SHORT_MARKS,
  UNSPACED,
  type DayPart,
} from './timeWords.ts'
import { WORDS } from './words/allWords.ts'
import * as korean from './words/ko.ts'
import * as thai from './words/th.ts'
import * as chinese from './words/zh.ts'

/** Words with what they mean, and a pattern that finds any of them, the longest first. */
const dictionary = <Meaning>(entries: ReadonlyArray<readonly [list: string, meaning: Meaning]>) => {
  const words = entries.flatMap(([list, meaning]) => wordsOf(list).map((word) => [word, meaning] as const))
  const isUnspaced = (word: string) => UNSPACED.test(word)
  const any = (found: ReadonlyArray<string>) => alternatives(found.join('|'))
  const names = words.map(([word]) => word)
  return {
    meanings: new Map(words),
    pattern: new RegExp(
      `(?<![${LETTERS}])(?:${any(names.filter((word) => !isUnspaced(word)))})(?=${HOUR_ENDINGS}(?![${LETTERS}]))|${any(names.filter(isUnspaced)) || NO_WORD}`,
      'gu',
    ),
  }
}

const FRACTIONS = dictionary([...BEFORE_HOUR, ...BEFORE_OCLOCK, ...BEHIND_HOUR, [WORDS.half, 30]])
const PARTS = dictionary(
  Object.entries(DAY_PARTS).map(([part, words]) => {
    const marks = [MARKS[part as DayPart], SHORT_MARKS[part as DayPart]].filter((mark) => mark !== undefined)
    return [[words, ...marks].join('|'), part as DayPart] as const
  }),
)
const HOURS = dictionary(HOUR_WORDS.map((words, index) => [words, index + 1] as const))

/** What a word of these means, as it is written in a text. */
const meaningOf = <Meaning>(word: string, { meanings }: ReturnType<typeof dictionary<Meaning>>) =>
  meanings.get(word.replaceAll(/\s+/g, ' ').replaceAll(new RegExp(VOWEL_SIGNS, 'g'), ''))

/** The meaning of the longest of these words in a text, and the text without it. */
const taken = <Meaning>(text: string, words: ReturnType<typeof dictionary<Meaning>>) => {
  const found = allMatches(text, words.pattern).map(({ 0: word }) => word)
  const [longest] = found.toSorted((a, b) => b.length - a.length)
  return longest === undefined
    ? { meaning: undefined, rest: text }
    : { meaning: meaningOf(longest, words), rest: text.replace(longest, ' ') }
}

const BEHIND_HOUR_SIGN = new RegExp(`[${chinese.HOUR}]`, 'u')

/**
 * The hour in words. Takes the last hour before 點 or 時: "saat", seven in Urdu, means "at" in the Turkish "saat beş", and
 * in "三點十" the minutes follow the sign.
 */
const hourInWords = (clock: string): number | undefined => {
  const [before = ''] = clock.split(BEHIND_HOUR_SIGN, 1)
  const word = allMatches(before, HOURS.pattern).at(-1)?.[0]
  return word === undefined ? undefined : meaningOf(word, HOURS)
}

const IS_NOON = new RegExp(`^(?:12\\s?)?(?:${alternatives(WORDS.midday)})$`, 'u')
const IS_MIDNIGHT = new RegExp(`^(?:12\\s?)?(?:${alternatives(WORDS.midnight)})$`, 'u')

const DIGITS = new RegExp(
  String.raw`(?<hour>\d{1,2})(?:\s?(?:[:.${chinese.HOUR}${korean.HOUR}]|${alternatives(WORDS.oclock)})\s?(?<minute>\d{1,2}))?`,
  'u',
)
/**
 * Minutes behind 點. A bare number is the position of the minute hand: "八點三" is 8:15. With 零 or 分 it counts minutes:
 * "八點零五", "八點十五分".
 */
const HAND = new RegExp(
  `[${chinese.HOUR}](?<isMinute>[${chinese.ZERO}])?(?<hand>[${chinese.DIGITS}${chinese.TEN}]{1,3})(?<minute>${chinese.MINUTE})?`,
  'u',
)

const numberOf = (text: string): number => {
  const [tens, ones] = text.split(chinese.TEN)
  const digit = (sign = '') => (sign === '' ? 0 : chinese.DIGITS.indexOf(sign) + 1)
  return ones === undefined ? digit(tens) : (tens === '' ? 1 : digit(tens)) * 10 + digit(ones)
}

/** The hour of the day from 0 to 23; `undefined` if it could be that of the morning or of the evening. */
const hourOfDay = (hour: number, part: DayPart | undefined): number | undefined => {
  if (hour > 12) return hour === 24 ? 0 : hour
  if (part === undefined) return undefined
  if (part === 'morning') return hour % 12
  if (part === 'noon') return hour < 7 ? hour + 12 : hour
  if (part === 'afternoon') return (hour % 12) + 12
  // Refuses one to three in the evening, which may mean the night.
  if (part === 'evening' && hour < 4) return undefined
  if (hour === 12) return 0
  return part === 'night' && hour < 5 ? hour : hour + 12
}

const written = (minutes: number): string => {
  const ofDay = (minutes + 1440) % 1440
  return [Math.floor(ofDay / 60), ofDay % 60].map((number) => String(number).padStart(2, '0')).join(':')
}

/** A time of day in folded text as HH:MM; `undefined` if the part of the day is not said. */
export const clockOf = (text: string): string | undefined => {
  if (IS_NOON.test(text)) return '12:00'
  if (IS_MIDNIGHT.test(text)) return '00:00'
  if (text.includes(thai.NOON))
    return text.includes(thai.NIGHT) ? '00:00' : text.includes(thai.HALF_HOUR) ? '12:30' : '12:00'
  const { meaning: fraction = 0, rest } = taken(text, FRACTIONS)
  const { meaning: said, rest: clock } = taken(rest, PARTS)
  const isEvening = text.includes(thai.EVENING_HOUR)
  const part = said ?? (isEvening ? 'evening' : text.startsWith(thai.SMALL_HOURS) ? 'morning' : undefined)
  const { hour, minute = '0' } = DIGITS.exec(clock)?.groups ?? {}
  const number = hour === undefined ? hourInWords(clock) : Number(hour)
  if (number === undefined && text.startsWith(`${thai.AFTERNOON}${thai.HOUR}`)) return written(13 * 60 + fraction)
  // One hour of the evening: "ทุ่มครึ่ง".
  if (number === undefined && text.startsWith(thai.EVENING_HOUR)) return written(19 * 60 + fraction)
  if (number === undefined) return undefined
  // "until 24" is the end of the day, not its beginning.
  if (number === 24 && Number(minute) === 0) return undefined
  const inEvening = isEvening && number < 7 ? number + 18 : number
  const ofDay = hourOfDay(inEvening, part)
  const { hand = '', isMinute, minute: sign } = HAND.exec(clock)?.groups ?? {}
  const ofHand = numberOf(hand) * (isMinute === undefined && sign === undefined && numberOf(hand) < 12 ? 5 : 1)
  return ofDay === undefined ? undefined : written(ofDay * 60 + Number(minute) + fraction + ofHand)
}
