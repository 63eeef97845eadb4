import { ONE_COLUMN, useMedia } from '../kit/useMedia.ts'
import { usePortal } from './Portal.ts'

// These must match the style sheets.

/** The windows in which order tracking and the history have one column while the help panel is beside them. */
export const TRACKING_BESIDE_HELP = '(width < 1840px)'
export const HISTORY_BESIDE_HELP = '(width < 1424px)'

/** Whether the details cover the list, because the window or what the help panel leaves of it is too narrow for both. */
export const useOneColumn = (besideHelp: string): boolean => {
  const { help } = usePortal()
  const isNarrow = useMedia(ONE_COLUMN)
  const isNarrowBesideHelp = useMedia(besideHelp)
  return isNarrow || (help.isOpen && isNarrowBesideHelp)
}
