import { CaretDownIcon, CaretUpIcon, EqualsIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useId, useState, type ReactNode } from 'react'
import type { Elements } from '../kit/Elements.ts'
import { formatNumber } from '../../domain/format/numbers.ts'
import { changeSince, type Change } from '../../domain/history/change.ts'
import type { HistoryOverview, OverviewDay } from '../../domain/history/overview.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { usePortal } from '../frame/Portal.ts'
import { formatMinutes } from '../kit/formatDuration.ts'
import { moneyFormat } from '../kit/formatMoney.ts'
import { useLocalization } from '../kit/localization.ts'
import { DayBars, type DayBar } from './DayBars.tsx'
import { dayLabels, dayName } from './dayWords.ts'
import type { HistoryOverviewViewModel } from './HistoryOverviewViewModel.ts'
import { minutesOf, orderShapes, feeShapes, timeShapes, type Shapes } from './overviewBars.ts'
import { ReasonBars } from './ReasonBars.tsx'

interface Props {
  readonly overview: HistoryOverview
  /** The days of the charts: none if no charts are shown, `undefined` while they are unknown. */
  readonly charted: ReadonlyArray<OverviewDay> | undefined
  readonly view: Pick<HistoryOverviewViewModel, 'isChosen' | 'isComparable' | 'isNarrowedTo' | 'narrowTo' | 'showDay'>
}

type Words = (id: TextId, args?: Readonly<Record<string, string | number>>) => string

/**
 * The four figures of the chosen days, each with its difference from the days before (HIST-18), and below it its chart
 * by day.
 */
export const OverviewColumns = observer(function OverviewColumns({ overview, charted, view }: Props) {
  const { l10n } = useLocalization()
  const { deployment, locale } = usePortal()
  const words: Words = (id, args) => l10n.getString(id, args)
  const { totals, days, reasons } = overview
  const { currency } = totals.fees
  const before = view.isComparable ? overview.before : undefined
  const hadOrders = before !== undefined && before.orders > 0
  const money = moneyFormat({ country: deployment.country, locale }, [
    totals.fees,
    before?.fees,
    ...(charted ?? []).map(({ fees }) => fees),
  ])
  const period = { days: days.length }
  const changeProps = ({ direction, by }: Change, of: 'orders' | 'time' | 'fees', amount: number | string = by) => ({
    direction,
    words: words(direction === 'same' ? 'overview-change-same' : `overview-change-${of}-${direction}`, {
      ...period,
      by: amount,
    }),
  })
  const time = totals.toDeliver
  const fees = hadOrders && changeSince(before.fees.minor, totals.fees.minor)
  const chart = (
    label: TextId,
    shapesOf: (of: ReadonlyArray<OverviewDay>) => Shapes,
    highest: (value: number) => string,
    nameOf: (day: string, figures: OverviewDay) => string,
  ): Chart | undefined => {
    if (charted === undefined || charted.length === 0) return undefined
    const of = shapesOf(charted)
    const labels = dayLabels(
      charted.map(({ day }) => day),
      locale,
    )
    return {
      label: words(label),
      highest: highest(of.highest),
      choose: view.showDay,
      bars: charted.map((figures, place) => ({
        day: figures.day,
        label: labels[place] ?? '',
        parts: [],
        ...of.shapes[place],
        name: nameOf(dayName(figures.day, locale), figures),
        isChosen: view.isChosen(figures.day),
      })),
    }
  }
  const number = (of: number) => formatNumber(of, locale)
  const minutes = (of: number) => formatMinutes(minutesOf(of), locale)
  const isAwaited = charted === undefined
  return (
    <div className="overview-columns" data-charts={isAwaited || charted.length > 0}>
      <Column
        title={words('shell-orders')}
        figure={number(totals.orders)}
        isAwaited={isAwaited}
        chart={chart('overview-orders-title', orderShapes, number, (day, { orders, delivered, cancelled }) =>
          words('overview-day-orders', { day, orders, delivered, cancelled }),
        )}
      >
        {hadOrders && <Changed {...changeProps(changeSince(before.orders, totals.orders), 'orders')} />}
        {before && !hadOrders && <p>{words('overview-change-none', period)}</p>}
      </Column>
      <Column
        title={words('overview-time-title')}
        figure={time ? minutes(time.median) : '–'}
        isAwaited={isAwaited}
        chart={chart('overview-time-title', timeShapes, minutes, (day, { toDeliver }) =>
          toDeliver
            ? words('overview-day-time', {
                day,
                median: minutesOf(toDeliver.median),
                ninetieth: minutesOf(toDeliver.ninetieth),
              })
            : words('overview-day-time-none', { day }),
        )}
      >
        {time && before?.toDeliver && (
          <Changed
            {...changeProps(changeSince(minutesOf(before.toDeliver.median), minutesOf(time.median)), 'time')}
            isBetter="less"
          />
        )}
        <p className="note">
          {time ? words('overview-time-caption', { minutes: minutesOf(time.ninetieth) }) : words('overview-time-none')}
        </p>
      </Column>
      <Column
        title={words('order-fees')}
        figure={money(totals.fees)}
        isAwaited={isAwaited}
        chart={chart(
          'order-fees',
          feeShapes,
          (minor) => money({ minor, currency }),
          (day, figures) => words('overview-day-fees', { day, fees: money(figures.fees) }),
        )}
      >
        {fees && <Changed {...changeProps(fees, 'fees', money({ minor: fees.by, currency }))} />}
        <p className="note">{words('overview-fees-caption')}</p>
      </Column>
      <Column
        title={words('order-list-cancelled')}
        figure={number(totals.cancelled)}
        below={(isAwaited || charted.length > 0) && <ReasonBars reasons={reasons} view={view} />}
      >
        {hadOrders && (
          <Changed {...changeProps(changeSince(before.cancelled, totals.cancelled), 'orders')} isBetter="less" />
        )}
        {totals.orders > 0 && (
          <p className="note">
            {words('overview-cancelled-caption', { percent: Math.round((100 * totals.cancelled) / totals.orders) })}
          </p>
        )}
      </Column>
    </div>
  )
})

