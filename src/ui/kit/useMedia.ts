import { useCallback, useSyncExternalStore } from 'react'

// The style sheets say the same.

/** The top bar has room for the menu, which is in a drawer otherwise (NAV-05). */
export const MENU_IN_BAR = '(width >= 900px)'
/** One column: the details lie over the list instead of beside it, the map of the form is behind a button. */
export const ONE_COLUMN = '(width < 1024px)'
/** Rows are cards of a few lines instead of a line of a table. */
export const COMPACT_ROWS = '(width < 900px), (1024px <= width < 1320px)'

/** Whether a media query holds now. */
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
