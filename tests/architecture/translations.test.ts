import { describe, expect, it } from 'vitest'
import { messagesOf, translatedLocales, type Message } from '../../build/texts.ts'
import { BRANDS } from '../../src/domain/market/brands.ts'
import type { Locale } from '../../src/domain/market/languages.ts'
import { bundleOf } from '../../src/ui/kit/texts.ts'

const locales = translatedLocales() as ReadonlyArray<Locale>
const translations = locales.filter((locale) => locale !== 'en')

/** All text of a pattern, with `#` for each variable and term. */
const textOf = (node: unknown): string => {
  if (typeof node === 'string') return node
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (typeof node !== 'object' || node === null) return ''
  const { variants } = node as { variants?: ReadonlyArray<{ readonly value: unknown }> }
  return variants === undefined ? '#' : variants.map(({ value }) => textOf(value)).join('\n')
}

/** The text of each value and attribute, by the id of its message; markup is left out. */
const textsOf = (messages: ReadonlyArray<Message>): ReadonlyArray<readonly [id: string, text: string]> =>
  messages.flatMap(({ id, value, attributes }) =>
    [value, ...Object.values(attributes)].map((pattern) => [id, textOf(pattern).replaceAll(/<[^>]*>/g, '')] as const),
  )

/** The ids and texts that contain what matches. */
const matching = (texts: ReturnType<typeof textsOf>, wrong: RegExp): ReadonlyArray<string> =>
  texts.filter(([, text]) => wrong.test(text)).map(([id, text]) => `${id}: ${wrong.exec(text)?.[0]}`)

/** The Unicode scripts of a script's code, beside Latin, which names and codes use everywhere. */
const SCRIPTS: Readonly<Record<string, ReadonlyArray<string>>> = {
  Arab: ['Arabic'],
  Beng: ['Bengali'],
  Grek: ['Greek'],
  Hans: ['Han'],
  Hant: ['Han'],
  Jpan: ['Han', 'Hiragana', 'Katakana'],
  Khmr: ['Khmer'],
  Kore: ['Hangul'],
  Laoo: ['Lao'],
  Latn: [],
  Mymr: ['Myanmar'],
  Taml: ['Tamil'],
  Thai: ['Thai'],
}

/** A letter of a script that the language does not use. */
const strangeLetter = (locale: string): RegExp => {
  const scripts = SCRIPTS[new Intl.Locale(locale).maximize().script ?? '']
  if (scripts === undefined) throw new Error(`Which letters does ${locale} use?`)
  const own = ['Latin', 'Common', 'Inherited', ...scripts].map((script) => `\\p{Script_Extensions=${script}}`)
  return new RegExp(`(?=\\p{L})[^${own.join('')}]+`, 'u')
}

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][.,?!;]/u
const OF_ARABIC_SCRIPT = /\p{Script=Arabic} ?[?,;]/u
const OWN_FULL_STOP = /[\p{Script=Arabic}\p{Script=Bengali}\p{Script=Khmer}\p{Script=Myanmar}]\.(?:\s|$)/u

/** Punctuation of other languages: [languages, what is wrong]. */
const PUNCTUATION: ReadonlyArray<readonly [ReadonlyArray<string>, RegExp]> = [
  [['ja', 'zh-HK', 'zh-MY', 'zh-TW'], EAST_ASIAN],
  [['ar', 'ar-SA', 'ckb', 'ur'], OF_ARABIC_SCRIPT],
  [['bn', 'km', 'my', 'ur'], OWN_FULL_STOP],
  [['el'], /\p{Script=Greek} ?\?/u],
  [['es'], /^[^¿]*\?/u],
]

/** The quotation marks of each language; the others use those of English. */
const QUOTES: Readonly<Partial<Record<Locale, string>>> = {
  ar: '«»',
  'ar-SA': '«»',
  ckb: '«»',
  cs: '„“',
  de: '„“',
  el: '«»',
  es: '“”«»',
  fi: '”',
  hu: '„”',
  ja: '「」『』',
  km: '«»“”',
  lo: '“”',
  nb: '«»',
  ro: '„”',
  sv: '”',
  ur: '“”',
  'zh-HK': '「」『』',
  'zh-TW': '「」『』',
  'zh-MY': '“”',
}
const ALL_QUOTES = '„“”«»「」『』"'
const strangeQuote = (locale: Locale): RegExp => {
  const own = QUOTES[locale] ?? '“”'
  return new RegExp(`[${[...ALL_QUOTES].filter((mark) => !own.includes(mark)).join('')}]`, 'u')
}

