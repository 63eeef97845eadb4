import { BanCircleIcon, CrossIcon, LinkIcon, PhoneIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { readableAddress } from '../../domain/address/address.ts'
import { cancelVerdict } from '../../domain/order/cancellation.ts'
import type { Order } from '../../domain/order/order.ts'
import { isRiderAssigned } from '../../domain/order/riderAssignment.ts'
import { Localized } from '../kit/localization.ts'
import type { OrderTrackingViewModel } from './OrderTrackingViewModel.ts'
import { StatusTag } from '../kit/StatusTag.tsx'
import { useCopy } from '../order/useCopy.ts'
import { Button } from '../kit/Button.tsx'
import { usePortal } from '../frame/Portal.ts'
import type { BoardViewModel } from './BoardViewModel.ts'
import { callAddress } from './callAddress.ts'
import { NeedReasons } from './NeedReasons.tsx'

interface Props {
  readonly board: BoardViewModel
  readonly order: Order
  readonly tracking: OrderTrackingViewModel
  readonly open: (by: 'pointer') => void
}

/** Actions for the chosen order: details, call, tracking link, cancel. */
export const ChosenOrder = observer(function ChosenOrder({ board, order, tracking, open }: Props) {
  const { flags } = usePortal()
  const copy = useCopy()
  const { id, customer, rider } = order
  const circumstances = { now: tracking.clock.now, delayedCancellation: flags.isOn('DelayedCancellation') }
  const needs = board.entry(id)?.needs ?? []
  return (
    <Localized id="board-chosen" attrs={{ 'aria-label': true }}>
      <section className="board-chosen" aria-label="Chosen order">
        <div className="what">
          <h3>
            <bdi>{customer.name}</bdi>
          </h3>
          <StatusTag status={order.status} />
          <Localized id="board-chosen-close" attrs={{ 'aria-label': true }}>
            <Button look="minimal" icon={<CrossIcon />} aria-label="Close" onClick={() => board.choose(undefined)} />
          </Localized>
        </div>
        {needs.length > 0 && (
          <p className="why">
            <NeedReasons needs={needs} clock={tracking.clock} />
          </p>
        )}
        <p className="address">
          <bdi>{readableAddress(customer.location.address)}</bdi>
        </p>
        <div className="actions">
          <Localized id="board-details">
            <Button look="primary" onClick={() => open('pointer')} />
          </Localized>
          {rider && isRiderAssigned(order) && (
            <a className="plain-button outlined" href={callAddress(rider.phoneNumber)}>
              <PhoneIcon size={14} />
              <Localized id="board-call-rider">
                <span />
              </Localized>
            </a>
          )}
          <a className="plain-button outlined" href={callAddress(customer.phoneNumber)}>
            <PhoneIcon size={14} />
            <Localized id="board-call-customer">
              <span />
            </Localized>
          </a>
          <Localized id="board-copy-link">
            <Button
              icon={<LinkIcon size={14} />}
              onClick={() => copy(`${location.origin}/tracking/${id}`, 'order-tracking-link-copied')}
            />
          </Localized>
          {cancelVerdict(order, circumstances).allowed && (
            <Localized id="order-cancel">
              <Button icon={<BanCircleIcon size={14} />} onClick={() => board.askToCancel(true)} />
            </Localized>
          )}
        </div>
      </section>
    </Localized>
  )
})
