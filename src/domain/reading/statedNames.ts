import { LEADING_TITLES, looksLikeName, nameAt } from './nameCandidate.ts'
import {
  EAST_ASIAN_RELATIVES,
  FOR_RELATIVES,
  MY_RELATIVES,
  NAME_ENDINGS,
  NAME_PHRASES,
  RELATIVES,
  UNCASED_FOR_RELATIVES,
} from './messageWords.ts'
import { LONGEST, NOT_A_NAME, PLACE, type FoundName } from './nameParts.ts'
import { ADDRESS_SCORE, streetEvidence } from './streetEvidence.ts'
import { trimmed, type Span } from '../text/span.ts'
import { alternatives, wordPattern, wordsOf } from '../text/wordPattern.ts'

const PHRASE = wordPattern(NAME_PHRASES, 'gu')
const ENDING = wordPattern(NAME_ENDINGS, 'gu')
const SEND_WORDS =
  'deliver to|delivery to|send to|ship to|bring to|levere til|levering til|leverera till|leverans till|liefern an|lieferung an|lieferung für|entregar a|enviar a|doručit pro|toimitus|hantar kepada|hantar kat|dalhin kay|dalhin po kay|livrare la'
/** Words for an order before the name of the customer. */
const ORDER_FOR =
  'order for|objednávka pro|bestellung für|beställning till|beställning från|bestilling til|bestilling fra|ordre til|pedido para|comandă pentru|παραγγελία για|παραγγελία για τον|παραγγελία για την|tilaus|pesanan untuk|order untuk|order kay'
const SEND_TO = new RegExp(`${wordPattern(`${SEND_WORDS}|to|till|til|an`).source}[^\\S\\n]?:?`, 'gu')
export const DELIVER_TO = wordPattern(
  `${SEND_WORDS}|${ORDER_FOR}|delivery for|for|till|til|pt|an|untuk|pentru|für|für den|für die|για τον|για την|pro|para|για|için|حق`,
  'gu',
)
const ARTICLE = wordPattern(
  'my|our|his|her|the|mou|mé|moji|mého|mojí|svou|svoji|svého|naši|našeho|meine|meinen|meiner|meinem|unsere|unseren|die|den|der|mi|la|el|su|nuestra|min|mitt|vår|sin|τη|την|τον|στη|στην|στον|aking|akong|ang|ang aking',
).source
const RELATIVE = `${wordPattern(RELATIVES).source}(?:[^\\S\\n]${wordPattern('saya|ko|min|mitt|meg|mía|mio|μου').source})?`
/** "祖父の中村", "母の鈴木和子", "어머니 이순자", "میری والدہ نسرین اختر": relatives in scripts without capitals. */
const UNCASED_RELATIVES = `(?:${alternatives(EAST_ASIAN_RELATIVES)})(?:お?(?:名前|氏名)は)?(?=\\p{L})|${wordPattern(UNCASED_FOR_RELATIVES).source}`
/** "for my sister", "pro syna", "لبيت أختي": whom an order is for, before the name. */
const FOR_RELATIVE = new RegExp(
  [
    `(?<!\\p{L})(?:ل|(?:ل|في )?بيت )?(?:${alternatives(MY_RELATIVES)})(?!\\p{L})`,
    `${wordPattern('for|to|pro|za|für|an|para|a|till|för|til|pentru|για|untuk|kepada|kay|sa').source}[^\\S\\n](?:${ARTICLE}[^\\S\\n]){0,2}${RELATIVE}`,
    `${wordPattern('my|mou|mé|moji|mého|mojí|svou|naši|našeho|meine|meinen|meiner|meinem|unsere|mi|min|mitt|benim|mia|aking|minun').source}[^\\S\\n]${RELATIVE}`,
    `${wordPattern(RELATIVES).source}[^\\S\\n](?:saya|ko|meu|mea|μου)(?!\\p{L})`,
    wordPattern(FOR_RELATIVES).source,
    UNCASED_RELATIVES,
  ].join('|'),
  'gu',
)
/** "祖父の中村 清あて", "総務の高橋さん宛": whom it is addressed to, behind the name. */
const ADDRESSED_BEHIND =
  /(?<=^|[\n\s,.、の])(?<name>[\p{sc=Han}々]{1,5}(?:[^\S\n][\p{sc=Han}々]{1,4})?|\p{sc=Katakana}[\p{sc=Katakana}ー]{1,9})(?:様|さん|さま|氏)?(?:宛て?|あて)/u

/** "山田太郎です", "伊藤と申します", "박준호입니다": a short name at the start of a sentence. */
const INTRODUCTION =
  /(?:^|[\n,.!]\s?|私は|した)([\p{sc=Han}々]{1,5}(?:\s[\p{sc=Han}々]{1,4})?|\p{sc=Katakana}[\p{sc=Katakana}ー]{1,9})(?:\([\p{sc=Hiragana}\p{sc=Katakana}ー\s]{1,20}\))?(?:です|と申します|と言います|といいます)|(?:^|[\n,.!?~]\s?|(?:안녕하세요|저는|전)\s?)(\p{sc=Hangul}{2,4})(?:입니다|이에요|예요|이라고 합니다|라고 합니다)|(?<=[^\S\n])([김이박최정강조윤장임한오서신권황안송류홍고문양손배백허유남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반]\p{sc=Hangul}{2})(?:입니다|이에요|예요)(?!\p{L})/gu

export const introduced = (plain: string, folded: string): FoundName | undefined => {
  for (const match of plain.matchAll(INTRODUCTION)) {
    const name = match[1] ?? match[2] ?? match[3] ?? ''
    const from = match.index + match[0].indexOf(name)
    const to = from + name.length
    if (!NOT_A_NAME.test(folded.slice(from, to)))
      return { from, to, whole: { from, to: match.index + match[0].length } }
  }
  return undefined
}

