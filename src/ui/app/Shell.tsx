import { Menu as MenuIcon } from '@blueprintjs/icons'
import { reaction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect, useState, type ComponentProps } from 'react'
import { Link, matchPath, Outlet, useLocation, useSearchParams } from 'react-router'
import { fetchCode } from '../../application/lateCode/fetchCode.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { CommandFrame } from '../command/CommandFrame.tsx'
import { HelpButton } from '../help/HelpButton.tsx'
import { Localized, useLocalization } from '../kit/localization.ts'
import { NoticeStack } from '../notice/NoticeStack.tsx'
import { Button } from '../kit/Button.tsx'
import { lazyComponent } from '../kit/lazyComponent.tsx'
import { lazyOpenable } from '../kit/lazyOpenable.tsx'
import { useKeyboardOpen } from '../kit/useKeyboardOpen.ts'
import { MENU_IN_BAR, useMedia } from '../kit/useMedia.ts'
import { usePortal } from '../frame/Portal.ts'
import { BrandMark } from '../theme/BrandMark.tsx'
import { MENU_BUTTON_ID } from '../vendor/branchButtons.ts'
import { BranchName } from '../vendor/BranchName.tsx'
import { AccountButton } from './AccountButton.tsx'
import { BottomBar } from './BottomBar.tsx'
import { closedByFlagText } from './closedByFlag.ts'
import { OfflineNotice } from './OfflineNotice.tsx'
import { pageTitle } from '../paths/pageTitle.ts'
import { usePlaces } from '../paths/places.ts'
import { PAGE_ROWS } from './pages.ts'
import { useTabsAhead } from './useTabsAhead.ts'
import { HELP_CENTRE, isAt, ORDER_TRACKING } from '../../domain/pagePaths.ts'

const loadBranchSelector = async () => (await fetchCode(() => import('../vendor/BranchSelector.tsx'))).BranchSelector
const loadAccountMenu = async () => (await fetchCode(() => import('./AccountMenu.tsx'))).AccountMenu
const loadPhoneDrawer = async () => (await fetchCode(() => import('./PhoneDrawer.tsx'))).PhoneDrawer
/** What the top bar opens, on wide windows and on phones. */
const MENUS_AHEAD = { wide: [loadBranchSelector, loadAccountMenu], narrow: [loadPhoneDrawer] }
const BranchSelector = lazyOpenable(loadBranchSelector, ({ open, setOpen }) => (
  <BranchName aria-expanded={open} onClick={() => setOpen(true)} />
))
const AccountMenu = lazyOpenable(loadAccountMenu, ({ open, setOpen }) => (
  <AccountButton aria-expanded={open} onClick={() => setOpen(true)} />
))
const ContactCentreNotice = lazyComponent(
  async () => (await fetchCode(() => import('../notice/ContactCentreNotice.tsx'))).ContactCentreNotice,
)
const VendorsMissing = lazyComponent(
  async () => (await fetchCode(() => import('../vendor/VendorsMissing.tsx'))).VendorsMissing,
)
const ShellOverlays = lazyComponent(async () => (await fetchCode(() => import('./ShellOverlays.tsx'))).ShellOverlays)
const StayOffer = lazyComponent(async () => (await fetchCode(() => import('../guest/StayOffer.tsx'))).StayOffer)
const CountUnderWay = lazyComponent(
  async () => (await fetchCode(() => import('../tracking/CountUnderWay.tsx'))).CountUnderWay,
)
const PhoneDrawer = lazyComponent(loadPhoneDrawer)

/** Selects the vendor in the address, also after going back in the browser. */
const useVendorOfAddress = () => {
  const { vendors } = usePortal()
  const { pathname } = useLocation()
  const named = pathname.split('/')[2]
  useEffect(() => {
    if (named !== undefined && vendors.all.some(({ id }) => id === named)) vendors.select(named)
  }, [named, vendors, vendors.state])
}

/** Reports once, for ten seconds, that there are no vendors or that they could not be loaded (AUTH-13). */
const useVendorsNotice = () => {
  const { notices, vendors } = usePortal()
  useEffect(
    () =>
      reaction(
        () => vendors.state.step,
        (step) => {
          const isSo = () => vendors.state.step === step
          const notify = (id: TextId) => notices.notifyWhile(isSo, 'error', { id }, 'elsewhere', 'portal')
          if (step === 'none') notify('error-no-vendors')
          if (step === 'failed') notify('error-cant-retrieve-vendors')
        },
        { fireImmediately: true },
      ),
    [notices, vendors],
  )
}

/** Reports once, after a redirect, that the requested page is switched off (ROUTE-23). */
const useClosedByFlagNotice = () => {
  const { notices } = usePortal()
  const [parameters, setParameters] = useSearchParams()
  const text = closedByFlagText(parameters)
  useEffect(() => {
    if (text === undefined) return
    notices.notify('info', { id: text }, 'elsewhere', 'portal')
    setParameters(
      (before) => {
        before.delete('closed')
        return before
      },
      { replace: true },
    )
  }, [notices, setParameters, text])
}

