import { Button } from '@blueprintjs/core'
import { Chat, Flash, Globe, LogOut, Moon, Share } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { partnerLink } from '../../domain/market/partnerLink.ts'
import { LANGUAGES } from '../../domain/market/languages.ts'
import { Link } from 'react-router'
import { HelpLink } from '../help/HelpLink.tsx'
import { Localized } from '../kit/localization.ts'
import { LANGUAGE_DRAWER } from '../market/LanguageLink.tsx'
import { RecentNoticesLink } from '../notice/RecentNoticesLink.tsx'
import { usePortal } from '../frame/Portal.ts'

/**
 * The links that the account popover and the phone's drawer share: partner link, FAQ, appearance, language, sign-out
 * (NAV-04, NAV-06). Guests and devices cannot sign out (NAV-15, OP-48).
 */
export const AccountLinks = observer(function AccountLinks({ done }: { readonly done: () => void }) {
  const { appearance, deployment, locale, locales, session } = usePortal()
  const dark = appearance.shown === 'dark'
  return (
    <div className="account-links">
      <a className="bp6-button bp6-minimal" href={partnerLink(deployment.brand, deployment.country.code)}>
        <Share />
        <Localized id="shell-partner-link">
          <span className="bp6-button-text" />
        </Localized>
      </a>
      <Link className="bp6-button bp6-minimal" to="/faq" onClick={done}>
        <Chat />
        <Localized id="site-faq">
          <span className="bp6-button-text" />
        </Localized>
      </Link>
      <HelpLink done={done} />
      <RecentNoticesLink done={done} />
      <Localized id={dark ? 'shell-appearance-light' : 'shell-appearance-dark'}>
        <Button variant="minimal" alignText="start" icon={dark ? <Flash /> : <Moon />} onClick={appearance.toggle} />
      </Localized>
      {locales.length > 1 && (
        <a className="bp6-button bp6-minimal" href={`#${LANGUAGE_DRAWER}`} aria-haspopup="dialog">
          <Globe />
          <Localized id="site-languages">
            <span className="bp6-button-text" />
          </Localized>
          <span className="account-value" lang={locale}>
            {LANGUAGES[locale].nativeName}
          </span>
        </a>
      )}
      {session.mode === 'classic' && (
        <Localized id="shell-sign-out">
          <Button variant="minimal" alignText="start" icon={<LogOut />} onClick={() => void session.signOut()} />
        </Localized>
      )}
    </div>
  )
})
