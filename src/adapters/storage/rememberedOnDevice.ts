import { textStorage, KEY_PREFIX } from './textStorage.ts'

const WELCOME = `${KEY_PREFIX}welcome`
const SINGLE_KEYS = `${KEY_PREFIX}single-keys`

/**
 * Whether the walkthrough was shown on this device; a key of its own, separate from the application's state (OP-33).
 */
export const deviceWelcome = (window: Window) => {
  const texts = textStorage(() => window.localStorage)
  return {
    isSeen: (): boolean => texts.read(WELCOME) === 'seen',
    keepSeen: (): void => texts.keep(WELCOME, 'seen'),
  }
}

/** Whether single letters are shortcuts on this device; on by default. */
export const deviceSingleKeys = (window: Window) => {
  const texts = textStorage(() => window.localStorage)
  return {
    areOn: texts.read(SINGLE_KEYS) !== 'off',
    keep: (areOn: boolean): void => (areOn ? texts.forget(SINGLE_KEYS) : texts.keep(SINGLE_KEYS, 'off')),
  }
}
