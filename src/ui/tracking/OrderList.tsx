import { ArrowUpIcon } from '@blueprintjs/icons'
import { compareStructural, computed } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { OrderId, VendorId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import type { OutletMark } from '../../domain/vendor/outletMarks.ts'
import { Button } from '../kit/Button.tsx'
import { shownDecimals } from '../../domain/pricing/shownDecimals.ts'
import { useMarket } from '../frame/useMarket.ts'
import { inRem } from '../kit/inRem.ts'
import { useLocalization } from '../kit/localization.ts'
import { useComputed } from '../kit/useComputed.ts'
import type { OrderListsViewModel } from './OrderListsViewModel.ts'
import { OrderRow } from './OrderRow.tsx'
import type { SharedClock } from '../kit/SharedClock.ts'
import { amountToCollect } from '../../domain/order/amountToCollect.ts'
import { useRowEvents } from '../order/useRowEvents.ts'
import { useRowKeys } from '../order/useRowKeys.ts'
import { isSeen, placesIn, useRowWindow, type SeenRows } from '../kit/useRowWindow.ts'
import { ZoneLine } from './ZoneLine.tsx'
import { useScrollAnchor } from './useScrollAnchor.ts'
import '../order/orderLine.css'
import './orderList.css'

/** In pixels; must match the style sheet. */
const ROW_HEIGHT = inRem(72)

const COLUMNS = [
  { name: 'status', textId: 'order-status' },
  { name: 'customer', textId: 'order-customer' },
  { name: 'time', textId: 'receipt-placed' },
  { name: 'rider', textId: 'order-rider' },
  { name: 'amount', textId: 'order-column-amount' },
] as const

type OrderListView = Pick<OrderListsViewModel, 'rows' | 'waiting' | 'order' | 'reportVisible' | 'holdRows' | 'release'>

interface Props {
  readonly view: OrderListView
  readonly marks: ReadonlyMap<VendorId, OutletMark>
  readonly clock: SharedClock
  readonly label: string
  readonly openId: OrderId | undefined
  readonly addressOf: (id: OrderId) => string
  readonly open: (id: OrderId, by: 'pointer' | 'keyboard') => void
}

const placeOf = (rows: ReadonlyArray<Order>, activeId: OrderId): number => rows.findIndex(({ id }) => id === activeId)

/** The rows to render: the visible ones, and the row that Tab leads to. */
const rowsIn = (seen: SeenRows, rows: ReadonlyArray<Order>, activeId: OrderId | undefined) => {
  const active = activeId === undefined ? 0 : Math.max(0, placeOf(rows, activeId))
  return placesIn(seen, rows.length, active).flatMap((index) => {
    const id = rows[index]?.id
    return id === undefined ? [] : [{ id, index, isActive: index === active }]
  })
}

/**
 * A virtualized table of orders. Arrow keys move between rows, Enter opens one. The list renders only when the set of
 * visible rows changes; each row observes its own order (ADR 10).
 */
export const OrderList = observer(function OrderList(props: Props) {
  const { view, marks, clock, label, openId, addressOf, open } = props
  const { l10n } = useLocalization()
  const scroller = useRef<HTMLTableSectionElement>(null)
  const [activeId, setActiveId] = useState<OrderId>()
  const wantedId = activeId ?? openId
  const { seen, scrolled, bringIn } = useRowWindow(scroller, ROW_HEIGHT)
  const shownRows = useMemo(
    () => computed(() => rowsIn(seen, view.rows, wantedId), { equals: compareStructural }),
    [view, seen, wantedId],
  )
  const shown = shownRows.get()
  const { currency } = useMarket().deployment.country
  const decimals = useComputed(() => shownDecimals(currency, view.rows.map(amountToCollect)))
  useEffect(
    () =>
      view.reportVisible(
        'list',
        shown.filter(({ index }) => isSeen(seen, index)).map(({ id }) => id),
      ),
    [view, shown, seen],
  )

  const pressed = useRowKeys({
    ids: () => view.rows.map(({ id }) => id),
    page: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_HEIGHT) - 1),
    goTo: (id) => {
      setActiveId(id)
      bringIn(placeOf(view.rows, id))
    },
  })
  useRowEvents(scroller, {
    press: (id, key) => {
      view.holdRows()
      return pressed(id, key)
    },
    click: (id, by) => {
      setActiveId(id)
      open(id, by)
    },
    focus: (id) => {
      setActiveId(id)
      view.holdRows()
    },
    point: view.holdRows,
    leave: view.release,
  })
  return (
    <div className="order-list">
      <WaitingOrders
        view={view}
        show={() => {
          view.release()
          scroller.current?.scrollTo({ top: 0 })
        }}
      />
      <CountedTable view={view} label={label}>
        <thead>
          <tr className="order-columns" aria-rowindex={1}>
            {COLUMNS.map(({ name, textId }) => (
              <th key={name} scope="col" className={`cell ${name}`}>
                {l10n.getString(textId)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="order-rows" ref={scroller}>
          <RoomOfAll view={view} scroller={scroller} height={ROW_HEIGHT} scrolled={scrolled} />
          {shown.map(({ id, index, isActive }) => (
            <OrderRow
              key={id}
              id={id}
              view={view}
              marks={marks}
              clock={clock}
              index={index}
              top={index * ROW_HEIGHT}
              isOpen={id === openId}
              isActive={isActive}
              address={addressOf(id)}
              decimals={decimals}
            />
          ))}
          <EndOfRows clock={clock} />
        </tbody>
      </CountedTable>
    </div>
  )
})

interface TableProps {
  readonly view: Pick<OrderListView, 'rows'>
  readonly label: string
  readonly children: ReactNode
}

/** Updates the row count without rendering the rows. */
const CountedTable = observer(function CountedTable({ view, label, children }: TableProps) {
  const count = useComputed(() => view.rows.length)
  return (
    <table aria-label={label} aria-rowcount={count + 1}>
      {children}
    </table>
  )
})

interface RoomProps {
  readonly view: Pick<OrderListView, 'rows'>
  readonly scroller: RefObject<HTMLElement | null>
  readonly height: number
  readonly scrolled: () => number
}

/** The total height of all rows. Keeps the scroll anchor when rows are inserted above. */
const RoomOfAll = observer(function RoomOfAll({ view, scroller, height, scrolled }: RoomProps) {
  const { rows } = view
  useScrollAnchor(scroller, rows, height, scrolled)
  return <tr className="all-rows" aria-hidden="true" style={{ blockSize: `${rows.length * height}px` }} />
})

/** The time zone below the last row, where the header has no room for it. */
const EndOfRows = observer(function EndOfRows({ clock }: Pick<Props, 'clock'>) {
  return (
    <tr className="list-end" aria-hidden="true">
      <td>
        <ZoneLine now={clock.now} className="zone-at-end" />
      </td>
    </tr>
  )
})

interface WaitingProps {
  readonly view: Pick<OrderListView, 'waiting'>
  readonly show: () => void
}

/** Shows how many orders wait above, with a button to show them; the rows below do not move. */
const WaitingOrders = observer(function WaitingOrders({ view, show }: WaitingProps) {
  const { l10n } = useLocalization()
  const count = useComputed(() => view.waiting)
  if (count === 0) return null
  return (
    <Button className="order-waiting" kind="primary" size="small" icon={<ArrowUpIcon size={14} />} onClick={show}>
      {l10n.getString('order-waiting', { count })}
    </Button>
  )
})
