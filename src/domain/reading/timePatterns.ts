import { LETTERS, NUMBERS } from '../text/letters.ts'
import { choice, NO_WORD, optional, sequence, wordsIn } from '../text/wordPattern.ts'
import {
  BEFORE_HOUR,
  BEFORE_OCLOCK,
  BEHIND_HOUR,
  DAY_PARTS,
  HOUR_WORDS,
  MARKS,
  SHORT_MARKS,
  SPACED,
  UNSPACED,
} from './timeWords.ts'
import { WORDS } from './words/allWords.ts'
import * as arabic from './words/ar.ts'
import * as bengali from './words/bn.ts'
import * as japanese from './words/ja.ts'
import * as korean from './words/ko.ts'
import * as lao from './words/lo.ts'
import * as burmese from './words/my.ts'
import * as thai from './words/th.ts'
import * as chinese from './words/zh.ts'

const SPACE = '[^\\S\\n]?'
const LETTER = `[${LETTERS}]`
const START = `(?<!${LETTER})`
const NO_LETTER = `(?!${LETTER})`
const END = `(?![${LETTERS}${NUMBERS}])`

const PARTS = Object.values(DAY_PARTS)
/** Parts of the day that stand only behind an hour. */
const BEHIND = Object.values(MARKS)
const HOUR = '(?:[01]?\\d|2[0-4])'
/** An hour between others: "17", "17:30", "10." of "mezi 10. a 11. hodinou". */
const BARE_HOUR = `${HOUR}(?:[.:][0-5]\\d|\\.(?=[^\\S\\n]))?`
/** "7 โมงเย็น", "7ทุ่มครึ่ง", "18.30 น.". */
const THAI_HALF = `(?:${thai.HALF_HOUR})?`
const THAI_SIDE = `(?:${thai.SIDES})?`
const THAI_CLOCK = `${thai.CLOCK}\\.?(?![${LETTERS}])`
const ANY_MINUTE = `[${chinese.MINUTE}${korean.MINUTE}]`
/** Behind an hour in digits, without a space between them. */
const UNSPACED_HOURS = `(?:${[
  `${thai.HOUR}${THAI_HALF}${THAI_SIDE}`,
  `${thai.EVENING_HOUR}${THAI_HALF}`,
  THAI_CLOCK,
  `[${chinese.HOUR}]${chinese.HALF_HOUR}`,
  `[${chinese.HOUR}${korean.HOUR}][^\\S\\n]?[0-5]?\\d[^\\S\\n]?${ANY_MINUTE}`,
  `${japanese.HOUR}(?!${japanese.NO_HOUR})`,
  `[${chinese.POINT}](?![${chinese.NO_POINT}])`,
  `${korean.HOUR} ?${korean.HALF_HOUR}`,
  `${korean.HOUR}(?![${LETTERS}]|$)`,
  `${korean.HOUR}(?=${korean.BEHIND_HOUR})`,
  `${korean.HOUR}$`,
  `(?:${lao.HOUR}|${burmese.HOUR})(?:${burmese.HALF_HOUR}|${lao.HALF_HOUR})?[^\\S\\n]?(?:${lao.SIDES})?`,
].join('|')})`
/** "三點十分", "八點零五". */
const CHINESE_MINUTES = `[${chinese.ZERO}]?[${chinese.DIGITS}${chinese.TEN}]{1,3}${chinese.MINUTE}?`
/** Behind the number of a month and of a day. */
const MONTH = `${japanese.MONTH}${korean.MONTH}`
const DAY_SIGN = `${japanese.DAY}${korean.DAY}`
const SLASHED_DATE = '\\d{1,2}[./]\\d{1,2}(?:[./](?:20)?\\d\\d)?(?!\\d)'

