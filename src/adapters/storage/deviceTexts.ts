import { textStorage, type TextStorage } from './textStorage.ts'

interface DeviceTexts {
  readonly local: TextStorage
  /** Of this tab alone. */
  readonly tab: TextStorage
}

const known = new WeakMap<object, DeviceTexts>()

/**
 * The texts that the browser keeps for a page, once for all of its parts: where storage is forbidden, they share what is
 * kept in memory (PERSIST-06).
 */
export const deviceTexts = (window: Pick<Window, 'localStorage' | 'sessionStorage'>): DeviceTexts => {
  const texts = known.get(window) ?? {
    local: textStorage(() => window.localStorage),
    tab: textStorage(() => window.sessionStorage),
  }
  known.set(window, texts)
  return texts
}
