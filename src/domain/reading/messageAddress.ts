import { addressPattern, type AddressLines } from '../market/addressPatterns.ts'
import type { CountryCode } from '../market/countries.ts'
import type { Row } from './chunks.ts'
import { isCourteous } from './messageCourtesies.ts'
import type { LabelledField } from './labelledFields.ts'
import { hasCase } from './nameParts.ts'
import { saysHowToPay } from './messagePayment.ts'
import {
  CITIES,
  LABELS,
  NEAR_WORDS,
  NO_NAME_WORDS,
  NOTE_HINTS,
  POSTAL_WORDS,
  THINGS,
  TO_WORDS,
} from './messageWords.ts'
import { overlap, trimmed, type Span } from '../text/span.ts'
import { STREET_SCORE, streetEvidence } from './streetEvidence.ts'
import { anyOf, wordPattern, wordsOf } from '../text/wordPattern.ts'

const TO = wordPattern(TO_WORDS, 'gu')
const HINT = wordPattern(NOTE_HINTS)
/** "opposite the station". */
const NEAR = new RegExp(
  `^(?:${anyOf(wordsOf(NEAR_WORDS))})(?!${wordPattern('door|dveře|dveří|gate|puerta|kapı|tür').source})`,
  'u',
)
const NEARBY = wordPattern(NEAR_WORDS)
/** Words that show that a clause is about something other than an address. */
const ELSE = wordPattern(`${NO_NAME_WORDS}|${THINGS}|${LABELS.phone}|${LABELS.total}|${LABELS.name}|${LABELS.notes}`)
/** A firm before its address, by the form of the company: "Harbourline Asia Ltd". */
const COMPANY =
  /(?<!\p{L})(?:a\.s|s\.r\.o|spol|ltd|llc|inc|gmbh|kft|zrt|bt|oy|oyj|ab|srl|s\.r\.l|s\.a|pte|sdn bhd|bhd|a\.s|ltd\. sti)\.?$|^(?:株式会社|有限会社|บจก|บริษัท|شركة)|(?:株式会社|有限公司|주식회사)$/u
/** Words of courtesy and words that start another topic; neither is the end of an address. */
const TAIL = new RegExp(
  `\\s${wordPattern(`ka|kha|krub|khrap|ค่ะ|ครับ|เบอร์แม่|เบอร์คนรับ|เบอร์ลูกค้า|ya|please|pls|plz|prosím|lütfen|por favor|thanks|ty|is|my|to|at|by|v|um|i|på|ส่ง|ขอ|doručit|deliver|leverera|levere|entregar|livrare|hantar|klo|pukul|alas|στις|${LABELS.phone}|${LABELS.total}|${LABELS.name}`).source}$`,
  'u',
)
/** The start of a sentence about another topic. */
const NEXT_SENTENCE = new RegExp(`[.;?!]\\s+(?:\\p{L}{2,3}\\s+)?${ELSE.source}`, 'u')

/** What follows an address in a sentence of a language whose verb is last: "ရန်ကုန် ကို ပို့ပေးပါ", "گلبرگ پر بھیج دیں". */
const SEND_BEHIND =
  /(?:ကို|သို့|မှာ)?[^\S\n]?(?:လာ)?ပို့|[^\S\n](?:بھیج|بھجوا|پہنچا)[^\S\n]د|[^\S\n](?:(?:এ|এই)[^\S\n](?:ঠিকানায়[^\S\n])?)?(?:পাঠান|পাঠিয়ে|পাঠাবেন|পৌঁছে|ডেলিভারি|দিয়ে যা)|[^\S\n](?:پر|پہ|میں)[^\S\n](?:بھیج|بھجوا|پہنچا|ڈیلیور)|[^\S\n](?:par|pe|mein|mai)[^\S\n](?:bhej|bhij|pohanch|deliver)|(?<=\p{sc=Hangul}|\d)(?:으로|로|에|까지)[^\S\n](?:배달|보내|갖다|가져다|부탁)|[^\S\n](?:adresine|adrese)[^\S\n](?:gönder|getir|yolla|bırak)|(?:க்கு|ில்|யில்)[^\S\n](?:அனுப்ப|கொண்டு)/u
