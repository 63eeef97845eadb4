import { expect, it } from 'vitest'
import { LOCALES } from '../../../src/domain/market/languages.ts'
import { mayChooseLetters } from '../../../src/domain/market/letters.ts'

it('The letters of a page are chosen in Urdu only, and not where Urdu is in Latin letters', () => {
  expect(LOCALES.filter(mayChooseLetters)).toEqual(['ur'])
})
