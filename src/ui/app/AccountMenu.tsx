import { observer } from 'mobx-react-lite'
import type { Openable } from '../kit/lazyOpenable.tsx'
import { useLocalization } from '../kit/localization.ts'
import { Popover } from '../kit/Popover.tsx'
import { AccountButton } from './AccountButton.tsx'
import { AccountLinks } from './AccountLinks.tsx'
import { WhoIsHere } from './WhoIsHere.tsx'

/** The account icon and its popover (NAV-03, NAV-04). */
export const AccountMenu = observer(function AccountMenu({ open, setOpen }: Openable) {
  const { l10n } = useLocalization()
  return (
    <Popover
      open={open}
      setOpen={setOpen}
      label={l10n.getString('shell-account-label')}
      placement="bottom-end"
      className="account-popover"
      content={
        <>
          <WhoIsHere />
          <AccountLinks done={() => setOpen(false)} />
        </>
      }
    >
      <AccountButton aria-expanded={open} onClick={() => setOpen(!open)} />
    </Popover>
  )
})