const useScreen = () => {
  const { pathname } = useLocation()
  return PAGE_ROWS.find(({ kind, path }) => kind === 'screen' && matchPath(path, pathname))
}

/** Closes the notices of a screen that is left. A cleanup runs before the next screen's effects can tell anything. */
const useScreenNotices = () => {
  const { notices } = usePortal()
  const name = useScreen()?.name
  useEffect(() => notices.leaveScreen, [name, notices])
}

/** Names the screen in the window's title. */
const useScreenNamed = () => {
  const { deployment, locale } = usePortal()
  const { l10n } = useLocalization()
  const screen = useScreen()
  // Before the effects of its screen, which may name a step.
  useLayoutEffect(() => {
    document.title = pageTitle(l10n, deployment, locale, screen?.title)
  }, [deployment, l10n, locale, screen?.title])
}

/** The bar of narrow screens, which gives way to an on-screen keyboard (NAV-24), and its count (NAV-25). */
const NarrowNavigation = ({ isMenuOpen, openMenu }: ComponentProps<typeof BottomBar>) => {
  const { session } = usePortal()
  const { pathname } = useLocation()
  const isKeyboardOpen = useKeyboardOpen()
  const [, screen] = pathname.split('/')
  return (
    <>
      {!isKeyboardOpen && <BottomBar isMenuOpen={isMenuOpen} openMenu={openMenu} />}
      {/* Nothing is pushed to guests: their orders are counted again on every screen. */}
      {!isAt(pathname, ORDER_TRACKING) && <CountUnderWay key={session.mode === 'guest' ? screen : undefined} />}
    </>
  )
}

/** The frame around all screens of the application (NAV-01 to NAV-06). */
export const Shell = observer(function Shell() {
  const { deployment, flags, notices, session, vendors } = usePortal()
  const places = usePlaces('top-bar')
  // Order tracking shows its own connection state.
  const { pathname } = useLocation()
  const isTracking = isAt(pathname, ORDER_TRACKING)
  const needsVendor = !isAt(pathname, HELP_CENTRE)
  const isVendorMissing = vendors.state.step === 'none' || vendors.state.step === 'failed'
  const isNarrow = !useMedia(MENU_IN_BAR)
  useTabsAhead(usePlaces(isNarrow ? 'phone' : 'top-bar'), MENUS_AHEAD[isNarrow ? 'narrow' : 'wide'])
  const [drawerOpen, setDrawerOpen] = useState(false)
  const [branchesOpen, setBranchesOpen] = useState(false)
  const [accountOpen, setAccountOpen] = useState(false)
  useVendorOfAddress()
  useVendorsNotice()
  useScreenNotices()
  useClosedByFlagNotice()
  useScreenNamed()
  return (
    <div className="application">
      <Localized id="shell-skip-to-content">
        <a className="skip-link" href="#content">
          Skip to the content
        </a>
      </Localized>
      <header className="top-bar">
        <span className="phone-only">
          <Localized id="shell-open-menu" attrs={{ 'aria-label': true }}>
            <Button
              id={MENU_BUTTON_ID}
              kind="quiet"
              icon={<MenuIcon />}
              aria-label="Open the menu"
              aria-expanded={drawerOpen}
              onClick={() => setDrawerOpen(true)}
            />
          </Localized>
        </span>
        <span className="brand-name">
          <BrandMark brand={deployment.brand} />
          <span className="brand-words">{deployment.brand.name}</span>
        </span>
        {vendors.selected && session.mode !== 'guest' && (
          <span className="vendor-name phone-only">
            <span>
              <strong>
                <bdi className="one-line">{vendors.selected.name}</bdi>
              </strong>
              <small className="ltr one-line">{vendors.selected.id}</small>
            </span>
          </span>
        )}
        {session.mode === 'classic' && (
          <span className="branch-name desktop-only">
            <BranchSelector open={branchesOpen} setOpen={setBranchesOpen} />
          </span>
        )}
        <Localized id="shell-main-navigation" attrs={{ 'aria-label': true }}>
          <nav className="tabs desktop-only" aria-label="Main">
            {places.map(({ path, textId, isHere }) => (
              <Localized key={path} id={textId}>
                <Link className="tab" to={path} aria-current={isHere ? 'page' : undefined} />
              </Localized>
            ))}
          </nav>
        </Localized>
        <span className="spacer desktop-only" />
        <CommandFrame />
        <span className="corner desktop-only">
          <HelpButton />
          <AccountMenu open={accountOpen} setOpen={setAccountOpen} />
        </span>
      </header>
      {flags.isOn('ContactCentreNotice') && <ContactCentreNotice />}
      {!isTracking && <OfflineNotice />}
      {isTracking && session.mode === 'guest' && <StayOffer />}
      <main className="screen" id="content" tabIndex={-1}>
        {needsVendor && isVendorMissing ? <VendorsMissing /> : <Outlet />}
      </main>
      {isNarrow && <NarrowNavigation isMenuOpen={drawerOpen} openMenu={() => setDrawerOpen(true)} />}
      {drawerOpen && <PhoneDrawer close={() => setDrawerOpen(false)} />}
      <NoticeStack view={notices} />
      <ShellOverlays />
    </div>
  )
})
