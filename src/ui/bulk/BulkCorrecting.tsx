import { Filter, Trash, Undo } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useLocalization } from '../kit/localization.ts'
import { localizeText } from '../kit/localizeText.ts'
import { Button } from '../kit/Button.tsx'
import { useMedia } from '../kit/useMedia.ts'
import { BulkCards } from './BulkCards.tsx'
import { BulkCellDetails } from './BulkCellDetails.tsx'
import type { BulkFileState } from './bulkFileState.ts'
import type { BulkFileViewModel } from './BulkFileViewModel.ts'
import { BulkGrid } from './BulkGrid.tsx'
import type { BulkGridViewModel } from './BulkGridViewModel.ts'
import { BulkSend } from './BulkSend.tsx'
import { BulkUnderstood } from './BulkUnderstood.tsx'
import { Concern, Fault } from './Fault.tsx'

/** Below this width each row is a card of fields. */
const CARDS = '(width < 640px)'

interface Props {
  readonly model: BulkFileViewModel
  readonly state: Extract<BulkFileState, { kind: 'correcting' }>
}

/** Corrects the rows of a file that cannot be sent yet. */
export const BulkCorrecting = observer(function BulkCorrecting({ model, state }: Props) {
  const { l10n } = useLocalization()
  const { grid, name, step, understood } = state
  const areCards = useMedia(CARDS)
  // Cards initially show faulty rows only: a file may have thousands of rows.
  useEffect(() => grid.correction.proposeFaultyOnly(areCards), [areCards, grid])
  const { rowCount, shown } = grid.correction
  return (
    <section className="bulk-correcting" aria-label={l10n.getString('bulkfile-title', { name })}>
      <div className="bulk-correcting-rows" inert={step === 'sending'}>
        <header className="bulk-summary">
          <h2>{l10n.getString('bulkfile-title', { name })}</h2>
          {model.others > 0 && <p>{l10n.getString('bulkfile-others', { name })}</p>}
          <Counts grid={grid} />
          {understood && <BulkUnderstood understood={understood} correction={grid.correction} />}
          <Tools grid={grid} areCards={areCards} />
        </header>
        {shown.length === 0 ? (
          <p className="bulk-nothing">
            {l10n.getString(rowCount === 0 ? 'bulkfile-no-rows-left' : 'bulkfile-none-faulty')}
          </p>
        ) : areCards ? (
          <BulkCards model={model} grid={grid} />
        ) : (
          <>
            <BulkGrid model={model} grid={grid} />
            <BulkCellDetails model={model} grid={grid} />
          </>
        )}
        <Announcement grid={grid} />
      </div>
      <BulkSend model={model} state={state} />
    </section>
  )
})

const Counts = observer(function Counts({ grid }: { readonly grid: BulkGridViewModel }) {
  const { l10n } = useLocalization()
  const { concernCount, faultCount, rowCount } = grid.correction
  return (
    <p className="bulk-counts">
      <strong>{l10n.getString('bulkfile-rows', { count: rowCount })}</strong>
      <Fault isNone={faultCount === 0}>{l10n.getString('bulkfile-faults', { count: faultCount })}</Fault>
      {concernCount > 0 && <Concern>{l10n.getString('bulkfile-concerns', { count: concernCount })}</Concern>}
    </p>
  )
})

const Tools = observer(function Tools({
  grid,
  areCards,
}: {
  readonly grid: BulkGridViewModel
  readonly areCards: boolean
}) {
  const { l10n } = useLocalization()
  const { isChanged, repeatCount, showsFaultyOnly, toggleFaultyOnly } = grid.correction
  return (
    <div className="bulk-tools">
      <Button icon={<Undo />} disabled={!isChanged} aria-keyshortcuts="Control+Z" onClick={grid.undo}>
        {l10n.getString('request-undo')}
      </Button>
      <Button icon={<Filter />} aria-pressed={showsFaultyOnly} onClick={toggleFaultyOnly}>
        {l10n.getString('bulkfile-faulty-only')}
      </Button>
      {repeatCount > 0 && (
        <Button icon={<Trash />} onClick={grid.removeRepeats}>
          {l10n.getString('bulkfile-remove-repeats', { count: repeatCount })}
        </Button>
      )}
      {!areCards && <small id="bulk-keys">{l10n.getString('bulkfile-keys')}</small>}
    </div>
  )
})

const Announcement = observer(function Announcement({ grid }: { readonly grid: BulkGridViewModel }) {
  const { l10n } = useLocalization()
  return <output className="visually-hidden">{grid.announced && localizeText(l10n, grid.announced)}</output>
})
