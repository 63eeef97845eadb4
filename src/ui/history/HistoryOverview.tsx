import { observer } from 'mobx-react-lite'
import { formatDays } from '../../domain/format/days.ts'
import { formatDay } from '../kit/dayFormats.ts'
import { Button } from '../kit/Button.tsx'
import { usePortal } from '../frame/Portal.ts'
import { useLocalization } from '../kit/localization.ts'
import { Segmented } from '../kit/Segmented.tsx'
import { useViewModel } from '../kit/useViewModel.ts'
import type { Days } from '../../domain/history/dateRange.ts'
import { HistoryOverviewViewModel } from './HistoryOverviewViewModel.ts'
import type { HistoryViewModel } from './HistoryViewModel.ts'
import { OverviewColumns } from './OverviewColumns.tsx'
import { CountsSkeleton, OverviewCounts } from './OverviewCounts.tsx'
import { FailedOverview, OverviewSkeleton } from './OverviewStates.tsx'
import { DaysTable, OutletsTable } from './OverviewTables.tsx'
import { momentOfDay } from './dayWords.ts'
import { PHONE } from './phone.ts'
import './historyOverview.css'

interface Props {
  readonly history: HistoryViewModel
}

/** The figures of the chosen days, with charts or tables (HIST-18 to HIST-20). */
export const HistoryOverview = observer(function HistoryOverview({ history }: Props) {
  const { run, vendors, deployment } = usePortal()
  const { l10n } = useLocalization()
  const view = useViewModel(() => {
    const { timeZone } = deployment.country
    const first = matchMedia(PHONE).matches ? 'figures' : 'charts'
    return new HistoryOverviewViewModel({ run, history, vendors, timeZone }, first)
  })
  const { days } = history
  if (days === undefined) return null
  return (
    <section className="history-overview" aria-labelledby="history-overview-title">
      <header className="overview-head">
        <h2 id="history-overview-title">{l10n.getString('overview-title')}</h2>
        <DaysInWords days={days} />
      </header>
      <Figures view={view} />
      <Segmented
        className="overview-parts"
        label={l10n.getString('overview-parts')}
        options={view.parts.map((value) => ({ value, label: l10n.getString(`overview-part-${value}`) }))}
        value={view.part}
        choose={view.choose}
      />
      <Tables view={view} />
    </section>
  )
})

interface ViewProps {
  readonly view: HistoryOverviewViewModel
}

const Figures = observer(function Figures({ view }: ViewProps) {
  const { figures, charts, part } = view
  if (figures?.step === 'failed')
    return <FailedOverview failure={figures.failure} retry={() => view.retry('figures')} />
  if (figures?.step !== 'ready')
    return (
      <>
        <CountsSkeleton />
        <OverviewSkeleton hasCharts={part === 'charts'} />
      </>
    )
  const charted = charts?.step === 'ready' ? charts.overview.days : undefined
  return (
    <>
      <OverviewCounts figures={figures.overview.totals} view={view} />
      <OverviewColumns
        overview={figures.overview}
        charted={part === 'charts' && charts?.step !== 'failed' ? charted : []}
        view={view}
      />
    </>
  )
})

/** What is below the figures. */
const Tables = observer(function Tables({ view }: ViewProps) {
  const { part, charts, outlets, figures } = view
  const picture = part === 'outlets' ? outlets : charts
  if (part === 'figures' || picture === undefined) return null
  return (
    <div className="overview-below">
      {part !== 'outlets' && <DaysAround view={view} />}
      {picture.step === 'failed' && figures?.step !== 'failed' && (
        <FailedOverview failure={picture.failure} retry={() => view.retry(part === 'outlets' ? 'outlets' : 'charts')} />
      )}
      {picture.step === 'ready' && part === 'days' && <DaysTable days={picture.overview.days} view={view} />}
      {picture.step === 'ready' && part === 'outlets' && <OutletsTable overview={picture.overview} view={view} />}
    </div>
  )
})

/** Says which days are charted if they are more than the chosen ones. */
const DaysAround = observer(function DaysAround({ view }: ViewProps) {
  const { l10n } = useLocalization()
  const { locale } = usePortal()
  const { days } = view
  if (view.isAllChosen || days === undefined) return null
  const range = formatDays(momentOfDay(days.from), momentOfDay(days.to), 'UTC', locale)
  return (
    <div className="overview-around">
      <p>{l10n.getString('overview-around', { range })}</p>
      <Button size="small" onClick={view.showAll}>
        {l10n.getString('overview-all-days')}
      </Button>
    </div>
  )
})

/** A day, or the first and the last. */
const DaysInWords = ({ days }: { readonly days: Days }) => {
  const { locale } = usePortal()
  const [from, to] = [momentOfDay(days.from), momentOfDay(days.to)]
  return <p>{from === to ? formatDay(from, 'UTC', locale) : formatDays(from, to, 'UTC', locale)}</p>
}
