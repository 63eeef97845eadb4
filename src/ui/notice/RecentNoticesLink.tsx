import { Notifications } from '@blueprintjs/icons'
import { usePortal } from '../frame/Portal.ts'
import { Button } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'

/** Opens the recent notices, from the account popover and the phone's drawer. */
export const RecentNoticesLink = ({ done }: { readonly done: () => void }) => {
  const { notices } = usePortal()
  const { l10n } = useLocalization()
  const open = () => {
    done()
    notices.openRecent()
  }
  return (
    <Button kind="quiet" icon={<Notifications />} onClick={open}>
      {l10n.getString('shell-recent-notices')}
    </Button>
  )
}
