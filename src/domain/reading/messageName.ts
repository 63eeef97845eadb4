import type { Row } from './chunks.ts'
import type { LabelledField } from './labelledFields.ts'
import {
  CITIES,
  LABELS,
  NAME_ENDINGS,
  NAME_PHRASES,
  NAMING_TITLES,
  SHOP_WORDS,
  STREET_WORDS,
  TITLES,
} from './messageWords.ts'
import { trimmed, type Span } from '../text/span.ts'
import {
  hasCase,
  isAli,
  LONGEST,
  NOT_A_NAME,
  PARTICLE,
  PLACE,
  STOPS,
  TITLES_IN_A_ROW,
  UNCASED_TITLES,
  WORDS,
  wordsIn,
  type FoundName,
} from './nameParts.ts'
import { findTitledName, withoutHonorific } from './titledName.ts'
import { isCourteous } from './messageCourtesies.ts'
import { saysHowToPay } from './messagePayment.ts'
import { streetEvidence } from './streetEvidence.ts'
import { foldedText } from '../text/plainText.ts'
import { anyOf, wordPattern, wordsOf } from '../text/wordPattern.ts'

/** A name of Chinese characters with its title. */
const LONGEST_HAN = 5

const PHRASE = wordPattern(NAME_PHRASES, 'gu')
const ENDING = wordPattern(NAME_ENDINGS, 'gu')
const TITLE = new RegExp(`^(?:${wordPattern(TITLES).source})\\.?\\s{0,2}`, 'u')
const THAI_TITLE = /^(?:คุณ|นาย|นางสาว|นาง|น\.ส\.|ดร\.|นพ\.|พญ\.|ทพ\.|ทพญ\.|ผศ\.|รศ\.)\s?/
const SHOP = wordPattern(SHOP_WORDS)
const ENDS_NAME = wordPattern(NAME_ENDINGS)
const SEND_WORDS =
  'deliver to|delivery to|send to|ship to|bring to|levere til|levering til|leverera till|leverans till|liefern an|lieferung an|lieferung für|entregar a|enviar a|doručit pro|toimitus|hantar kepada|hantar kat|dalhin kay|dalhin po kay|livrare la'
/** Words for an order before the name of the customer. */
const ORDER_FOR =
  'order for|objednávka pro|bestellung für|beställning till|beställning från|bestilling til|bestilling fra|ordre til|pedido para|comandă pentru|παραγγελία για|παραγγελία για τον|παραγγελία για την|tilaus|pesanan untuk|order untuk|order kay'
