import { useSyncExternalStore } from 'react'

const WIDE = '(width >= 1024px)'

/** The form has room for the map beside it. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(WIDE)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => window.matchMedia(WIDE).matches,
  )
