import { ONE_COLUMN, useMedia } from '../kit/useMedia.ts'

/** The layout of a row: all columns, the most important ones, or a card of a few lines. */
export type RowShape = 'wide' | 'narrow' | 'cards'

/** The least heights in pixels; must match the style sheet. */
export const ROW_HEIGHTS: Readonly<Record<RowShape, number>> = { wide: 64, narrow: 64, cards: 64 }

const FITS_CARDS_ONLY = '(width < 900px)'
const FITS_CARDS_BESIDE_DETAILS = '(width < 1320px)'
const FITS_ALL = '(width >= 1280px)'

/** Depends on the width that the details leave. */
export const useRowShape = (isBesideDetails: boolean): RowShape => {
  const isOneColumn = useMedia(ONE_COLUMN)
  const isNarrow = useMedia(FITS_CARDS_ONLY)
  const isNarrowBeside = useMedia(FITS_CARDS_BESIDE_DETAILS)
  const isWide = useMedia(FITS_ALL)
  const isBeside = isBesideDetails && !isOneColumn
  if (isNarrow || (isBeside && isNarrowBeside)) return 'cards'
  return isWide && !isBeside ? 'wide' : 'narrow'
}
