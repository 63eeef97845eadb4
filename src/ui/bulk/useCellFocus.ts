import { reaction } from 'mobx'
import { useEffect } from 'react'
import type { CellPlace } from './BulkCorrection.ts'
import { bulkCardId, bulkCellId } from './bulkCellId.ts'

interface Focusing {
  /** Where a cell comes to stand. */
  readonly block: 'nearest' | 'center'
  /** Also before anybody did anything; on a phone the keyboard would come up. */
  readonly atOnce: boolean
}

/** The focus goes to the cell that wants it, once it is drawn, and so much is scrolled that it is seen. */
export const useCellFocus = (view: { readonly wanted: CellPlace | undefined }, { block, atOnce }: Focusing): void =>
  useEffect(
    () =>
      reaction(
        () => view.wanted,
        (wanted) =>
          wanted &&
          requestAnimationFrame(() => {
            // A card that does not show the field is as near as one gets.
            const cell =
              document.getElementById(bulkCellId(wanted)) ?? document.getElementById(bulkCardId(wanted.number))
            cell?.focus({ preventScroll: true })
            cell?.scrollIntoView({ block, inline: 'nearest' })
          }),
        { fireImmediately: atOnce },
      ),
    [view, block, atOnce],
  )
