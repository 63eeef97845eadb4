import { BanCircleIcon, CrossIcon, PhoneIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { cancelVerdict } from '../../domain/order/cancellation.ts'
import type { Order } from '../../domain/order/order.ts'
import { isRiderAssigned } from '../../domain/order/riderAssignment.ts'
import { AddressText } from '../address/AddressText.tsx'
import { Localized } from '../kit/localization.ts'
import type { OrderTrackingViewModel } from './OrderTrackingViewModel.ts'
import { StatusTag } from '../kit/StatusTag.tsx'
import { Button, buttonClass } from '../kit/Button.tsx'
import { usePortal } from '../frame/Portal.ts'
import type { BoardViewModel } from './BoardViewModel.ts'
import { callAddress } from '../kit/phoneAddress.ts'
import { NeedReasons } from '../order/NeedReasons.tsx'
import { ShareLink } from '../order/ShareLink.tsx'

interface Props {
  readonly board: BoardViewModel
  readonly order: Order
  readonly tracking: OrderTrackingViewModel
  readonly open: (by: 'pointer') => void
}

/** Actions for the chosen order: details, call, tracking link, cancel. */
export const ChosenOrder = observer(function ChosenOrder({ board, order, tracking, open }: Props) {
  const { flags } = usePortal()
  const { id, customer, rider } = order
  const circumstances = { now: tracking.clock.now, delayedCancellation: flags.isOn('DelayedCancellation') }
  const needs = board.entry(id)?.needs ?? []
  return (
    <Localized id="board-chosen" attrs={{ 'aria-label': true }}>
      <section className="board-chosen" aria-label="Chosen order">
        <div className="what">
          <h3>
            <span className="ltr">{order.code}</span> <bdi>{customer.name}</bdi>
          </h3>
          <StatusTag status={order.status} />
          <Localized id="board-chosen-close" attrs={{ 'aria-label': true }}>
            <Button kind="quiet" icon={<CrossIcon />} aria-label="Close" onClick={() => board.choose(undefined)} />
          </Localized>
        </div>
        {needs.length > 0 && (
          <p className="why">
            <NeedReasons needs={needs} clock={tracking.clock} />
          </p>
        )}
        <p className="address">
          <AddressText stored={customer.location.address} />
        </p>
        <div className="actions">
          <Localized id="board-details">
            <Button kind="primary" onClick={() => open('pointer')} />
          </Localized>
          {rider && isRiderAssigned(order) && (
            <a className={buttonClass({})} href={callAddress(rider.phoneNumber)}>
              <PhoneIcon size={14} />
              <Localized id="trouble-call-rider">
                <span />
              </Localized>
            </a>
          )}
          <a className={buttonClass({})} href={callAddress(customer.phoneNumber)}>
            <PhoneIcon size={14} />
            <Localized id="board-call-customer">
              <span />
            </Localized>
          </a>
          <ShareLink key={id} order={order} textId="share-short" />
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
