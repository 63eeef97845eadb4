import { describe, expect, it } from 'vitest'
import { messagesOf, translatedLocales, type Message } from '../../build/texts.ts'
import type { Locale } from '../../src/domain/market/languages.ts'

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

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,?!;]/u
const OF_ARABIC_SCRIPT = /\p{Script=Arabic} ?[?,;]/u

/** Punctuation of other languages: [languages, what is wrong]. */
const PUNCTUATION: ReadonlyArray<readonly [ReadonlyArray<string>, RegExp]> = [
  [['ja', 'zh-HK', 'zh-MY', 'zh-TW'], EAST_ASIAN],
  [['ar', 'ar-SA', 'ckb', 'ur'], OF_ARABIC_SCRIPT],
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

/** A text of two words or more, which can be right in two languages by chance only. */
const isSentence = (text: string) => /\p{L}{2} \p{L}{2}/u.test(text)

describe('the translations', () => {
  it.each(translations)('in %s are no English sentences', (locale) => {
    const english = new Map(messagesOf('en').map((message) => [message.id, textsOf([message])]))
    const unchanged = messagesOf(locale).flatMap((message) =>
      textsOf([message]).filter(
        ([id, text], place) => isSentence(text) && english.get(id)?.[place]?.[1] === text && !id.startsWith('-'),
      ),
    )
    expect(unchanged).toEqual([])
  })

  it.each(locales)('in %s use the letters of the language', (locale) => {
    expect(matching(textsOf(messagesOf(locale)), strangeLetter(locale))).toEqual([])
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
  })
})
