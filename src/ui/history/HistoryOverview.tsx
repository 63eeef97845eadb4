import { ChevronDownIcon, ChevronUpIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { formatDayRange } from '../kit/dayFormats.ts'
import { Button } from '../kit/Button.tsx'
import { usePortal } from '../frame/Portal.ts'
import { useLocalization } from '../kit/localization.ts'
import { useViewModel } from '../kit/useViewModel.ts'
import { HistoryOverviewViewModel } from './HistoryOverviewViewModel.ts'
import type { HistoryViewModel } from './HistoryViewModel.ts'
import { OverviewCharts } from './OverviewCharts.tsx'
import { FailedOverview, OverviewSkeleton } from './OverviewStates.tsx'
import { momentOfDay } from './dayWords.ts'
import './historyOverview.css'

/** Must match the style sheet. */
const PHONE = '(width < 768px)'
const BODY_ID = 'history-overview-body'

interface Props {
  readonly history: Pick<HistoryViewModel, 'days' | 'query' | 'show'>
}

/** Charts of the outcomes of the orders on the chosen days; each bar opens its orders (ui.md "History"). */
export const HistoryOverview = observer(function HistoryOverview({ history }: Props) {
  const { run, deployment, locale } = usePortal()
  const { l10n } = useLocalization()
  const view = useViewModel(
    () =>
      new HistoryOverviewViewModel({ run, history, timeZone: deployment.country.timeZone }, !matchMedia(PHONE).matches),
  )
  const { days, isOpen } = view
  if (days === undefined) return null
  return (
    <section className="history-overview" aria-labelledby="history-overview-title">
      <header className="overview-head">
        <h2 id="history-overview-title">{l10n.getString('overview-title')}</h2>
        <p>{formatDayRange(momentOfDay(days.from), momentOfDay(days.to), 'UTC', locale)}</p>
        {!view.isAllChosen && isOpen && <Button onClick={view.showAll}>{l10n.getString('overview-all-days')}</Button>}
        <Button
          look="minimal"
          className="overview-toggle"
          aria-expanded={isOpen}
          aria-controls={BODY_ID}
          aria-label={l10n.getString('overview-title')}
          icon={isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
          onClick={view.toggle}
        />
      </header>
      <div id={BODY_ID} hidden={!isOpen}>
        {isOpen && <Picture view={view} />}
      </div>
    </section>
  )
})

const Picture = observer(function Picture({ view }: { readonly view: HistoryOverviewViewModel }) {
  const { picture } = view
  switch (picture.step) {
    case 'loading':
      return <OverviewSkeleton />
    case 'failed':
      return <FailedOverview failure={picture.failure} retry={view.retry} />
    case 'ready':
      return <OverviewCharts overview={picture.overview} view={view} />
  }
})
