import { Help } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router'
import { usePortal } from '../frame/Portal.ts'
import { Button, buttonClass } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'
import { HELP_CENTRE } from '../../domain/pagePaths.ts'
import { screenAddress } from '../paths/links.ts'

/**
 * The help link: opens the panel from the account popover, and a separate page from the phone's drawer (NAV-04,
 * NAV-06).
 */
export const HelpLink = observer(function HelpLink({ done }: { readonly done: () => void }) {
  const { help, vendors } = usePortal()
  const { l10n } = useLocalization()
  if (!help.isShown) return null
  const words = l10n.getString('help-open')
  const openPanel = () => {
    done()
    help.open()
  }
  return (
    <>
      <Button kind="quiet" className="desktop-only" icon={<Help />} onClick={openPanel}>
        {words}
      </Button>
      <Link
        className={buttonClass({ kind: 'quiet' }, 'phone-only')}
        to={screenAddress(HELP_CENTRE, vendors.selected?.id)}
        onClick={done}
      >
        <Help />
        <span className="button-words">{words}</span>
      </Link>
    </>
  )
})