const SEND_TO = new RegExp(`${wordPattern(`${SEND_WORDS}|to|till|til|an`).source}[^\\S\\n]?:?`, 'gu')
const DELIVER_TO = wordPattern(
  `${SEND_WORDS}|${ORDER_FOR}|delivery for|for|till|til|untuk|pentru|für|für den|für die|για τον|για την|pro|para|για|için|حق`,
  'gu',
)
/** "for my sister": whom an order is for, before the name. */
const FOR_RELATIVE = new RegExp(
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
/** The minimum score of an address. */
const ADDRESS = 2
const WORD = /[\p{L}\p{M}][\p{L}\p{M}.'-]*/gu

const isWritten = (word: string) => /^\p{Lu}/u.test(word)

/** "山田太郎です", "伊藤と申します", "박준호입니다": a short name at the start of a sentence. */
const INTRODUCTION =
  /(?:^|[\n,.!]\s?|私は|した)([\p{sc=Han}々]{1,5}(?:\s[\p{sc=Han}々]{1,4})?|\p{sc=Katakana}[\p{sc=Katakana}ー]{1,9})(?:\([\p{sc=Hiragana}\p{sc=Katakana}ー\s]{1,20}\))?(?:です|と申します|と言います|といいます)|(?:^|[\n,.!?~]\s?|(?:안녕하세요|저는|전)\s?)(\p{sc=Hangul}{2,4})(?:입니다|이에요|예요|이라고 합니다|라고 합니다)/gu

const introduced = (plain: string, folded: string): FoundName | undefined => {
  for (const match of plain.matchAll(INTRODUCTION)) {
    const name = match[1] ?? match[2] ?? ''
    const from = match.index + match[0].indexOf(name)
    const to = from + name.length
    if (!NOT_A_NAME.test(folded.slice(from, to)))
      return { from, to, whole: { from, to: match.index + match[0].length } }
  }
  return undefined
}

const LEADING_TITLES = new RegExp(`^(?:${TITLES_IN_A_ROW(`${NAMING_TITLES}|${UNCASED_TITLES}`)})`, 'u')

/** Strips titles, honorifics and non-letters from the ends of a name. */
const bare = (plain: string, folded: string, span: Span): Span => {
  const first = trimmed(plain, span)
  const title =
    LEADING_TITLES.exec(folded.slice(first.from, first.to)) ??
    TITLE.exec(folded.slice(first.from, first.to)) ??
    THAI_TITLE.exec(plain.slice(first.from, first.to))
  const from = title && title[0].length < first.to - first.from ? first.from + title[0].length : first.from
  const text = plain.slice(from, Math.min(first.to, from + LONGEST))
  const letters = /[^\p{L}\p{M}\s.'-]|\n|(?<=[\p{L}\p{M}]{3})\.\s/u.exec(text)?.index ?? text.length
  return withoutHonorific(plain, folded, trimmed(plain, { from, to: from + letters }))
}

/** A word that begins with a place or a verb of a sentence: no space need separate it from what follows. */
const THAI_OTHER = /^(?:ที่|คอนโด|ซอย|ถนน|ตึก|อาคาร|หมู่บ้าน|บ้าน|เบอร์|โทร|ห้อง|ชั้น|เอา|ขอ(?!น)|สั่ง|อยู่|จะ|อยาก|ฝาก|ช่วย|ส่ง|รับ)/u

/** The longest text after `from` that can be one name. */
const nameAt = (plain: string, folded: string, from: number, lowerWords: number): Span | undefined => {
  const line = /^[^\n,;!?()|/\d:]{0,80}/u.exec(plain.slice(from))?.[0] ?? ''
  const start = from + (/^[^\p{L}\p{M}]*(?:(?:is|es)\s+)?/u.exec(line)?.[0].length ?? 0)
  const title = TITLE.exec(folded.slice(start, from + line.length))
  const begin = start + (title && start + title[0].length < from + line.length ? title[0].length : 0)
  if (/^\p{sc=Han}/u.test(plain.slice(begin))) {
    const name = /^\p{sc=Han}{1,4}(?!\p{sc=Han})/u.exec(plain.slice(begin))
    return name ? { from: begin, to: begin + name[0].length } : undefined
  }
  let end = begin
  let count = 0
  let isCapital = false
  for (const { 0: word, index } of plain.slice(begin, from + line.length).matchAll(WORD)) {
    const at = begin + index
    const low = folded.slice(at, at + word.length)
    if (count > 0 && !/^[ ]{1,2}$/.test(plain.slice(end, at))) break
    if (count === 0) isCapital = isWritten(word)
    const isParticle = PARTICLE.exec(low)?.[0] === low
    if (count > 0 && THAI_OTHER.test(word)) break
    if (STOPS.exec(low)?.[0] === low && !(isParticle && isCapital) && !isAli(word)) break
    if (count > 0 && hasCase(word) && isWritten(word) !== isCapital && !isParticle) break
    if (count >= (isCapital || !hasCase(word) ? WORDS : lowerWords)) break
    end = at + word.length
    count += 1
    // "Ma. Cristina": an abbreviated first name.
    if (word.endsWith('.') && word.length > (count === 1 ? 3 : 2)) break
  }
  if (/\p{L}{2}\.$/u.test(plain.slice(begin, end))) end -= 1
  if (count === 0 || end - begin < 2) return undefined
  return trimmed(plain, { from: begin, to: end })
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

const phrased = (plain: string, folded: string): FoundName | undefined => {
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

const addressed = (plain: string, folded: string, phrases: RegExp): FoundName | undefined => {
  for (const { 0: phrase, index } of folded.matchAll(phrases)) {
    const name = nameAt(plain, folded, index + phrase.length, 0)
    if (!name || NOT_A_NAME.test(folded.slice(name.from, name.to))) continue
    if (/^\s*(?:[,\n/(:]|-|$|(?:at|in|i|på|v|na|في)\s|\.(?:\s|$))/.test(plain.slice(name.to, name.to + 4)))
      return { ...name, whole: { from: index, to: name.to } }
  }
  return undefined
}

/** "Deliver to Bob Tan" before an address: the recipient, who may be another person than the sender. */
const recipient = (plain: string, folded: string): FoundName | undefined => {
  const found = addressed(plain, folded, SEND_TO)
  if (!found || PLACE.test(folded.slice(found.from, found.to)) || !/\s/.test(plain.slice(found.from, found.to)))
    return undefined
  const next = /^[\s,/(-]*([^\n]*)/.exec(plain.slice(found.to))
  const from = found.to + (next?.[0].length ?? 0) - (next?.[1]?.length ?? 0)
  const clause = { from, to: from + (next?.[1]?.length ?? 0) }
  return streetEvidence(plain, folded, clause).score >= ADDRESS ? found : undefined
}

/** A verb, not a Japanese name: "着いたら". */
const CONJUGATED = /\p{sc=Han}\p{sc=Hiragana}{0,4}(?:たら|ます|ない|した|する|です|から|ので|まで|さい|って|いて)$/u

/** Whether a text consists only of words that may be a person's name. */
const looksLikeName = (plain: string, folded: string, span: Span, inSmallLetters: boolean): boolean => {
  const text = plain.slice(span.from, span.to)
  if (text.length < 2) return false
  const low = folded.slice(span.from, span.to)
  if (NOT_A_NAME.test(low) || isCourteous(folded, span) || saysHowToPay(low)) return false
  const words = text.split(/\s+/)
  if (words.length > WORDS) return false
  if (!hasCase(text)) {
    const at = [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
      from: span.from + index,
      to: span.from + index + word.length,
    }))
    if (
      at.some((word) => isCourteous(folded, word) && !isAli(plain.slice(word.from, word.to))) ||
      CONJUGATED.test(text)
    )
      return false
    return text.length <= (/^[\p{sc=Han}\s]+$/u.test(text) ? LONGEST_HAN : 24)
  }
  return (
    (inSmallLetters && !words.some(isWritten)) ||
    words.every((word, index) => isWritten(word) || (index > 0 && (PARTICLE.test(word) || ENDS_NAME.test(word))))
  )
}

/** Words of the parts of a town, which a name of another part may stand before: "Salwa, block 4". */
const SUBDIVISION = wordPattern('block|blk|sector|phase|area|قطعة|بلاک|سیکٹر|فیز|بلوك')
const ADMINISTRATIVE = /[\p{sc=Han}][都道府県市区町村郡區县縣省路街道鎮]$|[시도군구동읍면로길]$/u

/** The postcode before a town. */
const POSTCODE = /^\d{3}\s?\d{1,3}\s(?=\p{Lu})/u

/** "Petr Nový, Mánesova 3, Praha 2": a name of two or three words before an address that is complete without it. */
const startsAddressee = (plain: string, folded: string, row: Row, place: number): boolean => {
  const [first, second, third] = row.clauses
  if (place !== 0 || first === undefined || second === undefined) return false
  const name = plain.slice(first.from, first.to)
  const words = name.split(/\s+/).length
  const isLong = hasCase(name)
    ? words === 2 || words === 3
    : /\p{sc=Han}/u.test(name)
      ? name.length <= 6
      : words === 2 || words === 3
  if (!isLong || /\d/.test(name) || ADMINISTRATIVE.test(name)) return false
  if (PLACE.test(folded.slice(first.from, first.to)) || streetEvidence(plain, folded, first).score > 0) return false
  const isPart = SUBDIVISION.test(folded.slice(second.from, second.to))
  const isNext = !isPart && streetEvidence(plain, folded, second).score >= ADDRESS
  const isAfterArea =
    third !== undefined &&
    !/\d/.test(plain.slice(second.from, second.to).replace(POSTCODE, '')) &&
    streetEvidence(plain, folded, third).score >= ADDRESS
  return isNext || isAfterArea
}

/** What may separate a name from the phone number beside it. */
const BESIDE = new RegExp(`^[ ,;:/|.()-]{0,4}(?:${anyOf(wordsOf(LABELS.phone))}[ .:]{0,3})?$`, 'u')
/** "Jan Novák tel": the label of the number behind the name. */
const PHONE_LABEL_AT_END = new RegExp(`[^\\S\\n]${anyOf(wordsOf(LABELS.phone))}$`, 'u')

/**
 * The likeliest name among the clauses: beside a phone number, at the start of the message, with two or three words.
 */
const standingAlone = (
  plain: string,
  folded: string,
  rows: ReadonlyArray<Row>,
  phone: Span | undefined,
  text: string,
): FoundName | undefined => {
  const inSmallLetters = !/\p{Lu}/u.test(plain)
  const phoneLine = phone && text.slice(0, phone.from).split('\n').length
  /** A line of its own above or below the address. */
  const isNextToAddress = (row: Row, position: number): boolean =>
    row.clauses.length === 1 &&
    [rows[position - 1], rows[position + 1]].some((next) =>
      next?.clauses.some((clause) => streetEvidence(plain, folded, clause).score >= ADDRESS),
    )
  let best: { readonly name: Span; readonly whole: Span; readonly score: number } | undefined
  rows.forEach((row, position) => {
    const isAddress = row.clauses.some((clause) => streetEvidence(plain, folded, clause).score >= 2)
    row.clauses.forEach((written, place) => {
      const label = PHONE_LABEL_AT_END.exec(folded.slice(written.from, written.to))
      const clause = { from: written.from, to: label ? written.from + label.index : written.to }
      const isBeside =
        phone !== undefined &&
        ((clause.to <= phone.from && BESIDE.test(foldedText(text.slice(clause.to, phone.from)))) ||
          (phone.to <= clause.from && BESIDE.test(foldedText(text.slice(phone.to, clause.from)))))
      /** "anna lee, 91234567": not the end of a sentence before the number. */
      const isInHurry =
        isBeside && clause.to <= phone.from && !text.slice(clause.to - 1, Math.max(clause.to, phone.from)).includes('.')
      const span = bare(plain, folded, clause)
      if (withoutHonorific(plain, folded, { from: span.from, to: clause.to }).to !== span.to) return
      const isFirst = isAddress && position === 0 && startsAddressee(plain, folded, row, place)
      if ((isAddress && !isBeside && !isFirst) || !looksLikeName(plain, folded, span, inSmallLetters || isInHurry))
        return
      const hasTitle = span.from > clause.from
      const words = plain.slice(span.from, span.to).split(/\s+/).length
      const line = text.slice(0, clause.from).split('\n').length
      const score =
        (isBeside ? 3 : 0) +
        (phoneLine !== undefined && Math.abs(phoneLine - line) === 1 ? 1.5 : 0) +
        (position === 0 && place === 0 ? 2 : 0) +
        (isNextToAddress(row, position) ? 1 : 0) +
        (words === 2 || words === 3 ? 1 : 0) +
        (hasTitle ? 2 : 0)
      if (score >= 2 && score > (best?.score ?? 0)) best = { name: span, whole: clause, score }
    })
  })
  return best && { ...best.name, whole: best.whole }
}

/** "Kontakt: Eva Malá 777 123 456": a name of two words and more before the number. */
const contact = (plain: string, folded: string, fields: ReadonlyArray<LabelledField>): FoundName | undefined => {
  for (const { label, value } of fields) {
    if (label !== 'phone') continue
    const span = bare(plain, folded, { from: value.from, to: Math.min(value.to, nextBreak(plain, value.from)) })
    const isName = wordsIn(plain.slice(span.from, span.to)) > 1 && looksLikeName(plain, folded, span, false)
    if (span.to > span.from && isName) return { ...span, whole: span }
  }
  return undefined
}

const nextBreak = (plain: string, from: number): number => {
  const at = plain.indexOf('\n', from)
  return at < 0 ? plain.length : at
}

const BEGINS_ADDRESS = wordPattern(`${CITIES}|${STREET_WORDS}`)
/** "Petr Svoboda Korunní 88". */
const NAME_AND_STREET =
  /^(\p{Lu}\p{Ll}[\p{L}\p{M}'-]*[^\S\n]\p{Lu}\p{Ll}[\p{L}\p{M}'-]*)[^\S\n]\p{Lu}[\p{L}\p{M}'-]{3,}[^\S\n]\d/u

/** A name before an address without a comma, at the start of the message. */
const leading = (plain: string, folded: string, rows: ReadonlyArray<Row>): FoundName | undefined => {
  const clause = rows[0]?.clauses.find((one) => !isCourteous(folded, one))
  if (clause === undefined || streetEvidence(plain, folded, clause).score < ADDRESS) return undefined
  const text = plain.slice(clause.from, clause.to)
  const found = (length: number): FoundName | undefined => {
    const whole = { from: clause.from, to: clause.from + length }
    const name = bare(plain, folded, whole)
    const low = folded.slice(name.from, name.to)
    const isPlace = PLACE.test(low) || ADMINISTRATIVE.test(text.slice(0, length))
    return !isPlace && looksLikeName(plain, folded, name, false) ? { ...name, whole } : undefined
  }
  if (hasCase(text.slice(0, 1))) {
    const name = NAME_AND_STREET.exec(text)?.[1]
    return name === undefined || BEGINS_ADDRESS.test(folded.slice(clause.from, clause.to).split(/\d/, 1)[0] ?? '')
      ? undefined
      : found(name.length)
  }
  const words = [...text.matchAll(/\S+/gu)]
  const place = words.findIndex(({ 0: word, index }) => {
    const begin = clause.from + index
    const sign = BEGINS_ADDRESS.exec(folded.slice(begin, begin + word.length))
    return sign?.index === 0 || /\d/.test(word)
  })
  const isEastAsian = /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Katakana}]/u.test(text)
  const last = words[place - 1]
  if (last === undefined || place > 3 || (place === 1) !== isEastAsian) return undefined
  return isEastAsian && last[0].length > 5 ? undefined : found(last.index + last[0].length)
}

/** Whether an address or the like follows the name in its field, possibly behind a number that was read before. */
const restIsOther = (plain: string, name: Span, value: Span): boolean =>
  /^\s*[,;.\d]|^[^\n]{0,12}\n\s*\S/.test(plain.slice(name.to, value.to))

export interface NameDependencies {
  /** The whole text as plain text. */
  readonly text: string
  /** The same with everything that was already read removed. */
  readonly plain: string
  readonly folded: string
  readonly rows: ReadonlyArray<Row>
  readonly fields: ReadonlyArray<LabelledField>
  readonly sender: Span | undefined
  readonly phone: Span | undefined
  /** The sender passes on an order with its number: a shop, not the customer. */
  readonly isSentByShop: boolean
}

/**
 * Finds the customer's name: the labelled one, the introduced one, the sender of the message, or the clause that looks
 * most like a name.
 */
export const findName = ({
  text,
  plain,
  folded,
  rows,
  fields,
  sender,
  phone,
  isSentByShop,
}: NameDependencies): FoundName | undefined => {
  for (const field of fields) {
    if (field.label !== 'name' || field.value.to <= field.value.from) continue
    const name = bare(plain, folded, field.value)
    if (name.to > name.from)
      return {
        ...name,
        whole: { from: field.whole.from, to: restIsOther(plain, name, field.value) ? name.to : field.whole.to },
      }
  }
  const said =
    introduced(plain, folded) ??
    phrased(plain, folded) ??
    findTitledName(plain, folded) ??
    addressed(plain, folded, FOR_RELATIVE) ??
    recipient(plain, folded)
  if (said) return said
  if (
    sender &&
    !isSentByShop &&
    !SHOP.test(foldedText(text.slice(sender.from, sender.to))) &&
    !/\d/.test(text.slice(sender.from, sender.to))
  ) {
    const letters = /[\p{L}\p{M}][\p{L}\p{M}\s.'-]*/u.exec(text.slice(sender.from, sender.to))
    if (letters) {
      const from = sender.from + letters.index
      const name = { from, to: from + letters[0].trimEnd().length }
      return { ...name, whole: name }
    }
  }
  const first = contact(plain, folded, fields) ?? leading(plain, folded, rows)
  if (first) return first
  const forWhom = addressed(plain, folded, DELIVER_TO)
  if (forWhom && /\s/.test(plain.slice(forWhom.from, forWhom.to))) return forWhom
  return standingAlone(plain, folded, rows, phone, text) ?? forWhom
}