/** What follows an address in a Japanese sentence. */
const JAPANESE_END = /(?:まで|へ|に)(?:の?(?:配達|お届け|届けて|お願い|持って)|$)|(?:まで|でお願い|にてお願い|です$)/u

const CITY_ALONE = new RegExp(`^${wordPattern(CITIES).source}$`, 'u')
const ENOUGH = 2
const LONGEST_UNCASED_HEAD = 3
/** Chinese and Japanese put no spaces into a sentence; a place without a number has a short name. */
const HAN_SENTENCE =
  /^(?=.*\p{sc=Han})[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]{9,}$(?<![都道府県市区町村郡區县縣省路街道鎮園邨])/u

const POSTAL = wordPattern(POSTAL_WORDS)
/** The labelled address, or the labelled parts of an address in text order. */
const labelled = (
  text: string,
  plain: string,
  folded: string,
  fields: ReadonlyArray<LabelledField>,
): ReadonlyArray<Span> => {
  const addresses = fields.filter(({ label, value }) => label === 'address' && value.to > value.from)
  // "お届け先:山口 様\n住所:大阪市…": the first one may have had the name, which was read.
  const address = addresses.find(({ value }) => /[\p{L}\p{N}]/u.test(plain.slice(value.from, value.to))) ?? addresses[0]
  if (address) {
    const own = sentence(plain, folded, address.value)
    const next = nextLine(plain, address.value.to)
    const goesOn =
      next !== undefined &&
      !fields.some(({ whole }) => overlap(whole, next)) &&
      !/^\p{L}[^\n:,]{1,20}:\s/u.test(plain.slice(next.from, next.to)) &&
      streetEvidence(plain, folded, next).score >= ENOUGH &&
      !HINT.test(folded.slice(next.from, next.to))
    // The recipient's name was read and removed: "deliver to Bob Tan".
    const lines = goesOn ? [next, ...linesUnder(plain, folded, fields, next.to)] : []
    return own.to <= own.from ? lines : [own, ...lines]
  }
  const empty = fields.find(({ label }) => label === 'address')
  const below = empty && nextLine(plain, empty.whole.to)
  if (below) return [below, ...linesUnder(plain, folded, fields, below.to, STREET_SCORE)]
  return fields
    .filter(({ label, value }) => label === 'address-part' && value.to > value.from)
    .map(({ title, value }) =>
      /\p{L}{2}/u.test(text.slice(value.from, value.to)) || POSTAL.test(folded.slice(title.from, title.to))
        ? value
        : { from: title.from, to: value.to },
    )
}

/** Cuts a labelled address at the end of its line and before a sentence about another topic. */
const sentence = (plain: string, folded: string, value: Span): Span => {
  const { from, to } = trimmed(plain, value)
  const [line = ''] = folded.slice(from, to).split('\n')
  const next = [...plain.slice(from, from + line.length).matchAll(SENTENCES)].find(({ index }) => {
    const at = from + index + 1
    const [rest = ''] = plain.slice(at, from + line.length).split(/[.!?](?:\s|$)/, 1)
    return streetEvidence(plain, folded, { from: at, to: at + rest.length }).score <= 0
  })
  const stop = Math.min(NEXT_SENTENCE.exec(line)?.index ?? line.length, next ? next.index + 1 : line.length)
  const own = trimmed(plain, { from, to: from + stop })
  const introduced = /^(?:at|to|in|na|is|hai|هے|je|ist|es)\s+/.exec(folded.slice(own.from, own.to))?.[0].length ?? 0
  const tail = TAIL.exec(folded.slice(own.from, own.to))
  const end = tail ? own.from + tail.index : own.to
  const cut = trimmed(plain, { from: own.from + introduced, to: end })
  return /\p{L}{4}\.$/u.test(plain.slice(cut.from, cut.to)) ? { from: cut.from, to: cut.to - 1 } : cut
}

