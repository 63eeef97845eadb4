import { observer } from 'mobx-react-lite'
import type { CSSProperties } from 'react'
import { formatNumber } from '../../domain/format/numbers.ts'
import type { ReasonCount } from '../../domain/history/overview.ts'
import { usePortal } from '../frame/Portal.ts'
import { Button } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'
import { ENDING_TEXTS } from './endingWords.ts'
import type { HistoryOverviewViewModel } from './HistoryOverviewViewModel.ts'

interface Props {
  readonly reasons: ReadonlyArray<ReasonCount>
  readonly view: Pick<HistoryOverviewViewModel, 'isNarrowedTo' | 'narrowTo'>
}

/** The reasons of cancellations, the most frequent first; each shows its orders. */
export const ReasonBars = observer(function ReasonBars({ reasons, view }: Props) {
  const { l10n } = useLocalization()
  const { locale } = usePortal()
  const most = Math.max(1, ...reasons.map(({ orders }) => orders))
  if (reasons.length === 0) return <p className="overview-none">{l10n.getString('overview-cancelled-none')}</p>
  return (
    <ul className="overview-reasons">
      {reasons.map(({ reason, orders }) => {
        const outcome = { status: 'CANCELLED', ending: reason } as const
        return (
          <li key={reason} style={{ '--share': `${(100 * orders) / most}%` } as CSSProperties}>
            <Button
              kind="quiet"
              size="small"
              fill
              aria-pressed={view.isNarrowedTo(outcome)}
              endIcon={<span className="count">{formatNumber(orders, locale)}</span>}
              onClick={() => view.narrowTo(outcome)}
            >
              {l10n.getString(ENDING_TEXTS[reason])}
            </Button>
          </li>
        )
      })}
    </ul>
  )
})
