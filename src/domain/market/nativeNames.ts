import type { Locale } from './languages.ts'

/**
 * The name of each language in the language itself: proper names, the same in every translation. A page has the name of
 * its own language in its HTML, because all of them are as large as a small script.
 */
export const NATIVE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  ar: 'العربية',
  'ar-SA': 'العربية (السعودية)',
  bn: 'বাংলা',
  ceb: 'Binisaya',
  ckb: 'کوردیی ناوەندی',
  cs: 'Čeština',
  de: 'Deutsch',
  el: 'Ελληνικά',
  es: 'Español',
  fi: 'Suomi',
  hu: 'Magyar',
  ja: '日本語',
  km: 'ខ្មែរ',
  ko: '한국어',
  lo: 'ລາວ',
  ms: 'Bahasa Melayu',
  my: 'မြန်မာ',
  nb: 'Norsk bokmål',
  ro: 'Română',
  sv: 'Svenska',
  ta: 'தமிழ்',
  th: 'ไทย',
  tl: 'Tagalog',
  tr: 'Türkçe',
  ur: 'اردو',
  'ur-Latn': 'Urdu (Roman)',
  'zh-HK': '繁體中文（香港）',
  'zh-MY': '简体中文',
  'zh-TW': '繁體中文（台灣）',
}
