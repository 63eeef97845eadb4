import { PopoverNext } from '@blueprintjs/core'
import { observer } from 'mobx-react-lite'
import type { Openable } from '../kit/lazyOpenable.tsx'
import { AccountButton } from './AccountButton.tsx'
import { AccountLinks } from './AccountLinks.tsx'
import { WhoIsHere } from './WhoIsHere.tsx'

/** The account icon and its popover (NAV-03, NAV-04). */
export const AccountMenu = observer(function AccountMenu({ open, setOpen }: Openable) {
  return (
    <PopoverNext
      isOpen={open}
      onInteraction={setOpen}
      placement="bottom-end"
      content={
        <div className="account-popover">
          <WhoIsHere />
          <AccountLinks done={() => setOpen(false)} />
        </div>
      }
    >
      <AccountButton aria-expanded={open} onClick={() => setOpen(!open)} />
    </PopoverNext>
  )
})
