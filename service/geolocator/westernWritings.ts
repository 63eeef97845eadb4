import { numberIn } from './romanNumbers.ts'
import type { Writing } from './writing.ts'

const GREEK = {
  forms: [
    [/(?<!\p{L})λ(?:εωφ)?\.\s?/giu, 'λεωφόρος '],
    [/(?<!\p{L})αρ(?:ιθ)?\.?\s?(?=\d)/giu, ' '],
    [/(?<!\p{L})πλ\.\s?/giu, 'πλατεία '],
  ],
  abbreviations: { leof: 'leoforos', pl: 'plateia', str: 'street' },
} satisfies Writing

/** A postal code of another city, as `otherCode`. */
const FOUR_DIGITS = /(?<=^\s*|,\s*)\d{4}(?=\s*(?:$|,|\s\p{L}))/u
const THREE_AND_TWO_DIGITS = /(?<!\d)\d{3} \d{2}(?![\d/])/u

const RING_BELL = /(?<=[\d,]\p{L}?\s?)(?<!\p{L})ring\s(?:på\s|hos\s)?[^\d,;()\n]{2,}/giu

/** Words for kinds of streets, behind their names. */
const TURKISH_STREET =
  '(?<!\\p{L})(?:cad|cd|caddesi|cadde|sok|sk|sokak|sokağı|bulvarı|bulvar|blv|bul|bulv)(?!\\p{L})\\.?'

