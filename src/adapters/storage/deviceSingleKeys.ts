import { textStorage, KEY_PREFIX } from './textStorage.ts'

const NAME = `${KEY_PREFIX}single-keys`

/** Whether single letters are shortcuts on this device; on by default. */
export const deviceSingleKeys = (window: Window) => {
  const texts = textStorage(() => window.localStorage)
  return {
    areOn: texts.read(NAME) !== 'off',
    keep: (areOn: boolean): void => (areOn ? texts.forget(NAME) : texts.keep(NAME, 'off')),
  }
}
