import { COLUMN_TEXTS } from '../../domain/bulk/columnTexts.ts'
import { Trash } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { useLocalization } from '../kit/localization.ts'
import { localizeText } from '../kit/localizeText.ts'
import { Button } from '../kit/Button.tsx'
import { Select } from '../kit/Select.tsx'
import type { BulkGridViewModel } from './BulkGridViewModel.ts'
import { concernText, rowWords, shownCell } from './bulkTexts.ts'
import { fillChoicesOf, type CellChoice, type CellChoices } from './cellChoices.ts'
import { columnDirection } from './CellInput.tsx'
import { Concern, Fault } from './Fault.tsx'

interface Props {
  readonly model: CellChoices
  readonly grid: BulkGridViewModel
}

/** The full text of the active cell, its fault, and the available actions. */
export const BulkCellDetails = observer(function BulkCellDetails({ model, grid }: Props) {
  const { l10n } = useLocalization()
  const { active, correction, text } = grid
  if (!active) return null
  const { number, column } = active
  const fault = grid.faultAt(active)
  const header = l10n.getString(COLUMN_TEXTS[column])
  const shown = shownCell(l10n, column, text)
  return (
    <section
      className="bulk-details"
      aria-label={l10n.getString('bulkfile-cell', { row: rowWords(number), column: header })}
    >
      <div className="bulk-details-cell">
        <small>{l10n.getString('bulkfile-cell', { row: rowWords(number), column: header })}</small>
        <p data-empty={shown === ''}>
          <bdi dir={columnDirection(column, shown)}>{shown === '' ? l10n.getString('bulkfile-cell-empty') : shown}</bdi>
        </p>
      </div>
      <div className="bulk-details-found">
        <Fault isNone={!fault}>{fault ? localizeText(l10n, fault) : l10n.getString('bulkfile-cell-fine')}</Fault>
        {correction.concernsAt(number).map((concern) => (
          <Concern key={concern.kind}>{localizeText(l10n, concernText(concern))}</Concern>
        ))}
        <Filling key={column} model={model} grid={grid} />
      </div>
      <Button icon={<Trash />} aria-keyshortcuts="Control+Delete" onClick={() => grid.removeRow(number)}>
        {l10n.getString('bulkfile-remove-row')}
      </Button>
    </section>
  )
})

/** Fills all rows that have the same fault, for columns with choices that suit all of them. */
const Filling = observer(function Filling({ model, grid }: Props) {
  const { l10n } = useLocalization()
  const { active, correction } = grid
  const rows = active ? correction.sameFaults(active).length : 0
  const choices = active && fillChoicesOf(l10n, active.column, model)
  if (rows < 2 || !choices) return null
  return <FillWith rows={rows} choices={choices} fill={grid.fill} />
})

interface FillProps {
  readonly rows: number
  readonly choices: ReadonlyArray<CellChoice>
  readonly fill: (text: string) => void
}

const FillWith = ({ rows, choices, fill }: FillProps) => {
  const { l10n } = useLocalization()
  const id = useId()
  const [chosen, choose] = useState(choices[0]?.value ?? '')
  return (
    <div className="bulk-fill">
      <span>{l10n.getString('bulkfile-fill-for', { count: rows })}</span>
      <label htmlFor={id}>{l10n.getString('bulkfile-fill-with')}</label>
      <Select
        id={id}
        value={chosen}
        options={choices.map(({ value, words }) => ({ value, label: words }))}
        choose={choose}
      />
      <Button onClick={() => fill(chosen)}>{l10n.getString('bulkfile-fill')}</Button>
    </div>
  )
}
