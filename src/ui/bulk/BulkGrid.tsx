import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { BULK_COLUMNS } from '../../domain/bulk/bulkColumns.ts'
import { COLUMN_TEXTS } from '../../domain/bulk/columnTexts.ts'
import { inRem } from '../kit/inRem.ts'
import { useLocalization } from '../kit/localization.ts'
import { placesIn, useRowWindow } from '../kit/useRowWindow.ts'
import type { BulkGridViewModel } from './BulkGridViewModel.ts'
import { BulkGridRow } from './BulkGridRow.tsx'
import type { CellChoices } from './cellChoices.ts'
import { placeOf } from './checkedRows.ts'
import { useCellFocus } from './useCellFocus.ts'
import { useGridEvents } from './useGridEvents.ts'
import './bulkGrid.css'

/** The row height in pixels; must match the style sheet. */
const ROW = inRem(40)
/** Room in pixels for the horizontal scroll bar and the border below the last row. */
const SCROLL_BAR = 20

interface Props {
  readonly model: CellChoices
  readonly grid: BulkGridViewModel
}

/** The rows of a file as a virtualized grid. Tab moves into and out of the grid. */
export const BulkGrid = observer(function BulkGrid({ model, grid }: Props) {
  const { l10n } = useLocalization()
  const scroller = useRef<HTMLDivElement>(null)
  const { seen } = useRowWindow(scroller, ROW)
  const { active } = grid
  const { shown } = grid.correction
  useCellFocus(grid, { block: 'nearest', atOnce: true })
  useGridEvents(scroller, grid)
  return (
    <div
      ref={scroller}
      className="bulk-grid"
      role="grid"
      aria-label={l10n.getString('bulkfile-grid')}
      aria-describedby="bulk-keys"
      aria-rowcount={shown.length + 1}
      aria-colcount={BULK_COLUMNS.length + 1}
      style={{ maxBlockSize: `${(shown.length + 1) * ROW + SCROLL_BAR}px` }}
    >
      <div className="bulk-heads" role="row" aria-rowindex={1}>
        <span role="columnheader" aria-colindex={1} className="bulk-number">
          <span className="one-line">{l10n.getString('bulk-rows-number')}</span>
        </span>
        {BULK_COLUMNS.map((column, place) => (
          <span key={column} role="columnheader" aria-colindex={place + 2} className="bulk-cell">
            <span className="one-line">{l10n.getString(COLUMN_TEXTS[column])}</span>
          </span>
        ))}
      </div>
      <div className="bulk-rows" role="rowgroup" style={{ blockSize: `${shown.length * ROW}px` }}>
        {placesIn(seen, shown.length, active ? placeOf(shown, active.number) : -1).map((place) => {
          const checked = shown[place]
          return (
            checked && (
              <BulkGridRow
                key={checked.number}
                checked={checked}
                index={place}
                top={place * ROW}
                activeColumn={active?.number === checked.number ? active.column : undefined}
                grid={grid}
                choices={model}
              />
            )
          )
        })}
      </div>
    </div>
  )
})
