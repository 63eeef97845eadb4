import { partnerLink } from '../../domain/market/partnerLink.ts'
import { buttonClass } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'
import { CONFIRMATION_HOURS } from './deliveryPromise.ts'
import type { LandingProps } from './LandingProps.ts'
import { RegisterLink } from './RegisterLink.tsx'

export const GetStartedSection = ({ deployment, registerAllowed }: LandingProps) => {
  const { l10n } = useLocalization()
  const { brand, country } = deployment
  return (
    <section className="start" aria-labelledby="get-started">
      <h2 id="get-started">{l10n.getString('landing-start-title')}</h2>
      <ol>
        <li>{l10n.getString('landing-start-register', { registration: country.registration })}</li>
        <li>{l10n.getString('landing-start-confirm', { hours: CONFIRMATION_HOURS })}</li>
        <li>{l10n.getString('landing-start-request')}</li>
      </ol>
      <p className="actions">
        <RegisterLink className={buttonClass({ size: 'large' })} allowed={registerAllowed}>
          {l10n.getString('site-register')}
        </RegisterLink>
        <a className={buttonClass({ size: 'large' })} href={partnerLink(brand, country.code)}>
          <span className="button-words">{l10n.getString('site-become-partner')}</span>
        </a>
      </p>
    </section>
  )
}
