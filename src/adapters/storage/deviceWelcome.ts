import { textStorage, KEY_PREFIX } from './textStorage.ts'

const NAME = `${KEY_PREFIX}welcome`

/**
 * Whether the walkthrough was shown on this device; a key of its own, separate from the application's state (OP-33).
 */
export const deviceWelcome = (window: Window) => {
  const texts = textStorage(() => window.localStorage)
  return {
    isSeen: (): boolean => texts.read(NAME) === 'seen',
    keepSeen: (): void => texts.keep(NAME, 'seen'),
  }
}
