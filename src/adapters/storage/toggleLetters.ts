import { keptTexts } from './keptTexts.ts'
import { LETTERS_KEY } from './lettersScript.ts'

/** Changes between Naskh and Nastaliq. The choice is stored on the device across sign-outs. */
export const toggleLetters = (window: Window): void => {
  const page = window.document.documentElement.dataset
  const letters = page['letters'] === 'nastaliq' ? 'naskh' : 'nastaliq'
  page['letters'] = letters
  keptTexts(() => window.localStorage).keep(LETTERS_KEY, letters)
}
