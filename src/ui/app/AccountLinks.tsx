import { Chat, Flash, Globe, KeyCommand, LogOut, Moon, Share } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { Icon } from '../market/Icon.tsx'
import { partnerLink } from '../../domain/market/partnerLink.ts'
import { NATIVE_NAMES } from '../../domain/market/nativeNames.ts'
import { Link } from 'react-router'
import { HelpLink } from '../help/HelpLink.tsx'
import { Button, buttonClass } from '../kit/Button.tsx'
import { Localized } from '../kit/localization.ts'
import { LANGUAGE_DRAWER } from '../market/LanguageLink.tsx'
import { RecentNoticesLink } from '../notice/RecentNoticesLink.tsx'
import { usePortal } from '../frame/Portal.ts'
import { FAQ } from '../../domain/pagePaths.ts'
import './menu.css'

const QUIET = buttonClass({ kind: 'quiet' })

/**
 * The links that the account popover and the phone's drawer share (NAV-04, NAV-06): settings, then help, then the way
 * out. Guests and devices cannot sign out (NAV-15, OP-48).
 */
export const AccountLinks = observer(function AccountLinks({ done }: { readonly done: () => void }) {
  const { appearance, commands, deployment, locale, locales, session, toggleLetters } = usePortal()
  const dark = appearance.shown === 'dark'
  const showShortcuts = () => {
    done()
    commands.open('shortcuts')
  }
  return (
    <>
      <div className="account-links">
        {locales.length > 1 && (
          <a className={QUIET} href={`#${LANGUAGE_DRAWER}`} aria-haspopup="dialog">
            <Globe />
            <Localized id="site-languages">
              <span className="button-words" />
            </Localized>
            <span className="account-value" lang={locale}>
              {NATIVE_NAMES[locale]}
            </span>
          </a>
        )}
        <Localized id={dark ? 'shell-appearance-light' : 'shell-appearance-dark'}>
          <Button kind="quiet" icon={dark ? <Flash /> : <Moon />} onClick={appearance.toggle} />
        </Localized>
        {toggleLetters && (
          <Localized id="site-switch-letters">
            <Button kind="quiet" icon={<Icon name="letters" />} onClick={toggleLetters} />
          </Localized>
        )}
        <Localized id="shell-shortcuts">
          <Button kind="quiet" className="desktop-only" icon={<KeyCommand />} onClick={showShortcuts} />
        </Localized>
        <RecentNoticesLink done={done} />
        <HelpLink done={done} />
        <Link className={QUIET} to={FAQ} onClick={done}>
          <Chat />
          <Localized id="site-faq">
            <span className="button-words" />
          </Localized>
        </Link>
      </div>
      <div className="account-links apart">
        <a className={QUIET} href={partnerLink(deployment.brand, deployment.country.code)}>
          <Share />
          <Localized id="site-become-partner">
            <span className="button-words" />
          </Localized>
        </a>
        {session.mode === 'classic' && (
          <Localized id="shell-sign-out">
            <Button kind="quiet" icon={<LogOut />} onClick={() => void session.signOut()} />
          </Localized>
        )}
      </div>
    </>
  )
})
