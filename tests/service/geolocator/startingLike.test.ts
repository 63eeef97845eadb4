import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginsLike } from '../../../service/geolocator/searchWords.ts'
import { startingLike } from '../../../service/geolocator/startingLike.ts'

describe('startingLike', () => {
  it('finds the same texts as a comparison with each of them (API-08)', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ด'), maxLength: 7 })
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ด'), minLength: 4, maxLength: 8 })
    fc.assert(
      fc.property(fc.uniqueArray(text, { maxLength: 60 }), word, fc.constantFrom(1, 2), (texts, typed, limit) => {
        const sorted = texts.toSorted()
        expect(startingLike(sorted, typed, limit)).toEqual(sorted.filter((one) => beginsLike(one, typed, limit)))
      }),
    )
  })
})
