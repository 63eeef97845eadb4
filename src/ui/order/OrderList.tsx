import { ArrowUpIcon } from '@blueprintjs/icons'
import { Localized, useLocalization } from '@fluent/react'
import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import type { Order, OrderId, VendorId } from '../../domain/order/order.ts'
import type { OutletMark } from '../../domain/vendor/outletMarks.ts'
import type { OrderListsViewModel } from './OrderListsViewModel.ts'
import { OrderRow } from './OrderRow.tsx'
import type { SharedClock } from './SharedClock.ts'
import { COMPACT_ROWS, useMedia } from './useMedia.ts'
import { useRowEvents } from './useRowEvents.ts'
import { useRowKeys } from './useRowKeys.ts'
import { useRowWindow } from './useRowWindow.ts'
import { useStandingStill } from './useStandingStill.ts'
import './orderLine.css'
import './orderList.css'

/** Pixels; the style sheet says the same. */
const ROW_HEIGHT = 72
const COMPACT_ROW_HEIGHT = 112

const COLUMNS = [
  { name: 'status', words: 'Status' },
  { name: 'customer', words: 'Customer' },
  { name: 'time', words: 'Placed' },
  { name: 'rider', words: 'Rider' },
  { name: 'amount', words: 'To collect' },
] as const

export interface OrderListView {
  readonly rows: OrderListsViewModel['rows']
  readonly waiting: number
  readonly rest: () => void
  readonly release: () => void
}

interface Props {
  readonly view: OrderListView
  readonly marks: ReadonlyMap<VendorId, OutletMark>
  readonly clock: SharedClock
  readonly label: string
  readonly openId: OrderId | undefined
  readonly addressOf: (id: OrderId) => string
  readonly open: (id: OrderId, by: 'pointer' | 'keyboard') => void
}

const placeOf = (rows: ReadonlyArray<Order>, wanted: OrderId): number => rows.findIndex(({ id }) => id === wanted)

/** Rows of orders, of which only the visible ones exist. Arrow keys move between them, Enter opens one. */
export const OrderList = observer(function OrderList(props: Props) {
  const { view, marks, clock, label, openId, addressOf, open } = props
  const { rows } = view
  const height = useMedia(COMPACT_ROWS) ? COMPACT_ROW_HEIGHT : ROW_HEIGHT
  const scroller = useRef<HTMLTableSectionElement>(null)
  const [activeId, setActiveId] = useState<OrderId>()
  const wantedId = activeId ?? openId
  const activeIndex = wantedId === undefined ? 0 : Math.max(0, placeOf(rows, wantedId))
  const { places, scrolled, bringIn } = useRowWindow(scroller, { count: rows.length, height, always: activeIndex })
  useStandingStill(scroller, rows, height, scrolled)

  const pressed = useRowKeys({
    ids: () => rows.map(({ id }) => id),
    page: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height) - 1),
    goTo: (id) => {
      setActiveId(id)
      bringIn(placeOf(rows, id))
    },
  })
  useRowEvents(scroller, {
    press: (id, key) => {
      view.rest()
      return pressed(id, key)
    },
    click: (id, by) => {
      setActiveId(id)
      open(id, by)
    },
    focus: (id) => {
      setActiveId(id)
      view.rest()
    },
    point: view.rest,
    leave: view.release,
  })
  return (
    <div className="order-list">
      <WaitingOrders
        count={view.waiting}
        show={() => {
          view.release()
          scroller.current?.scrollTo({ top: 0 })
        }}
      />
      <table aria-label={label} aria-rowcount={rows.length + 1}>
        <thead>
          <tr className="order-columns" aria-rowindex={1}>
            {COLUMNS.map(({ name, words }) => (
              <Localized key={name} id={`order-column-${name}`}>
                <th scope="col" className={`cell ${name}`}>
                  {words}
                </th>
              </Localized>
            ))}
          </tr>
        </thead>
        <tbody className="order-rows" ref={scroller}>
          <tr className="all-rows" aria-hidden="true" style={{ blockSize: `${rows.length * height}px` }} />
          {places.map((index) => {
            const order = rows[index]
            return (
              order && (
                <OrderRow
                  key={order.id}
                  order={order}
                  mark={marks.get(order.vendorId)}
                  clock={clock}
                  index={index}
                  top={index * height}
                  isOpen={order.id === openId}
                  isActive={index === activeIndex}
                  address={addressOf(order.id)}
                />
              )
            )
          })}
        </tbody>
      </table>
    </div>
  )
})

/** Says how many orders wait above, and shows them; the rows below do not move for it. */
const WaitingOrders = ({ count, show }: { readonly count: number; readonly show: () => void }) => {
  const { l10n } = useLocalization()
  if (count === 0) return null
  return (
    <button type="button" className="order-waiting" onClick={show}>
      <ArrowUpIcon size={14} />
      {l10n.getString('order-waiting', { count })}
    </button>
  )
}
