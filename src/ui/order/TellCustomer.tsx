import { ChatIcon, ShareIcon } from '@blueprintjs/icons'
import type { Instant } from '../../domain/instant.ts'
import { messengersFor } from '../../domain/market/messengers.ts'
import type { Order } from '../../domain/order/order.ts'
import { messageFor, type TroubleKind } from '../../domain/order/remedies.ts'
import { promisesOf } from '../../domain/order/timePromise.ts'
import { usePortal } from '../frame/Portal.ts'
import { Button, buttonClass } from '../kit/Button.tsx'
import { formatMoment } from '../kit/dayFormats.ts'
import { useLocalization } from '../kit/localization.ts'
import { withoutIsolates } from '../../domain/text/withoutIsolates.ts'
import { messageAddress } from '../kit/phoneAddress.ts'
import { hasShareSheet, openShareSheet } from '../kit/sharedOrder.ts'
import { MESSENGER_NAMES, TO_MESSENGER } from '../kit/ShareWays.tsx'
import { MessageDialog } from './MessageDialog.tsx'
import { linkOf } from './useSharedOrder.ts'

interface Props {
  readonly order: Order
  readonly kind: TroubleKind
  /** Who sends the goods. */
  readonly from: string
  readonly now: Instant
  readonly close: () => void
}

/** What the customer is told: what is wrong, the time if it is known, and where to follow the order (AID-02). */
const usePreparedMessage = ({ order, kind, from, now }: Omit<Props, 'close'>): string => {
  const { deployment, locale } = usePortal()
  const { l10n } = useLocalization()
  const { minimumEta, timeZone } = deployment.country
  const { code, customer, rider } = order
  const message = messageFor(kind)
  const [next] = promisesOf(order, now, minimumEta).shown
  const isKnown = message === 'late' && next?.kind === 'drop-off' && next.at > now && next.age === undefined
  const known = { customer: customer.name, code, vendor: from, phone: rider?.phoneNumber ?? '' }
  const lines = [
    l10n.getString(`trouble-message-${message}`, known),
    ...(isKnown
      ? [l10n.getString('trouble-message-expected', { time: formatMoment(next.at, now, timeZone, locale) })]
      : []),
    ...(message === 'late' || message === 'at-door'
      ? [`${l10n.getString('order-share-tracking-text')} ${linkOf(order)}`]
      : []),
  ]
  return withoutIsolates(lines.join('\n'))
}

/** Sends the customer a prepared message by SMS, a messenger, the share sheet or the clipboard (AID-02, SHARE-03). */
export const TellCustomer = ({ close, ...about }: Props) => {
  const { deployment } = usePortal()
  const { l10n } = useLocalization()
  const { customer } = about.order
  const prepared = usePreparedMessage(about)
  return (
    <MessageDialog
      title={l10n.getString('trouble-message-title', { customer: customer.name })}
      hint={<span className="ltr">{customer.phoneNumber}</span>}
      prepared={prepared}
      close={close}
      ways={(text) => (
        <>
          {hasShareSheet() && (
            <Button icon={<ShareIcon />} onClick={() => openShareSheet({ text })}>
              {l10n.getString('share-short')}
            </Button>
          )}
          {messengersFor(deployment.country.code, { text }, customer.phoneNumber).map(({ messenger, address }) => (
            <a key={messenger} className={buttonClass({})} href={address} {...TO_MESSENGER}>
              <span className="button-words">{MESSENGER_NAMES[messenger]}</span>
            </a>
          ))}
          <a className={buttonClass({ kind: 'primary' })} href={messageAddress(customer.phoneNumber, text)}>
            <ChatIcon />
            <span className="button-words">{l10n.getString('share-sms')}</span>
          </a>
        </>
      )}
    />
  )
}
