import { westernDigits } from '../market/westernDigits.ts'

/** Han characters in names of people and places, each before the form that is compared. */
const HAN = '臺台裏裡峯峰衞衛髙高﨑崎邊辺邉辺澤沢濱浜嶋島齋斎齊斉広廣櫻桜瀨瀬眞真德徳冨富曾曽𠮷吉'

/** Spellings of the same letter that Unicode does not decompose into each other. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  // Variants of one letter on Arabic, Persian, Urdu and Kurdish keyboards.
  ٱ: 'ا',
  ء: '',
  ى: 'ي',
  ی: 'ي',
  ێ: 'ي',
  ے: 'ي',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ۃ: 'ه',
  ە: 'ه',
  ک: 'ك',
  ڪ: 'ك',
  ۆ: 'و',
  ں: 'ن',
  ڕ: 'ر',
  ڵ: 'ل',
  // Bengali khanda ta; Tamil sha, which is typed as sa in names that begin with Shri.
  '\u09CE': '\u09A4\u09CD',
  '\u0BB6': '\u0BB8',
  // Khmer letters and the Burmese nya that look the same as another one.
  '\u17B2': '\u17B1',
  '\u1025': '\u1009',
  // Two vowel signs typed instead of the single one that looks the same: Thai, Lao, Khmer.
  '\u0E40\u0E40': '\u0E41',
  '\u0EC0\u0EC0': '\u0EC1',
  '\u17B8\u17C1': '\u17BE',
  '\u17B6\u17C1': '\u17C4',
  ...Object.fromEntries(HAN.match(/../gu)?.map((pair) => Array.from(pair)) ?? []),
}
const SPELLING = new RegExp(Object.keys(SPELLINGS).join('|'), 'gu')

/**
 * Apostrophes, which people type or leave out. Removed before NFKC, which would turn some into a space, and after it,
 * which makes others.
 */
const APOSTROPHES = /['’‘ʼ`´]/gu

/**
 * Diacritics on letters. The vowel signs of Indic and South-East Asian scripts and the voicing marks of kana are also
 * marks, but are kept.
 */
const DIACRITICS =
  /(?=[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])(?![\u3099\u309A])\p{Mn}/gu

/** Bengali nukta and candrabindu: ড় and ড, চাঁদ and চাদ. Keyboards and people leave them out. */
const BENGALI_DOTS = /[\u09BC\u0981]/gu

/** Tone marks, the shortener and the silencers of Thai and Lao, which many people leave out. */
const TONE_MARKS = /[\u0E47-\u0E4C\u0E4E\u0EC8-\u0ECC]/gu

/** Tatweel, joiners, direction marks and Hangul and Khmer fillers, which are invisible. */
const INVISIBLE = /[\p{Cf}\u0640\u1160\u17B4\u17B5]/gu

/** The Khmer subscript of da, which looks the same as that of ta. */
const KHMER_SUBSCRIPT_DA = /\u17D2\u178A/gu
const KHMER_SUBSCRIPT_TA = '\u17D2\u178F'

/** The Burmese digit zero before a letter or a sign is the letter wa, which looks the same: "၀င်း". */
const ZERO_AS_WA = /(?<![\u1040-\u1049])\u1040(?=[\u1000-\u103F])/gu
const BURMESE_WA = '\u101D'

/**
 * Signs on one letter whose order does not change its look: Khmer subscripts and vowels, Burmese medials and vowels.
 */
const KHMER_CLUSTER = /(?:\u17D2\p{Script=Khmer}|[\u17B6-\u17D1\u17DD]){2,}/gu
const KHMER_SIGN = /\u17D2?./gu
const BURMESE_CLUSTER = /[\u102B-\u1038\u103A-\u103E]{2,}/gu

const HIRAGANA = /[\u3041-\u3096]/gu
const HIRAGANA_TO_KATAKANA = 0x60

const BEYOND_ASCII = /[^\0-\x7f]/

/**
 * Normalizes a text for comparing names: without case, diacritics and invisible characters, with one spelling and width
 * of each letter, katakana and western digits. Spaces and punctuation stay, except apostrophes. Equal texts stay equal,
 * and substrings stay substrings.
 */
export const foldText = (text: string): string => {
  const lower = text.replace(APOSTROPHES, '').toLowerCase()
  if (!BEYOND_ASCII.test(lower)) return lower
  const plain = westernDigits(lower.replace(ZERO_AS_WA, BURMESE_WA))
    .normalize('NFKC')
    .replace(APOSTROPHES, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(DIACRITICS, '')
    .replace(INVISIBLE, '')
    .replace(TONE_MARKS, '')
    .replace(BENGALI_DOTS, '')
    .normalize('NFC')
    .replace(KHMER_SUBSCRIPT_DA, KHMER_SUBSCRIPT_TA)
    .replace(KHMER_CLUSTER, (signs) => (signs.match(KHMER_SIGN) ?? []).toSorted().join(''))
    .replace(BURMESE_CLUSTER, (signs) => Array.from(signs).toSorted().join(''))
    .replace(HIRAGANA, (kana) => String.fromCharCode(kana.charCodeAt(0) + HIRAGANA_TO_KATAKANA))
  return plain.replace(SPELLING, (letter) => SPELLINGS[letter] ?? letter)
}
