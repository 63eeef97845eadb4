import { Button } from '@blueprintjs/core'
import { Menu as MenuIcon, User } from '@blueprintjs/icons'
import { Localized } from '@fluent/react'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { NoticeStack } from '../notice/NoticeStack.tsx'
import { lazyComponent } from '../shared/lazyComponent.tsx'
import { usePortal } from '../shared/Portal.ts'
import { BrandMark } from '../theme/BrandMark.tsx'
import { BranchName } from '../vendor/BranchName.tsx'
import { usePlaces } from './places.ts'

const BranchSelector = lazyComponent(
  async () => (await import('../vendor/BranchSelector.tsx')).BranchSelector,
  () => <BranchName />,
)
const AccountMenu = lazyComponent(
  async () => (await import('./AccountMenu.tsx')).AccountMenu,
  () => <AccountButton />,
)
const PhoneDrawer = lazyComponent(async () => (await import('./PhoneDrawer.tsx')).PhoneDrawer)

const AccountButton = () => (
  <Localized id="shell-account" attrs={{ 'aria-label': true }}>
    <Button variant="minimal" size="large" icon={<User />} aria-label="Your account" />
  </Localized>
)

/** The address names the vendor: going back in the browser chooses the earlier one again. */
const useVendorOfAddress = () => {
  const { vendors } = usePortal()
  const { pathname } = useLocation()
  const named = pathname.split('/')[2]
  useEffect(() => {
    if (named !== undefined && vendors.all.some(({ id }) => id === named)) vendors.select(named)
  }, [named, vendors, vendors.state])
}

/** The frame around every screen of a signed-in person (NAV-01 to NAV-06). */
export const Shell = observer(function Shell() {
  const { deployment, notices, vendors } = usePortal()
  const places = usePlaces()
  const [drawerOpen, setDrawerOpen] = useState(false)
  useVendorOfAddress()
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
              variant="minimal"
              size="large"
              icon={<MenuIcon />}
              aria-label="Open the menu"
              aria-expanded={drawerOpen}
              onClick={() => setDrawerOpen(true)}
            />
          </Localized>
        </span>
        <span className="brand-name desktop-only">
          <BrandMark brand={deployment.brand.id} />
          {deployment.brand.name}
        </span>
        {vendors.selected && (
          <span className="vendor-name phone-only">
            <span>
              <strong>{vendors.selected.name}</strong>
              <small className="ltr">{vendors.selected.id}</small>
            </span>
          </span>
        )}
        <span className="desktop-only">
          <BranchSelector />
        </span>
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
        <span className="desktop-only">
          <AccountMenu />
        </span>
      </header>
      <main className="screen" id="content" tabIndex={-1}>
        <Outlet />
      </main>
      {drawerOpen && <PhoneDrawer close={() => setDrawerOpen(false)} />}
      <NoticeStack view={notices} />
    </div>
  )
})