/** The line below that goes on with an address, if it does. */
const linesUnder = (
  plain: string,
  folded: string,
  fields: ReadonlyArray<LabelledField>,
  from: number,
  enough = ENOUGH,
): ReadonlyArray<Span> => {
  const line = nextLine(plain, from)
  const isOther =
    line === undefined ||
    fields.some(({ whole }) => overlap(whole, line)) ||
    HINT.test(folded.slice(line.from, line.to)) ||
    streetEvidence(plain, folded, line).score < enough
  return isOther ? [] : [line]
}

const nextLine = (plain: string, from: number): Span | undefined => {
  const found = /\n[^\n]*/.exec(plain.slice(from))
  if (!found) return undefined
  const start = from + found.index
  const line = trimmed(plain, { from: start, to: start + found[0].length })
  return line.to > line.from ? line : undefined
}

const withoutTail = (plain: string, folded: string, { from, to }: Span): Span => {
  const tail = TAIL.exec(folded.slice(from, to)) ?? /(?<=\d|\p{L}{4})\.$|(?<=\d)の$/u.exec(folded.slice(from, to))
  return tail ? trimmed(plain, { from, to: from + tail.index }) : { from, to }
}

/** "te paso mi dire: Av. Corrientes": what a colon introduces. */
const INTRODUCED = /^[^\n]*\p{L}(?<!(?<!\p{L})(?:no|nr|n|č|kat|k|daire|d|blok|blk|apt)):\s+/iu
/** The words before the town with which an address begins: "訂3個排骨便當 台中市西屯區", "후라이드 1마리 부산 해운대구". */
const EAST_ASIAN_TOWN = new RegExp(
  `^(?:[^\\n]*?\\s)??(?=〒?\\d{3}-\\d{4}\\s|[\\p{sc=Han}]{2,3}[都府県市縣]|\\p{sc=Hangul}{2,5}(?:특별시|광역시|시|도)\\s|(?:${CITIES.split(
    '|',
  )
    .filter((city) => /[\p{sc=Han}\p{sc=Hangul}]/u.test(city))
    .join('|')})(?![\\p{sc=Hangul}]))`,
  'u',
)

/** "すいません札幌市…": an excuse without a space before the town. */
const EXCUSE = /^\p{sc=Hiragana}{3,16}(?=\p{sc=Han}{2,4}[都府県市])/u

/** A Thai address ends with its province and postcode: "อ.บางละมุง ชลบุรี 20150". */
const THAI_END =
  /(?<=(?:อ\.|อำเภอ|เขต)\s?[\p{sc=Thai}]{3,30}\s(?:(?:จ\.|จังหวัด)\s?)?[\p{sc=Thai}]{3,20}(?:\s\d{5})?|(?:กทม\.?|กรุงเทพฯ?|กรุงเทพมหานคร)(?:\s\d{5})?)\s(?!\d{5}|ห้อง|ชั้น|ตึก|อาคาร|คอนโด)(?=\S)/u

/** "ข้าวมันไก่ 2 กล่อง ซอยสุขุมวิท 101": dishes and their counts before the address. */
const COUNTED_BEFORE =
  /^.*\d{1,2}\s?(?:กล่อง|ถุง|จาน|แก้ว|ชิ้น|ชุด|ขวด|ห่อ|อัน|ถ้วย|แพ็ค|ลูก|ก้อน|โล|ຖົງ|ກ່ອງ|ຈານ|កញ្ចប់|ប្រអប់|ចាន|ဘူး|ပွဲ|ထုပ်)\s/u
