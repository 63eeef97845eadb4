import { keptTexts, OURS } from './keptTexts.ts'

const NAME = `${OURS}single-keys`

/** Whether single letters are shortcuts on this device; on by default. */
export const deviceSingleKeys = (window: Window) => {
  const texts = keptTexts(() => window.localStorage)
  return {
    areOn: texts.read(NAME) !== 'off',
    keep: (areOn: boolean): void => (areOn ? texts.forget(NAME) : texts.keep(NAME, 'off')),
  }
}
