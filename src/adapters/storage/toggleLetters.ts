import { textStorage } from './textStorage.ts'
import { LETTERS_KEY } from './startupKeys.ts'

/** Shows the stored letters on a page that was opened in a language without a choice of letters. */
export const showLetters = (window: Window): void => {
  const letters = textStorage(() => window.localStorage).read(LETTERS_KEY)
  if (letters === 'nastaliq') window.document.documentElement.dataset['letters'] = letters
}

/** Changes between Naskh and Nastaliq. The choice is stored on the device across sign-outs. */
export const toggleLetters = (window: Window): void => {
  const page = window.document.documentElement.dataset
  const letters = page['letters'] === 'nastaliq' ? 'naskh' : 'nastaliq'
  page['letters'] = letters
  textStorage(() => window.localStorage).keep(LETTERS_KEY, letters)
}
