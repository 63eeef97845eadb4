import { ArrowLeft } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router'
import { Button } from '../kit/Button.tsx'
import { usePortal } from '../frame/Portal.ts'
import { Localized } from '../kit/localization.ts'
import { HelpCentreFrame } from './HelpCentreFrame.tsx'
import { REQUEST } from '../../domain/pagePaths.ts'
import './help.css'

/** The help centre as a separate page, for phones (ROUTE-12, HELP-02). */
export const HelpCentreScreen = observer(function HelpCentreScreen() {
  const { flags, help } = usePortal()
  const navigate = useNavigate()
  const back = () => void (window.history.length > 1 ? navigate(-1) : navigate(REQUEST))
  return (
    <section className="help-page">
      <header className="help-head">
        <Localized id="help-back">
          <Button icon={<ArrowLeft className="mirrored" />} onClick={back}>
            Back
          </Button>
        </Localized>
        <Localized id="help-title">
          <h1>Help centre</h1>
        </Localized>
      </header>
      {help.isShown && <HelpCentreFrame />}
      {!help.isShown && flags.areKnown && (
        <Localized id="farewell-closed-help-centre">
          <p className="help-message" />
        </Localized>
      )}
    </section>
  )
})
