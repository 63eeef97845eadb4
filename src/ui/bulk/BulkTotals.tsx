import { formatNumber } from '../../domain/format/numbers.ts'
import type { BulkTotals as Totals } from '../../domain/bulk/bulkJob.ts'
import { usePortal } from '../frame/Portal.ts'
import { useLocalization } from '../kit/localization.ts'

const FIGURES = [
  { of: 'rows', textId: 'bulk-total-rows', tone: 'new' },
  { of: 'toBePlaced', textId: 'bulk-total-to-be-placed', tone: 'moving' },
  { of: 'placed', textId: 'bulk-total-placed', tone: 'done' },
  { of: 'errors', textId: 'bulk-total-errors', tone: 'failed' },
] as const

/** The totals of a job (BULK-13). */
export const BulkTotals = ({ totals }: { readonly totals: Totals }) => {
  const { l10n } = useLocalization()
  const { locale } = usePortal()
  return (
    <dl className="bulk-totals" aria-label={l10n.getString('bulk-summary')}>
      {FIGURES.map(({ of, textId, tone }) => (
        <div key={of} data-tone={totals[of] === 0 ? 'new' : tone}>
          <dt>{l10n.getString(textId)}</dt>
          <dd>{formatNumber(totals[of], locale)}</dd>
        </div>
      ))}
    </dl>
  )
}