const TODAY_BEFORE = new RegExp(`^.*${wordPattern('วันนี้|ມື້ນີ້|ថ្ងៃនេះ|ဒီနေ့').source}\\s`, 'u')

/** The part of a clause after the last word that introduces an address, without a courtesy at its end. */
const addressIn = (
  plain: string,
  folded: string,
  clause: Span,
  at: number,
): { readonly span: Span; readonly isCut: boolean } => {
  let from = clause.from
  for (const { 0: word, index } of folded.slice(clause.from, clause.from + at).matchAll(TO)) {
    const after = clause.from + index + word.length
    // "Na Spojce 11": a street that begins with a preposition.
    if (/^(?:Na|K|Ke|V|Ve)\s\p{Lu}/u.test(plain.slice(clause.from + index, after + 2))) continue
    if (
      /^\S/.test(plain.slice(after)) &&
      !/[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Han}\p{sc=Hiragana}]$/u.test(word)
    )
      continue
    from = after
  }
  const before = plain.slice(from, at > 0 ? clause.from + at : clause.to)
  const start = Math.max(
    ...[INTRODUCED, EAST_ASIAN_TOWN, EXCUSE, COUNTED_BEFORE, TODAY_BEFORE].map(
      (pattern) => pattern.exec(before)?.[0].length ?? 0,
    ),
  )
  from += start
  from += smallWords(plain, folded, from, clause.to)
  const sign = Math.max(clause.from + at, from)
  const behind = folded.slice(sign, clause.to)
  const written = plain.slice(sign, clause.to)
  const hint = HINT.exec(behind) ?? THAI_END.exec(written) ?? JAPANESE_END.exec(written) ?? SEND_BEHIND.exec(written)
  const end = hint && hint.index > 3 ? sign + hint.index : clause.to
  return {
    span: withoutTail(plain, folded, trimmed(plain, { from, to: end })),
    isCut: from > clause.from,
  }
}

/** What people say of themselves before they name a street. */
const BEING_THERE = wordPattern(
  'jsem|jsme|bydlím|bydlíme|bydlí|čekám|čekáme|sídlím|sídlíme|bin|sind|wohne|wohnt|wohnen|estoy|estamos|vivo|vive|vivimos|bor|jobbar|asun|asumme|olen|olemme|lakom|lakunk|vagyok|vagyunk|sunt|suntem|locuiesc|locuim|stau|μένω|μένει|μένουμε|είμαι|είμαστε|live|lives|am|are|staying|tinggal|nakatira',
)
/** "jsem doma Ke Kapličce 5": words in small letters before the name of a street. */
const SMALL_WORDS = /^(?:\p{Ll}[\p{L}\p{M}]*[^\S\n]){1,8}(?=\p{Lu})/u

/** How many characters at the start are a sentence that only goes on with the address. */
const smallWords = (plain: string, folded: string, from: number, to: number): number => {
  const length = SMALL_WORDS.exec(plain.slice(from, to))?.[0].length ?? 0
  // "u" before a person is no Hungarian street.
  const said = folded.slice(from, from + length).replaceAll(/(?<!\p{L})\p{L}{1,2}(?!\p{L})/gu, ' ')
  const saysPlace = streetEvidence(said, said, { from: 0, to: said.length }).score > 0 || NEARBY.test(said)
  return saysPlace || !BEING_THERE.test(said) ? 0 : length
}

const POSTCODE_AND_TOWN = /^\d{3,5}(?:\s\d{2,3})?\s\p{L}[\p{L}\s.-]{2,30}(?:\s\d{1,2}(?:\s-\s\p{L}+)?)?$/u
const BUILDING_FIRST = new RegExp(`^${wordPattern(LABELS.building).source}`, 'u')

const THAI_SENTENCE_END = /(?:ค่ะ|คะ|ครับ|คับ|จ้า|จ้ะ)$/u