/** The patterns of times of a folded text, made of the words that it has (`wordsIn`). */
export const timePatterns = (folded: string) => {
  const { words, anyWord } = wordsIn(folded)
  const ofScript = (script: RegExp, lists: ReadonlyArray<string>) =>
    anyWord(...lists.flatMap(words).filter((word) => script.test(word)))
  /** The words of lists that stand between spaces. */
  const spaced = (...lists: ReadonlyArray<string>) => ofScript(SPACED, lists)
  const unspaced = (...lists: ReadonlyArray<string>) => ofScript(UNSPACED, lists)
  /** Words between spaces behind no letter, and the others anywhere. */
  const begun = (...lists: ReadonlyArray<string>) => choice(sequence(START, spaced(...lists)), unspaced(...lists))
  const isolated = (...lists: ReadonlyArray<string>) =>
    choice(sequence(START, spaced(...lists), END), unspaced(...lists))

  /** "at once" names no hour, though "once" is eleven. */
  const noHour = words(WORDS.noHours)
    .map((phrase) => phrase.split(' '))
    .map(([before, word]) => `(?!(?<=(?<!${LETTER})${before}[^\\S\\n]{1,2})${word}${END})`)
    .join('')
  /** Hours in words: with spaces around, and in front of the word for hours. */
  const namedHour = sequence(START, noHour, spaced(...HOUR_WORDS), optional(anyWord(WORDS.hourEndings)), END)
  const chineseHour = ofScript(/^\p{sc=Han}/u, HOUR_WORDS)
  const koreanHour = ofScript(/^\p{sc=Hangul}/u, HOUR_WORDS)
  const thaiHour = ofScript(/^\p{sc=Thai}/u, HOUR_WORDS)
  /** Hours in Bengali, with the word for hours as their ending. */
  const bengaliHour = sequence(START, ofScript(/^\p{sc=Bengali}/u, HOUR_WORDS), END)
  const anyHour = choice(HOUR, namedHour)
  const link = sequence(anyWord(WORDS.partLinks, WORDS.clockWords), '\\.?[^\\S\\n]')
  const part = sequence(begun(...PARTS), SPACE, optional(link))
  const partBefore = optional(part)
  const partAfter = sequence(SPACE, anyWord(...PARTS, ...BEHIND), '\\p{M}?', END)
  /** A number of a house is no hour: "Lidická 5 večer". */
  const mark = sequence(SPACE, anyWord(...BEHIND), '\\p{M}?', END)
  const shortMark = sequence(SPACE, anyWord(...Object.values(SHORT_MARKS)), END)
  /** "৭টা থেকে", "৮টা বাজে": "২টা কাচ্চি" counts dishes. */
  const behindCount = choice('$', '[,.;!?\\n-]', sequence(anyWord(bengali.BEHIND_OCLOCK), NO_LETTER))
  const countedHours = `${bengali.OCLOCK}(?=[^\\S\\n]?${behindCount})`
  const oclock = sequence('\\.?', SPACE, choice(anyWord(WORDS.oclock), countedHours), END)
  /** "18 Uhr 15". */
  const minutesBehind = optional(`${SPACE}[0-5]\\d(?=[^\\S\\n]*(?:$|[,;.!?)\\n-]))`)
  const fractionBehind = sequence(SPACE, anyWord(...BEHIND_HOUR.map(([list]) => list)), END)
  /** "kl. 18.30", "klo 12": the word says that a clock time follows. */
  const clockWord = sequence(anyWord(WORDS.clockWords), '\\.?[^\\S\\n]{0,2}')
  const calledByPart = sequence(
    START,
    spaced(...PARTS),
    SPACE,
    choice(clockWord, sequence(anyWord(WORDS.partClocks), '[^\\S\\n]')),
  )
  const limitOfHour = sequence('(?<=', START, choice(clockWord, sequence(anyWord(WORDS.hourLimits), '[^\\S\\n]')), ')')
  const called = sequence(
    choice(calledByPart, limitOfHour),
    choice(`${HOUR}(?:[.:][0-5]\\d)?`, namedHour),
    `${arabic.HOUR_ENDING}?${END}(?![.,]\\d)`,
    optional(oclock),
    optional(choice(partAfter, shortMark)),
  )
  const namedTime = sequence('(?:12[^\\S\\n]?)?', isolated(WORDS.midday, WORDS.midnight))
  /** "at half past", "before seven": what the hour follows. */
  const announced = sequence('(?<=', START, anyWord(WORDS.atTime, WORDS.limits), '[^\\S\\n]{1,2})')
  const beforeHour = sequence(START, anyWord(...BEFORE_HOUR.map(([list]) => list)), '[^\\S\\n]')
  const beforeOclock = sequence(START, anyWord(...BEFORE_OCLOCK.map(([list]) => list)), '[^\\S\\n]')
  const behindChineseHour = ofScript(/^[\p{sc=Han}\p{sc=Hiragana}]/u, [WORDS.limitsBehind])
  const spoken = [
    sequence(partBefore, beforeHour, anyHour, optional(oclock), choice(partAfter, END)),
    sequence(partBefore, beforeOclock, anyHour, oclock, optional(partAfter)),
    sequence(choice(part, announced), anyHour, fractionBehind, optional(partAfter)),
    sequence(anyHour, fractionBehind, partAfter),
    sequence(announced, anyHour, partAfter),
    called,
    namedTime,
    sequence(part, anyHour, "'?", anyWord(WORDS.digitEndings), END),
    sequence(part, `${HOUR}\\.[0-5]\\d${END}`),
    // "ส่งก่อน 16.00".
    sequence('(?<=', unspaced(WORDS.limits), SPACE, ')', `${HOUR}\\.[0-5]\\d${END}(?:${SPACE}${THAI_CLOCK})?`),
    sequence(part, HOUR, bengali.OCLOCK, END),
    sequence(partBefore, beforeOclock, bengaliHour),
    sequence(partBefore, namedHour, oclock),
    sequence(
      part,
      chineseHour,
      `[${chinese.HOUR}](?:${chinese.HALF_HOUR}|[0-5]?\\d${chinese.MINUTE}?|${CHINESE_MINUTES})?`,
    ),
    sequence(part, `\\d{1,2}[${chinese.POINT}]${CHINESE_MINUTES}`),
    sequence(chineseHour, `[${chinese.POINT}]${chinese.HALF_HOUR}`),
    sequence(`(?<=[${chinese.ABOUT}]{1,3})`, chineseHour, `[${chinese.POINT}]`),
    sequence(chineseHour, `[${chinese.HOUR}](?<!${chinese.ONE}[${chinese.POINT}])(?=`, behindChineseHour, ')'),
    sequence(
      partBefore,
      koreanHour,
      `${SPACE}${korean.HOUR}(?:${SPACE}${korean.HALF_HOUR}|${SPACE}[0-5]?\\d${korean.MINUTE})?(?![${NUMBERS}]|${korean.NO_HOUR})`,
    ),
    sequence(
      `(?:${thai.AFTERNOON}|${thai.SMALL_HOURS})?`,
      thaiHour,
      `(?:${thai.HOUR}|${thai.EVENING_HOUR})${THAI_HALF}${THAI_SIDE}`,
    ),
    `(?<=${thai.BEFORE_EVENING})${thai.EVENING_HOUR}${THAI_HALF}|${thai.EVENING_HOUR}${thai.HALF_HOUR}`,
    `${thai.NOON}${thai.NIGHT}|${thai.NOON}${thai.HALF_HOUR}|(?<=${thai.BEFORE_NOON})${thai.NOON}(?:${thai.DAY})?`,
    `${thai.AFTERNOON}${thai.HOUR}${THAI_HALF}`,
    sequence(thai.AFTERNOON, thaiHour, THAI_HALF),
  ]
  const withMinutes = `${HOUR}:[0-5]\\d(?![\\d\\p{M}:])${optional(choice(partAfter, shortMark, oclock, SPACE + THAI_CLOCK))}`
  const withMark = choice(sequence(oclock, minutesBehind, optional(partAfter)), mark, SPACE + UNSPACED_HOURS)
  const clock = choice(
    ...spoken,
    sequence(partBefore, choice(withMinutes, sequence(`${HOUR}(?:[.:][0-5]\\d)?`, withMark))),
  )
  const between = `${SPACE}${choice('-', '~', '〜', anyWord(WORDS.rangeWords))}${SPACE}`

  const month = anyWord(WORDS.months)
  /** "14. 5.", "14 de mayo", "May 14", "4月29日"; with a slash only behind a word: "dne 14/5" is no house. */
  const date = choice(
    `\\d{1,2}\\.${SPACE}\\d{1,2}\\.(?!\\d)(?:${SPACE}20\\d\\d)?`,
    sequence(`\\d{1,2}\\.?${SPACE}`, optional(sequence(anyWord(WORDS.beforeMonth), '[^\\S\\n]')), month, END),
    sequence(START, month, '[^\\S\\n]\\d{1,2}', optional(anyWord(WORDS.dayEndings)), END),
    `(?:\\d{1,2}[${MONTH}]${SPACE}\\d{1,2}[${DAY_SIGN}${chinese.DAY}]|\\d{1,2}[${DAY_SIGN}])(?:${SPACE}\\([${japanese.WEEKDAYS}${korean.WEEKDAYS}]\\))?`,
  )
  const onDay = sequence(START, anyWord(WORDS.onDay), '[^\\S\\n]')
  const weekday = isolated(WORDS.weekdays)
  /** "tomorrow", "明日の", "ve čtvrtek 14. 5.". */
  const day = choice(
    isolated(WORDS.days),
    sequence(optional(onDay), weekday, `(?:,?${SPACE}${choice(date, SLASHED_DATE)})?`),
    optional(onDay) + date,
    sequence(onDay, SLASHED_DATE),
  )
  const shortTomorrow = sequence(
    START,
    anyWord(WORDS.shortTomorrow),
    '[^\\S\\n]',
    optional(sequence(anyWord(WORDS.atShortDay), '[^\\S\\n]')),
  )
  /** "Tom 3pm": tomorrow, where it is no name. */
  const dayBefore = choice(
    `${day}${japanese.OF}?,?${SPACE}${optional(sequence(anyWord(WORDS.atTime), `\\.?${SPACE}`))}`,
    shortTomorrow,
  )
  const limit = sequence(
    choice(sequence(`(?<!${LETTER})`, spaced(WORDS.limits)), unspaced(WORDS.limits)),
    SPACE,
    optional(clockWord),
  )
  const second = choice(
    sequence(between, choice(clock, `${HOUR}[.:][0-5]\\d${END}`)),
    `-${HOUR}(?:[.:][0-5]\\d)?(?![${LETTERS}${NUMBERS}])`,
  )
  const limitBehind = sequence(SPACE, anyWord(WORDS.limitsBehind))
  const aboutBehind = sequence(SPACE, anyWord(WORDS.aboutBehind))
  const named = (name: string, form: string) => (form === NO_WORD ? '' : `(?<${name}>${form})?`)
  /** One time or two, with their day and the words that limit them. */
  const time = new RegExp(
    [
      `(?<![${NUMBERS}#]|[${NUMBERS}][.:/-]|[${NUMBERS}],(?!\\d{1,2}:\\d\\d))`,
      named('day', dayBefore),
      named('limit', limit),
      named('first', `${BARE_HOUR}${optional(oclock)}${between}`),
      `(?<clock>${clock})`,
      named('second', second),
      named('ending', choice(limitBehind, aboutBehind)),
      named('other', `${SPACE}${day}`),
      `(?![${NUMBERS}])`,
    ].join(''),
    'u',
  )

  const noLetterBehind = '(?![\\p{sc=Latin}\\p{sc=Arabic}])'
  /** "zítra ráno", "พรุ่งนี้เที่ยง": a part of another day. */
  const partOfDay = sequence(
    `${day}${japanese.OF}?${SPACE}`,
    optional(sequence(anyWord(WORDS.dayLinks), '[^\\S\\n]')),
    isolated(...PARTS, WORDS.partsOfDays),
  )
  /** "za 40 minut", "in half an hour", "40分後". */
  const count = choice(
    `\\d{1,3}(?:[.,]5|/[24])?(?:${SPACE}-${SPACE}\\d{1,3})?`,
    sequence(START, anyWord(WORDS.periodCounts)),
  )
  const period = sequence(count, SPACE, anyWord(WORDS.periods))
  const wholePeriod = sequence(START, anyWord(WORDS.wholePeriods))
  const within = sequence(START, anyWord(WORDS.within), SPACE)
  const aboutPeriod = sequence(START, anyWord(WORDS.aboutPeriod), '\\.?[^\\S\\n]')
  const later = sequence(SPACE, anyWord(WORDS.periodsBehind), noLetterBehind)
  /** "after Maghrib", "maghrib ke baad". */
  const prayer = anyWord(WORDS.prayers)
  /** An hour of a range, in digits or words: "10", "10.", "halv fire", "siete y media". */
  const rangeHour =
    optional(clockWord) + choice(BARE_HOUR, sequence(optional(beforeHour), namedHour)) + optional(fractionBehind)
  /** "entre las 20 y las 21", "mellom halv fire og fire": two hours without a word for hours. */
  const range = sequence(
    optional(dayBefore),
    START,
    anyWord(WORDS.rangeLimits),
    `[^\\S\\n]${rangeHour}${optional(partAfter)}${between}${rangeHour}${optional(choice(oclock, partAfter, mark))}${END}(?![.,]\\d)`,
    optional(SPACE + day),
  )
  const other = choice(
    // "tomorrow at 10", "zítra v 10": which half of the day stays open.
    sequence(
      day,
      '[^\\S\\n]',
      anyWord(WORDS.atTime, WORDS.partLinks),
      `[^\\S\\n]${BARE_HOUR}(?=[^\\S\\n]*(?:$|[,.;!?)\\n](?!\\d)))`,
    ),
    sequence(partOfDay, optional(sequence(limitBehind, noLetterBehind))),
    range,
    sequence(START, anyWord(WORDS.beforePrayers), '[^\\S\\n]', prayer, END),
    sequence(START, prayer, '[^\\S\\n]', anyWord(WORDS.behindPrayers), END),
    sequence(within, optional(aboutPeriod), choice(period, wholePeriod), choice(later, END, '(?<=\\p{sc=Thai})')),
    sequence(START, anyWord(WORDS.periodsToCome), END),
    sequence(weekday, `,?${SPACE}${HOUR}-${HOUR}${END}`),
    // "do poledne", "before noon".
    sequence(START, anyWord(WORDS.limits), '[^\\S\\n]', anyWord(WORDS.noonBehindLimits), END),
    sequence(wholePeriod, later),
    sequence(period, later),
  )
  /** Behind a short weekday: "11-13h", "klo 11", "9-12 Uhr". */
  const bareHours = `${HOUR}(?:[.:][0-5]\\d)?`
  const markedHours = sequence(bareHours, choice(oclock, mark))
  const anyHours = choice(markedHours, bareHours)
  const hours = choice(anyHours + between + anyHours, markedHours)
  const atHours = sequence(anyWord(WORDS.atTime), '\\.?[^\\S\\n]', choice(hours, bareHours))
  const fillers = sequence(anyWord(WORDS.atTime, WORDS.aboutBehind, WORDS.pleaseTime), '\\.?[\\s.]*')
  return {
    time,
    other: new RegExp(`(?<![${NUMBERS}#]|[${NUMBERS}][.,:/-])${other}`, 'u'),
    /** A short weekday, one of `names`, and its hours. */
    shortWeekday: (names: string) =>
      new RegExp(
        sequence(
          `(?<![${LETTERS}\\d])`,
          anyWord(names),
          '\\.?,?[^\\S\\n]',
          choice(atHours, hours),
          `(?![${LETTERS}\\d])`,
        ),
        'u',
      ),
    about: new RegExp(`^${aboutBehind}$`, 'u'),
    /** "Don't call before 10 am": when not to call says nothing about the delivery. */
    notToCall: new RegExp(sequence(begun(WORDS.noCalls), '[^,.;!?\\n]*'), 'gu'),
    /** Matches what says nothing about a time. */
    onlyAt: new RegExp(`^[\\s.]*${optional(fillers)}$`, 'u'),
  }
}
