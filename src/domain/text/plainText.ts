import { westernDigits } from '../market/westernDigits.ts'

/**
 * Characters that people and keyboards write in several ways, mapped to one; each mapping is one character to one
 * character.
 */
const SAME: ReadonlyArray<readonly [RegExp, string]> = [
  [/[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00a0\u2000-\u200a\u202f\u3000\t]/g, ' '],
  [/\r/g, '\n'],
  [/[،，、﹐၊]/g, ','],
  [/[；؛]/g, ';'],
  [/[：﹕៖]/g, ':'],
  [/[！]/g, '!'],
  [/[？؟]/g, '?'],
  [/[。．۔।။។]/g, '.'],
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
 * Replaces digits of every script by 0-9, and quotation marks, dashes and commas by one kind each; invisible characters
 * become spaces. Every character keeps its position, so positions are valid in `text` too.
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
  const [first = sign] = sign.normalize('NFD')
  // Some compatibility ideographs decompose into one of two UTF-16 units.
  const base = isHangul || first.length > 1 ? sign : first
  const lower = base.toLowerCase()
  return ALIKE[lower] ?? (lower.length === 1 ? lower : sign)
}

/** Plain text in lower case without accents, for finding words in any spelling. Positions are kept. */
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
