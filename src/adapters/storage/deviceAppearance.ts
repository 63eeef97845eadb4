import type { Appearance } from '../../domain/market/palettes.ts'
import { textStorage } from './textStorage.ts'
import { APPEARANCE_KEY } from './startupKeys.ts'

/** The page's appearance, stored on the device across sign-outs. */
export const deviceAppearance = (window: Window) => ({
  shown: (): Appearance => (window.document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'),
  apply: (appearance: Appearance): void => {
    const page = window.document.documentElement
    page.dataset['theme'] = appearance
    page.classList.toggle('bp6-dark', appearance === 'dark')
    textStorage(() => window.localStorage).keep(APPEARANCE_KEY, appearance)
  },
})
