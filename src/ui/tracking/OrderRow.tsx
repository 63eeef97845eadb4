import { CycleIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { memo } from 'react'
import type { OutletMark } from '../../domain/vendor/outletMarks.ts'
import { readableAddress } from '../../domain/address/address.ts'
import type { OrderId, VendorId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import { isRiderAssigned } from '../../domain/order/riderAssignment.ts'
import { formatMoment } from '../kit/dayFormats.ts'
import { formatMoney } from '../kit/formatMoney.ts'
import { formatDayTime, formatRelative } from '../kit/formats.ts'
import { useMarket } from '../frame/useMarket.ts'
import { Localized, useLocalization } from '../kit/localization.ts'
import { useComputed } from '../kit/useComputed.ts'
import { amountToCollect } from '../order/orderAmounts.ts'
import { OutletTag } from '../order/OutletTag.tsx'
import { OrderEstimate } from '../order/OrderEstimate.tsx'
import { rowElementId } from '../order/rowElementId.ts'
import type { SharedClock } from '../kit/SharedClock.ts'
import { StatusTag } from '../kit/StatusTag.tsx'

export interface OrderRowProps {
  readonly id: OrderId
  readonly view: { readonly order: (id: OrderId) => Order | undefined }
  /** The outlets' marks, if orders of several outlets are shown. */
  readonly marks: ReadonlyMap<VendorId, OutletMark>
  readonly clock: SharedClock
  readonly index: number
  /** The row's offset from the top of the list, in pixels. */
  readonly top: number
  /** Whether its details are shown. */
  readonly isOpen: boolean
  /** Whether Tab leads to this row. */
  readonly isActive: boolean
  readonly address: string
}

/** One order of a list. A move does not render its content, and a change renders this row only. */
export const OrderRow = memo(function OrderRow({ index, top, ...cells }: OrderRowProps) {
  return (
    <tr
      className="order-line order-row"
      data-order-id={cells.id}
      data-open={cells.isOpen}
      aria-rowindex={index + 2}
      style={{ insetBlockStart: top }}
    >
      <Cells {...cells} />
    </tr>
  )
})

const Cells = observer(function Cells(props: Omit<OrderRowProps, 'index' | 'top'>) {
  const { id, view, marks, clock, isOpen, isActive, address } = props
  const { locale } = useMarket()
  const order = useComputed(() => view.order(id))
  if (order === undefined) return null
  const mark = marks.get(order.vendorId)
  const collected = amountToCollect(order)
  return (
    <>
      <td className="cell status">
        <StatusTag status={order.status} />
      </td>
      <td className="cell customer">
        <a
          className="name"
          id={rowElementId(id)}
          href={address}
          tabIndex={isActive ? 0 : -1}
          {...(isOpen && { 'aria-current': 'true' as const })}
        >
          <bdi>{order.customer.name}</bdi>
        </a>
        <span className="address">
          {mark && <OutletTag mark={mark} />}
          <bdi>{readableAddress(order.customer.location.address)}</bdi>
        </span>
      </td>
      <td className="cell time">
        <OrderTime order={order} clock={clock} />
      </td>
      <td className="cell rider">
        <OrderEstimate order={order} clock={clock} />
        {order.rider && isRiderAssigned(order) && (
          <span className="rider-name">
            <CycleIcon size={14} />
            <bdi>{order.rider.name}</bdi>
          </span>
        )}
      </td>
      <td className="cell amount">
        {collected ? (
          <bdi>{formatMoney(collected, locale)}</bdi>
        ) : (
          <Localized id="order-nothing-to-collect">
            <span className="none" />
          </Localized>
        )}
      </td>
    </>
  )
})

/** The time of the order and how long ago it was; for a future pre-order, the scheduled time. */
const OrderTime = observer(function OrderTime({
  order,
  clock,
}: {
  readonly order: Order
  readonly clock: SharedClock
}) {
  const { deployment, locale } = useMarket()
  const { l10n } = useLocalization()
  const zone = deployment.country.timeZone
  const isAhead = order.preorderedFor !== undefined && order.preorderedFor > clock.now
  const moment = isAhead ? order.preorderedFor : order.createdAt
  const time = formatMoment(moment, clock.now, zone, locale)
  return (
    <time dateTime={new Date(moment).toISOString()} title={formatDayTime(moment, zone, locale)}>
      <span className="exact">{isAhead ? l10n.getString('order-scheduled-for', { time }) : time}</span>
      <small>{formatRelative(moment, clock.now, locale)}</small>
    </time>
  )
})
