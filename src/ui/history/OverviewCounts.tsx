import { BanCircleIcon, TickCircleIcon, TimeIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import type { ReactElement } from 'react'
import type { OverviewFigures } from '../../domain/history/overview.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { Button } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'
import type { StatusTone } from '../kit/statusLook.tsx'
import type { HistoryOverviewViewModel, Outcome } from './HistoryOverviewViewModel.ts'

interface Count {
  readonly outcome: Outcome
  readonly textId: TextId
  readonly of: (figures: OverviewFigures) => number | undefined
  /** As in the bars of the chart. */
  readonly tone?: StatusTone
  readonly icon?: ReactElement
}

const COUNTS: ReadonlyArray<Count> = [
  { outcome: { status: 'ANY' }, textId: 'overview-all-count', of: ({ orders }) => orders },
  {
    outcome: { status: 'DELIVERED' },
    textId: 'overview-delivered-count',
    of: ({ delivered }) => delivered,
    tone: 'done',
    icon: <TickCircleIcon size={14} />,
  },
  {
    outcome: { status: 'DELIVERED', ending: 'delivered-late' },
    textId: 'overview-late-count',
    of: ({ late }) => late,
    tone: 'attention',
    icon: <TimeIcon size={14} />,
  },
  {
    outcome: { status: 'CANCELLED' },
    textId: 'overview-cancelled-count',
    of: ({ cancelled }) => cancelled,
    tone: 'failed',
    icon: <BanCircleIcon size={14} />,
  },
]

/** The usual counts, unseen: they reserve the space of those that are loading, in the words of the language. */
export const CountsSkeleton = () => {
  const { l10n } = useLocalization()
  return (
    <div className="overview-counts unseen" aria-hidden="true">
      {COUNTS.filter(({ tone }) => tone !== 'attention').map(({ textId, icon }) => (
        <Button key={textId} size="small" icon={icon}>
          {l10n.getString(textId, { count: 10 })}
        </Button>
      ))}
    </div>
  )
}

interface Props {
  readonly figures: OverviewFigures
  readonly view: Pick<HistoryOverviewViewModel, 'isNarrowedTo' | 'narrowTo'>
}

/** How many orders ended in which way; each count shows exactly its orders (HIST-19). */
export const OverviewCounts = observer(function OverviewCounts({ figures, view }: Props) {
  const { l10n } = useLocalization()
  return (
    <div className="overview-counts" role="group" aria-label={l10n.getString('overview-show-only')}>
      {COUNTS.map(({ outcome, textId, of, tone, icon }) => {
        const count = of(figures)
        const isPressed = view.isNarrowedTo(outcome)
        if (!count && !isPressed && textId !== 'overview-all-count') return null
        return (
          <Button
            key={textId}
            size="small"
            data-tone={tone}
            icon={icon}
            aria-pressed={isPressed}
            onClick={() => view.narrowTo(outcome)}
          >
            {l10n.getString(textId, { count: count ?? 0 })}
          </Button>
        )
      })}
    </div>
  )
})
