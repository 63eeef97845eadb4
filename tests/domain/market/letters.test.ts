import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../src/domain/market/languages.ts'
import { mayChooseLetters, otherLetters } from '../../../src/domain/market/letters.ts'

describe('the letters of a page', () => {
  it('are chosen in Urdu only, and not where Urdu is in Latin letters', () => {
    expect(LOCALES.filter(mayChooseLetters)).toEqual(['ur'])
  })

  it('change to the other ones and back', () => {
    expect(otherLetters('naskh')).toBe('nastaliq')
    expect(otherLetters('nastaliq')).toBe('naskh')
  })
})
