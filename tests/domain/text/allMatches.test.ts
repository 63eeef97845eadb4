import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allMatches } from '../../../src/domain/text/allMatches.ts'

const PATTERNS = [/\d+/g, /(?<word>\p{L}+)\s?/gu, /x*/gu, /(?<=a)|😀/gu]

describe('all matches of a pattern', () => {
  it('are those of matchAll, empty ones and those behind rare characters included', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'x', '1', ' ', '😀', 'ř') })
    fc.assert(
      fc.property(text, fc.constantFrom(...PATTERNS), (written, pattern) => {
        expect(allMatches(written, pattern)).toEqual([...written.matchAll(pattern)])
      }),
    )
  })

  it('are searched from the start of the text, even if the pattern was used before', () => {
    const pattern = /\d/g
    pattern.exec('1 2 3')
    expect(allMatches('1 2 3', pattern).map(({ 0: digit }) => digit)).toEqual(['1', '2', '3'])
  })
})
