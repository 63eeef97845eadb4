import { Trash, WarningSign } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { BULK_COLUMNS, type BulkColumn } from '../../domain/bulk/bulkColumns.ts'
import { Button } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'
import { localizeText } from '../kit/localizeText.ts'
import { BulkGridCell } from './BulkGridCell.tsx'
import type { BulkGridViewModel } from './BulkGridViewModel.ts'
import { concernText, rowWords } from './bulkTexts.ts'
import type { CellChoices } from './cellChoices.ts'
import type { CheckedRow } from './checkedRows.ts'

interface Props {
  readonly checked: CheckedRow
  readonly index: number
  /** The row's offset from the top, in pixels. */
  readonly top: number
  /** The active column, if the active cell is in this row. */
  readonly activeColumn: BulkColumn | undefined
  readonly grid: BulkGridViewModel
  readonly choices: CellChoices
}

/** One row of the file: its number, its warnings and its cells. */
export const BulkGridRow = observer(function BulkGridRow({ checked, index, top, activeColumn, grid, choices }: Props) {
  const { number, marks, row } = checked
  return (
    <div className="bulk-row" role="row" aria-rowindex={index + 2} style={{ transform: `translateY(${top}px)` }}>
      <RowHead number={number} grid={grid} />
      {BULK_COLUMNS.map((column, place) => (
        <BulkGridCell
          key={column}
          number={number}
          column={column}
          columnIndex={place + 2}
          text={row.cells[column]}
          refusal={marks.get(column)}
          isActive={column === activeColumn}
          grid={grid}
          choices={choices}
        />
      ))}
    </div>
  )
})

/** The row's number and warnings; a repeated row has a button to remove it. */
const RowHead = observer(function RowHead({ number, grid }: Pick<Props, 'grid'> & { readonly number: number }) {
  const { l10n } = useLocalization()
  const concerns = grid.correction.concernsAt(number)
  const words = concerns.map((concern) => localizeText(l10n, concernText(concern))).join(' ')
  return (
    <span role="rowheader" aria-colindex={1} className="bulk-number" {...(words !== '' && { title: words })}>
      <bdi>{number}</bdi>
      {words !== '' && (
        <>
          <WarningSign size={14} className="bulk-look" />
          <span className="visually-hidden">{words}</span>
        </>
      )}
      {concerns.some(({ kind }) => kind === 'repeats') && (
        <Button
          kind="quiet"
          size="small"
          tabIndex={-1}
          className="bulk-remove"
          icon={<Trash size={14} />}
          aria-label={l10n.getString('bulkfile-remove-row-of', { row: rowWords(number) })}
          onClick={() => grid.removeRow(number)}
        />
      )}
    </span>
  )
})
