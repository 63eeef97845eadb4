import { keptTexts, OURS } from './keptTexts.ts'

const NAME = `${OURS}welcome`

/** Whether somebody was welcomed on this device: one key, kept apart from the state of the application (OP-33). */
export const deviceWelcome = (window: Window) => {
  const texts = keptTexts(() => window.localStorage)
  return {
    isSeen: (): boolean => texts.read(NAME) === 'seen',
    keepSeen: (): void => texts.keep(NAME, 'seen'),
  }
}
