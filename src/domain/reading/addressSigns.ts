import { alternatives, anyWordOf, asWritten, wordPattern } from '../text/wordPattern.ts'
import { WORDS } from './words/allWords.ts'
import { LABELS } from './labels.ts'
import * as czech from './words/cs.ts'
import * as greek from './words/el.ts'
import * as english from './words/en.ts'
import * as spanish from './words/es.ts'
import * as malay from './words/ms.ts'
import * as romanian from './words/ro.ts'

/*
 * Signs by which several rules tell an address from what stands beside it.
 */

/** Words that begin a note for the rider; "Ring Road" is a street. */
export const NOTE_HINT = new RegExp(`${anyWordOf(WORDS.noteHints)}(?!\\s${anyWordOf(english.STREETS)})`, 'u')

/** Words that show that a clause is about something other than an address. */
export const OTHER_TOPIC = wordPattern(
  `${WORDS.noNames}|${WORDS.goods}|${WORDS.things}|${WORDS.thingNumbers}|${LABELS.phone}|${LABELS.total}|${LABELS.name}|${LABELS.notes}`,
)

/** A firm before its address, by the form of the company: "Harbourline Asia Ltd". */
export const COMPANY = new RegExp(
  `(?<!\\p{L})(?:${asWritten(WORDS.companyEndings)})\\.?$|^(?:${asWritten(WORDS.companiesBefore)})|(?:${asWritten(WORDS.companiesBehind)})$`,
  'u',
)

/** Words of courtesy and words that start another topic, from where they end an address. */
export const TAIL = new RegExp(
  `\\s${anyWordOf(`${WORDS.addressTails}|${LABELS.phone}|${LABELS.total}|${LABELS.name}|${WORDS.payBefore}|${WORDS.thingNumbers}`)}$`,
  'u',
)

/** "602 00 Brno", "1061 Budapest". */
export const POSTCODE_AND_TOWN = /^\d{3,5}(?:\s\d{2,3})?\s\p{L}[\p{L}\s.-]{2,30}(?:\s\d{1,2}(?:\s-\s\p{L}+)?)?$/u

/** Words for streets before their names, in scripts with capital letters: "ulice Korunní". */
export const STREETS_BEFORE_NAMES = `${czech.STREETS}|${spanish.STREETS}|${romanian.STREETS}|${malay.STREETS}|${greek.STREETS}`
const STREET_BEHIND = alternatives(`${english.STREETS}|${WORDS.streetsBehindNames}`)
/** Source of a pattern for folded text: a house number before its street, "12 Pyay Road", "12, Jalan Ampang". */
export const HOUSE_AND_STREET = `\\d{1,4}\\p{L}?,?[^\\S\\n](?:(?:\\p{L}[\\p{L}\\p{M}.'-]*[^\\S\\n]){1,3}(?:${STREET_BEHIND})(?!\\p{L})|(?:${alternatives(malay.STREETS)})\\.?[^\\S\\n]\\p{L})`
export const BEGINS_WITH_HOUSE = new RegExp(`^${HOUSE_AND_STREET}`, 'u')