/** Whether a neighbouring clause may continue an address: a district, a town, a house. */
const continues = (plain: string, folded: string, clause: Span): boolean => {
  const text = plain.slice(clause.from, clause.to)
  const low = folded.slice(clause.from, clause.to)
  const { score } = streetEvidence(plain, folded, clause)
  if (NEAR.test(low)) return true
  if (COMPANY.test(low)) return false
  if (POSTCODE_AND_TOWN.test(text)) return true
  if (score >= STREET_SCORE && !HINT.test(low)) return true
  if (score > 0 && BUILDING_FIRST.test(low)) return true
  if (THAI_SENTENCE_END.test(text)) return false
  if (score < 0 || ELSE.test(low.replace(/^the /, '    ')) || HINT.test(low) || isCourteous(folded, clause))
    return false
  if (score > 0) return true
  if (saysHowToPay(low)) return false
  const words = text.replaceAll(' @ ', ' ').split(/\s+/)
  const isNamed = words.every((word) => !/^\p{Ll}{3}/u.test(word))
  return words.length <= (/\p{Lu}/u.test(text) ? 4 : 5) && isNamed && /\D|^\d{4,6}$/.test(text)
}

/** A short word before a point is an abbreviation, "Mah. Moda Cad."; another point, "?" or "!" ends the sentence. */
const SENTENCE_END =
  /(?:^|[^.])[?!]|(?:\p{L}{5}|[\p{N}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Arabic}\p{M}]\p{L}?)\s?\.(?![,;])/u

/** The same before another sentence in Latin letters. */
const SENTENCES = /(?<=\p{L}{5})[.!?](?=\s+\p{Lu}\p{Ll})/gu

/** The number of a flat alone; a longer one is rather an amount. */
const DOOR = /^\d{1,4}\p{L}?$/u
const DOOR_AT_END = /^\d{1,3}\p{L}?$/u

/** A Japanese or Chinese address begins with its region: nothing before it belongs to it. */
const REGION_FIRST = /^(?:〒\d{3}-?\d{4}\s?)?(?:\p{sc=Han}{1,5}[都道府県市区縣區]|香港|九龍|新界)/u

