import { trimmed, type Span } from '../text/span.ts'
import { wordPattern } from '../text/wordPattern.ts'
import { NOTE_HINT, TAIL } from './addressSigns.ts'
import { CITIES, NEAR_WORDS, TO_WORDS } from './messageWords.ts'
import { streetEvidence } from './streetEvidence.ts'

const TO = wordPattern(TO_WORDS, 'gu')

const NEARBY = wordPattern(NEAR_WORDS)

/** What follows an address in a sentence of a language whose verb is last: "ရန်ကုန် ကို ပို့ပေးပါ", "گلبرگ پر بھیج دیں". */
const SEND_BEHIND =
  /(?:ကို|သို့|မှာ)?[^\S\n]?(?:လာ)?ပို့|[^\S\n](?:بھیج|بھجوا|پہنچا)[^\S\n]د|[^\S\n](?:(?:এ|এই)[^\S\n](?:ঠিকানায়[^\S\n])?)?(?:পাঠান|পাঠিয়ে|পাঠাবেন|পৌঁছে|ডেলিভারি|দিয়ে যা)|[^\S\n](?:پر|پہ|میں)[^\S\n](?:بھیج|بھجوا|پہنچا|ڈیلیور)|[^\S\n](?:par|pe|mein|mai)[^\S\n](?:bhej|bhij|pohanch|deliver)|(?<=\p{sc=Hangul}|\d)(?:으로|로|에|까지)[^\S\n](?:배달|보내|갖다|가져다|부탁)|[^\S\n](?:adresine|adrese)[^\S\n](?:gönder|getir|yolla|bırak)|(?:க்கு|ில்|யில்)[^\S\n](?:அனுப்ப|கொண்டு)/u

/** What follows an address in a Japanese sentence. */
const JAPANESE_END = /(?:まで|へ|に)(?:の?(?:配達|お届け|届けて|お願い|持って)|$)|(?:まで|でお願い|にてお願い|です$)/u

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
export const addressInClause = (
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
  const hint =
    NOTE_HINT.exec(behind) ?? THAI_END.exec(written) ?? JAPANESE_END.exec(written) ?? SEND_BEHIND.exec(written)
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
