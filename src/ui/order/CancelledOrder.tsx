import { Button, DialogBody, DialogFooter } from '@blueprintjs/core'
import { RepeatIcon, TickCircleIcon } from '@blueprintjs/icons'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Order } from '../../domain/order/order.ts'
import { Localized } from '../kit/localization.ts'
import { againAddress } from '../paths/requestAddress.ts'

interface Props {
  readonly order: Order
  readonly close: () => void
}

/** Confirms the cancellation and offers to repeat the order: the form opens filled in, with a new fee. */
export const CancelledOrder = ({ order, close }: Props) => {
  const again = useRef<HTMLAnchorElement>(null)
  useEffect(() => again.current?.focus(), [])
  return (
    <>
      <DialogBody>
        <div className="cancelled" role="status">
          <TickCircleIcon size={32} />
          <Localized id="order-was-cancelled" vars={{ customer: order.customer.name }}>
            <p className="said" />
          </Localized>
          <Localized id="cancelling-again-text">
            <p className="muted" />
          </Localized>
        </div>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Localized id="cancelling-close">
              <Button size="large" onClick={close} />
            </Localized>
            <Link
              className="bp6-button bp6-large bp6-intent-primary"
              to={againAddress(order.vendorId, order.id)}
              onClick={close}
              ref={again}
            >
              <RepeatIcon />
              <Localized id="again-action">
                <span className="bp6-button-text" />
              </Localized>
            </Link>
          </>
        }
      />
    </>
  )
}
