import { ErrorIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { memo, useCallback } from 'react'
import type { BulkColumn } from '../../domain/bulk/bulkColumns.ts'
import type { BulkRefusal } from '../../domain/bulk/bulkRow.ts'
import { COLUMN_TEXTS } from '../../domain/bulk/columnTexts.ts'
import { useLocalization } from '../kit/localization.ts'
import { localizeText } from '../kit/localizeText.ts'
import { bulkCellId } from './bulkCellId.ts'
import type { BulkGridViewModel } from './BulkGridViewModel.ts'
import { bulkRefusalText, rowWords, shownCell } from './bulkTexts.ts'
import type { CellChoices } from './cellChoices.ts'
import { CellInput, columnDirection } from './CellInput.tsx'

interface Props {
  readonly number: number
  readonly column: BulkColumn
  readonly columnIndex: number
  readonly text: string
  readonly refusal: BulkRefusal | undefined
  /** Whether Tab leads to this cell. */
  readonly isActive: boolean
  readonly grid: BulkGridViewModel
  readonly choices: CellChoices
}

/**
 * One cell; a sign with a tooltip and a description mark its fault. Hundreds of cells are visible while scrolling, so only
 * the active one observes the view model.
 */
export const BulkGridCell = memo(function BulkGridCell(props: Props) {
  const { number, column, columnIndex, refusal, isActive } = props
  const { l10n } = useLocalization()
  const id = bulkCellId({ number, column })
  const fault = refusal && localizeText(l10n, bulkRefusalText(refusal))
  return (
    <span
      id={id}
      role="gridcell"
      aria-colindex={columnIndex}
      className="bulk-cell"
      data-number={number}
      data-column={column}
      tabIndex={isActive ? 0 : -1}
      aria-invalid={fault !== undefined}
      {...(fault !== undefined && { 'aria-describedby': `${id}-fault` })}
    >
      {isActive ? <Active {...props} fault={fault} /> : <Written {...props} fault={fault} />}
      {fault !== undefined && (
        <span id={`${id}-fault`} hidden>
          {fault}
        </span>
      )}
    </span>
  )
})

interface ContentProps extends Props {
  readonly fault: string | undefined
}

/** The tooltip is hidden from screen readers: it would be the name of an empty cell. */
const Written = ({ column, text, fault }: ContentProps) => {
  const { l10n } = useLocalization()
  return (
    <>
      {fault !== undefined && (
        <span className="bulk-mark" title={fault} aria-hidden="true">
          <ErrorIcon size={14} />
        </span>
      )}
      {fault !== undefined && text === '' && (
        <span className="visually-hidden">{l10n.getString('bulkfile-cell-empty')}</span>
      )}
      <bdi className="bulk-text one-line" dir={columnDirection(column, text)}>
        {shownCell(l10n, column, text)}
      </bdi>
    </>
  )
}

const Active = observer(function Active(props: ContentProps) {
  const { editing } = props.grid
  return editing ? <Editor {...props} text={editing.text} /> : <Written {...props} />
})

/** The cell's input; takes the focus when it is rendered, with the caret at the end. */
const Editor = ({ number, column, text, refusal, grid, choices }: Props) => {
  const { l10n } = useLocalization()
  const focus = useCallback((input: (HTMLInputElement & HTMLSelectElement) | null) => {
    input?.focus({ preventScroll: true })
    if (input?.tagName === 'INPUT') input.setSelectionRange(input.value.length, input.value.length)
  }, [])
  return (
    <CellInput
      input={focus}
      column={column}
      text={text}
      choices={choices}
      change={grid.type}
      leave={grid.commit}
      label={l10n.getString('bulkfile-cell', { row: rowWords(number), column: l10n.getString(COLUMN_TEXTS[column]) })}
      isFaulty={refusal !== undefined}
      describedBy={refusal && `${bulkCellId({ number, column })}-fault`}
    />
  )
}
