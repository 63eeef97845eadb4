import { describe, expect, it } from 'vitest'
import {
  alternatives,
  choice,
  NO_WORD,
  optional,
  sequence,
  wordPattern,
  wordsIn,
  wordsOf,
} from '../../../src/domain/text/wordPattern.ts'

describe('wordsOf', () => {
  it('folds the words of a list and sorts the longest first', () => {
    expect(wordsOf('Total|Cena celkem|Total bill|TOTAL')).toEqual(['cena celkem', 'total bill', 'total'])
  })
})

describe('wordPattern', () => {
  const find = (list: string, text: string) => wordPattern(list).exec(text)?.[0]

  it.each([
    ['whole words', 'total', 'the total is', 'total'],
    ['no part of a word', 'total', 'totals subtotal', undefined],
    ['no word next to a digit', 'no', 'no5', undefined],
    ['the longest word', 'total|total bill', 'total bill 5', 'total bill'],
    ['words with one or two spaces between', 'total bill', 'total  bill', 'total  bill'],
    ['no words with more spaces between', 'total bill', 'total   bill', undefined],
    ['no words on two lines', 'total bill', 'total\nbill', undefined],
    ['no words without a space between', 'total bill', 'totalbill', undefined],
    ['signs as themselves', 'c/o|n. (b)', 'see n. (b) there', 'n. (b)'],
    ['no other sign for a full stop', 'a.b', 'a-b', undefined],
    ['an Arabic word behind "and"', 'كاش', 'وكاش', 'وكاش'],
    ['an Arabic word with vowel signs', 'نقدا', 'نقدًا', 'نقدًا'],
    ['an Arabic word with its last vowel sign behind', 'نقدا', 'نقداً', 'نقداً'],
    ['words of scripts without spaces anywhere', 'เงินสด', 'จ่ายเงินสดครับ', 'เงินสด'],
    ['either kind from one list', 'cash|เงินสด', 'cash', 'cash'],
  ])('finds %s', (_, list, text, expected) => {
    expect(find(list, text)).toBe(expected)
  })

  it('takes flags', () => {
    expect([...'cash or cash'.matchAll(wordPattern('cash', 'gu'))]).toHaveLength(2)
  })
})

describe('alternatives', () => {
  it('matches in any position', () => {
    expect(new RegExp(`^(?:${alternatives('ul.|street')})`, 'u').exec('ul.Nowa')?.[0]).toBe('ul.')
  })
})

describe('wordsIn', () => {
  it('takes the words that a text has, in any position and spelling', () => {
    const { words, anyWord } = wordsIn('total  bill, نقدًا')
    expect(words('Total|Total bill|cash|نقدا')).toEqual(['total bill', 'total', 'نقدا'])
    expect(new RegExp(anyWord('cash|total', 'total bill')).exec('total bill')?.[0]).toBe('total bill')
    expect(anyWord('cash')).toBe(NO_WORD)
  })
})

describe('parts of a pattern', () => {
  it('leaves out what a text cannot have', () => {
    expect(sequence('a', NO_WORD)).toBe(NO_WORD)
    expect(choice('a', NO_WORD, 'b')).toBe('(?:a|b)')
    expect(choice(NO_WORD)).toBe(NO_WORD)
    expect(sequence('a', optional(NO_WORD), optional('b'))).toBe('a(?:b)?')
  })
})