/** Letters of another writing of the same script: traditional and simplified Chinese, and those of Arabic. */
const SIMPLIFIED =
  /[码约欢请输没为称顾单时写电邮话号经注册从张订员费数还确认们发内开链录会账这个过无验证设钟误对备问题试连网络两项该询则图门点现选择离换给删测绝页间长进处败关闭详档记载错状态总类预统暂继续够让]/u
const TRADITIONAL =
  /[碼約歡請輸沒為稱顧單時寫電郵話號經註冊從張訂員費數還確認們發內開鏈錄會賬這個過無驗證設鐘誤對備問題試連網絡兩項該詢則圖門點現選擇離換給刪測絕頁間長進處敗關閉詳檔記載錯狀態總類預統暫繼續夠讓]/u
const OTHER_LETTERS: Readonly<Partial<Record<Locale, RegExp>>> = {
  ar: /[یکہھےٹڈڑں]/u,
  'ar-SA': /[یکہھےٹڈڑں]/u,
  ckb: /[يكىةہھےٹڈں]/u,
  ur: /[يكىةهەۆێڕڵ]/u,
  'zh-HK': SIMPLIFIED,
  'zh-MY': TRADITIONAL,
  'zh-TW': SIMPLIFIED,
}

/** Words that were given up, or are those of a neighbour, for words of "Terms for translators" in docs/glossary.md. */
const GIVEN_UP: Readonly<Record<Exclude<Locale, 'en'>, RegExp>> = {
  ar: /سائق|كابتن|طلبية|كوبون|فاتورة|الأصناف/u,
  'ar-SA': /سائق|كابتن|طلبية|قسيمة|فاتورة|نقطة الاستلام/u,
  bn: /ড্রাইভার|চালক|কুপন|লগইন|সাইন ইন|ক্রেতা|গ্রাহক|কুরিয়ার/u,
  ceb: /drayber|driver|kupon|kurier|sign in/iu,
  ckb: /شۆفێر|سایەق|ئۆردەر|کۆبۆن|کوپۆن|مشتەری|لۆگین/u,
  cs: /řidič|kurir|kupón|výdejní/iu,
  de: /Fahrer|Zusteller|Rider|Auftr[aä]g|Voucher|Vendor|\b(?:du|dein\w*|dir|dich)\b/iu,
  el: /κούριερ|ντελιβερ|voucher|έκπτωτικ|απόδειξη|μεταφορικά|login/iu,
  es: /mensajero|motorista|conductor|rider|voucher|tarifa|\bemails?\b|(?<!\p{L})(?:tú|vos|tus?)(?!\p{L})/iu,
  fi: /kuljettaja|kuriiri|kuski|kuponki|voucher|(?<!\p{L})sinä(?!\p{L})/iu,
  hu: /sofőr|kurír|voucher|megrendelés|nyugta|belép/iu,
  ja: /サイン(?:イン|アウト)|配達員|ドライバー|オーダー|顧客|(?:ライダー|ゲストとして)を?依頼|依頼ページ|集荷場所|領収書|受領書|配達証明|(?<!身分)証明(?!する)/u,
  km: /ការបញ្ជាទិញ|អ្នកបើកបរ|អ្នកដឹកជញ្ជូន|ឡុកអ៊ីន|ថ្លៃដឹកជញ្ជូន/u,
  ko: /기사|배달원|배송|바우처|영수증|배달료|[어아해예에네돼]요(?!\p{L})/u,
  lo: /ຄົນຂັບ|ຜູ້ຂັບ|ຄຳສັ່ງຊື້|ລັອກອິນ|ອໍເດີ້/u,
  ms: /pemandu|penunggang|kupon|daftar masuk|resit|\border\b/iu,
  my: /ယာဉ်မောင်း|ကူရီယာ|ဘောက်ချာ|လော့ဂ်အင်|အမှာစာ/u,
  nb: /sjåfør|kurer|kupong|voucher|fraktgebyr|\bordre\b/iu,
  ro: /livrator|șofer|vânzător|cupon|autentific|taxă|chitanț/iu,
  sv: /förare|kurir|chaufför|kupong|voucher|fraktavgift|(?<!\p{L})beställning/iu,
  ta: /ஓட்டுநர்|டிரைவர்|வவுச்சர்|லாகின்|கஸ்டமர்|டெலிவரி/u,
  th: /ออร์เดอร์|คำสั่งซื้อ|วอเชอร์|คนขับ|ล็อกอิน|ค่าจัดส่ง|ใบเสร็จ/u,
  tl: /drayber|driver|kupon|suki|kurier|sign in/iu,
  tr: /sürücü|motokurye|rider|parola|voucher|kargo|(?<!\p{L})sen(?:in|i)?(?!\p{L})/iu,
  ur: /ڈرائیور|کوپن|سائن ان|کسٹمر|ڈلیوری/u,
  'ur-Latn': /driver|coupon|sign in|gaa?hak/iu,
  'zh-HK': /外送|快遞|騎手|優惠券|帳號|帳戶|電子郵件|網路|使用者|資訊|你/u,
  'zh-MY': /骑手|快递|代金券|客户|帐户|邮箱|你/u,
  'zh-TW': /速遞|快遞|騎手|賬戶|電郵|網絡|上載|互聯網|客戶|你/u,
}

