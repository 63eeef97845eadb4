import { Cross, Help } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../kit/Button.tsx'
import { usePortal } from '../frame/Portal.ts'
import { Localized, useLocalization } from '../kit/localization.ts'
import { HelpCentreFrame } from './HelpCentreFrame.tsx'
import './help.css'

/** The non-modal panel; its button and Escape close it. */
const OpenPanel = ({ close }: { readonly close: () => void }) => {
  const { l10n } = useLocalization()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const panel = heading.current?.closest('.help-panel')
    const hear = (event: Event) => (event as KeyboardEvent).key === 'Escape' && close()
    panel?.addEventListener('keydown', hear)
    return () => panel?.removeEventListener('keydown', hear)
  }, [close])
  return (
    <div id="help-panel" className="help-panel" role="dialog" aria-label={l10n.getString('help-title')}>
      <div className="help-head">
        <Localized id="help-title">
          <h2 tabIndex={-1} ref={heading}>
            Help centre
          </h2>
        </Localized>
        <Localized id="help-close" attrs={{ 'aria-label': true }}>
          <Button look="minimal" icon={<Cross />} aria-label="Close the help centre" onClick={close} />
        </Localized>
      </div>
      <HelpCentreFrame />
    </div>
  )
}

/** The desktop's round help button and its panel (HELP-01); hidden on the help centre's page. */
export const HelpCorner = observer(function HelpCorner() {
  const { help } = usePortal()
  const { pathname } = useLocation()
  const { l10n } = useLocalization()
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    help.close()
    opener.current?.focus()
  }
  if (pathname.startsWith('/helpcenter')) return null
  return (
    <div className="help-corner desktop-only">
      {help.isOpen && <OpenPanel close={close} />}
      <button
        type="button"
        ref={opener}
        className="help-button"
        aria-label={l10n.getString('help-open')}
        title={l10n.getString('help-open')}
        aria-expanded={help.isOpen}
        aria-controls={help.isOpen ? 'help-panel' : undefined}
        onClick={help.isOpen ? close : help.open}
      >
        {help.isOpen ? <Cross size={20} /> : <Help size={20} />}
      </button>
    </div>
  )
})
