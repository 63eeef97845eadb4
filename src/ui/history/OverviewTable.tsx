import { useState } from 'react'
import type { OverviewDay } from '../../domain/history/overview.ts'
import { formatMoney } from '../kit/formatMoney.ts'
import { usePortal } from '../frame/Portal.ts'
import { useLocalization } from '../kit/localization.ts'
import { dayName } from './dayWords.ts'
import { minutesOf } from './overviewBars.ts'

const COLUMNS = ['day', 'orders', 'delivered', 'cancelled', 'median', 'ninetieth', 'spend'] as const

interface Props {
  readonly days: ReadonlyArray<OverviewDay>
  readonly open: (day: string) => void
}

/** The figures of the charts as a table. */
export const OverviewTable = ({ days, open }: Props) => {
  const { l10n } = useLocalization()
  const { locale } = usePortal()
  const [isOpen, setOpen] = useState(false)
  const minutes = (time: number | undefined) => (time === undefined ? '–' : minutesOf(time))
  return (
    <details className="overview-table" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{l10n.getString('overview-as-table')}</summary>
      {isOpen && (
        <div className="scrolled">
          <table>
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col">
                    {l10n.getString(`overview-column-${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, orders, delivered, cancelled, toDeliver, spend }) => (
                <tr key={day}>
                  <th scope="row">
                    <button type="button" onClick={() => open(day)}>
                      {dayName(day, locale)}
                    </button>
                  </th>
                  <td>{orders}</td>
                  <td>{delivered}</td>
                  <td>{cancelled}</td>
                  <td>{minutes(toDeliver?.median)}</td>
                  <td>{minutes(toDeliver?.ninetieth)}</td>
                  <td>
                    <bdi>{formatMoney(spend, locale)}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  )
}