/** The sequence of clauses in a row that looks most like an address; `lines` is how the country orders its parts. */
const inRow = (plain: string, folded: string, row: Row, lines: AddressLines) => {
  const scores = row.clauses.map((clause) => streetEvidence(plain, folded, clause))
  const strong = scores.findIndex(({ score }) => score >= ENOUGH)
  // A street without a number and a town or a building beside it.
  const pair = scores.findIndex(
    ({ score }, index) =>
      score > 0 &&
      (score + (scores[index + 1]?.score ?? 0) >= ENOUGH ||
        // "Gulistan Apartments, Johar Mor, Karachi": a quarter between the building and the town.
        (score + (scores[index + 2]?.score ?? 0) >= ENOUGH && continues(plain, folded, row.clauses[index + 1]!))),
  )
  const first = strong < 0 ? pair : strong
  if (first < 0) return undefined
  const seed = addressIn(plain, folded, row.clauses[first]!, Math.max(0, scores[first]!.at))
  let from = first
  let head = seed
  const isNewSentence = (at: number): boolean =>
    SENTENCE_END.test(
      plain.slice(Math.max(row.clauses[at - 1]!.to - 6, row.clauses[at - 1]!.from), row.clauses[at]!.from),
    ) &&
    scores[at]!.score <= 0 &&
    /[\p{L}\p{M}]{2}/u.test(plain.slice(row.clauses[at]!.from, row.clauses[at]!.to))
  const endsSentence = (at: number): boolean =>
    SENTENCE_END.test(
      plain.slice(Math.max(row.clauses[at]!.to - 6, row.clauses[at]!.from), row.clauses[at + 1]!.from),
    ) && scores[at]!.score <= 0
  const mayBegin = (clause: Span): boolean => {
    const { span, isCut } = addressIn(plain, folded, clause, clause.to - clause.from)
    const text = plain.slice(span.from, span.to)
    // Without capitals, a longer clause before the address is rather a sentence.
    const isShort = hasCase(text) || text.split(/\s+/).length <= LONGEST_UNCASED_HEAD
    return (
      isShort && !HAN_SENTENCE.test(text) && continues(plain, folded, isCut && /\d|^The /.test(text) ? span : clause)
    )
  }
  const isWhole = REGION_FIRST.test(plain.slice(head.span.from, head.span.to))
  while (!head.isCut && !isWhole && from > 0 && !endsSentence(from - 1) && mayBegin(row.clauses[from - 1]!)) {
    from -= 1
    const clause = row.clauses[from]!
    head = addressIn(plain, folded, clause, clause.to - clause.from)
  }
  const isDoor = (clause: Span | undefined, door: RegExp): boolean =>
    clause !== undefined && door.test(plain.slice(clause.from, clause.to))
  if (lines.startsWith('unit') && !head.isCut && from === 1 && isDoor(row.clauses[0], DOOR)) {
    from = 0
    head = { span: row.clauses[0]!, isCut: false }
  }
  let to = first + 1
  const goesOn = (at: number): boolean =>
    at < row.clauses.length && !isNewSentence(at) && continues(plain, folded, row.clauses[at]!)
  const isInside = lines.endsWith('city')
  while (goesOn(to) || (isInside && isDoor(row.clauses[to], DOOR) && goesOn(to + 1))) to += 1
  if (lines.endsWith('unit') && to === row.clauses.length - 1 && isDoor(row.clauses[to], DOOR_AT_END)) to += 1
  const clauses = row.clauses.slice(from, to)
  const last = clauses.at(-1)!
  return {
    span: { from: head.span.from, to: Math.max(addressIn(plain, folded, last, 0).span.to, seed.span.to) },
    score: scores.slice(from, to).reduce((sum, { score }) => sum + score, 0),
  }
}

const POSTCODE_LINE = /^〒\s?\d{3}-?\d{4}$/u

/** "S(098833)": a bracket that is opened in the address is closed in it; a note in brackets is not begun. */
const closed =
  (text: string) =>
  ({ from, to }: Span): Span => {
    const bracket = /\s?[(（][^()（）]*$/.exec(text.slice(from, to))
    if (!bracket) return { from, to }
    if (/^[)）]/.test(text.slice(to))) return { from, to: to + 1 }
    return { from, to: bracket.index > 0 ? from + bracket.index : to }
  }

/** "เดอะไลน์ สุขุมวิท 71 ชั้น 9": a clause without a sign of a street before a floor. */
const beforeFloor = (
  plain: string,
  folded: string,
  rows: ReadonlyArray<Row>,
  floors: ReadonlyArray<Span>,
): ReadonlyArray<Span> =>
  rows
    .flatMap(({ clauses }) => clauses)
    .filter(
      (clause) =>
        floors.some(({ from }) => from >= clause.to && /^[^\S\n]?,*$/.test(plain.slice(clause.to, from))) &&
        /[\s\d]/.test(plain.slice(clause.from, clause.to)) &&
        continues(plain, folded, clause),
    )
    .slice(0, 1)

/**
 * Finds the delivery address: the labelled one, the lines that look most like an address, or what stands before one of
 * the `floors`; empty if there is none.
 */
export const findAddress = (
  text: string,
  plain: string,
  folded: string,
  rows: ReadonlyArray<Row>,
  fields: ReadonlyArray<LabelledField>,
  country: CountryCode,
  floors: ReadonlyArray<Span> = [],
): ReadonlyArray<Span> => {
  const said = labelled(text, plain, folded, fields)
  return (said.length > 0 ? said : unlabelled(text, plain, folded, rows, country, floors)).map((span) =>
    withoutFirm(plain, folded, span),
  )
}

