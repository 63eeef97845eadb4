import { Notifications } from '@blueprintjs/icons'
import { usePortal } from '../frame/Portal.ts'
import { Localized } from '../kit/localization.ts'

/** Opens the recent notices, from the account popover and the phone's drawer. */
export const RecentNoticesLink = ({ done }: { readonly done: () => void }) => {
  const { notices } = usePortal()
  const open = () => {
    done()
    notices.openRecent()
  }
  return (
    <button type="button" className="bp6-button bp6-minimal" onClick={open}>
      <Notifications />
      <Localized id="shell-recent-notices">
        <span className="bp6-button-text" />
      </Localized>
    </button>
  )
}
