import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { OpenedHelpCentre } from '../../application/ports/HelpCentre.ts'
import { OPAQUE_ORIGIN } from '../../domain/help/helpBridge.ts'
import { Button } from '../kit/Button.tsx'
import { usePortal } from '../frame/Portal.ts'
import { Localized, useLocalization } from '../kit/localization.ts'
import { Spinner } from '../kit/Spinner.tsx'
import { useViewModel } from '../kit/useViewModel.ts'
import { HelpCentreViewModel, type HelpGuest } from './HelpCentreViewModel.ts'
import './help.css'

const PERMISSIONS = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'

/** A help centre on the portal's own origin gets an opaque origin: otherwise it could read the session (ADR 35). */
const sandboxOf = ({ origin }: OpenedHelpCentre) =>
  origin === OPAQUE_ORIGIN ? PERMISSIONS : `${PERMISSIONS} allow-same-origin allow-forms`

interface Props {
  /** Called when Escape is pressed in the frame. */
  readonly close?: () => void
}

const stay = (): void => undefined

const Framed = observer(function Framed({ guest, close = stay }: Props & { readonly guest: HelpGuest }) {
  const { run } = usePortal()
  const { l10n } = useLocalization()
  const view = useViewModel(() => new HelpCentreViewModel(run, guest, close))
  const frame = useRef<HTMLIFrameElement>(null)
  const { opening, state } = view
  // Starts listening before the framed page can send a message.
  useEffect(() => {
    if (opening && frame.current) void view.framed(frame.current)
  }, [opening, view])
  if (state.step === 'failed')
    return (
      <div className="help-message" role="alert">
        <Localized id="help-center-failed">
          <p />
        </Localized>
        <Localized id="failure-try-again">
          <Button kind="primary" onClick={view.open}>
            Try again
          </Button>
        </Localized>
      </div>
    )
  return (
    <div className="help-frame" aria-busy={state.step !== 'ready'}>
      {state.step !== 'ready' && (
        <div className="help-message" role="status">
          <Spinner />
          <Localized id="shell-loading">
            <p />
          </Localized>
        </div>
      )}
      {opening && (
        <iframe
          ref={frame}
          src={opening.opened.address}
          sandbox={sandboxOf(opening.opened)}
          title={l10n.getString('help-title')}
          className={state.step === 'ready' ? 'spoken' : 'silent'}
        />
      )}
    </div>
  )
})

/** The framed help centre for the selected vendor, with its loading and error states (HELP-01, HELP-10, ERR-19). */
export const HelpCentreFrame = observer(function HelpCentreFrame(props: Props) {
  const { appearance, locale, session, vendors } = usePortal()
  const vendor = vendors.selected
  if (vendor === undefined) return null
  const guest = { vendor, email: session.email ?? '', locale, appearance: appearance.shown }
  // A change of the vendor, of the appearance or of the language opens a new frame.
  return <Framed key={`${vendor.id} ${appearance.shown} ${locale}`} guest={guest} {...props} />
})
