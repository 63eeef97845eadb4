import type { CountryCode } from '../../domain/market/countries.ts'
import { messengersFor, wholeText, type Messenger } from '../../domain/market/messengers.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { Button, buttonClass, type ButtonLook } from './Button.tsx'
import { useLocalization } from './localization.ts'
import { messageAddress } from './phoneAddress.ts'
import { withoutIsolates } from '../../domain/text/withoutIsolates.ts'
import type { SharedOrder } from './sharedOrder.ts'

export const MESSENGER_NAMES: Readonly<Record<Messenger, string>> = {
  whatsapp: 'WhatsApp',
  line: 'LINE',
  viber: 'Viber',
  telegram: 'Telegram',
}

/** Links to messengers send no referrer and give no access to this page. */
export const TO_MESSENGER = { target: '_blank', rel: 'noopener noreferrer' } as const

const LOOK: ButtonLook = { kind: 'quiet', fill: true }

interface Props {
  readonly country: CountryCode
  readonly shared: SharedOrder
  /** The recipient of direct messages; only the business knows the number. */
  readonly customer?: { readonly name: string; readonly phoneNumber: string }
  readonly copy: (text: string, copied: TextId) => void
  readonly done?: () => void
}

/** The ways to send an order's link without a share sheet. No third party receives it before a press (SHARE-02, SHARE-03). */
export const ShareWays = ({ country, shared, customer, copy, done }: Props) => {
  const { l10n } = useLocalization()
  const copying = (text: string, copied: TextId) => () => {
    done?.()
    copy(text, copied)
  }
  const direct = (way: string) =>
    customer === undefined
      ? way
      : withoutIsolates(l10n.getString('share-to-customer', { way, customer: customer.name }))
  return (
    <>
      <Button {...LOOK} onClick={copying(shared.link, 'share-link-copied')}>
        {l10n.getString('share-copy-link')}
      </Button>
      <Button {...LOOK} onClick={copying(wholeText(shared), 'share-copied')}>
        {l10n.getString('share-copy-text')}
      </Button>
      {messengersFor(country, shared, customer?.phoneNumber).map(({ messenger, address, isDirect }) => (
        <a key={messenger} className={buttonClass(LOOK)} href={address} {...TO_MESSENGER} onClick={done}>
          <span className="button-words">
            {isDirect ? direct(MESSENGER_NAMES[messenger]) : MESSENGER_NAMES[messenger]}
          </span>
        </a>
      ))}
      <a
        className={buttonClass(LOOK)}
        href={messageAddress(customer?.phoneNumber ?? '', wholeText(shared))}
        onClick={done}
      >
        <span className="button-words">{direct(l10n.getString('share-sms-name'))}</span>
      </a>
    </>
  )
}
