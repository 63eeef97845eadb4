import { Menu as MenuIcon, WarningSign } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router'
import { usePortal } from '../frame/Portal.ts'
import { Button } from '../kit/Button.tsx'
import { Localized, useLocalization } from '../kit/localization.ts'
import { usePlaces } from '../paths/places.ts'
import { ORDER_TRACKING } from '../../domain/pagePaths.ts'

/** The badge has room for two digits. */
const shortCount = (count: number): string => (count > 99 ? '99+' : String(count))

/** The number of orders under way or in need of attention; a sign and the colour mark that some need attention (NAV-25). */
const UnderWay = observer(function UnderWay() {
  const { underWay } = usePortal()
  const { l10n } = useLocalization()
  const { counts } = underWay
  if (counts === undefined || counts.either === 0) return null
  const needs = counts.needsYou > 0
  return (
    <>
      <span className="bar-count" data-tone={needs ? 'attention' : 'moving'} aria-hidden="true">
        {needs && <WarningSign size={10} />}
        <span>{shortCount(counts.either)}</span>
      </span>
      <span className="visually-hidden">{` ${l10n.getString('shell-under-way', { ...counts })}`}</span>
    </>
  )
})

interface Props {
  readonly isMenuOpen: boolean
  readonly openMenu: () => void
}

/** The navigation of narrow screens, within a thumb's reach (NAV-23). */
export const BottomBar = observer(function BottomBar({ isMenuOpen, openMenu }: Props) {
  const places = usePlaces('phone')
  return (
    <Localized id="shell-bar" attrs={{ 'aria-label': true }}>
      <nav className="bottom-bar" aria-label="Quick navigation">
        {places.map(({ path, screen, shortTextId, icon: Icon, isHere }) => (
          <Link key={path} className="bar-place" to={path} aria-current={isHere ? 'page' : undefined}>
            <Icon size={20} />
            <Localized id={shortTextId}>
              <span className="one-line" />
            </Localized>
            {screen === ORDER_TRACKING && <UnderWay />}
          </Link>
        ))}
        <Button
          kind="quiet"
          className="bar-place"
          icon={<MenuIcon size={20} />}
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={openMenu}
        >
          <Localized id="shell-bar-more">
            <span className="one-line" />
          </Localized>
        </Button>
      </nav>
    </Localized>
  )
})
