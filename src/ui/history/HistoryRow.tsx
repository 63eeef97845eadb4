import { memo } from 'react'
import { readableAddress } from '../../domain/address/address.ts'
import { minutesToDeliver } from '../../domain/history/deliveryDuration.ts'
import { feeToPay } from '../../domain/history/historyTotals.ts'
import type { Instant } from '../../domain/instant.ts'
import type { Order } from '../../domain/order/order.ts'
import { formatMinutes } from '../kit/formatDuration.ts'
import { rowElementId } from '../order/rowElementId.ts'
import { StatusTag } from '../kit/StatusTag.tsx'
import { formatDay, formatTime } from '../kit/dayFormats.ts'
import { formatMoney } from '../kit/formatMoney.ts'
import { formatDayTime } from '../kit/formats.ts'
import { usePortal } from '../frame/Portal.ts'

export interface HistoryRowProps {
  readonly order: Order
  readonly index: number
  /** Reports the height of the row, which grows with its words. */
  readonly measure: (row: HTMLTableRowElement | null) => void
  /** The row's offset from the top of the rows, in pixels. */
  readonly top: number
  /** The name of the order's vendor, if orders of several vendors are listed. */
  readonly vendorName: string | undefined
  /** Whether its details are shown. */
  readonly isOpen: boolean
  /** Whether Tab leads to this row. */
  readonly isActive: boolean
  readonly address: string
  /** The decimals that all amounts of the table share. */
  readonly decimals: number
}

/** One past order. A move does not render its content. */
export const HistoryRow = memo(function HistoryRow({ index, top, measure, ...cells }: HistoryRowProps) {
  return (
    <tr
      ref={measure}
      data-index={index}
      className="order-line history-row"
      data-order-id={cells.order.id}
      data-open={cells.isOpen}
      aria-rowindex={index + 2}
      style={{ transform: `translateY(${top}px)` }}
    >
      <Cells {...cells} />
    </tr>
  )
})

const Cells = memo(function Cells(props: Omit<HistoryRowProps, 'index' | 'measure' | 'top'>) {
  const { order, vendorName, isOpen, isActive, address, decimals } = props
  const { deployment, locale } = usePortal()
  const { country } = deployment
  const { amount } = order.order
  const minutes = minutesToDeliver(order)
  const place = readableAddress(order.customer.location.address, country.code)
  return (
    <>
      <td className="cell created">
        <Created at={order.createdAt} />
      </td>
      <td className="cell number">
        <span>
          <strong dir="ltr">{order.code}</strong>
          <span className="ltr" title={order.id}>
            {order.id}
          </span>
        </span>
        {vendorName !== undefined && (
          <small>
            <bdi>{vendorName}</bdi>
          </small>
        )}
      </td>
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
      </td>
      <td className="cell phone">
        <span className="ltr">{order.customer.phoneNumber}</span>
      </td>
      <td className="cell place">
        <bdi title={place}>{place}</bdi>
      </td>
      <td className="cell amount">
        {amount ? <bdi>{formatMoney(amount, { country, locale }, decimals)}</bdi> : <span className="none">–</span>}
      </td>
      <td className="cell fee">
        <bdi>{formatMoney(feeToPay(order), { country, locale }, decimals)}</bdi>
      </td>
      <td className="cell duration">{minutes !== undefined && <span>{formatMinutes(minutes, locale)}</span>}</td>
    </>
  )
})

/** Day and time in the country's time zone. */
const Created = ({ at }: { readonly at: Instant }) => {
  const { deployment, locale } = usePortal()
  const zone = deployment.country.timeZone
  return (
    <time dateTime={new Date(at).toISOString()} title={formatDayTime(at, zone, locale)}>
      <span>{formatDay(at, zone, locale)}</span>
      <small>{formatTime(at, zone, locale)}</small>
    </time>
  )
}
