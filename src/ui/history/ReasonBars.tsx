import type { CancelledBecause } from '../../domain/history/ending.ts'
import type { ReasonCount } from '../../domain/history/overview.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { useLocalization } from '../kit/localization.ts'

const REASON_TEXTS = {
  'customer-cancelled': 'overview-reason-customer-cancelled',
  'item-unavailable': 'overview-reason-item-unavailable',
  'wrong-details': 'overview-reason-wrong-details',
  'delay-too-long': 'overview-reason-delay-too-long',
  other: 'overview-reason-other',
  unstated: 'overview-reason-unstated',
  stalled: 'overview-reason-stalled',
  'payment-failed': 'overview-reason-payment-failed',
  'payment-cancelled': 'overview-reason-payment-cancelled',
} as const satisfies Readonly<Record<CancelledBecause, TextId>>

interface Props {
  readonly reasons: ReadonlyArray<ReasonCount>
  /** Shows all cancelled orders. */
  readonly open: () => void
}

/** The reasons of cancellations, the most frequent first. */
export const ReasonBars = ({ reasons, open }: Props) => {
  const { l10n } = useLocalization()
  const most = Math.max(1, ...reasons.map(({ orders }) => orders))
  if (reasons.length === 0) return <p className="overview-none">{l10n.getString('overview-cancelled-none')}</p>
  return (
    <ul className="overview-reasons">
      {reasons.map(({ reason, orders }) => {
        const words = l10n.getString(REASON_TEXTS[reason])
        return (
          <li key={reason}>
            <button
              type="button"
              aria-label={l10n.getString('overview-reason-opens', { reason: words, orders })}
              onClick={open}
            >
              <span className="part" data-tone="failed" style={{ inlineSize: `${(100 * orders) / most}%` }} />
              <span className="words">{words}</span>
              <span className="count">{orders}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
