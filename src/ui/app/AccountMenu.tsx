import { PopoverNext } from '@blueprintjs/core'
import { Localized } from '@fluent/react'
import { observer } from 'mobx-react-lite'
import type { Openable } from '../shared/lazyComponent.tsx'
import { usePortal } from '../shared/Portal.ts'
import { AccountButton } from './AccountButton.tsx'
import { AccountLinks } from './AccountLinks.tsx'

/** The account icon and its popover (NAV-03, NAV-04). */
export const AccountMenu = observer(function AccountMenu({ open, setOpen }: Openable) {
  const email = usePortal().session.session?.user.email ?? ''
  return (
    <PopoverNext
      isOpen={open}
      onInteraction={setOpen}
      placement="bottom-end"
      content={
        <div className="account-popover">
          <Localized id="shell-signed-in-as" vars={{ email }}>
            <p />
          </Localized>
          <AccountLinks done={() => setOpen(false)} />
        </div>
      }
    >
      <AccountButton aria-expanded={open} onClick={() => setOpen(!open)} />
    </PopoverNext>
  )
})
