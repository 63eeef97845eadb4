import { BULK_COLUMNS } from '../../domain/bulk/bulkColumns.ts'
import type { CellPlace } from './BulkCorrection.ts'

/** The element id of a cell, in the grid or on its card. */
export const bulkCellId = ({ number, column }: CellPlace): string => `bulk-${number}-${column}`

/** The element id of a row's card. */
export const bulkCardId = (number: number): string => `bulk-${number}`

/** The cell that contains an element. */
export const cellAt = (target: EventTarget | null): CellPlace | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-number][data-column]') : null
  const column = BULK_COLUMNS.find((one) => one === cell?.dataset['column'])
  return column && { number: Number(cell?.dataset['number']), column }
}
