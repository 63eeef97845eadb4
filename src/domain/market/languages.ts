export interface Language {
  readonly direction: 'ltr' | 'rtl'
  /** The language's name in the language itself: a proper name, the same in every translation. */
  readonly nativeName: string
}

/** The 30 locales that have texts (I18N-01, OP-10). */
export const LANGUAGES = {
  en: { direction: 'ltr', nativeName: 'English' },
  ar: { direction: 'rtl', nativeName: 'العربية' },
  'ar-SA': { direction: 'rtl', nativeName: 'العربية (السعودية)' },
  bn: { direction: 'ltr', nativeName: 'বাংলা' },
  ceb: { direction: 'ltr', nativeName: 'Binisaya' },
  ckb: { direction: 'rtl', nativeName: 'کوردیی ناوەندی' },
  cs: { direction: 'ltr', nativeName: 'Čeština' },
  de: { direction: 'ltr', nativeName: 'Deutsch' },
  el: { direction: 'ltr', nativeName: 'Ελληνικά' },
  es: { direction: 'ltr', nativeName: 'Español' },
  fi: { direction: 'ltr', nativeName: 'Suomi' },
  hu: { direction: 'ltr', nativeName: 'Magyar' },
  ja: { direction: 'ltr', nativeName: '日本語' },
  km: { direction: 'ltr', nativeName: 'ខ្មែរ' },
  ko: { direction: 'ltr', nativeName: '한국어' },
  lo: { direction: 'ltr', nativeName: 'ລາວ' },
  ms: { direction: 'ltr', nativeName: 'Bahasa Melayu' },
  my: { direction: 'ltr', nativeName: 'မြန်မာ' },
  nb: { direction: 'ltr', nativeName: 'Norsk bokmål' },
  ro: { direction: 'ltr', nativeName: 'Română' },
  sv: { direction: 'ltr', nativeName: 'Svenska' },
  ta: { direction: 'ltr', nativeName: 'தமிழ்' },
  th: { direction: 'ltr', nativeName: 'ไทย' },
  tl: { direction: 'ltr', nativeName: 'Tagalog' },
  tr: { direction: 'ltr', nativeName: 'Türkçe' },
  ur: { direction: 'rtl', nativeName: 'اردو' },
  'ur-Latn': { direction: 'ltr', nativeName: 'Urdu (Roman)' },
  'zh-HK': { direction: 'ltr', nativeName: '繁體中文（香港）' },
  'zh-MY': { direction: 'ltr', nativeName: '简体中文' },
  'zh-TW': { direction: 'ltr', nativeName: '繁體中文（台灣）' },
} as const satisfies Readonly<Record<string, Language>>
export type Locale = keyof typeof LANGUAGES

export const LOCALES = Object.keys(LANGUAGES) as ReadonlyArray<Locale>

export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value)

/**
 * Language codes, in lower case, that mean a locale with another name (I18N-02). A code also matches its longer forms.
 */
const ALIASES: ReadonlyMap<string, Locale> = /* @__PURE__ */ new Map([
  ['fil', 'tl'],
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
