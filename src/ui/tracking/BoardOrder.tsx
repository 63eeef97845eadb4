import { CycleIcon, TimeIcon, WarningSignIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { memo } from 'react'
import { readableAddress } from '../../domain/address/address.ts'
import { urgencyOf, type BoardEntry } from '../../domain/order/board.ts'
import type { OutletMark } from '../../domain/vendor/outletMarks.ts'
import { isRiderAssigned } from '../../domain/order/riderAssignment.ts'
import { Localized } from '../kit/localization.ts'
import { OrderEstimate } from '../order/OrderEstimate.tsx'
import { rowElementId } from '../order/rowElementId.ts'
import type { SharedClock } from '../kit/SharedClock.ts'
import { OutletTag } from '../order/OutletTag.tsx'
import { StatusTag } from '../kit/StatusTag.tsx'
import { formatMoment } from '../kit/dayFormats.ts'
import { usePortal } from '../frame/Portal.ts'
import { NeedReasons } from './NeedReasons.tsx'

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
  const { rider } = order
  return (
    <>
      <span className="who">
        <a
          className="name"
          id={rowElementId(order.id)}
          href={address}
          tabIndex={isActive ? 0 : -1}
          {...((isChosen || isOpen) && { 'aria-current': 'true' as const })}
        >
          <bdi>{order.customer.name}</bdi>
        </a>
        {mark && <OutletTag mark={mark} />}
      </span>
      <span className="estimate">
        {entry.group === 'scheduled' ? (
          <WantedAt entry={entry} clock={clock} />
        ) : (
          <OrderEstimate order={order} clock={clock} withAge />
        )}
      </span>
      {entry.needs.length > 0 ? (
        <span className="why">
          {urgencyOf(entry) === 'urgent' ? <WarningSignIcon size={14} /> : <TimeIcon size={14} />}
          <NeedReasons needs={entry.needs} clock={clock} />
        </span>
      ) : (
        <span className="address">
          <bdi>{readableAddress(order.customer.location.address)}</bdi>
        </span>
      )}
      <span className="state">
        <StatusTag status={order.status} />
        {rider && isRiderAssigned(order) && (
          <span className="rider-name">
            <CycleIcon size={14} />
            <bdi>{rider.name}</bdi>
          </span>
        )}
      </span>
    </>
  )
})

const WantedAt = observer(function WantedAt({ entry, clock }: Pick<Props, 'entry' | 'clock'>) {
  const { deployment, locale } = usePortal()
  const { preorderedFor } = entry.order
  if (preorderedFor === undefined) return null
  const time = formatMoment(preorderedFor, clock.now, deployment.country.timeZone, locale)
  return (
    <Localized id="order-scheduled-for" vars={{ time }}>
      <span />
    </Localized>
  )
})
