import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { feeToPay, type HistoryTotals } from '../../domain/history/historyTotals.ts'
import type { OrderId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import { shownDecimals } from '../../domain/pricing/shownDecimals.ts'
import { useLocalization } from '../kit/localization.ts'
import { useRowEvents } from '../order/useRowEvents.ts'
import { useRangeWith } from '../kit/useRangeWith.ts'
import { useRowKeys } from '../order/useRowKeys.ts'
import { formatMoney } from '../kit/formatMoney.ts'
import { usePortal } from '../frame/Portal.ts'
import { HistoryRow } from './HistoryRow.tsx'
import { useDistanceAbove } from '../kit/useDistanceAbove.ts'
import { useFocusInSight } from '../kit/useFocusInSight.ts'
import { ROW_HEIGHTS, useRowShape } from './useRowShape.ts'
import '../order/orderLine.css'
import './historyTable.css'

const COLUMNS = [
  { name: 'created', textId: 'history-column-created' },
  { name: 'number', textId: 'order-number' },
  { name: 'status', textId: 'order-status' },
  { name: 'customer', textId: 'order-customer' },
  { name: 'phone', textId: 'history-column-phone' },
  { name: 'place', textId: 'order-address' },
  { name: 'amount', textId: 'history-column-amount' },
  { name: 'fee', textId: 'history-column-fee' },
  { name: 'duration', textId: 'history-column-duration' },
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
  const { rows, totals, allTotals } = view
  const decimals = shownDecimals(totals.fees.currency, [
    ...[totals, allTotals].flatMap((sums) => (sums ? [sums.amounts, sums.fees] : [])),
    ...rows.flatMap((order) => [order.order.amount, feeToPay(order)]),
  ])
  const { l10n } = useLocalization()
  const shape = useRowShape(openId !== undefined)
  const height = ROW_HEIGHTS[shape]
  const area = useRef<HTMLTableSectionElement>(null)
  const scrollMargin = useDistanceAbove(area)
  useFocusInSight(area)
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
      <table aria-label={l10n.getString('history-table')} aria-rowcount={rows.length + 2}>
        <thead>
          <tr className="history-columns" aria-rowindex={1}>
            {COLUMNS.map(({ name, textId }) => (
              <th key={name} scope="col" className={`cell ${name}`}>
                {l10n.getString(textId)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="history-rows" ref={area} style={{ blockSize: `${virtual.getTotalSize()}px` }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const order = rows[index]
            return (
              order && (
                <HistoryRow
                  key={order.id}
                  measure={virtual.measureElement}
                  order={order}
                  index={index}
                  top={start - scrollMargin}
                  vendorName={vendorNameOf(order)}
                  isOpen={order.id === openId}
                  isActive={index === activeIndex}
                  address={addressOf(order.id)}
                  decimals={decimals}
                />
              )
            )
          })}
        </tbody>
        <Totals view={view} rowIndex={rows.length + 2} decimals={decimals} />
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

/** The totals of all orders that the service finds (HIST-21); of those loaded, as long as these are unknown. */
const Totals = observer(function Totals({
  view,
  rowIndex,
  decimals,
}: Pick<Props, 'view'> & { readonly rowIndex: number; readonly decimals: number }) {
  const { deployment, locale } = usePortal()
  const place = { country: deployment.country, locale }
  const { l10n } = useLocalization()
  const { allTotals, hasMore } = view
  const { orders: count, amounts, fees } = allTotals ?? view.totals
  const words = allTotals ? 'history-total-all' : hasMore ? 'history-found-so-far' : 'history-found'
  return (
    <tfoot>
      <tr className="history-totals" aria-rowindex={rowIndex}>
        <th scope="row" className="cell orders">
          {l10n.getString(words, { count })}
        </th>
        <td className="cell amount">
          <small>{l10n.getString('history-total-amounts')}</small>
          <bdi>{formatMoney(amounts, place, decimals)}</bdi>
        </td>
        <td className="cell fee">
          <small>{l10n.getString('order-fees')}</small>
          <bdi>{formatMoney(fees, place, decimals)}</bdi>
        </td>
      </tr>
    </tfoot>
  )
})
