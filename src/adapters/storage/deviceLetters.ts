import type { Letters } from '../../domain/market/letters.ts'
import { keptTexts } from './keptTexts.ts'
import { LETTERS_KEY } from './lettersScript.ts'

/** The letters of pages in Urdu, stored on the device across sign-outs. */
export const deviceLetters = (window: Window) => ({
  shown: (): Letters => (window.document.documentElement.dataset['letters'] === 'nastaliq' ? 'nastaliq' : 'naskh'),
  apply: (letters: Letters): void => {
    window.document.documentElement.dataset['letters'] = letters
    keptTexts(() => window.localStorage).keep(LETTERS_KEY, letters)
  },
})
