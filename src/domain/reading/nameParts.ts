import { alternatives, wordPattern } from '../text/wordPattern.ts'
import type { Span } from '../text/span.ts'
import {
  CITIES,
  HOUSE_WORDS,
  LABELS,
  NO_NAME_WORDS,
  NOTE_HINTS,
  STREET_WORDS,
  THINGS,
  TITLES_WITHOUT_CASE,
  TO_WORDS,
} from './messageWords.ts'

/** A name, and in `whole` the words around it that introduce it. */
export interface FoundName extends Span {
  readonly whole: Span
}

/** Maximum characters and words of a name. */
export const LONGEST = 48
export const WORDS = 4

/** Words between the parts of a name: "Maria von der Heide". */
export const PARTICLES = 'al|el|bin|binti|bte|delos|dela|bint|ibn|de|del|la|da|dos|van|von|der|den|y|a|l'
export const PARTICLE = wordPattern(PARTICLES)

/** Words that cannot be part of a name and therefore end it. */
export const STOPS = wordPattern(
  `${LABELS.phone}|${LABELS.address}|${LABELS.total}|${TO_WORDS}|${NO_NAME_WORDS}|${HOUSE_WORDS}|and|und|és|και|ve|y mi|i|o`,
)
/** Ali, whom folded text cannot tell from "on": على. */
export const isAli = (word: string): boolean => /^عل[يی]$/u.test(word)

export const NOT_A_NAME = wordPattern(
  `${NO_NAME_WORDS}|${THINGS}|${CITIES}|${NOTE_HINTS}|${STREET_WORDS}|${HOUSE_WORDS}|${LABELS.total}|${LABELS['part-amount']}|${LABELS.other}|${LABELS.time}|${LABELS.phone}|${LABELS.address}|${LABELS.notes}|${TO_WORDS.split(
    '|',
  )
    .filter((word) => word !== 'على')
    .join('|')}`,
)
/** Names of places, which a delivery goes to as well as to people. */
export const PLACE = wordPattern(
  'complex|residences|house|street|arcade|mall|hotel|hospital|clinic|school|college|university|office|centre|center|park|bay|beach|city|town|gate|hub|point|garden|gardens|tower|towers|mosque|church|temple|market|shop|store|station|airport|plaza|building|north|south|east|west',
)

export const hasCase = (text: string) => text.toLowerCase() !== text.toUpperCase()
export const wordsIn = (text: string): number => text.split(/\s+/).length

/** A word that begins with a place or a verb of a sentence: no space need separate it from what follows. */
export const THAI_OTHER =
  /^(?:ที่|คอนโด|ซอย|ซ\.|ถนน|ถ\.|ตึก|อาคาร|หมู่บ้าน|บ้าน|เบอร์|โทร|ห้อง|ชั้น|เอา|ขอ(?!น)|สั่ง|อยู่|จะ|อยาก|ฝาก|ช่วย|ส่ง|รับ|อู่|ร้าน|ฝ่าย|แผนก|บริษัท|โรง|สำนักงาน|มหาวิทยาลัย|คณะ|ตลาด|หอพัก|ห้าง|ตำแหน่ง)/u
/** Particles of courtesy at the end of a Thai name: "ชื่อแนนค่ะ". */
const THAI_COURTESY = /(?<=[\p{L}\p{M}]{2})(?:นะ)?(?:ค่ะ|คะ|ครับ|คับ|จ้า|จ้ะ)$/u

/** A Thai name without what follows it in a sentence. */
export const thaiName = (plain: string, { from, to }: Span): Span => {
  let end = from
  for (const { 0: word, index } of plain.slice(from, to).matchAll(/\S+/gu)) {
    if (index > 0 && THAI_OTHER.test(word)) break
    const length = THAI_COURTESY.exec(word)?.index
    end = from + index + (length ?? word.length)
    if (length !== undefined) break
  }
  return { from, to: end }
}

/** Titles of scripts without capitals; in Arabic, "for the" joins them: "للأستاذ". */
export const UNCASED_TITLES = `${TITLES_WITHOUT_CASE}|${TITLES_WITHOUT_CASE.split('|')
  .filter((title) => title.startsWith('ال'))
  .map((title) => `لل${title.slice(2)}`)
  .join('|')}`

const NO_LETTER_BEFORE = '(?<![\\p{L}\\p{M}\\p{N}])'
/** The source of a pattern for up to three titles of a list. */
export const TITLES_IN_A_ROW = (list: string) =>
  `${NO_LETTER_BEFORE}(?:(?:${alternatives(list)})(?![\\p{L}\\p{M}])(?:[./]-?[^\\S\\n]?|[^\\S\\n](?:\\(r\\) )?)){1,3}`
