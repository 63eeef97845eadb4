import { keptTexts, OURS } from './keptTexts.ts'

const NAME = `${OURS}welcome`

/**
 * Whether the walkthrough was shown on this device; a key of its own, separate from the application's state (OP-33).
 */
export const deviceWelcome = (window: Window) => {
  const texts = keptTexts(() => window.localStorage)
  return {
    isSeen: (): boolean => texts.read(NAME) === 'seen',
    keepSeen: (): void => texts.keep(NAME, 'seen'),
  }
}
