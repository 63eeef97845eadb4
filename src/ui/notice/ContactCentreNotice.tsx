import { WarningSign } from '@blueprintjs/icons'
import { Localized } from '../kit/localization.ts'
import './contactCentreNotice.css'

/** Reports that the contact centre has problems and answers late (OP-58, PROD-06). */
export const ContactCentreNotice = () => (
  <p className="contact-centre-notice callout attention" role="status">
    <WarningSign />
    <Localized id="notice-contact-centre">
      <span />
    </Localized>
  </p>
)
