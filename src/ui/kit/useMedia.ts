import { useCallback, useSyncExternalStore } from 'react'

// These must match the style sheets.

/** The top bar has room for the menu, which is otherwise in a drawer (NAV-05). */
export const MENU_IN_BAR = '(width >= 900px)'
/** One column: details cover the list instead of standing beside it, and the form's map is behind a button. */
export const ONE_COLUMN = '(width < 1024px)'

/** Full-width cards, and one row for the header of a list. */
export const PHONE = '(width < 768px)'

/** Whether a media query matches. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (changed) => {
        const media = matchMedia(query)
        media.addEventListener('change', changed)
        return () => media.removeEventListener('change', changed)
      },
      [query],
    ),
    () => matchMedia(query).matches,
  )
