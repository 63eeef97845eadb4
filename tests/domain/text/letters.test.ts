import { expect, it } from 'vitest'
import { LATIN, LETTERS, NUMBERS, SPACED_LETTERS } from '../../../src/domain/text/letters.ts'
import { plainText } from '../../../src/domain/text/plainText.ts'
import { WRITTEN_WITHOUT_SPACES } from '../../../src/domain/text/wordPattern.ts'

/** The signs up to U+FFFF that a keyboard of one of the languages of the portal has, or that people copy. */
const SIGNS = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((sign) =>
  /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Bengali}\p{sc=Tamil}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Emoji}\p{P}\p{Sc}\p{Zs}]/u.test(
    sign,
  ),
)
/** Letters of languages that are written no longer or elsewhere: phonetic signs, small capitals, Quranic marks. */
const OF_NO_KEYBOARD =
  /[\u02e0-\u02e4\u0870-\u0887\u0889-\u088f\u0897-\u08ff\u09fc\u1096-\u109d\u1c80-\u1c8a\u1d00-\u1d7f\u2071\u207f\u2090-\u209c\u2102-\u214f\u2160-\u2188\u2c60-\u2c7f\u2e2f\ua640-\uab69\ud7b0-\ud7fb]|[\u1d80-\u1dff]|\u09fe|\u20f0|[\u2de0-\u2dff]|\ufe2e|\ufe2f/

const differing = (ours: RegExp, unicode: RegExp, among: ReadonlyArray<string> = SIGNS) =>
  among.filter((sign) => ours.test(sign) !== unicode.test(sign) && !OF_NO_KEYBOARD.test(sign))

it('has the letters, vowel signs and accents of each script, and no other signs', () => {
  expect(differing(new RegExp(`[${LETTERS}]`, 'u'), /[\p{L}\p{M}]/u)).toEqual([])
  expect(differing(new RegExp(`[${LATIN}]`, 'u'), /\p{sc=Latin}/u)).toEqual([])
})

it('has the letters of scripts with spaces', () => {
  const letters = SIGNS.filter((sign) => /\p{L}/u.test(sign) && !/\p{sc=Zyyy}/u.test(sign))
  const ours = new RegExp(`[${SPACED_LETTERS}]`, 'u')
  expect(
    letters.filter((sign) => ours.test(sign) === WRITTEN_WITHOUT_SPACES.test(sign) && !OF_NO_KEYBOARD.test(sign)),
  ).toEqual([])
})

it('has the numbers of plain text, and no other signs', () => {
  const ofNobody =
    /[\u09f4-\u09f9\u0bf0-\u0bf2\u1090-\u1099\u17f0-\u17f9\u2160-\u2188\u3038-\u303a\u3192-\u3195\u3248-\u325f\u32b1-\u32bf]/
  const plain = [...new Set(SIGNS.map(plainText))].filter((sign) => !ofNobody.test(sign))
  expect(differing(new RegExp(`[${NUMBERS}]`, 'u'), /\p{N}/u, plain)).toEqual([])
})