/** A text of two words or more, which can be right in two languages by chance only. */
const isSentence = (text: string) => /\p{L}{2} \p{L}{2}/u.test(text)

/** Languages that have many English words, in which a single one is right. */
const WITH_ENGLISH_WORDS: ReadonlySet<Locale> = new Set<Locale>(['ceb', 'tl', 'ur-Latn'])
/** Units and names that are the same in every language, and the English words of a language. */
const SAME_EVERYWHERE = 'kg km min mm MM YY SMS'
const ENGLISH_WORDS: Readonly<Partial<Record<Locale, string>>> = {
  cs: 'Export Offline Voucher',
  de: 'Board Code Details Export Live Offline Status optional',
  el: 'Email',
  es: 'Error',
  hu: 'Offline',
  ms: 'Edit Menu Rider Status Unit',
  nb: 'Median Scooter Status under',
  ro: 'Contact Export Live Maximum Offline Status Voucher',
  sv: 'Export Live Median Offline Order Scooter Status under',
}
/** Names, formats of files, keys and units, which languages with letters of their own write in Latin ones. */
const LATIN_EVERYWHERE =
  'name example com Excel XLSX xlsx XLS xls CSV csv UTF BOM Enter Ctrl Shift Caps Lock MM YY kg km mm MB SMS API ID QR CVC'
/** Further words in Latin letters, where people of the language would not understand another, or beside their own. */
const LATIN_WORDS: Readonly<Partial<Record<Locale, string>>> = {
  ar: 'Tab',
  'ar-SA': 'Tab',
  bn: 'BIN Unhide',
  ckb: 'Tab',
  el: 'Email email cookie',
  ja: 'Cookie',
  km: 'Tab VATTIN spam tab',
  lo: 'Spam',
  my: 'Sheet TIN Tab',
  ta: 'GST SST Tab',
  'zh-HK': 'Cookie Tab',
  'zh-MY': 'Cookie GST SST Tab',
  'zh-TW': 'Code Cookie Tab',
}
/** The words in Latin letters of a text in a language with letters of its own that are none of these. */
const latinWords = (locale: Locale, text: string): ReadonlyArray<string> => {
  if (new Intl.Locale(locale).maximize().script === 'Latn') return []
  const known = new Set(`${LATIN_EVERYWHERE} ${LATIN_WORDS[locale] ?? ''}`.split(' '))
  return (text.match(/\p{Script=Latin}{2,}/gu) ?? []).filter((word) => !known.has(word))
}

/** Whether a text equal to the English one has a word that is not one of the language. */
const isEnglish = (locale: Locale, text: string): boolean => {
  if (isSentence(text)) return true
  const known = new Set(`${SAME_EVERYWHERE} ${ENGLISH_WORDS[locale] ?? ''}`.split(' '))
  return !WITH_ENGLISH_WORDS.has(locale) && (text.match(/\p{L}{2,}/gu) ?? []).some((word) => !known.has(word))
}

/** The patterns of a message: its value by the name '', its attributes by theirs. */
const patternsOf = ({ value, attributes }: Message) => Object.entries({ '': value, ...attributes })

