import { Trash } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { BULK_COLUMNS, type BulkColumn } from '../../domain/bulk/bulkColumns.ts'
import { COLUMN_TEXTS } from '../../domain/bulk/columnTexts.ts'
import { useLocalization } from '../kit/localization.ts'
import { localizeText } from '../kit/localizeText.ts'
import { Button } from '../kit/Button.tsx'
import { Field } from '../kit/Field.tsx'
import { bulkCardId, bulkCellId } from './bulkCellId.ts'
import type { BulkGridViewModel } from './BulkGridViewModel.ts'
import { bulkRefusalText, concernText, rowWords } from './bulkTexts.ts'
import { choicesOf, type CellChoices } from './cellChoices.ts'
import { CellInput } from './CellInput.tsx'
import type { CheckedRow } from './checkedRows.ts'
import { Concern } from './Fault.tsx'

interface Props {
  readonly checked: CheckedRow
  readonly grid: BulkGridViewModel
  readonly choices: CellChoices
}

/** One row of the file: faulty fields can be corrected at once, a button shows the others. */
export const BulkCard = observer(function BulkCard({ checked, grid, choices }: Props) {
  const { l10n } = useLocalization()
  const { number, marks, row } = checked
  const [showsAll, showAll] = useState(false)
  const columns = useOnceFaulty(marks)
  const concerns = grid.correction.concernsAt(number)
  return (
    <article
      id={bulkCardId(number)}
      tabIndex={-1}
      className="bulk-card"
      aria-label={l10n.getString('bulkfile-row', { row: rowWords(number) })}
    >
      <header>
        <strong>{l10n.getString('bulkfile-row', { row: rowWords(number) })}</strong>
        <bdi className="one-line">{row.cells.customerName}</bdi>
        <Button
          kind="quiet"
          icon={<Trash />}
          aria-label={l10n.getString('bulkfile-remove-row-of', { row: rowWords(number) })}
          onClick={() => grid.removeRow(number)}
        />
      </header>
      {row.cells.address !== '' && <bdi className="bulk-card-address one-line">{row.cells.address}</bdi>}
      {concerns.map((concern) => (
        <Concern key={concern.kind}>{localizeText(l10n, concernText(concern))}</Concern>
      ))}
      {BULK_COLUMNS.filter((column) => showsAll || columns.has(column)).map((column) => (
        <CardField key={column} column={column} checked={checked} grid={grid} choices={choices} />
      ))}
      <Button aria-expanded={showsAll} onClick={() => showAll(!showsAll)}>
        {l10n.getString(showsAll ? 'bulkfile-card-fewer' : 'bulkfile-card-all')}
      </Button>
    </article>
  )
})

/** All columns that had a fault since the card was rendered, so that a corrected field does not disappear. */
const useOnceFaulty = (marks: CheckedRow['marks']): ReadonlySet<BulkColumn> => {
  const [columns, setColumns] = useState<ReadonlySet<BulkColumn>>(() => new Set(marks.keys()))
  const more = [...marks.keys()].filter((column) => !columns.has(column))
  if (more.length > 0) setColumns(new Set([...columns, ...more]))
  return columns
}

const CardField = observer(function CardField(props: Props & { readonly column: BulkColumn }) {
  const { column, checked, grid, choices } = props
  const { l10n } = useLocalization()
  const { number, marks, row } = checked
  const place = { number, column }
  const id = bulkCellId(place)
  const refusal = marks.get(column)
  const { active, editing } = grid
  const typed = active?.number === number && active.column === column ? editing?.text : undefined
  return (
    <div className="bulk-field" data-number={number} data-column={column}>
      <Field id={id} label={l10n.getString(COLUMN_TEXTS[column])} problem={refusal && bulkRefusalText(refusal)}>
        {(control) => (
          <CellInput
            id={id}
            column={column}
            text={typed ?? row.cells[column]}
            choices={choices}
            isFaulty={control['aria-invalid']}
            describedBy={control['aria-describedby']}
            change={(text) => {
              if (choicesOf(l10n, column, choices)) return grid.write(place, text)
              grid.arrive(place)
              grid.begin(text)
            }}
            leave={grid.commit}
            enter={grid.commit}
          />
        )}
      </Field>
    </div>
  )
})
