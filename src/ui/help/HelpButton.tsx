import { Help } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useLocation } from 'react-router'
import { usePortal } from '../frame/Portal.ts'
import { Button } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'
import { HELP_CENTRE, isAt } from '../../domain/pagePaths.ts'

export const HELP_BUTTON_ID = 'help-button'
export const HELP_PANEL_ID = 'help-panel'

/** The round button in the top bar that opens and closes the help panel (HELP-01); not on the help centre's page. */
export const HelpButton = observer(function HelpButton() {
  const { help } = usePortal()
  const { pathname } = useLocation()
  const { l10n } = useLocalization()
  if (!help.isShown || isAt(pathname, HELP_CENTRE)) return null
  return (
    <Button
      id={HELP_BUTTON_ID}
      kind="quiet"
      className="help-button"
      icon={<Help />}
      aria-label={l10n.getString('help-open')}
      title={l10n.getString('help-open')}
      aria-expanded={help.isOpen}
      aria-controls={help.isOpen ? HELP_PANEL_ID : undefined}
      onClick={help.isOpen ? help.close : help.open}
    />
  )
})
