import { LETTERS_KEY } from '../storage/startupKeys.ts'
import { storedText } from './parts/storedText.ts'

/*
 * Sets Nastaliq, if it is chosen, before the first paint, and preloads its font: the file is named by `data-font`, and
 * the preload of Naskh stands before the script.
 */

const script = document.currentScript
const preload = document.querySelector<HTMLLinkElement>('[as=font]')?.cloneNode() as HTMLLinkElement | undefined
if (script && preload && storedText(LETTERS_KEY) === 'nastaliq') {
  document.documentElement.dataset['letters'] = 'nastaliq'
  preload.href = script.dataset['font'] ?? ''
  script.after(preload)
}
