import { trimText } from '../../src/domain/text/blank.ts'

const KANJI_DIGITS = '〇一二三四五六七八九'

/** Converts a Japanese numeral below a hundred: 十二 is 12. */
export const kanjiNumber = (numeral: string): string => {
  const [tens, units] = numeral.includes('十') ? numeral.split('十') : ['', numeral]
  const digit = (sign: string | undefined) => (sign ? KANJI_DIGITS.indexOf(sign) : 0)
  const ten = numeral.includes('十') ? digit(tens || '一') : 0
  return String(ten * 10 + digit(units))
}

/** Normalizes Japanese block and house numbers to "12-3"; a room number after them is a detail. */
const withJapaneseNumbers = (text: string): string =>
  text
    .replaceAll(/(?<=丁目|番地?の?|町)[一二三四五六七八九十]{1,3}(?=番|号(?!室))/gu, kanjiNumber)
    .replaceAll(/(?<=番地?[のノ])[一二三四五六七八九十]{1,3}(?!\p{L})/gu, kanjiNumber)
    .replaceAll(/(?<=\d)\s?[のノ]\s?(?=\d)/gu, '-')
    .replaceAll(/(\d)\s?番(?:地の?|の)?\s?(?=\d)/gu, '$1-')
    .replaceAll(/(\d)\s?(?:番地?|号(?!室))/gu, '$1 ')

/** Reads the first number as a block: 4-12-3 is 12-3 in 四丁目, for quarters with blocks. */
const withJapaneseBlock = (text: string): string =>
  text.replace(/(^|[^\d\s目-])(\s*)(\d)-(?=\d)/u, (_, before: string, space: string, block: string) =>
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(before)
      ? `${before}${block}丁目 `
      : `${before}${space}${block} `,
  )

/** A way to read an address. */
export interface Reading {
  readonly text: string
  /** The text after the numbers. */
  readonly building?: string
}

const BUILDING_IN_KATAKANA =
  'ビル|タワー|メゾン|マンション|ハイツ|コーポ|アパート|ハウス|レジデンス|パレス|ヒルズ|プラザ|センター|スクエア|ホテル|コート|テラス|' +
  'ガーデン|シティ|モール|ホール|ヴィラ|シャトー|カーサ|ハイム|ドーム'
const BUILDING_IN_KANJI = '団地|会社|本社|支社|工場|倉庫|受付|[荘寮館舎店院校駅庁棟署局](?=$|[\\s\\d])'
const BUILDING_IN_ENGLISH =
  '\\b(?:building|bldg|tower|house|mansion|residence|heights|court|plaza|hills|hotel|center|centre|station|hall|mall)\\b'
const FLOOR = '号室|地下|\\d\\s?[階f]|b\\d'
/** What a building behind the number of a house has in its name. */
const BUILDING = new RegExp([BUILDING_IN_KATAKANA, BUILDING_IN_KANJI, BUILDING_IN_ENGLISH, FLOOR].join('|'), 'iu')
/** A floor or room behind the name of a building, from which it has been taken off. */
const UNIT_BEHIND = /^[\s,、]*(?:地下\s?|b|#)?\d/iu

/** Whether a name behind the number of a house in `text` looks like that of a building. */
export const isJapaneseBuilding = (name: string, text: string): boolean => {
  const at = text.lastIndexOf(name)
  return BUILDING.test(name) || (at >= 0 && UNIT_BEHIND.test(text.slice(at + name.length)))
}

/** The readings of a Japanese address: block and house, house alone, and both before the name of a building. */
export const japaneseReadings = (text: string): ReadonlyArray<Reading> => {
  const plain = withJapaneseNumbers(text)
  const inBlock = withJapaneseBlock(plain)
  const [, address, building] =
    /^(\D*\d[\d-]*(?:丁目\s?\d[\d-]*)?)(?<=\d)(?:\s+|(?!丁目|番|-))([^\d\s].*)$/u.exec(trimText(plain)) ?? []
  return [
    { text: inBlock },
    ...(inBlock === plain ? [] : [{ text: plain }]),
    ...(address && building ? [{ text: withJapaneseBlock(address), building: trimText(building) }] : []),
  ]
}
