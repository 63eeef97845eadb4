/** The 30 locales that may have texts (I18N-01, OP-10). */
export const LOCALES = [
  'en',
  'ar',
  'ar-SA',
  'bn',
  'ceb',
  'ckb',
  'cs',
  'de',
  'el',
  'es',
  'fi',
  'hu',
  'ja',
  'km',
  'ko',
  'lo',
  'ms',
  'my',
  'nb',
  'ro',
  'sv',
  'ta',
  'th',
  'tl',
  'tr',
  'ur',
  'ur-Latn',
  'zh-HK',
  'zh-MY',
  'zh-TW',
] as const
export type Locale = (typeof LOCALES)[number]

const RIGHT_TO_LEFT: ReadonlySet<Locale> = /* @__PURE__ */ new Set<Locale>(['ar', 'ar-SA', 'ckb', 'ur'])

/** The direction of a page in the language (I18N-07). */
export const pageDirection = (locale: Locale): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.has(locale) ? 'rtl' : 'ltr')

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value)

/** Locales that may have only the texts in which they differ from another one. */
const BASES: Readonly<Partial<Record<Locale, Locale>>> = { 'ar-SA': 'ar', 'zh-HK': 'zh-TW' }

/** The locales that a locale takes its texts from, message by message: itself, its base, English (I18N-12). */
export const textSources = (locale: Locale): ReadonlyArray<Locale> => {
  const base = BASES[locale]
  return [...new Set<Locale>(base === undefined ? [locale, 'en'] : [locale, base, 'en'])]
}

/**
 * Language codes, in lower case, that mean a locale with another name (I18N-02). A code also matches its longer forms.
 */
const ALIASES: ReadonlyMap<string, Locale> = /* @__PURE__ */ new Map([
  ['fil', 'tl'],
  ['ku', 'ckb'],
  ['no', 'nb'],
  ['nn', 'nb'],
  ['zh', 'zh-MY'],
  ['zh-sg', 'zh-MY'],
  ['zh-mo', 'zh-HK'],
  ['zh-hant', 'zh-TW'],
  ['zh-hant-hk', 'zh-HK'],
  ['zh-hant-mo', 'zh-HK'],
])

const meaningOf = (code: string): Locale | undefined =>
  ALIASES.get(code) ?? LOCALES.find((locale) => locale.toLowerCase() === code)

/** The locale of a language code, by its longest known prefix; `undefined` for unsupported languages (I18N-02). */
export const localeMeantBy = (code: string): Locale | undefined => {
  const parts = code.trim().toLowerCase().split(/[-_]/)
  for (let length = parts.length; length > 0; length -= 1) {
    const locale = meaningOf(parts.slice(0, length).join('-'))
    if (locale !== undefined) return locale
  }
  return undefined
}
