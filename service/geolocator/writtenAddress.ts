import { separateUnit } from '../../src/domain/address/writtenUnit.ts'
import type { CountryCode } from '../../src/domain/market/countries.ts'
import { westernDigits } from '../../src/domain/market/westernDigits.ts'
import { wordsOf } from './searchWords.ts'
import { trimText } from '../../src/domain/text/blank.ts'
import { isAreaName, isTownName } from './areaNames.ts'
import type { Reading } from './japaneseNumbers.ts'
import { numberOf } from './romanNumbers.ts'
import { hasOtherCode, writingOf } from './writings.ts'

/** The parts of a typed address. */
export interface WrittenAddress {
  /** Folded words of names, surroundings and house numbers, in order. */
  readonly words: ReadonlyArray<string>
  /** The same words by the parts of the text between commas. */
  readonly clauses: () => ReadonlyArray<ReadonlyArray<string>>
  /** Whether the text has a postal code of another city of the country. */
  readonly isElsewhere: boolean
  /** Digits without spaces or hyphens; absent if the text has no postal code of the city. */
  readonly postalCode?: string
  /** The numbered district of the city, such as 2 in "Praha 2". */
  readonly zone?: number
  /** Words of a town with which a remark ends, so that the address may lie there: "near Lahore". */
  readonly townOfRemark: ReadonlyArray<string>
  /** Floor, flat and block as typed, for the rider; empty if there are none. */
  readonly details: string
  /**
   * The parts of the text between spaces and commas, as typed, that have only these folded words; with 'one', those that
   * have at least one of them. Each word counts as often as it is given.
   */
  readonly asTyped: (words: ReadonlyArray<string>, having?: 'only' | 'one') => string
}

/** Labels before a house number, without any other meaning. */
const NUMBER_LABEL: readonly [RegExp, string] = [
  /\b(?:house|building|bldg|plot|h)?\b\.?\s?\b(?:number|numero|número|nummer|numara|numar|numarul|numărul|nro|no|nr)\b[.:#-]?\s?(?=\d)|\b(?:house|building|bldg|plot)\b\.?\s?#?\s?(?=\d)|\bh\b\.?\s?#\s?(?=\d)/giu,
  ' ',
]

const SPACES = /[^\S\n]+/gu

/** A remark in brackets with a letter in it: "(dvůr)"; not the first number of the text: "အမှတ် (3A)". */
const BRACKETS = /\((?!(?<=^\D*)\d{1,4}\s?\p{L}\))(?=[^()]*\p{L})[^()]+\)/gu

