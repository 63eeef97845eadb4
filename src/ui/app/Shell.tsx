import { Menu as MenuIcon } from '@blueprintjs/icons'
import { reaction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Link, Outlet, useLocation, useSearchParams } from 'react-router'
import { fetchCode } from '../../application/build/fetchCode.ts'
import { CommandFrame } from '../command/CommandFrame.tsx'
import { Localized } from '../kit/localization.ts'
import { NoticeStack } from '../notice/NoticeStack.tsx'
import { Button } from '../kit/Button.tsx'
import { lazyComponent } from '../kit/lazyComponent.tsx'
import { lazyOpenable } from '../kit/lazyOpenable.tsx'
import { usePortal } from '../frame/Portal.ts'
import { BrandMark } from '../theme/BrandMark.tsx'
import { MENU_BUTTON_ID } from '../vendor/branchButtons.ts'
import { BranchName } from '../vendor/BranchName.tsx'
import { AccountButton } from './AccountButton.tsx'
import { closedDoorText } from './closedDoor.ts'
import { OfflineNotice } from './OfflineNotice.tsx'
import { usePlaces } from '../paths/places.ts'

const BranchSelector = lazyOpenable(
  async () => (await fetchCode(() => import('../vendor/BranchSelector.tsx'))).BranchSelector,
  ({ open, setOpen }) => <BranchName aria-expanded={open} onClick={() => setOpen(true)} />,
)
const AccountMenu = lazyOpenable(
  async () => (await fetchCode(() => import('./AccountMenu.tsx'))).AccountMenu,
  ({ open, setOpen }) => <AccountButton aria-expanded={open} onClick={() => setOpen(true)} />,
)
const ContactCentreNotice = lazyComponent(
  async () => (await fetchCode(() => import('../notice/ContactCentreNotice.tsx'))).ContactCentreNotice,
)
const VendorsMissing = lazyComponent(
  async () => (await fetchCode(() => import('../vendor/VendorsMissing.tsx'))).VendorsMissing,
)
const ShellCompany = lazyComponent(async () => (await fetchCode(() => import('./ShellCompany.tsx'))).ShellCompany)
const PhoneDrawer = lazyComponent(async () => (await fetchCode(() => import('./PhoneDrawer.tsx'))).PhoneDrawer)

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
const useVendorsTold = () => {
  const { notices, vendors } = usePortal()
  useEffect(
    () =>
      reaction(
        () => vendors.state.step,
        (step) => {
          notices.end('error-no-vendors', 'error-cant-retrieve-vendors')
          if (step === 'none') notices.tell('error', { id: 'error-no-vendors' })
          if (step === 'failed') notices.tell('error', { id: 'error-cant-retrieve-vendors' })
        },
        { fireImmediately: true },
      ),
    [notices, vendors],
  )
}

/** Reports once, after a redirect, that the requested page is switched off (ROUTE-23). */
const useClosedDoorTold = () => {
  const { notices } = usePortal()
  const [parameters, setParameters] = useSearchParams()
  const text = closedDoorText(parameters)
  useEffect(() => {
    if (text === undefined) return
    notices.tell('info', { id: text })
    setParameters(
      (before) => {
        before.delete('closed')
        return before
      },
      { replace: true },
    )
  }, [notices, setParameters, text])
}

/** The frame around all screens of the application (NAV-01 to NAV-06). */
export const Shell = observer(function Shell() {
  const { deployment, flags, notices, session, vendors } = usePortal()
  const places = usePlaces('top-bar')
  // Order tracking shows its own connection state.
  const { pathname } = useLocation()
  const isTracking = pathname.startsWith('/order-tracking')
  const needsVendor = !pathname.startsWith('/helpcenter')
  const isVendorMissing = vendors.state.step === 'none' || vendors.state.step === 'failed'
  const [drawerOpen, setDrawerOpen] = useState(false)
  const [branchesOpen, setBranchesOpen] = useState(false)
  const [accountOpen, setAccountOpen] = useState(false)
  useVendorOfAddress()
  useVendorsTold()
  useClosedDoorTold()
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
              look="minimal"
              icon={<MenuIcon />}
              aria-label="Open the menu"
              aria-expanded={drawerOpen}
              onClick={() => setDrawerOpen(true)}
            />
          </Localized>
        </span>
        <span className="brand-name desktop-only">
          <BrandMark brand={deployment.brand.id} />
          <span className="brand-words">{deployment.brand.name}</span>
        </span>
        {vendors.selected && session.mode !== 'guest' && (
          <span className="vendor-name phone-only">
            <span>
              <strong>{vendors.selected.name}</strong>
              <small className="ltr">{vendors.selected.id}</small>
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
        <span className="desktop-only">
          <AccountMenu open={accountOpen} setOpen={setAccountOpen} />
        </span>
      </header>
      {flags.isOn('ContactCentreNotice') && <ContactCentreNotice />}
      {!isTracking && <OfflineNotice />}
      <main className="screen" id="content" tabIndex={-1}>
        {needsVendor && isVendorMissing ? <VendorsMissing /> : <Outlet />}
      </main>
      {drawerOpen && <PhoneDrawer close={() => setDrawerOpen(false)} />}
      <NoticeStack view={notices} />
      <ShellCompany />
    </div>
  )
})
