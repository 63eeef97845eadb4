import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import type { HistoryTotals } from '../../domain/history/historyTotals.ts'
import type { OrderId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import { Localized, useLocalization } from '../kit/localization.ts'
import { useRowEvents } from '../order/useRowEvents.ts'
import { useRangeWith } from '../kit/useRangeWith.ts'
import { useRowKeys } from '../order/useRowKeys.ts'
import { formatMoney } from '../kit/formatMoney.ts'
import { usePortal } from '../frame/Portal.ts'
import { HistoryRow } from './HistoryRow.tsx'
import { useDistanceAbove } from '../kit/useDistanceAbove.ts'
import { ROW_HEIGHTS, useRowShape } from './useRowShape.ts'
import '../order/orderLine.css'
import './historyTable.css'

const COLUMNS = [
  { name: 'created', words: 'Created' },
  { name: 'number', words: 'Order number' },
  { name: 'status', words: 'Status' },
  { name: 'customer', words: 'Customer' },
  { name: 'phone', words: 'Phone' },
  { name: 'place', id: 'address', words: 'Address' },
  { name: 'amount', words: 'Amount' },
  { name: 'fee', words: 'Fee' },
  { name: 'duration', words: 'To deliver' },
] as const

/** The number of rows that Page Up and Page Down move. */
const PAGE = 10

interface Props {
  readonly view: {
    readonly rows: ReadonlyArray<Order>
    readonly totals: HistoryTotals
    readonly allTotals: HistoryTotals | undefined
    readonly hasMore: boolean
  }
  readonly openId: OrderId | undefined
  readonly addressOf: (id: OrderId) => string
  readonly open: (id: OrderId, by: 'pointer' | 'keyboard') => void
}

/** A virtualized table of past orders with their totals. Arrow keys move between rows, Enter opens one. */
export const HistoryTable = observer(function HistoryTable({ view, openId, addressOf, open }: Props) {
  const { rows } = view
  const { l10n } = useLocalization()
  const shape = useRowShape(openId !== undefined)
  const height = ROW_HEIGHTS[shape]
  const area = useRef<HTMLTableSectionElement>(null)
  const scrollMargin = useDistanceAbove(area)
  const vendorNameOf = useVendorNames()
  const [activeId, setActiveId] = useState<OrderId>()
  const activeIndex = Math.max(
    0,
    rows.findIndex(({ id }) => id === (activeId ?? openId)),
  )

  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => height,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
    scrollMargin,
    useFlushSync: false,
    rangeExtractor: useRangeWith(activeIndex),
  })
  useEffect(() => virtual.measure(), [virtual, height])

  const press = useRowKeys({
    ids: () => rows.map(({ id }) => id),
    page: () => PAGE,
    goTo: setActiveId,
    arrived: (link) => link.closest('tr')?.scrollIntoView({ block: 'nearest' }),
  })
  useRowEvents(area, {
    press,
    click: (id, by) => {
      setActiveId(id)
      open(id, by)
    },
    focus: setActiveId,
    point: () => undefined,
    leave: () => undefined,
  })
  return (
    <div className="history-table" data-shape={shape}>
      <table aria-label={l10n.getString('history-table')} aria-rowcount={rows.length + (view.allTotals ? 3 : 2)}>
        <thead>
          <tr className="history-columns" aria-rowindex={1}>
            {COLUMNS.map((column) => (
              <Localized key={column.name} id={`history-column-${'id' in column ? column.id : column.name}`}>
                <th scope="col" className={`cell ${column.name}`}>
                  {column.words}
                </th>
              </Localized>
            ))}
          </tr>
        </thead>
        <tbody className="history-rows" ref={area} style={{ blockSize: `${rows.length * height}px` }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const order = rows[index]
            return (
              order && (
                <HistoryRow
                  key={order.id}
                  order={order}
                  index={index}
                  top={start - scrollMargin}
                  vendorName={vendorNameOf(order)}
                  isOpen={order.id === openId}
                  isActive={index === activeIndex}
                  address={addressOf(order.id)}
                />
              )
            )
          })}
        </tbody>
        <Totals view={view} rowIndex={rows.length + 2} />
      </table>
    </div>
  )
})

/** The names of the collection points, if orders of several are listed (PERM-01). */
const useVendorNames = (): ((order: Order) => string | undefined) => {
  const { vendors } = usePortal()
  const { selected, outletsIncluded } = vendors
  if (selected === undefined || !outletsIncluded) return () => undefined
  const names = new Map([selected, ...selected.outlets].map(({ id, name }) => [id, name]))
  return ({ vendorId }) => names.get(vendorId) ?? vendorId
}

/** The totals of the rows; while more orders can be loaded, it says so and adds the totals of all. */
const Totals = observer(function Totals({ view, rowIndex }: Pick<Props, 'view'> & { readonly rowIndex: number }) {
  const { l10n } = useLocalization()
  const { totals, allTotals, hasMore } = view
  const { orders: count } = totals
  const shown = allTotals
    ? l10n.getString('history-found-of', { shown: count, count: allTotals.orders })
    : l10n.getString(hasMore ? 'history-found-so-far' : 'history-total', { count })
  return (
    <tfoot>
      <TotalsRow words={shown} totals={totals} rowIndex={rowIndex} />
      {allTotals && (
        <TotalsRow
          words={l10n.getString('history-total-all', { count: allTotals.orders })}
          totals={allTotals}
          rowIndex={rowIndex + 1}
        />
      )}
    </tfoot>
  )
})

interface TotalsRowProps {
  readonly words: string
  readonly totals: HistoryTotals
  readonly rowIndex: number
}

const TotalsRow = ({ words, totals, rowIndex }: TotalsRowProps) => {
  const { locale } = usePortal()
  const { l10n } = useLocalization()
  return (
    <tr className="history-totals" aria-rowindex={rowIndex}>
      <th scope="row" className="cell orders">
        {words}
      </th>
      <td className="cell amount">
        <small>{l10n.getString('history-total-amounts')}</small>
        <bdi>{formatMoney(totals.amounts, locale)}</bdi>
      </td>
      <td className="cell fee">
        <small>{l10n.getString('history-total-fees')}</small>
        <bdi>{formatMoney(totals.fees, locale)}</bdi>
      </td>
    </tr>
  )
}