/** Of Europe, Turkey and Argentina. */
export const WESTERN_WRITINGS = {
  CZ: {
    otherCode: THREE_AND_TWO_DIGITS,
    postalCode: /(?<!\d)(1\d{2})\s?(\d{2})(?!\d|\/\d)/gu,
    codeDigits: 2,
    zones: {
      pattern: /(?:\b(?:praha|prague|prag)\s?-?\s?|(?<![\p{L}\d])p-?)(\d{1,2})(?![\d/])/giu,
      // The second digit of the postal code, where 0 means 10.
      of: ({ postalCode }) => (postalCode === '' ? undefined : Number(postalCode.charAt(1)) || 10),
      within: { 11: 4, 12: 4, 13: 5, 14: 9, 15: 10, 16: 5, 17: 6, 18: 9, 19: 9, 20: 9, 21: 9, 22: 10 },
    },
    numbers: { counted: 'last' },
    details: [
      /(?<!\p{L})vchod\s?(?:č\.?\s?)?\d{1,4}[a-z]?(?!\p{L})/giu,
      /(?<!\p{L})zvonek\s[^,;()]+/giu,
      /(?<=,\s?)(?:ve dvoře|dvůr|vnitroblok)(?!\p{L})/giu,
    ],
    forms: [[/(?<!\p{L})č(?:ís)?\.?\s?(?:[po]\.?)?\s?(?=\d)/giu, ' ']],
    abbreviations: { cs: 'ceskoslovenske' },
  },
  TR: {
    postalCode: /(?<!\d)(06\d{3})(?!\d)/gu,
    details: [
      new RegExp(
        `(?<=^\\s*|,\\s*|\\d[a-z]?\\s|${TURKISH_STREET}\\s)(?:(?!${TURKISH_STREET})[^,\\d]){2,40}\\s(?:yanı|yakını|karşısı|arkası|önü|üstü|altı|bitişiği)(?:nda|nde)?(?=\\s*(?:,|$))`,
        'giu',
      ),
      /(?<=^\s*|,\s*)[\p{L}\s.]{2,30}?(?<!\p{L})(?:mahallesi|mah|mh)\b\.?/giu,
    ],
    abbreviations: {
      cad: 'caddesi',
      cd: 'caddesi',
      cadde: 'caddesi',
      sok: 'sokak',
      sk: 'sokak',
      sokagi: 'sokak',
      bulvar: 'bulvari',
      bul: 'bulvari',
      blv: 'bulvari',
      bulv: 'bulvari',
    },
  },
  HU: {
    otherCode: FOUR_DIGITS,
    postalCode: /(?<!\d)(1[0-2]\d{2})(?!\d)/gu,
    codeDigits: 3,
    zones: {
      pattern: /(?<![\p{L}\d])([ivx]{1,5}|\d{1,2})\.?\s?ker(?:ület)?(?!\p{L})\.?/giu,
      of: ({ district, postalCode }) =>
        numberIn(/^([IVX]+)\./, district) ?? (Number(postalCode.slice(1, 3)) || undefined),
    },
    details: [
      /(?<=\d\.?,?\s)[IVX]{1,4}(?:\s?\/\s?\d{1,3}\.?|\.?\s?em(?:elet)?\.?(?:\s?\d{1,3}\.?)?)/gu,
      /(?<=^|[\s,])(?:fszt|földszint)\.?\s?\d{1,3}\.?/giu,
    ],
    forms: [
      [/(?<=\d)\.(?=\s|,|$)/gu, ' '],
      [/(?<=\d)\s?(?:sz|szám)\b\.?/giu, ' '],
    ],
    abbreviations: { u: 'utca', krt: 'korut', rkp: 'rakpart', szt: 'szent' },
  },
  RO: {
    postalCode: /(?<!\d)(0\d{5})(?!\d)/gu,
    zones: {
      pattern: /\bsect(?:orul|or)?\.?\s?(\d)(?!\d)/giu,
      of: ({ district }) => numberIn(/^Sector(?:ul)? (\d)/, district),
    },
    details: [/\bbl(?:oc)?\b\.?\s?[a-z]{0,2}\d{0,4}[a-z]?(?=\s*(?:,|$|sc))/giu],
    forms: [
      [/\bb-?dul\b\.?/giu, 'bulevardul '],
      [/\bp-?[tț]a\b\.?/giu, 'piata '],
    ],
    abbreviations: {
      str: 'strada',
      bd: 'bulevardul',
      bld: 'bulevardul',
      blvd: 'bulevardul',
      boulevard: 'bulevardul',
      cal: 'calea',
      sos: 'soseaua',
    },
  },
  AT: {
    otherCode: FOUR_DIGITS,
    zones: {
      pattern: /(?<!\d)(\d{1,2})\.?\s?bez(?:irk|\.)|(?<=\bwien\s)(\d{1,2})\.?(?![\p{L}\d])/giu,
      of: ({ postalCode }) => Number(postalCode.slice(1, 3)) || undefined,
    },
    postalCode: /(?:\ba-)?(?<!\d)(1[0-2]\d0)(?!\d)/giu,
    codeDigits: 3,
    forms: [
      [/(?<=\p{L}{3})str\.?(?=[\s,]|$)/giu, 'straße'],
      [/(?<=\p{L}{3})g\.(?=[\s,]|$)/giu, 'gasse'],
    ],
    abbreviations: { str: 'strasse', pl: 'platz' },
  },
  SE: {
    details: [/\b(?:nb|bv|ög|gh)\b|\b(?:uppgång|port)\s[a-z\d]{1,2}\b/giu, RING_BELL],
    otherCode: THREE_AND_TWO_DIGITS,
    postalCode: /(?:\bse?-)?(?<!\d)(1(?:[0-2]\d|6\d|7[01]))\s?(\d{2})(?!\d)/giu,
    codeDigits: 2,
    forms: [
      [/(?<=\p{L}{3})g\.(?=\s)/giu, 'gatan'],
      [/(?<=\p{L}{3})v\.(?=\s)/giu, 'vägen'],
    ],
  },
  FI: {
    postalCode: /(?:\bfi?-)?(?<!\d)(00\d{3})(?!\d)/giu,
    details: [/\blh\.?\s?\d{1,3}\b/giu, /(?<=\d)\s?[A-Z]\s\d{1,3}(?!\d)/gu],
    forms: [
      [/(?<=\p{L}{3})k\.(?=\s)/giu, 'katu'],
      [/(?<=\p{L}{3})t\.(?=\s)/giu, 'tie'],
    ],
  },
  NO: {
    details: [/\b(?:inngang|oppgang)\s[a-z\d]{1,2}\b/giu, RING_BELL],
    otherCode: FOUR_DIGITS,
    postalCode: /(?:\bn-)?(?<!\d)(0\d{3})(?!\d)/giu,
    forms: [
      [/(?<=\p{L}{3})gt\.?(?=\s)/giu, 'gata'],
      [/(?<=\p{L}{3})(?:vn\.?|v\.)(?=\s)/giu, 'veien'],
    ],
    abbreviations: { gt: 'gate', pl: 'plass' },
  },
  GR: { ...GREEK, otherCode: THREE_AND_TWO_DIGITS, postalCode: /(?<!\d)(1\d{2})\s?(\d{2})(?!\d)/gu },
  CY: { ...GREEK, otherCode: FOUR_DIGITS, postalCode: /(?<!\d)([12]\d{3})(?!\d)/gu },
  AR: {
    otherCode: /(?<![\p{L}\d])[a-z]\d{4}(?:[a-z]{3})?(?![\p{L}\d])|(?<=,\s*)\d{4}(?=\s*(?:$|,|\s\p{L}))/iu,
    postalCode:
      /(?<![\p{L}\d])c(1\d{3})(?:[a-z]{3})?(?![\p{L}\d])|(?<=,\s*)(1\d{3})(?=\s*(?:$|,|caba|buenos|ciudad|capital))/giu,
    numbers: { metres: 1 },
    details: [
      /(?<=\d)\s?(?:esq(?:uina|\.)?|y)\s\p{L}[^,]{1,40}(?![\p{L}\p{M}])/giu,
      /(?<=\d\S*\s)(?:e\/|entre\s)\s?\p{L}[^,]{1,60}(?![\p{L}\p{M}])/giu,
    ],
    forms: [[/(?<!\p{L})n[°º]\s?(?=\d)/giu, ' ']],
    abbreviations: {
      avenue: 'avenida',
      avda: 'avenida',
      pte: 'presidente',
      pres: 'presidente',
      gral: 'general',
      tte: 'teniente',
      bme: 'bartolome',
    },
  },
} satisfies Readonly<Record<string, Writing>>
