import { RepeatIcon, TickCircleIcon } from '@blueprintjs/icons'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Order } from '../../domain/order/order.ts'
import { buttonClass } from '../kit/Button.tsx'
import { Localized } from '../kit/localization.ts'
import { againAddress } from '../paths/links.ts'

/** Confirms the cancellation; describes its dialog, so that screen readers read it when the dialog takes the focus. */
export const CancelledOrder = ({ order, id }: { readonly order: Order; readonly id: string }) => (
  <div id={id} className="cancelled">
    <TickCircleIcon size={32} />
    <Localized id="order-was-cancelled" vars={{ customer: order.customer.name }}>
      <p className="said" />
    </Localized>
    <Localized id="cancelling-again-text">
      <p className="muted" />
    </Localized>
  </div>
)

interface ActionsProps {
  readonly order: Order
  readonly close: () => void
}

/** Offers to repeat the order: the form opens filled in, with a new fee. */
export const CancelledActions = ({ order, close }: ActionsProps) => {
  const again = useRef<HTMLAnchorElement>(null)
  useEffect(() => again.current?.focus(), [])
  return (
    <Link
      className={buttonClass({ kind: 'primary' })}
      to={againAddress(order.vendorId, order.id)}
      onClick={close}
      ref={again}
    >
      <RepeatIcon />
      <Localized id="again-action">
        <span className="button-words" />
      </Localized>
    </Link>
  )
}