/** The address without the firm in front of it. */
const withoutFirm = (plain: string, folded: string, { from, to }: Span): Span => {
  const [clause = ''] = folded.slice(from, to).split(',', 1)
  const isFirm = clause.length < to - from && COMPANY.test(clause)
  return isFirm ? trimmed(plain, { from: from + clause.length + 1, to }) : { from, to }
}

const TOWN_LINE = /^(?:\d{3}\s?\d{1,3}\s)?\p{Lu}[\p{L}-]{3,}(?:\s\d{1,2})?$/u

/** The lines that look most like an address, or what stands before one of the `floors`. */
const unlabelled = (
  text: string,
  plain: string,
  folded: string,
  rows: ReadonlyArray<Row>,
  country: CountryCode,
  floors: ReadonlyArray<Span>,
): ReadonlyArray<Span> => {
  const candidates = rows.map((row) => {
    const [lines] = addressPattern(country, text.slice(row.from, row.to))
    return { row, found: inRow(plain, folded, row, lines) }
  })
  const scores = candidates.map(({ found }) => found?.score ?? 0)
  if (candidates.every(({ found }) => found === undefined)) return beforeFloor(plain, folded, rows, floors)
  const best = scores.indexOf(Math.max(...scores))
  const end = candidates.findIndex(
    ({ row, found }, index) =>
      index > best &&
      (!found ||
        (row.line !== candidates[index - 1]!.row.line + 1 && !POSTCODE_AND_TOWN.test(plain.slice(row.from, row.to)))),
  )
  // "Havlíčkova 35\nJihlava": a town on the line below.
  const under = end < 0 ? undefined : rows[end]
  const isTown =
    under !== undefined &&
    under.line === rows[end - 1]!.line + 1 &&
    under.clauses.length === 1 &&
    TOWN_LINE.test(plain.slice(under.from, under.to)) &&
    continues(plain, folded, under.clauses[0]!)
  // A postcode on a line of its own above the address.
  const above = rows[best - 1]
  const postcode =
    above !== undefined && best > 0 && POSTCODE_LINE.test(plain.slice(above.from, above.to)) ? [above] : []
  // "عمان - طبربور، شارع الشهيد": a town before a dash.
  const town =
    above !== undefined &&
    /^\s[-–]\s$/.test(text.slice(above.to, rows[best]!.from)) &&
    above.clauses.length > 0 &&
    CITY_ALONE.test(folded.slice(above.clauses.at(-1)!.from, above.to))
      ? above.clauses.at(-1)
      : undefined
  const spans = [
    ...candidates.slice(best, end < 0 ? undefined : end).flatMap(({ found }) => found?.span ?? []),
    ...(isTown ? under.clauses : []),
  ]
  // "110 00 Praha – Staré Město", "Konak / İzmir": a dash or slash between a town and its part is no end.
  return [...(spans.length > 0 ? postcode.map(({ from, to }) => ({ from, to })) : []), ...spans]
    .map((span, index) => (index === 0 && town ? { from: town.from, to: span.to } : span))
    .map(closed(text))
    .map((span) => {
      const part = rows.find(({ from }) => from > span.to)
      const isPart =
        part !== undefined &&
        /^\s[–/]\s$/.test(text.slice(span.to, part.from)) &&
        (text.slice(span.to, part.from) !== ' / ' || !/\p{N}/u.test(text.slice(part.from, part.to))) &&
        part.clauses.every((clause) => continues(plain, folded, clause))
      // "Olomouc – Hodolany, second door": only the first clause may belong to the town.
      const [first] = part?.clauses ?? []
      const isFirst =
        first !== undefined &&
        /^\s–\s$/.test(text.slice(span.to, part?.from)) &&
        /^\p{Lu}[\p{L}-]+$/u.test(plain.slice(first.from, first.to))
      return isPart ? { from: span.from, to: part.to } : isFirst ? { from: span.from, to: first.to } : span
    })
}
