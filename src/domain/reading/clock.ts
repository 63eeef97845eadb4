import { alternatives, VOWEL_SIGNS, wordsOf } from '../text/wordPattern.ts'
import {
  BEFORE_HOUR,
  BEFORE_OCLOCK,
  BEHIND_HOUR,
  DAY_PARTS,
  HOUR_ENDINGS,
  HOUR_WORDS,
  MARKS,
  MIDNIGHT,
  NOON,
  SHORT_MARKS,
  UNSPACED,
  type DayPart,
} from './timeWords.ts'

/** Words with what they mean, and a pattern that finds any of them, the longest first. */
const dictionary = <Meaning>(entries: ReadonlyArray<readonly [list: string, meaning: Meaning]>) => {
  const words = entries.flatMap(([list, meaning]) => wordsOf(list).map((word) => [word, meaning] as const))
  const isUnspaced = (word: string) => UNSPACED.test(word)
  const any = (found: ReadonlyArray<string>) => alternatives(found.join('|'))
  const names = words.map(([word]) => word)
  return {
    meanings: new Map(words),
    pattern: new RegExp(
      `(?<![\\p{L}\\p{M}])(?:${any(names.filter((word) => !isUnspaced(word)))})(?=${HOUR_ENDINGS}(?!\\p{L}))|${any(names.filter(isUnspaced)) || '(?!)'}`,
      'gu',
    ),
  }
}

const FRACTIONS = dictionary([...BEFORE_HOUR, ...BEFORE_OCLOCK, ...BEHIND_HOUR, ['半|반|ครึ่ง|ခွဲ|ເຄິ່ງ', 30]])
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
  const found = [...text.matchAll(words.pattern)].map(({ 0: word }) => word)
  const [longest] = found.toSorted((a, b) => b.length - a.length)
  return longest === undefined
    ? { meaning: undefined, rest: text }
    : { meaning: meaningOf(longest, words), rest: text.replace(longest, ' ') }
}

/**
 * The hour in words. Takes the last hour before 點 or 時: "saat", seven in Urdu, means "at" in the Turkish "saat beş", and
 * in "三點十" the minutes follow the sign.
 */
const hourInWords = (clock: string): number | undefined => {
  const [before = ''] = clock.split(/[點点時]/, 1)
  const word = [...before.matchAll(HOURS.pattern)].at(-1)?.[0]
  return word === undefined ? undefined : meaningOf(word, HOURS)
}

const IS_NOON = new RegExp(`^(?:12\\s?)?(?:${alternatives(NOON)})$`, 'u')
const IS_MIDNIGHT = new RegExp(`^(?:12\\s?)?(?:${alternatives(MIDNIGHT)})$`, 'u')

const DIGITS = /(?<hour>\d{1,2})(?:\s?[:.時點点시]\s?(?<minute>\d{1,2}))?/u
/**
 * Minutes behind 點. A bare number is the position of the minute hand: "八點三" is 8:15. With 零 or 分 it counts minutes:
 * "八點零五", "八點十五分".
 */
const HAND = /[點点時](?<isMinute>[零〇])?(?<hand>[一二三四五六七八九十]{1,3})(?<minute>分)?/u

const chinese = (text: string): number => {
  const [tens, ones] = text.split('十')
  const digit = (sign = '') => (sign === '' ? 0 : '一二三四五六七八九'.indexOf(sign) + 1)
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
  if (text.includes('เที่ยง')) return text.includes('คืน') ? '00:00' : text.includes('ครึ่ง') ? '12:30' : '12:00'
  const { meaning: fraction = 0, rest } = taken(text, FRACTIONS)
  const { meaning: said, rest: clock } = taken(rest, PARTS)
  const part = said ?? (/ทุ่ม/u.test(text) ? 'evening' : text.startsWith('ตี') ? 'morning' : undefined)
  const { hour, minute = '0' } = DIGITS.exec(clock)?.groups ?? {}
  const number = hour === undefined ? hourInWords(clock) : Number(hour)
  if (number === undefined && text.startsWith('บ่ายโมง')) return written(13 * 60 + fraction)
  // One hour of the evening: "ทุ่มครึ่ง".
  if (number === undefined && text.startsWith('ทุ่ม')) return written(19 * 60 + fraction)
  if (number === undefined) return undefined
  // "until 24" is the end of the day, not its beginning.
  if (number === 24 && Number(minute) === 0) return undefined
  const inEvening = /ทุ่ม/u.test(text) && number < 7 ? number + 18 : number
  const ofDay = hourOfDay(inEvening, part)
  const { hand = '', isMinute, minute: sign } = HAND.exec(clock)?.groups ?? {}
  const ofHand = chinese(hand) * (isMinute === undefined && sign === undefined && chinese(hand) < 12 ? 5 : 1)
  return ofDay === undefined ? undefined : written(ofDay * 60 + Number(minute) + fraction + ofHand)
}