type Chart = Omit<Parameters<typeof DayBars>[0], 'lookAt'>

interface ColumnProps {
  readonly title: string
  readonly figure: string
  readonly chart?: Chart | undefined
  /** Whether a chart will be there. */
  readonly isAwaited?: boolean
  readonly below?: Elements
  readonly children: ReactNode
}

/** A figure and its chart; the words of the active bar replace those of the figure. */
const Column = ({ title, figure, chart, isAwaited = false, below, children }: ColumnProps) => {
  const id = useId()
  const [looked, setLooked] = useState<DayBar>()
  return (
    <section className="overview-column" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className="figure">
        <bdi>{figure}</bdi>
      </p>
      <div className="words">{looked ? <p>{looked.name}</p> : children}</div>
      {chart && <DayBars {...chart} lookAt={setLooked} />}
      {isAwaited && <span className="bar plot" aria-hidden="true" />}
      {below}
    </section>
  )
}

const SIGNS = { more: CaretUpIcon, less: CaretDownIcon, same: EqualsIcon } as const

interface ChangedProps {
  readonly direction: Change['direction']
  readonly words: string
  readonly isBetter?: 'more' | 'less'
}

/** A difference in words and as a shape. It has a colour only where one direction is better. */
const Changed = ({ direction, words, isBetter }: ChangedProps) => {
  const Sign = SIGNS[direction]
  const sense = isBetter === undefined || direction === 'same' ? undefined : direction === isBetter ? 'better' : 'worse'
  return (
    <p className="change" data-sense={sense}>
      <Sign size={14} />
      <span>{words}</span>
    </p>
  )
}
