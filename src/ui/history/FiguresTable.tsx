import type { OverviewFigures } from '../../domain/history/overview.ts'
import { usePortal } from '../frame/Portal.ts'
import { Button } from '../kit/Button.tsx'
import { formatNumber } from '../../domain/format/numbers.ts'
import { moneyFormat } from '../kit/formatMoney.ts'
import { useLocalization } from '../kit/localization.ts'
import { minutesOf } from './overviewBars.ts'

const COLUMNS = [
  { name: 'orders', textId: 'shell-orders' },
  { name: 'delivered', textId: 'order-list-delivered' },
  { name: 'late', textId: 'overview-column-late' },
  { name: 'cancelled', textId: 'order-list-cancelled' },
  { name: 'median', textId: 'overview-column-median' },
  { name: 'ninetieth', textId: 'overview-column-ninetieth' },
  { name: 'fees', textId: 'overview-column-fees' },
] as const

/** The figures of one day or collection point. */
export interface FiguresRow {
  readonly key: string
  readonly name: string
  readonly figures: OverviewFigures
  readonly isChosen: boolean
  readonly open: () => void
}

interface Props {
  readonly label: string
  /** The heading of the first column. */
  readonly first: string
  readonly rows: ReadonlyArray<FiguresRow>
  /** The row below the others, of all of them together. */
  readonly total?: FiguresRow
}

/** Figures as a table; the name of each row shows its orders. */
export const FiguresTable = ({ label, first, rows, total }: Props) => {
  const { l10n } = useLocalization()
  const { deployment, locale } = usePortal()
  const all = [...rows, ...(total ? [total] : [])]
  const money = moneyFormat(
    { country: deployment.country, locale },
    all.map(({ figures }) => figures.fees),
  )
  const columns = COLUMNS.filter(({ name }) => name !== 'late' || all.some(({ figures }) => figures.late !== undefined))
  const cellOf = ({ toDeliver, fees, ...counts }: OverviewFigures, column: (typeof COLUMNS)[number]['name']) => {
    if (column === 'fees') return <bdi>{money(fees)}</bdi>
    if (column !== 'median' && column !== 'ninetieth') {
      const count = counts[column]
      return count === undefined ? undefined : formatNumber(count, locale)
    }
    return toDeliver === undefined ? '–' : formatNumber(minutesOf(toDeliver[column]), locale)
  }
  const rowOf = ({ key, name, figures, isChosen, open }: FiguresRow) => (
    <tr key={key}>
      <th scope="row">
        <Button kind="quiet" size="small" aria-pressed={isChosen} onClick={open}>
          {name}
        </Button>
      </th>
      {columns.map(({ name: column }) => (
        <td key={column}>{cellOf(figures, column)}</td>
      ))}
    </tr>
  )
  return (
    <div className="overview-table">
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {columns.map(({ name: column, textId }) => (
              <th key={column} scope="col">
                {l10n.getString(textId)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(rowOf)}</tbody>
        {total && <tfoot>{rowOf(total)}</tfoot>}
      </table>
    </div>
  )
}