describe('the translations', () => {
  it.each(translations)('in %s are no English texts', (locale) => {
    const english = new Map(
      messagesOf('en').flatMap((message) =>
        patternsOf(message).map(([name, pattern]) => [`${message.id}.${name}`, textOf(pattern)] as const),
      ),
    )
    const unchanged = messagesOf(locale)
      .filter(({ id }) => !id.startsWith('-'))
      .flatMap((message) =>
        patternsOf(message)
          .map(([name, pattern]) => [`${message.id}.${name}`, textOf(pattern)] as const)
          .filter(([name, text]) => english.get(name) === text && isEnglish(locale, text)),
      )
    expect(unchanged).toEqual([])
  })

  it.each(translations)('in %s have English words only where the language has them', (locale) => {
    const strange = textsOf(messagesOf(locale)).flatMap(([id, text]) =>
      latinWords(locale, text).map((word) => `${id}: ${word}`),
    )
    expect(strange.filter((found) => !found.startsWith('-'))).toEqual([])
  })

  it.each(translations)('in %s have no words that were given up', (locale) => {
    expect(matching(textsOf(messagesOf(locale)), GIVEN_UP[locale as keyof typeof GIVEN_UP])).toEqual([])
  })

  it.each(locales)('in %s use the letters of the language', (locale) => {
    const texts = textsOf(messagesOf(locale))
    const wrong = [strangeLetter(locale), ...(OTHER_LETTERS[locale] === undefined ? [] : [OTHER_LETTERS[locale]])]
    expect(wrong.flatMap((letter) => matching(texts, letter))).toEqual([])
  })

  it.each(locales)('in %s have Latin digits and no marks that override the direction (I18N-10)', (locale) => {
    expect(matching(textsOf(messagesOf(locale)), /(?![0-9])\p{Nd}|[\u202a-\u202e]/u)).toEqual([])
  })

  it.each(locales)('in %s isolate names of the other direction from the text around (I18N-07)', (locale) => {
    const texts = bundleOf(locale, BRANDS[0]!, messagesOf(locale))
    const pattern = texts.getMessage('order-cancel-title')?.value ?? ''
    expect(texts.formatPattern(pattern, { customer: 'نور 12' })).toContain('\u2068نور 12\u2069')
  })

  it.each(locales)('in %s use the quotation marks of the language', (locale) => {
    expect(matching(textsOf(messagesOf(locale)), strangeQuote(locale))).toEqual([])
  })

  it.each(locales)('in %s use the punctuation of the language', (locale) => {
    const wrong = PUNCTUATION.filter(([languages]) => languages.includes(locale)).map(([, mark]) => mark)
    const texts = textsOf(messagesOf(locale))
    expect([/\.\.\./, /\S {2,}\S/, ...wrong].flatMap((mark) => matching(texts, mark))).toEqual([])
  })

  it('are found wrong with letters, quotation marks or punctuation of another language', () => {
    expect('Заказ').toMatch(strangeLetter('cs'))
    expect('Objednávka, Qwerty 12 €').not.toMatch(strangeLetter('cs'))
    expect('注文する').not.toMatch(strangeLetter('ja'))
    expect('주문').toMatch(strangeLetter('ja'))
    expect('«Objednat»').toMatch(strangeQuote('cs'))
    expect('„Objednat“').not.toMatch(strangeQuote('cs'))
    expect('注文,').toMatch(EAST_ASIAN)
    expect('طلب؟').not.toMatch(OF_ARABIC_SCRIPT)
    expect('طلب?').toMatch(OF_ARABIC_SCRIPT)
    expect('注文.').toMatch(EAST_ASIAN)
    expect('អរគុណ. ').toMatch(OWN_FULL_STOP)
    expect('អរគុណ។').not.toMatch(OWN_FULL_STOP)
    expect('取消訂單').toMatch(OTHER_LETTERS['zh-MY']!)
    expect('取消订单').not.toMatch(OTHER_LETTERS['zh-MY']!)
  })

  it('are found wrong with an English word that the language does not have', () => {
    expect(isEnglish('fi', 'Search')).toBe(true)
    expect(isEnglish('tl', 'Search the orders')).toBe(true)
    expect(['Status', '# km', 'Voucher #'].filter((text) => isEnglish('ro', text))).toEqual([])
    expect(isEnglish('tl', 'Search')).toBe(false)
    expect(latinWords('th', 'ค้นหา order ใน Excel')).toEqual(['order'])
  })
})
