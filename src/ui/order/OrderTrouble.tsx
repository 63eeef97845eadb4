import { ChatIcon, EnvelopeIcon, PhoneIcon, RepeatIcon, TimeIcon, WarningSignIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router'
import { urgencyOf } from '../../domain/order/board.ts'
import type { Order } from '../../domain/order/order.ts'
import { troubleOf, type Remedy, type Trouble } from '../../domain/order/remedies.ts'
import { usePortal } from '../frame/Portal.ts'
import { Button, buttonClass, type ButtonLook } from '../kit/Button.tsx'
import { Callout } from '../kit/Callout.tsx'
import { useLocalization } from '../kit/localization.ts'
import { callAddress } from '../kit/phoneAddress.ts'
import type { SharedClock } from '../kit/SharedClock.ts'
import { againAddress } from '../paths/links.ts'
import { NeedReasons } from './NeedReasons.tsx'
import type { OrderMessage } from './OrderMessages.tsx'
import './orderTrouble.css'

interface Props {
  readonly order: Order
  readonly clock: SharedClock
  readonly write: (message: OrderMessage) => void
}

/** What goes wrong with an order, and what a person would do about it, the best first; nothing if all is well (AID-01). */
export const OrderTrouble = observer(function OrderTrouble({ order, clock, write }: Props) {
  const { deployment } = usePortal()
  const trouble = troubleOf(order, clock.now, deployment.country.minimumEta)
  if (trouble === undefined) return null
  const isUrgent = urgencyOf(trouble) === 'urgent'
  return (
    <Callout
      className="order-trouble"
      tone={isUrgent ? 'failed' : 'attention'}
      icon={isUrgent ? <WarningSignIcon /> : <TimeIcon />}
      title={<Heading trouble={trouble} clock={clock} />}
      actions={trouble.remedies.map((remedy, place) => (
        <Way key={remedy} remedy={remedy} isFirst={place === 0} order={order} write={write} />
      ))}
    />
  )
})

const Heading = ({ trouble, clock }: { readonly trouble: Trouble; readonly clock: SharedClock }) => {
  const { l10n } = useLocalization()
  if (trouble.needs.length > 0) return <NeedReasons needs={trouble.needs} clock={clock} />
  return <span>{l10n.getString(trouble.kind === 'returned' ? 'trouble-returned' : 'trouble-late')}</span>
}

interface WayProps extends Pick<Props, 'order' | 'write'> {
  readonly remedy: Remedy
  readonly isFirst: boolean
}

const Way = ({ remedy, isFirst, order, write }: WayProps) => {
  const { l10n } = useLocalization()
  const look: ButtonLook = { kind: isFirst ? 'primary' : 'secondary', fill: true }
  const words = l10n.getString(remedy === 'order-again' ? 'edit-new-request' : `trouble-${remedy}`)
  switch (remedy) {
    case 'call-rider':
      return (
        <a className={buttonClass(look)} href={callAddress(order.rider?.phoneNumber ?? '')}>
          <PhoneIcon />
          <span className="button-words">{words}</span>
        </a>
      )
    case 'order-again':
      return (
        <Link className={buttonClass(look)} to={againAddress(order.vendorId, order.id)}>
          <RepeatIcon />
          <span className="button-words">{words}</span>
        </Link>
      )
    case 'tell-customer':
      return (
        <Button {...look} icon={<ChatIcon />} onClick={() => write('to-customer')}>
          {words}
        </Button>
      )
    case 'write-support':
      return (
        <Button {...look} icon={<EnvelopeIcon />} onClick={() => write('to-support')}>
          {words}
        </Button>
      )
  }
}
