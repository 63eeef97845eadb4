import { describe, expect, it } from 'vitest'
import { overlap, trimmed, replaceByLineBreaks } from '../../../src/domain/text/span.ts'

const span = (from: number, to: number) => ({ from, to })

describe('overlap', () => {
  it.each([
    ['parts that share a character', span(0, 3), span(2, 5), true],
    ['a part within another', span(0, 9), span(3, 4), true],
    ['parts that touch', span(0, 3), span(3, 5), false],
    ['parts apart from each other', span(0, 3), span(7, 9), false],
  ])('compares %s in both orders', (_, a, b, expected) => {
    expect([overlap(a, b), overlap(b, a)]).toEqual([expected, expected])
  })
})

describe('trimmed', () => {
  const cut = (text: string, part = span(0, text.length)) => {
    const { from, to } = trimmed(text, part)
    return text.slice(from, to)
  }

  it.each([
    ['  Jana, ', 'Jana'],
    ['- Jana -', 'Jana'],
    ['... 5th floor', '5th floor'],
    ['Karlova 3.', 'Karlova 3.'],
    ['x', 'x'],
  ])('cuts white space and loose punctuation from %j', (text, expected) => {
    expect(cut(text)).toBe(expected)
  })

  it('never leaves its part', () => {
    expect(trimmed('a , , b', span(1, 6))).toEqual(span(6, 6))
    expect(trimmed(',,', span(0, 2))).toEqual(span(2, 2))
    expect(cut('ab, cd', span(1, 5))).toBe('b, c')
    expect(cut('a,  b', span(1, 3))).toBe('')
    expect(trimmed('a,, b', span(2, 2))).toEqual(span(2, 2))
  })
})

describe('without', () => {
  it.each([
    ['one part', 'abcdef', [span(1, 3)], 'a\n\ndef'],
    ['parts in any order', 'abcdef', [span(4, 5), span(0, 1)], '\nbcd\nf'],
    ['parts that overlap', 'abcdef', [span(0, 3), span(1, 5)], '\n\n\n\n\nf'],
    ['a part within another', 'abcdef', [span(0, 4), span(1, 2)], '\n\n\n\nef'],
    ['nothing', 'abc', [], 'abc'],
  ])('replaces %s by line breaks and keeps every position', (_, text, spans, expected) => {
    expect(replaceByLineBreaks(text, spans)).toBe(expected)
  })
})
