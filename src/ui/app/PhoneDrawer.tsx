import { Cross } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router'
import { pageDirection } from '../../domain/market/languages.ts'
import { usePortal } from '../frame/Portal.ts'
import { Button, buttonClass } from '../kit/Button.tsx'
import { Drawer } from '../kit/Drawer.tsx'
import { Localized, useLocalization } from '../kit/localization.ts'
import { MENU_IN_BAR, useMedia } from '../kit/useMedia.ts'
import { BranchChoice } from '../vendor/BranchChoice.tsx'
import { AccountLinks } from './AccountLinks.tsx'
import { usePlaces } from '../paths/places.ts'
import { BrandMark } from '../theme/BrandMark.tsx'
import { WhoIsHere } from './WhoIsHere.tsx'

/**
 * The menu of narrow screens: 384 px wide, never wider than the screen (NAV-06, CONST-30, CON-17). It closes when the
 * top bar has room for the menu, for example after rotating a tablet.
 */
export const PhoneDrawer = observer(function PhoneDrawer({ close }: { readonly close: () => void }) {
  const { deployment, locale, session } = usePortal()
  const { l10n } = useLocalization()
  const places = usePlaces('phone')
  const hasRoomInBar = useMedia(MENU_IN_BAR)
  const leave = useEffectEvent(close)
  useEffect(() => {
    if (hasRoomInBar) leave()
  }, [hasRoomInBar])
  return (
    <Drawer
      label={l10n.getString('shell-menu-title')}
      className="phone-drawer"
      isMirrored={pageDirection(locale) === 'rtl'}
      close={close}
    >
      <div className="head">
        <span className="brand-name">
          <BrandMark brand={deployment.brand} />
          <span>{deployment.brand.name}</span>
        </span>
        <Localized id="shell-close-menu" attrs={{ 'aria-label': true }}>
          <Button kind="quiet" size="large" icon={<Cross />} aria-label="Close the menu" onClick={close} />
        </Localized>
      </div>
      <WhoIsHere />
      <Localized id="shell-main-navigation" attrs={{ 'aria-label': true }}>
        <nav aria-label="Main">
          {places.map(({ path, textId, icon: Icon, isHere }) => (
            <Link
              key={path}
              className={buttonClass({ kind: 'quiet' }, 'place')}
              to={path}
              onClick={close}
              aria-current={isHere ? 'page' : undefined}
            >
              <Icon />
              <Localized id={textId}>
                <span className="button-words" />
              </Localized>
            </Link>
          ))}
        </nav>
      </Localized>
      {session.mode === 'classic' && <BranchChoice chosen={close} />}
      <AccountLinks done={close} />
    </Drawer>
  )
})
