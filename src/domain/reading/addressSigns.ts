import { wordPattern } from '../text/wordPattern.ts'
import { NOTE_HINTS } from './messageWords.ts'
import { WORDS } from './words/allWords.ts'
import { LABELS } from './labels.ts'

/*
 * Signs by which several rules tell an address from what stands beside it.
 */

/** Words that begin a note for the rider. */
export const NOTE_HINT = wordPattern(NOTE_HINTS)

/** Words that show that a clause is about something other than an address. */
export const OTHER_TOPIC = wordPattern(
  `${WORDS.noNames}|${WORDS.things}|${LABELS.phone}|${LABELS.total}|${LABELS.name}|${LABELS.notes}`,
)

/** A firm before its address, by the form of the company: "Harbourline Asia Ltd". */
export const COMPANY =
  /(?<!\p{L})(?:a\.s|s\.r\.o|spol|ltd|llc|inc|gmbh|kft|zrt|bt|oy|oyj|ab|srl|s\.r\.l|s\.a|pte|sdn bhd|bhd|a\.s|ltd\. sti)\.?$|^(?:株式会社|有限会社|บจก|บริษัท|شركة)|(?:株式会社|有限公司|주식회사)$/u

/** Words of courtesy and words that start another topic, from where they end an address. */
export const TAIL = new RegExp(
  `\\s${wordPattern(`ka|kha|krub|khrap|ค่ะ|ครับ|เบอร์แม่|เบอร์คนรับ|เบอร์ลูกค้า|ya|please|pls|plz|prosím|lütfen|por favor|thanks|ty|is|my|to|at|by|v|um|i|på|ส่ง|ขอ|doručit|deliver|leverera|levere|entregar|livrare|hantar|klo|pukul|alas|στις|${LABELS.phone}|${LABELS.total}|${LABELS.name}`).source}$`,
  'u',
)

/** "602 00 Brno", "1061 Budapest". */
export const POSTCODE_AND_TOWN = /^\d{3,5}(?:\s\d{2,3})?\s\p{L}[\p{L}\s.-]{2,30}(?:\s\d{1,2}(?:\s-\s\p{L}+)?)?$/u
