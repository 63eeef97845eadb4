import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldedText, plainText } from '../../../src/domain/text/plainText.ts'

describe('plainText', () => {
  it.each([
    ['digits of other scripts', '٠١٢۳४๕៦', '0123456'],
    ['full-width forms', 'Ａ１２：３０（ａ）＃＋／＝＄！', 'Ａ12:30(ａ)#+/=$!'],
    ['commas', 'a،b，c、d', 'a,b,c,d'],
    ['question marks and full stops', 'a؟b？c。d۔', 'a?b?c.d.'],
    ['dashes', '1–2—3−4', '1-2-3-4'],
    ['a long vowel between digits only', '1ー2 コーヒー', '1-2 コーヒー'],
    ['quotation marks', '“a” ‘b’ 5′ 6″', `"a" 'b' 5' 6"`],
    ['degrees', '50º ˚', '50° °'],
    ['invisible characters', 'a\u200eb\u00a0c\td\re', 'a b c d\ne'],
    ['the Arabic decimal sign', '١٢٫٥', '12.5'],
    ['semicolons', 'a；b؛c', 'a;b;c'],
  ])('writes %s in one way', (_, text, expected) => {
    expect(plainText(text)).toBe(expected)
  })
})

describe('foldedText', () => {
  it.each([
    ['capitals and accents', 'ŽIŽKOV Öhler', 'zizkov ohler'],
    ['Turkish', 'İstanbul ISPARTA ışık', 'istanbul isparta isik'],
    ['Greek', 'ΓΙΏΡΓΟΣ γιώργος', 'γιωργοσ γιωργοσ'],
    ['Arabic letters that are written in two ways', 'علی شارکت خدیجة مصطفى ہم', 'علي شاركت خديجه مصطفي هم'],
    ['letters without a base', 'ß Ø ø', 's o o'],
    ['Hangul syllables', '가나힣', '가나힣'],
    ['the neighbours of the Hangul syllables', '\uabff\ud7b0', '\uabff\ud7b0'],
    ['the same letter several times', 'ÉéÉ', 'eee'],
    ['ideographs that decompose into a longer one', '\ufacf\ufa6c', '\ufacf\ufa6c'],
  ])('folds %s', (_, text, expected) => {
    expect(foldedText(text)).toBe(expected)
  })

  it('keeps every position', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => foldedText(plainText(text)).length === text.length))
  })
})
