import { Cross } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { usePortal } from '../frame/Portal.ts'
import { Button } from '../kit/Button.tsx'
import { Localized, useLocalization } from '../kit/localization.ts'
import { isPageCovered } from '../kit/useOverlayFocus.ts'
import { HELP_BUTTON_ID, HELP_PANEL_ID } from './HelpButton.tsx'
import { HelpCentreFrame } from './HelpCentreFrame.tsx'
import { isOfInputMethod } from '../kit/inputMethod.ts'
import { HELP_CENTRE, isAt } from '../../domain/pagePaths.ts'
import './help.css'

/** Calls `close` for an Escape that nothing else on the page uses. */
const useEscape = (close: () => void) =>
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isFree = !event.defaultPrevented && !isOfInputMethod(event) && !isPageCovered()
      if (event.key === 'Escape' && isFree) close()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [close])

/** Focuses the heading; at the end, what was in the panel when it closed leaves the focus to the button of the panel. */
const useFocusInPanel = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.getElementById(HELP_BUTTON_ID)?.focus()
      })
    }
  }, [])
  return heading
}

const OpenPanel = ({ close }: { readonly close: () => void }) => {
  const { l10n } = useLocalization()
  const heading = useFocusInPanel()
  useEscape(close)
  return (
    <aside id={HELP_PANEL_ID} className="help-panel desktop-only" aria-label={l10n.getString('help-title')}>
      <div className="help-head">
        <Localized id="help-title">
          <h2 tabIndex={-1} ref={heading}>
            Help centre
          </h2>
        </Localized>
        <Localized id="help-close" attrs={{ 'aria-label': true }}>
          <Button kind="quiet" icon={<Cross />} aria-label="Close the help centre" onClick={close} />
        </Localized>
      </div>
      <HelpCentreFrame close={close} />
    </aside>
  )
}

/** The desktop's help panel, beside the screen (HELP-01). Its buttons and Escape close it. */
export const HelpPanel = observer(function HelpPanel() {
  const { help } = usePortal()
  const { pathname } = useLocation()
  return help.isOpen && !isAt(pathname, HELP_CENTRE) ? <OpenPanel close={help.close} /> : null
})
