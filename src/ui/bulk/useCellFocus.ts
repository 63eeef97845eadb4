import { reaction } from 'mobx'
import { useEffect } from 'react'
import type { CellPlace } from './BulkCorrection.ts'
import { bulkCardId, bulkCellId } from './bulkCellId.ts'

interface Focusing {
  /** The alignment of the cell after scrolling. */
  readonly block: 'nearest' | 'center'
  /** Whether to focus on the first render as well; on phones that would open the keyboard. */
  readonly atOnce: boolean
}

/** Focuses the requested cell once it is rendered, and scrolls it into view. */
export const useCellFocus = (
  view: { readonly focusTarget: CellPlace | undefined },
  { block, atOnce }: Focusing,
): void =>
  useEffect(
    () =>
      reaction(
        () => view.focusTarget,
        (place) =>
          place &&
          requestAnimationFrame(() => {
            // A card may not show the field; then the card itself gets the focus.
            const cell = document.getElementById(bulkCellId(place)) ?? document.getElementById(bulkCardId(place.number))
            cell?.focus({ preventScroll: true })
            cell?.scrollIntoView({ block, inline: 'nearest' })
          }),
        { fireImmediately: atOnce },
      ),
    [view, block, atOnce],
  )
