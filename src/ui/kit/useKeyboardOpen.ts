import { useSyncExternalStore } from 'react'

/** Every on-screen keyboard takes more of the page than this, every bar of a browser less; in px. */
const MIN_KEYBOARD = 120

const subscribe = (changed: () => void) => {
  const { visualViewport } = window
  visualViewport?.addEventListener('resize', changed)
  return () => visualViewport?.removeEventListener('resize', changed)
}

/** A page that is zoomed with two fingers shows less of itself, but is not covered. */
const isCovered = (): boolean => {
  const { visualViewport } = window
  if (!visualViewport) return false
  const { height, scale } = visualViewport
  return document.documentElement.clientHeight - height * scale > MIN_KEYBOARD
}

/** Whether an on-screen keyboard covers the lower part of the page. */
export const useKeyboardOpen = (): boolean => useSyncExternalStore(subscribe, isCovered)
