import { looksLikeName, nameAt } from './nameCandidate.ts'
import { NAME_ENDINGS, NAME_PHRASES } from './messageWords.ts'
import { LONGEST, NOT_A_NAME, PLACE, type FoundName } from './nameParts.ts'
import { ADDRESS_SCORE, streetEvidence } from './streetEvidence.ts'
import { trimmed, type Span } from '../text/span.ts'
import { wordPattern, wordsOf } from '../text/wordPattern.ts'

const PHRASE = wordPattern(NAME_PHRASES, 'gu')
const ENDING = wordPattern(NAME_ENDINGS, 'gu')
const SEND_WORDS =
  'deliver to|delivery to|send to|ship to|bring to|levere til|levering til|leverera till|leverans till|liefern an|lieferung an|lieferung für|entregar a|enviar a|doručit pro|toimitus|hantar kepada|hantar kat|dalhin kay|dalhin po kay|livrare la'
/** Words for an order before the name of the customer. */
const ORDER_FOR =
  'order for|objednávka pro|bestellung für|beställning till|beställning från|bestilling til|bestilling fra|ordre til|pedido para|comandă pentru|παραγγελία για|παραγγελία για τον|παραγγελία για την|tilaus|pesanan untuk|order untuk|order kay'
const SEND_TO = new RegExp(`${wordPattern(`${SEND_WORDS}|to|till|til|an`).source}[^\\S\\n]?:?`, 'gu')
export const DELIVER_TO = wordPattern(
  `${SEND_WORDS}|${ORDER_FOR}|delivery for|for|till|til|untuk|pentru|für|für den|für die|για τον|για την|pro|para|για|için|حق`,
  'gu',
)
/** "for my sister": whom an order is for, before the name. */
export const FOR_RELATIVE = new RegExp(
  [
    wordPattern(
      'لأختي|لأخي|لأخوي|لأمي|لأبي|لوالدتي|لوالدي|لزوجتي|لزوجي|لبنتي|لابنتي|لابني|لعمي|لعمتي|لخالي|لخالتي|لجدتي|لصديقي|لصديقتي|لصاحبي|لصاحبتي|لزميلي|لزميلتي',
    ).source,
    `${wordPattern('my|mou|moji|mého|mojí|svou|meine|meinen|meiner|meinem|mi|min|mitt|benim|mia|aking').source} ${
      wordPattern(
        'sister|brother|mother|mom|mum|father|dad|wife|husband|daughter|son|aunt|uncle|cousin|friend|boss|colleague|grandmother|grandma|sestru|bratra|maminku|mamku|tatínka|manželku|manžela|dceru|syna|babičku|tetu|kamarádku|kamaráda|kolegyni|kolegu|schwester|bruder|mutter|vater|frau|mann|oma|freundin|freund|kollegin|kollegen|hermana|hermano|mamá|papá|esposa|esposo|hija|hijo|tía|amiga|amigo|syster|söster|søster|bror|mamma|pappa|venn|vän|kapatid',
      ).source
    }`,
  ].join('|'),
  'gu',
)
/** "山田太郎です", "伊藤と申します", "박준호입니다": a short name at the start of a sentence. */
const INTRODUCTION =
  /(?:^|[\n,.!]\s?|私は|した)([\p{sc=Han}々]{1,5}(?:\s[\p{sc=Han}々]{1,4})?|\p{sc=Katakana}[\p{sc=Katakana}ー]{1,9})(?:\([\p{sc=Hiragana}\p{sc=Katakana}ー\s]{1,20}\))?(?:です|と申します|と言います|といいます)|(?:^|[\n,.!?~]\s?|(?:안녕하세요|저는|전)\s?)(\p{sc=Hangul}{2,4})(?:입니다|이에요|예요|이라고 합니다|라고 합니다)/gu

export const introduced = (plain: string, folded: string): FoundName | undefined => {
  for (const match of plain.matchAll(INTRODUCTION)) {
    const name = match[1] ?? match[2] ?? ''
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
const SAID_ENDINGS: ReadonlyArray<string> = wordsOf('vagyok|részére|nevére|névre')

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
  for (const { 0: phrase, index } of folded.matchAll(phrases)) {
    const name = nameAt(plain, folded, index + phrase.length, 0)
    if (!name || NOT_A_NAME.test(folded.slice(name.from, name.to))) continue
    if (/^\s*(?:[,\n/(:]|-|$|(?:at|in|i|på|v|na|في)\s|\.(?:\s|$))/.test(plain.slice(name.to, name.to + 4)))
      return { ...name, whole: { from: index, to: name.to } }
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
