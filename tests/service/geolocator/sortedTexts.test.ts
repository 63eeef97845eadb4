import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginsLike } from '../../../service/geolocator/searchWords.ts'
import { SortedTexts } from '../../../service/geolocator/sortedTexts.ts'

describe('SortedTexts', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ด'), maxLength: 7 })
  const some = fc.array(text, { maxLength: 60 })

  it('finds a text and those that start with it (API-08)', () => {
    fc.assert(
      fc.property(some, text, (all, typed) => {
        const sorted = new Set(all.toSorted())
        const texts = new SortedTexts(all)
        expect(texts.textsIn([[0, texts.length]])).toEqual([...sorted])
        expect(texts.textsIn([texts.only(typed)])).toEqual(sorted.has(typed) ? [typed] : [])
        expect(texts.textsIn([texts.startingWith(typed)])).toEqual([...sorted].filter((one) => one.startsWith(typed)))
      }),
    )
  })

  it('finds the same texts with typos as a comparison with each of them (API-08)', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ด'), minLength: 4, maxLength: 8 })
    fc.assert(
      fc.property(some, word, fc.constantFrom(1, 2), (all, typed, limit) => {
        const sorted = [...new Set(all.toSorted())]
        const texts = new SortedTexts(all)
        expect(texts.textsIn(texts.startingLike(typed, limit))).toEqual(
          sorted.filter((one) => beginsLike(one, typed, limit)),
        )
      }),
      { numRuns: 1_000 },
    )
  })
})
