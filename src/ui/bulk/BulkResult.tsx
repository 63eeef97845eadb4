import { SendToIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { Elements } from '../kit/Elements.ts'
import { bulkTotals, mayBePlaced, type BulkJobDetail } from '../../domain/bulk/bulkJob.ts'
import { Button } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'
import { useStepTitle } from '../kit/useStepTitle.ts'
import { BulkRows } from './BulkRows.tsx'
import { BulkTotals } from './BulkTotals.tsx'
import type { BulkPlacing } from './BulkPlacing.ts'
import { PlaceOrdersDialog } from './PlaceOrdersDialog.tsx'

interface Props {
  readonly detail: BulkJobDetail
  readonly placing: BulkPlacing
  /** Further actions. */
  readonly children?: Elements
}

interface HeadingProps {
  readonly detail: BulkJobDetail
  readonly isPlaced: boolean
}

/** Says what checking or placing has resulted in. Gets the focus, so that screen readers announce it. */
export const BulkResultHeading = ({ detail, isPlaced }: HeadingProps) => {
  const { l10n } = useLocalization()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [isPlaced])
  const { placed, toBePlaced } = bulkTotals(detail.rows)
  const words = isPlaced
    ? l10n.getString('bulk-result-placed', { count: placed })
    : l10n.getString('bulk-result-ready', { count: toBePlaced })
  useStepTitle(words)
  return (
    <h2 ref={heading} tabIndex={-1} className="bulk-result-title">
      {words}
    </h2>
  )
}

/** A job's totals and rows, with a button to place its orders (BULK-07, BULK-13, BULK-14). */
export const BulkResult = observer(function BulkResult({ detail, placing, children }: Props) {
  const { l10n } = useLocalization()
  const totals = bulkTotals(detail.rows)
  return (
    <>
      <div className="bulk-result-summary">
        <BulkTotals totals={totals} />
        <div className="bulk-actions">
          {children}
          {mayBePlaced(detail) && (
            <Button
              kind="primary"
              size="large"
              icon={<SendToIcon />}
              aria-disabled={placing.state === 'placing'}
              onClick={placing.ask}
            >
              {l10n.getString('bulk-place', { count: totals.toBePlaced })}
            </Button>
          )}
        </div>
      </div>
      <BulkRows rows={detail.rows} vendorId={detail.job.vendorId} />
      {placing.state !== 'resting' && (
        <PlaceOrdersDialog
          detail={detail}
          isPlacing={placing.state === 'placing'}
          decline={placing.decline}
          confirm={() => void placing.confirm(detail)}
        />
      )}
    </>
  )
})
