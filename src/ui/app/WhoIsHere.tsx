import { observer } from 'mobx-react-lite'
import { usePortal } from '../frame/Portal.ts'
import { buttonClass } from '../kit/Button.tsx'
import { Localized, useLocalization } from '../kit/localization.ts'
import { REGISTER, SIGN_IN } from '../../domain/pagePaths.ts'

/** Links that load a new page, so that none of the guest's data stays in memory. */
const GuestLinks = observer(function GuestLinks() {
  const { flags } = usePortal()
  const { l10n } = useLocalization()
  return (
    <div className="guest-links">
      <p className="who">{l10n.getString('shell-guest')}</p>
      <a className={buttonClass({ kind: 'primary' })} href={SIGN_IN}>
        {l10n.getString('site-sign-in')}
      </a>
      {flags.areKnown && !flags.isOn('DeactivateSignUpButton') && (
        <a className={buttonClass({})} href={REGISTER}>
          {l10n.getString('site-register')}
        </a>
      )}
    </div>
  )
})

/**
 * The current identity: the account's e-mail address, a device of a vendor, or a guest with links to sign in and to
 * register (NAV-03, NAV-04).
 */
export const WhoIsHere = observer(function WhoIsHere() {
  const { session, vendors } = usePortal()
  switch (session.mode) {
    case 'classic':
      return (
        <Localized id="shell-signed-in-as" vars={{ email: session.email ?? '' }}>
          <p className="who" />
        </Localized>
      )
    case 'godroid':
      return (
        <Localized id="shell-device-of" vars={{ name: vendors.selected?.name ?? '' }}>
          <p className="who" />
        </Localized>
      )
    case 'guest':
      return <GuestLinks />
  }
})
