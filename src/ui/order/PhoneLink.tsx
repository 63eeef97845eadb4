import { PhoneIcon } from '@blueprintjs/icons'
import { Localized } from '../kit/localization.ts'
import { callAddress } from '../kit/phoneAddress.ts'

interface Props {
  readonly name: string
  readonly phone: string
}

/** A phone number as a link that calls it. */
export const PhoneLink = ({ name, phone }: Props) => (
  <Localized id="order-call" attrs={{ 'aria-label': true }} vars={{ name, phone }}>
    <a className="phone-link" href={callAddress(phone)} aria-label={phone}>
      <PhoneIcon size={14} />
      <span className="ltr">{phone}</span>
    </a>
  </Localized>
)
