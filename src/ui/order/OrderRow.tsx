import { CycleIcon } from '@blueprintjs/icons'
import { Localized, useLocalization } from '@fluent/react'
import { observer } from 'mobx-react-lite'
import { memo } from 'react'
import type { OutletMark } from '../../domain/vendor/outletMarks.ts'
import { readableAddress } from '../../domain/address/address.ts'
import type { Order } from '../../domain/order/order.ts'
import { isRiderAssigned } from '../../domain/order/riderAssignment.ts'
import { formatDayTime, formatMoment, formatMoney, formatRelative } from '../shared/formats.ts'
import { usePortal } from '../shared/Portal.ts'
import { amountToCollect } from './orderAmounts.ts'
import { OutletTag } from './OutletTag.tsx'
import { OrderEstimate } from './OrderEstimate.tsx'
import { rowElementId } from './rowElementId.ts'
import type { SharedClock } from './SharedClock.ts'
import { StatusTag } from './StatusTag.tsx'

export interface OrderRowProps {
  readonly order: Order
  /** Of its outlet, while the orders of several are shown. */
  readonly mark: OutletMark | undefined
  readonly clock: SharedClock
  readonly index: number
  /** Pixels from the top of the list. */
  readonly top: number
  /** Its details are shown. */
  readonly isOpen: boolean
  /** The row that Tab leads to. */
  readonly isActive: boolean
  readonly address: string
}

/** One order in a list. When it only moves, nothing in it renders again. */
export const OrderRow = memo(function OrderRow({ index, top, ...cells }: OrderRowProps) {
  return (
    <tr
      className="order-line order-row"
      data-order-id={cells.order.id}
      data-open={cells.isOpen}
      aria-rowindex={index + 2}
      style={{ transform: `translateY(${top}px)` }}
    >
      <Cells {...cells} />
    </tr>
  )
})

const Cells = memo(function Cells(props: Omit<OrderRowProps, 'index' | 'top'>) {
  const { order, mark, clock, isOpen, isActive, address } = props
  const { locale } = usePortal()
  const collected = amountToCollect(order)
  return (
    <>
      <td className="cell status">
        <StatusTag status={order.status} />
      </td>
      <td className="cell customer">
        <a
          className="name"
          id={rowElementId(order.id)}
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

/** When it was placed and how long ago; for a pre-order whose time has not come, when that is. */
const OrderTime = observer(function OrderTime({ order, clock }: Pick<OrderRowProps, 'order' | 'clock'>) {
  const { deployment, locale } = usePortal()
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
