import { BanCircleIcon, TickCircleIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import type { HistoryOverview, OverviewDay, OverviewFigures } from '../../domain/history/overview.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { formatMoney } from '../kit/formatMoney.ts'
import { usePortal } from '../frame/Portal.ts'
import { useLocalization } from '../kit/localization.ts'
import { DayBars, type DayBar } from './DayBars.tsx'
import { dayLabels, dayName } from './dayWords.ts'
import type { HistoryOverviewViewModel } from './HistoryOverviewViewModel.ts'
import { minutesOf, orderShapes, spendShapes, timeShapes, type Shapes } from './overviewBars.ts'
import { OverviewTable } from './OverviewTable.tsx'
import { ReasonBars } from './ReasonBars.tsx'

export type OverviewView = Pick<HistoryOverviewViewModel, 'isChosen' | 'showDay' | 'showCancelled'>

interface Props {
  readonly overview: HistoryOverview
  readonly view: OverviewView
}

type Words = (id: TextId, args?: Readonly<Record<string, string | number>>) => string

/** Three charts by day, the reasons of cancellations, and all figures as a table. */
export const OverviewCharts = observer(function OverviewCharts({ overview, view }: Props) {
  const { l10n } = useLocalization()
  const { locale, deployment } = usePortal()
  const words: Words = (id, args) => l10n.getString(id, args)
  const { totals, days, reasons } = overview
  if (totals.orders === 0) return <p className="overview-empty">{words('overview-empty')}</p>
  const money = (minor: number) => formatMoney({ minor, currency: deployment.country.currency }, locale)
  const [ofOrders, ofTime, ofSpend] = [orderShapes(days), timeShapes(days), spendShapes(days)]
  const time = totals.toDeliver
  return (
    <>
      <div className="overview-charts">
        <ChartByDay
          id="orders"
          figure={words('overview-orders', { count: totals.orders })}
          caption={<Legend {...totals} />}
          {...ofOrders}
          highestWords={String(ofOrders.highest)}
          days={days}
          view={view}
          nameOf={(day, figures) => words('overview-day-orders', { day, ...counts(figures) })}
        />
        <ChartByDay
          id="time"
          figure={time ? words('overview-minutes', { minutes: minutesOf(time.median) }) : '–'}
          caption={
            time ? words('overview-time-caption', { minutes: minutesOf(time.ninetieth) }) : words('overview-time-none')
          }
          {...ofTime}
          highestWords={words('overview-minutes', { minutes: minutesOf(ofTime.highest) })}
          days={days}
          view={view}
          nameOf={(day, { toDeliver }) =>
            toDeliver
              ? words('overview-day-time', {
                  day,
                  median: minutesOf(toDeliver.median),
                  ninetieth: minutesOf(toDeliver.ninetieth),
                })
              : words('overview-day-time-none', { day })
          }
        />
        <ChartByDay
          id="spend"
          figure={formatMoney(totals.spend, locale)}
          caption={words('overview-spend-caption')}
          {...ofSpend}
          highestWords={money(ofSpend.highest)}
          days={days}
          view={view}
          nameOf={(day, { spend }) => words('overview-day-spend', { day, spend: formatMoney(spend, locale) })}
        />
        <Chart
          id="reasons"
          figure={words('overview-cancelled', { count: totals.cancelled })}
          caption={words('overview-cancelled-caption', {
            percent: Math.round((100 * totals.cancelled) / totals.orders),
          })}
        >
          <ReasonBars reasons={reasons} open={view.showCancelled} />
        </Chart>
      </div>
      <OverviewTable days={days} open={view.showDay} />
    </>
  )
})

/** The legend of the stacked bars. */
const Legend = ({ delivered, cancelled }: OverviewFigures) => {
  const { l10n } = useLocalization()
  return (
    <p className="overview-legend">
      <span data-tone="done">
        <TickCircleIcon size={12} />
        {l10n.getString('overview-delivered-count', { count: delivered })}
      </span>
      <span data-tone="failed">
        <BanCircleIcon size={12} />
        {l10n.getString('overview-cancelled-count', { count: cancelled })}
      </span>
    </p>
  )
}

const counts = ({ orders, delivered, cancelled }: OverviewFigures) => ({ orders, delivered, cancelled })

interface ChartProps {
  readonly id: 'orders' | 'time' | 'spend' | 'reasons'
  /** The figure over all days. */
  readonly figure: string
  readonly caption: ReactNode
  readonly children: ReactNode
}

const Chart = ({ id, figure, caption, children }: ChartProps) => {
  const { l10n } = useLocalization()
  return (
    <section className="overview-chart" aria-labelledby={`overview-${id}-title`}>
      <h3 id={`overview-${id}-title`}>{l10n.getString(`overview-${id}-title`)}</h3>
      <p className="figure">
        <bdi>{figure}</bdi>
      </p>
      <div className="caption">{caption}</div>
      {children}
    </section>
  )
}

interface ChartByDayProps extends Omit<ChartProps, 'children'>, Shapes {
  readonly highestWords: string
  readonly days: ReadonlyArray<OverviewDay>
  readonly view: OverviewView
  readonly nameOf: (day: string, figures: OverviewDay) => string
}

/** A chart by day; the figures of the active bar replace the caption. */
const ChartByDay = observer(function ChartByDay(props: ChartByDayProps) {
  const { id, figure, caption, shapes, highestWords, days, view, nameOf } = props
  const { l10n } = useLocalization()
  const { locale } = usePortal()
  const [looked, setLooked] = useState<DayBar>()
  const labels = dayLabels(
    days.map(({ day }) => day),
    locale,
  )
  const bars = days.map((figures, place): DayBar => ({
    day: figures.day,
    label: labels[place] ?? '',
    parts: [],
    ...shapes[place],
    name: nameOf(dayName(figures.day, locale), figures),
    isChosen: view.isChosen(figures.day),
  }))
  return (
    <Chart id={id} figure={figure} caption={looked?.name ?? caption}>
      <DayBars
        label={l10n.getString(`overview-${id}-title`)}
        bars={bars}
        highest={highestWords}
        choose={view.showDay}
        lookAt={setLooked}
      />
    </Chart>
  )
})
