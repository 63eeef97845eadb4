import { Help } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router'
import { usePortal } from '../frame/Portal.ts'
import { Localized } from '../kit/localization.ts'

/**
 * The help link: opens the panel from the account popover, and a separate page from the phone's drawer (NAV-04,
 * NAV-06).
 */
export const HelpLink = observer(function HelpLink({ done }: { readonly done: () => void }) {
  const { help, vendors } = usePortal()
  if (!help.isShown) return null
  const openPanel = () => {
    done()
    help.open()
  }
  const words = (
    <>
      <Help />
      <Localized id="help-open">
        <span className="bp6-button-text" />
      </Localized>
    </>
  )
  return (
    <>
      <button type="button" className="bp6-button bp6-minimal desktop-only" onClick={openPanel}>
        {words}
      </button>
      <Link
        className="bp6-button bp6-minimal phone-only"
        to={`/helpcenter/${vendors.selected?.id ?? ''}`}
        onClick={done}
      >
        {words}
      </Link>
    </>
  )
})
