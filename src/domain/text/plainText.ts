import { westernDigits } from '../market/westernDigits.ts'

/** What people and their keyboards write in several ways, and the one way it is read; each is one character. */
const SAME: ReadonlyArray<readonly [RegExp, string]> = [
  [/[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00a0\u2000-\u200a\u202f\u3000\t]/g, ' '],
  [/\r/g, '\n'],
  [/[،，、﹐]/g, ','],
  [/[；؛]/g, ';'],
  [/[：﹕]/g, ':'],
  [/[！]/g, '!'],
  [/[？؟]/g, '?'],
  [/[。．۔]/g, '.'],
  [/[（]/g, '('],
  [/[）]/g, ')'],
  [/[＃]/g, '#'],
  [/[＋]/g, '+'],
  [/[／]/g, '/'],
  [/[＝]/g, '='],
  [/[＄]/g, '$'],
  [/[\u2010-\u2015\u2212－]/g, '-'],
  [/[º˚]/g, '°'],
  [/[’‘′´`]/g, "'"],
  [/[”“″]/g, '"'],
  [/٫/g, '.'],
  [/(?<=\d)ー(?=\d)/g, '-'],
]

/**
 * The same text in plain signs: 0-9 for the digits of every script, one kind of quote, dash and comma, and spaces for
 * what is not seen. Every character keeps its place, so that a place found here is one in `text`.
 */
export const plainText = (text: string): string =>
  SAME.reduce((plain, [signs, sign]) => plain.replace(signs, sign), westernDigits(text))

const ALIKE: Readonly<Record<string, string>> = {
  İ: 'i',
  ı: 'i',
  ς: 'σ',
  ی: 'ي',
  ى: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ة: 'ه',
  ß: 's',
  ø: 'o',
  Ø: 'o',
}

const baseOf = (sign: string): string => {
  const alike = ALIKE[sign]
  if (alike !== undefined) return alike
  const code = sign.charCodeAt(0)
  const isHangul = code >= 0xac00 && code <= 0xd7a3
  const base = isHangul ? sign : (sign.normalize('NFD')[0] ?? sign)
  const lower = base.toLowerCase()
  return ALIKE[lower] ?? (lower.length === 1 ? lower : sign)
}

/** Plain text in small letters without accents, for finding words however they are written; places are kept. */
export const foldedText = (plain: string): string => {
  const known = new Map<string, string>()
  return plain.replace(/[A-Z]|[\u0080-\uffff]/g, (sign) => {
    const found = known.get(sign)
    if (found !== undefined) return found
    const base = baseOf(sign)
    known.set(sign, base)
    return base
  })
}
