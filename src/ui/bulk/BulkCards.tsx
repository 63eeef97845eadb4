import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useLocalization } from '../kit/localization.ts'
import { useDistanceAbove } from '../kit/useDistanceAbove.ts'
import { useRangeWith } from '../kit/useRangeWith.ts'
import { BulkCard } from './BulkCard.tsx'
import type { BulkGridViewModel } from './BulkGridViewModel.ts'
import type { CellChoices } from './cellChoices.ts'
import { placeOf } from './checkedRows.ts'
import { useCellFocus } from './useCellFocus.ts'
import './bulkCards.css'

/** The estimated height of a card with one field, in pixels, until the card is measured. */
const CARD = 180

interface Props {
  readonly model: CellChoices
  readonly grid: BulkGridViewModel
}

/** The rows of a file as a virtualized list of cards, for narrow screens. */
export const BulkCards = observer(function BulkCards({ model, grid }: Props) {
  const { l10n } = useLocalization()
  const { active } = grid
  const { shown } = grid.correction
  const list = useRef<HTMLOListElement>(null)
  const scrollMargin = useDistanceAbove(list)
  const virtual = useWindowVirtualizer({
    count: shown.length,
    estimateSize: () => CARD,
    getItemKey: (index) => shown[index]?.number ?? index,
    overscan: 4,
    scrollMargin,
    useFlushSync: false,
    rangeExtractor: useRangeWith(active ? placeOf(shown, active.number) : -1),
  })
  useCellFocus(grid, { block: 'center', atOnce: false })
  return (
    <ol
      ref={list}
      className="bulk-cards"
      aria-label={l10n.getString('bulkfile-grid')}
      style={{ blockSize: `${virtual.getTotalSize()}px` }}
    >
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const checked = shown[index]
        return (
          checked && (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={shown.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - scrollMargin}px)` }}
            >
              <BulkCard checked={checked} grid={grid} choices={model} />
            </li>
          )
        )
      })}
    </ol>
  )
})
