import { APPEARANCE_KEY } from '../storage/startupKeys.ts'
import { storedText } from './parts/storedText.ts'

/*
 * Sets the appearance before the first paint, so that the other one does not flash.
 */

const page = document.documentElement
const chosen = storedText(APPEARANCE_KEY)
const isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
page.dataset['theme'] = isDark ? 'dark' : 'light'
page.classList.toggle('bp6-dark', isDark)