/** Where a place is, said by another one, a shop and a post office box, in any country. */
const COMMON_DETAILS = [
  /\b(?:near|opposite|opp\.?|behind|next to|beside|between|in front of|close to|corner|cor\.|cnr|frente a|al lado de|malapit sa|sebelah|berhampiran)\s(?:(?!\s(?:house|plot|bldg|building|h|no)\b\.?\s?(?:no\b\.?\s?)?#?\s?\d)[^,،、၊;()\n])+/giu,
  // The bell, the code of the door and the phone.
  /(?<=[\s,])(?:\d{1,2}\.\s?|ring (?:the )?)?(?:bell|intercom|zvonek|kaputelefon|kapucsengő|csengő|interfon|timbre|zil|klingel|portkod|ovikoodi|ovisumma|summeri|ringeklokke|κουδούνι|koudouni)(?!\p{L})[:.]?\s(?!(?:road|street|st|rd)(?!\p{L}))[^,،;()\n]+/giu,
  /(?<=[\s,.;])(?:call|tel|phone|mobile|mob|contact|volat|telefon)\b[.:]?\s?\+?\d[\d\s-]{5,14}\d/giu,
  /(?<=[\s,])km\.?\s?\d{1,3}(?:[.,]\d)?(?!\d)/giu,
  /(?<![\p{L}\p{M}])(?:vedle|naproti|poblíž|ved siden av|(?<=\S\s)(?:ved|vid|bei)|bredvid|mittemot|neben|gegenüber|lângă|langa|vizavi de|κοντά|δίπλα|απέναντι|konta|dipla|apenanti|dekat|tepi|depan|belakang|tapat ng|نزد)\s[^,،、၊;()\n]+/giu,
  /(?<=[\s,])(?:ใกล้|ตรงข้าม|ໃກ້|ជិត)(?:(?!\s(?:บ้าน)?เลขที่|\sផ្ទះ|\sເລກທີ|\sເຮືອນ)[^,،、၊;()\n])+/gu,
  // The exit of a station.
  /(?<![a-z\d])[a-z]?\d{0,2}\s?(?:[號号番]\s?)?(?:出口|閘口)|\d{1,2}\s?번\s?출구|\bexit\s(?:[a-z]\d?|\d{1,2})\b|ทางออก\s?\d{1,2}/giu,
  /\bshop\s?(?:no\.?\s?)?(?:#\s?)?[a-z]?\d{1,4}[a-z]?\b/giu,
  /\bp\.?\s?o\.?\s?box\s?\d{1,6}/giu,
]

/** The code of a door, whose number is no postal code. */
const DOOR_CODE =
  /(?<=[\s,])(?:(?:door |gate |entry |kapu|port|dør|dörr|tür|ovi|portti)?(?:code|k[oó]d|kode|koodi)|κωδικός|kodikos|şifre|clave|cod)(?!\p{L})[:.]?\s?[#*]?\d{2,8}[#*]?(?!\d)/giu

/** Dashes between two numbers, including the Japanese long vowel mark. */
const BETWEEN_NUMBERS = /(?<=\d)\s?[-\u2010-\u2015\u2212ー]\s?(?=\d)/gu
/** The letter of a house in brackets: "12(A)". */
const LETTER_IN_BRACKETS = /(?<=\d)\s?\(([a-h])\)/giu
const SLASH_BETWEEN_NUMBERS = /(?<=\d)\s?\/\s?(?=\d)/gu

const CLAUSE_ENDS = /[,،、၊;\n]|\s[-–—]\s/u

/** Whether a part of a remark is the name of a town or district, a numbered district or a postal code. */
const namesArea = (country: CountryCode, remark: string): boolean => {
  const { postalCode, zones } = writingOf(country)
  const patterns = [postalCode, zones?.pattern].filter((pattern) => pattern !== undefined)
  return remark.split(CLAUSE_ENDS).some((part) => {
    const name = patterns.reduce((left, pattern) => left.replace(pattern, ''), part)
    return isAreaName(country, name) || (name !== part && !/[\p{L}\p{N}]/u.test(name))
  })
}

const WORDS_OF_A_TOWN = 3
/** What makes a name behind it that of the other street at a corner: Córdoba is a town and an avenue. */
const AT_CORNER = /(?:^|\s)(?:esq(?:uina|\.)?|y|e\/|entre|corner(?: of)?|cor\.?|cnr\.?|kanto|and|&|متفرع من)$/iu

/** The words of a town at the end of a remark. */
const townAtEnd = (country: CountryCode, remark: string): ReadonlyArray<string> => {
  const parts = remark.split(/\s+/u)
  for (let length = Math.min(WORDS_OF_A_TOWN, parts.length); length > 0; length -= 1) {
    const name = parts.slice(-length).join(' ')
    const before = parts.slice(0, -length).join(' ')
    if (isTownName(country, name) && !AT_CORNER.test(before)) return wordsOf(name)
  }
  return []
}

/** Removes all matches from the text, except names of areas, and returns them. */
const takeOut = (
  country: CountryCode,
  text: string,
  patterns: ReadonlyArray<RegExp>,
): { readonly left: string; readonly taken: ReadonlyArray<string> } => {
  const taken: string[] = []
  let left = text
  for (const pattern of patterns) {
    left = left.replace(pattern, (found) => {
      const remark = trimText(found.replace(/^\(|\)$/g, ''))
      if (namesArea(country, remark)) return ` ${remark} `
      taken.push(remark)
      return ' '
    })
  }
  return { left, taken }
}

const postalCodeIn = (text: string, pattern: RegExp | undefined): readonly [string, string | undefined] => {
  let code: string | undefined
  if (pattern === undefined) return [text, undefined]
  const left = text.replace(pattern, (_, ...groups: ReadonlyArray<unknown>) => {
    code ??= groups.filter((group, index) => typeof group === 'string' && index < groups.length - 2).join('')
    return ' '
  })
  return [left, code]
}

/** A folded word as the text has it. */
const asIn = (text: string, word: string): string => {
  const at = text.toLowerCase().indexOf(word)
  return at < 0 ? word : text.slice(at, at + word.length)
}

/** The possible readings of an address, most likely first. */
export const readWrittenAddress = (country: CountryCode, text: string): ReadonlyArray<WrittenAddress> => {
  const writing = writingOf(country)
  const written = westernDigits(text)
    .normalize('NFKC')
    .replace(SPACES, ' ')
    .replace(BETWEEN_NUMBERS, '-')
    .replace(SLASH_BETWEEN_NUMBERS, '/')
    .replace(LETTER_IN_BRACKETS, '$1')
  const remarks = takeOut(country, written, [BRACKETS, DOOR_CODE])
  const { unit, text: withoutUnit } = separateUnit({ unit: '', building: '', text: remarks.left }, country)
  const [withoutCode, postalCode] = postalCodeIn(withoutUnit, writing.postalCode)
  let zone: number | undefined
  const withoutZone =
    writing.zones === undefined
      ? withoutCode
      : withoutCode.replace(writing.zones.pattern, (_, ...numbers: ReadonlyArray<string | undefined>) => {
          zone ??= numberOf(numbers.find((number) => number !== undefined) ?? '')
          return ' '
        })
  const { left, taken } = takeOut(country, withoutZone, [...COMMON_DETAILS, ...(writing.details ?? [])])
  const plain = [...(writing.forms ?? []), NUMBER_LABEL].reduce(
    // No overload of `replace` takes both.
    (rest, [form, name]) => (typeof name === 'string' ? rest.replace(form, name) : rest.replace(form, name)),
    left,
  )
  const all: ReadonlyArray<Reading> = writing.readings?.(plain) ?? [{ text: plain }]
  const readings = all.filter(
    ({ building }) =>
      building === undefined || (!isAreaName(country, building) && writing.isBuilding?.(building, written) !== false),
  )
  const read = (part: string) => wordsOf(part).map((word) => writing.abbreviations?.[word] ?? word)
  const townOfRemark = [...remarks.taken, ...taken].flatMap((remark) => townAtEnd(country, remark))
  return readings.map(({ text: reading, building }) => ({
    townOfRemark,
    words: read(reading),
    clauses: () =>
      reading
        .split(CLAUSE_ENDS)
        .map(read)
        .filter((words) => words.length > 0),
    isElsewhere: hasOtherCode(country, left),
    asTyped: (words, having = 'only') => {
      const remaining = [...words]
      const isOfThese = (part: string) => {
        const those = read(part).filter((word) => remaining.includes(word))
        const isTaken = those.length > 0 && (having === 'one' || those.length === read(part).length)
        if (isTaken) for (const word of those) remaining.splice(remaining.indexOf(word), 1)
        return isTaken
      }
      const parts = reading
        .split(CLAUSE_ENDS)
        .map((clause) => clause.split(/\s+/u).filter(isOfThese).join(' '))
        .filter((clause) => clause !== '')
      // Words that are written in one with others: 森タワー in 六本木6-10-1森タワー.
      return [...parts, ...remaining.map((word) => asIn(reading, word))].join(', ')
    },
    ...(postalCode !== undefined && { postalCode }),
    ...(zone !== undefined && { zone }),
    details: [building ?? '', ...remarks.taken, ...taken, unit].filter((part) => part !== '').join(', '),
  }))
}
