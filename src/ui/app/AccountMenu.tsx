import { Button, PopoverNext } from '@blueprintjs/core'
import { User } from '@blueprintjs/icons'
import { Localized } from '@fluent/react'
import { observer } from 'mobx-react-lite'
import { usePortal } from '../shared/Portal.ts'
import { AccountLinks } from './AccountLinks.tsx'

/** The account icon and its popover (NAV-03, NAV-04). */
export const AccountMenu = observer(function AccountMenu() {
  const email = usePortal().session.session?.user.email ?? ''
  return (
    <PopoverNext
      placement="bottom-end"
      content={
        <div className="account-popover">
          <Localized id="shell-signed-in-as" vars={{ email }}>
            <p />
          </Localized>
          <AccountLinks />
        </div>
      }
    >
      <Localized id="shell-account" attrs={{ 'aria-label': true }}>
        <Button variant="minimal" size="large" icon={<User />} aria-label="Your account" />
      </Localized>
    </PopoverNext>
  )
})
