import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBlank, trimText, withoutInvisible } from '../../../src/domain/text/blank.ts'

/** Characters that show nothing, by their names. */
const INVISIBLE: Readonly<Record<string, string>> = {
  space: ' ',
  tab: '\t',
  'no-break space': '\u00a0',
  'ideographic space': '\u3000',
  'zero-width space': '\u200b',
  'zero-width non-joiner': '\u200c',
  'zero-width joiner': '\u200d',
  'left-to-right mark': '\u200e',
  'right-to-left embedding': '\u202b',
  'first strong isolate': '\u2068',
  'Arabic letter mark': '\u061c',
  'word joiner': '\u2060',
  'byte order mark': '\ufeff',
  'soft hyphen': '\u00ad',
  'combining grapheme joiner': '\u034f',
  'Mongolian vowel separator': '\u180e',
  'Hangul filler': '\u3164',
  'half-width Hangul filler': '\uffa0',
  'Hangul choseong filler': '\u115f',
  'Hangul jungseong filler': '\u1160',
  'Khmer inherent vowel': '\u17b4',
  'Braille blank': '\u2800',
  'variation selector': '\ufe0f',
  'supplementary variation selector': '\u{e0100}',
  tag: '\u{e0020}',
  'interlinear annotation anchor': '\ufff9',
  'invisible times': '\u2062',
  'next line': '\u0085',
  'musical null notehead': '\u{1d159}',
  'half of a character': '\ud83d',
}
const anyInvisible = fc.constantFrom(...Object.values(INVISIBLE))
const invisibleText = fc.array(anyInvisible, { maxLength: 6 }).map((all) => all.join(''))

describe('isBlank (VAL-29)', () => {
  it.each(Object.entries(INVISIBLE))('is true for %s', (_, character) => {
    expect([isBlank(character), trimText(character)]).toEqual([true, ''])
  })

  it('is true for nothing and any mixture, and false beside a visible character', () => {
    expect(isBlank('')).toBe(true)
    fc.assert(
      fc.property(
        invisibleText,
        invisibleText,
        fc.constantFrom('a', '0', '.', 'ก', '東', '👍', 'ا'),
        (a, b, visible) => {
          expect(isBlank(a + b)).toBe(true)
          expect(isBlank(a + visible + b)).toBe(false)
        },
      ),
    )
  })

  it.each(['é', '\u0661', '﷽', '٪', '\u0600', '‑', '…', '\u0301a'])('is false for %s', (text) => {
    expect(isBlank(text)).toBe(false)
  })
})

describe('trimText (VAL-29)', () => {
  it.each([
    ['\u200b Jana\u00a0Nová \u2800', 'Jana\u00a0Nová'],
    ['\u202bعلي\u202c', 'علي'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['ភ្នំ\u200bពេញ\u200b', 'ភ្នំ\u200bពេញ'],
    ['Jana\u00adNová', 'Jana\u00adNová'],
    ['👩\u200d👧 Nováková', '👩\u200d👧 Nováková'],
    ['Jana ❤\ufe0f', 'Jana ❤\ufe0f'],
    ['Jana ❤\ufe0f\u200b ', 'Jana ❤\ufe0f'],
    [
      '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f} ',
      '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}',
    ],
    ['مطعم \u202eabc\u202c ', 'مطعم \u202eabc\u202c'],
    ['Praha \u2068شارع\u2069', 'Praha \u2068شارع\u2069'],
    ['\u2068Praha\u2069', 'Praha'],
    ['👍', '👍'],
    ['a', 'a'],
    ['', ''],
  ])('keeps what is inside %j and signs of several characters', (text, trimmed) => {
    expect(trimText(text)).toBe(trimmed)
  })

  it('removes only the ends, and nothing the second time', () => {
    fc.assert(
      fc.property(invisibleText, fc.string({ unit: 'grapheme' }), invisibleText, (before, text, after) => {
        const trimmed = trimText(before + text + after)
        expect(trimText(trimmed)).toBe(trimmed)
        expect(trimmed === '').toBe(isBlank(text))
        expect(withoutInvisible(trimmed)).toBe(withoutInvisible(text).trim())
      }),
    )
  })
})

describe('withoutInvisible', () => {
  it('keeps white space and everything visible', () => {
    expect(withoutInvisible('\u202a+420 777\u00ad123\u200b456\u202c')).toBe('+420 777123456')
  })
})