/** "Bergmüller hier!": a clause of nothing but a name before its last word. */
const isHere = (plain: string, folded: string, name: Span, end: number): boolean =>
  /(?:hier|here)$/.test(folded.slice(name.to, end)) &&
  /^\s*(?:[!,.\n]|$)/.test(plain.slice(end)) &&
  looksLikeName(plain, folded, name, false)

/** Endings that never stand behind another word than a name. */
const SAID_ENDINGS: ReadonlyArray<string> = wordsOf('vagyok|részére|nevére|névre|naam hai|name hai|نام ہے|といいます')

/** "Kuya Ben Cruz": a short phrase with a capital letter behind another word is a name. */
const FIRST_NAME_BEFORE = /\p{L}[^\S\n]\p{Lu}$/u
/** "And I" goes on with what the speaker did: "وأنا دفعت العربون". */
const AND_I = /^وانا/u

export const phrased = (plain: string, folded: string): FoundName | undefined => {
  for (const { 0: phrase, index } of folded.matchAll(PHRASE)) {
    const isPartOfName = phrase.length <= 3 && FIRST_NAME_BEFORE.test(plain.slice(Math.max(0, index - 4), index + 1))
    if (AND_I.test(phrase) || isPartOfName) continue
    const after = index + phrase.length
    const name = nameAt(plain, folded, after, phrase.length > 4 ? 2 : 0)
    if (name) return { ...name, whole: { from: index, to: name.to } }
  }
  for (const { 0: ending, index } of folded.matchAll(ENDING)) {
    const clause =
      /(?:(?<![\p{L}\p{M}])\p{Lu}\p{L}?\.\s)?[^\n,;!?.()|/\d:]*$/u.exec(
        plain.slice(Math.max(0, index - LONGEST), index),
      )?.[0] ?? ''
    const span = trimmed(plain, { from: index - clause.length, to: index })
    const name = nameAt(plain, folded, span.from, 0)
    const isSaid =
      SAID_ENDINGS.includes(ending) || isHere(plain, folded, { from: span.from, to: span.to }, index + ending.length)
    if (isSaid && name && name.to === span.to) return { ...name, whole: { from: span.from, to: index + ending.length } }
  }
  return undefined
}

export const addressed = (plain: string, folded: string, phrases: RegExp): FoundName | undefined => {
  const isAllSmall = !/\p{Lu}/u.test(plain)
  for (const { 0: phrase, index } of folded.matchAll(phrases)) {
    const name = nameAt(plain, folded, index + phrase.length, isAllSmall ? 2 : 0)
    if (!name || NOT_A_NAME.test(folded.slice(name.from, name.to))) continue
    if (isAllSmall && !/\s/.test(plain.slice(name.from, name.to))) continue
    if (
      /^\s*(?:[,\n/(:]|-|$|\p{Extended_Pictographic}|(?:at|in|i|på|v|na|في)\s|\.(?:\s|$)|(?:please|pls|plz|po|prosím|bitte|por favor|tack|takk|kiitos|lütfen)(?!\p{L}))/iu.test(
        plain.slice(name.to, name.to + 12),
      )
    )
      return { ...name, whole: { from: index, to: name.to } }
  }
  return undefined
}

const MY_RELATIVE = new RegExp(
  `(?:${ARTICLE}|(?<!\\p{L})x mi)[^\\S\\n]${RELATIVE}|(?<!\\p{L})(?:${alternatives(MY_RELATIVES)})(?!\\p{L})`,
  'u',
)
/** Whether the sender orders for somebody else; then the name behind "I am" is not the recipient's. */
export const isForRelative = (folded: string): boolean => MY_RELATIVE.test(folded)

/** Whom the sender orders for: a relative with a name, or the person an order is addressed to. */
export const orderedFor = (plain: string, folded: string): FoundName | undefined => {
  const found = ADDRESSED_BEHIND.exec(plain)
  const name = found?.groups?.['name']
  if (found && name !== undefined)
    return {
      from: found.index,
      to: found.index + name.length,
      whole: { from: found.index, to: found.index + found[0].length },
    }
  for (const { 0: phrase, index } of folded.matchAll(FOR_RELATIVE)) {
    const behind = index + phrase.length
    const gap = /^[^\S\n]?[,:]?[^\S\n]/.exec(plain.slice(behind, behind + 3))?.[0].length ?? 0
    if (gap === 0 && !/[のは]$/u.test(phrase)) continue
    const title = LEADING_TITLES.exec(folded.slice(behind + gap, behind + gap + LONGEST))?.[0].length ?? 0
    const person = nameAt(plain, folded, behind + gap + title, 0)
    if (person && looksLikeName(plain, folded, person, false))
      return { ...person, whole: { from: index, to: person.to } }
  }
  return undefined
}

/** "Deliver to Bob Tan" before an address: the recipient, who may be another person than the sender. */
export const recipient = (plain: string, folded: string): FoundName | undefined => {
  const found = addressed(plain, folded, SEND_TO)
  if (!found || PLACE.test(folded.slice(found.from, found.to)) || !/\s/.test(plain.slice(found.from, found.to)))
    return undefined
  const next = /^[\s,/(-]*([^\n]*)/.exec(plain.slice(found.to))
  const from = found.to + (next?.[0].length ?? 0) - (next?.[1]?.length ?? 0)
  const clause = { from, to: from + (next?.[1]?.length ?? 0) }
  return streetEvidence(plain, folded, clause).score >= ADDRESS_SCORE ? found : undefined
}
