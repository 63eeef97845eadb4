import { WarningSign } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import type { UnderstoodFile } from '../../domain/bulk/bulkFile.ts'
import type { FileColumn } from '../../domain/bulk/columnsRead.ts'
import { COLUMN_TEXTS } from '../../domain/bulk/columnTexts.ts'
import { usePortal } from '../frame/Portal.ts'
import { Callout } from '../kit/Callout.tsx'
import { useLocalization } from '../kit/localization.ts'
import { Tick } from '../kit/Tick.tsx'
import type { BulkCorrection } from './BulkCorrection.ts'
import { formatNames, rowWords } from './bulkTexts.ts'

interface Props {
  readonly understood: UnderstoodFile
  /** The rows of the file, as long as hidden ones can be taken in. */
  readonly correction?: BulkCorrection
}

/** What was read of the file, and what of it is left out, before anything is placed. */
export const BulkUnderstood = observer(function BulkUnderstood({ understood, correction }: Props) {
  return (
    <div className="bulk-understood">
      <LeftOut understood={understood} {...(correction && { correction })} />
      <Read understood={understood} />
    </div>
  )
})

/** Names that are listed one by one; a file can have hundreds of unknown columns. */
const MAX_NAMES = 8

const useColumnNames = () => {
  const { l10n } = useLocalization()
  const { locale } = usePortal()
  const nameOf = ({ header, letter }: FileColumn): string =>
    header === '' ? l10n.getString('bulkfile-read-column', { letter }) : header
  return {
    nameOf,
    listOf: (columns: ReadonlyArray<FileColumn>): string => {
      const more = columns.length - MAX_NAMES
      const names = columns.slice(0, more > 1 ? MAX_NAMES : columns.length).map(nameOf)
      if (more > 1) names.push(l10n.getString('bulkfile-left-out-more', { count: more }))
      return formatNames(names, locale)
    },
  }
}

const LeftOut = observer(function LeftOut({ understood, correction }: Props) {
  const { l10n } = useLocalization()
  const { locale } = usePortal()
  const { listOf } = useColumnNames()
  const { closedRows, columns, hiddenRows, leftOut, states } = understood
  const hidden = columns.flatMap(({ from }) => from.filter(({ isHidden }) => isHidden))
  const isTaken = correction?.takesLeftOut === true
  if (leftOut.length + hidden.length + hiddenRows + closedRows === 0) return null
  return (
    <Callout tone="attention" icon={<WarningSign />}>
      {leftOut.length > 0 && (
        <p>{l10n.getString('bulkfile-left-out', { count: leftOut.length, columns: listOf(leftOut) })}</p>
      )}
      {hidden.length > 0 && <p>{l10n.getString('bulkfile-read-hidden-columns', { columns: listOf(hidden) })}</p>}
      {hiddenRows > 0 && !isTaken && <p>{l10n.getString('bulkfile-hidden-left-out', { count: hiddenRows })}</p>}
      {closedRows > 0 && !isTaken && (
        <p>{l10n.getString('bulkfile-closed-left-out', { count: closedRows, states: formatNames(states, locale) })}</p>
      )}
      {hiddenRows + closedRows > 0 && correction && (
        <Tick isOn={isTaken} change={correction.takeLeftOut}>
          {l10n.getString('bulkfile-hidden-too')}
        </Tick>
      )}
    </Callout>
  )
})

const Read = ({ understood }: Pick<Props, 'understood'>) => {
  const { l10n } = useLocalization()
  const { locale } = usePortal()
  const { nameOf } = useColumnNames()
  const id = useId()
  const { columns, headerRow, otherSheets, sheet } = understood
  return (
    <details className="bulk-read">
      <summary>
        <strong id={id}>{l10n.getString('bulkfile-read')}</strong>{' '}
        <span>{l10n.getString('bulkfile-read-sheet', { sheet, row: rowWords(headerRow) })}</span>
      </summary>
      <dl aria-labelledby={id}>
        {columns.map(({ column, from }) => (
          <div key={column}>
            <dt>{l10n.getString(COLUMN_TEXTS[column])}</dt>
            <dd>
              <bdi>{from.map(nameOf).join(' + ')}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {otherSheets.length > 0 && (
        <p>
          {l10n.getString('bulkfile-read-other-sheets', {
            count: otherSheets.length,
            sheets: formatNames(otherSheets, locale),
          })}
        </p>
      )}
    </details>
  )
}
