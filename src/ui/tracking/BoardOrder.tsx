import { TimeIcon, WarningSignIcon } from '@blueprintjs/icons'
import { memo } from 'react'
import { urgencyOf, type BoardEntry } from '../../domain/order/board.ts'
import type { OutletMark } from '../../domain/vendor/outletMarks.ts'
import { AddressText } from '../address/AddressText.tsx'
import { OrderPromise } from '../order/OrderPromise.tsx'
import { RiderName } from '../order/RiderName.tsx'
import { rowElementId } from '../order/rowElementId.ts'
import type { SharedClock } from '../kit/SharedClock.ts'
import { OutletTag } from '../order/OutletTag.tsx'
import { StatusTag } from '../kit/StatusTag.tsx'
import { NeedReasons } from '../order/NeedReasons.tsx'

interface Props {
  readonly entry: BoardEntry
  readonly clock: SharedClock
  readonly mark: OutletMark | undefined
  /** The row's offset from the top of the list, in pixels. */
  readonly top: number
  readonly isChosen: boolean
  /** Whether its details are shown. */
  readonly isOpen: boolean
  /** Whether Tab leads to this row. */
  readonly isActive: boolean
  readonly address: string
}

/**
 * One order of the board, with the reasons why it needs attention and for how long. A move does not render its content.
 */
export const BoardOrder = memo(function BoardOrder({ top, ...cells }: Props) {
  return (
    <li
      className="board-order"
      data-order-id={cells.entry.id}
      data-open={cells.isChosen}
      data-urgency={urgencyOf(cells.entry)}
      style={{ transform: `translateY(${top}px)` }}
    >
      <Cells {...cells} />
    </li>
  )
})

const Cells = memo(function Cells(props: Omit<Props, 'top'>) {
  const { entry, clock, mark, isChosen, isOpen, isActive, address } = props
  const { order } = entry
  return (
    <>
      <span className="line">
        <span className="who">
          <strong className="ltr">{order.code}</strong>
          <a
            className="name"
            id={rowElementId(order.id)}
            href={address}
            tabIndex={isActive ? 0 : -1}
            {...((isChosen || isOpen) && { 'aria-current': 'true' as const })}
          >
            <bdi className="one-line">{order.customer.name}</bdi>
          </a>
          {mark && <OutletTag mark={mark} />}
        </span>
        <RiderName order={order} />
        <StatusTag status={order.status} />
      </span>
      <span className="line">
        {entry.needs.length > 0 && (
          <span className="why">
            {urgencyOf(entry) === 'urgent' ? <WarningSignIcon size={14} /> : <TimeIcon size={14} />}
            <span className="one-line">
              <NeedReasons needs={entry.needs} clock={clock} />
            </span>
          </span>
        )}
        <span className="where">
          <AddressText className="address one-line" stored={order.customer.location.address} />
          <OrderPromise order={order} clock={clock} />
        </span>
      </span>
    </>
  )
})
