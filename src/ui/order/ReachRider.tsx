import { ChatIcon, DuplicateIcon } from '@blueprintjs/icons'
import { Button, buttonClass } from '../kit/Button.tsx'
import { messageAddress } from '../kit/phoneAddress.ts'
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
        <a className={buttonClass({})} href={messageAddress(phone)} aria-label="Message">
          <ChatIcon />
        </a>
      </Localized>
      <Localized id="details-copy-rider" attrs={{ 'aria-label': true, title: true }} vars={{ name }}>
        <Button icon={<DuplicateIcon />} aria-label="Copy" onClick={() => copy(phone, 'share-copied')} />
      </Localized>
    </span>
  )
}
