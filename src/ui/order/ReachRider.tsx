import { ChatIcon, DuplicateIcon } from '@blueprintjs/icons'
import { Localized } from '../kit/localization.ts'
import { PhoneLink } from './PhoneLink.tsx'
import { useCopy } from './useCopy.ts'

interface Props {
  readonly name: string
  readonly phone: string
}

/** Calls the rider, sends a message, or copies the phone number. */
export const ReachRider = ({ name, phone }: Props) => {
  const copy = useCopy()
  return (
    <span className="reach">
      <PhoneLink name={name} phone={phone} />
      <Localized id="details-message-rider" attrs={{ 'aria-label': true, title: true }} vars={{ name }}>
        <a className="round-action" href={`sms:${phone.replaceAll(/[^+\d]/g, '')}`} aria-label="Message">
          <ChatIcon />
        </a>
      </Localized>
      <Localized id="details-copy-rider" attrs={{ 'aria-label': true, title: true }} vars={{ name }}>
        <button
          type="button"
          className="round-action"
          aria-label="Copy"
          onClick={() => copy(phone, 'details-number-copied')}
        >
          <DuplicateIcon />
        </button>
      </Localized>
    </span>
  )
}
