import { Link } from 'react-router'
import { useLocalization } from '../kit/localization.ts'
import { countryName } from '../paths/pageTitle.ts'
import { GuestButton } from './GuestButton.tsx'
import type { LandingProps } from './LandingProps.ts'
import { MapPicture } from './MapPicture.tsx'
import { RegisterLink } from './RegisterLink.tsx'

/** The minutes of the example beside the map. */
const EXAMPLE_MINUTES = 12

export const LandingHero = ({ deployment, locale, guestAllowed, registerAllowed, ...doors }: LandingProps) => {
  const { l10n } = useLocalization()
  return (
    <section className="hero">
      <div className="hero-words">
        <p className="eyebrow">
          {l10n.getString('landing-eyebrow', { country: countryName(deployment.country.code, locale) })}
        </p>
        <h1>{l10n.getString('landing-title')}</h1>
        <p className="lead">{l10n.getString('landing-lead')}</p>
        <p className="actions">
          <Link className="button primary" to={doors.signInAddress}>
            {l10n.getString('landing-sign-in')}
          </Link>
          {guestAllowed && <GuestButton begin={doors.requestAsGuest} />}
          {!guestAllowed && (
            <RegisterLink className="button" allowed={registerAllowed}>
              {l10n.getString('landing-register')}
            </RegisterLink>
          )}
        </p>
      </div>
      <div className="hero-picture" aria-hidden="true">
        <MapPicture />
        <div className="example">
          <span className="example-status">{l10n.getString('landing-example-status')}</span>
          <strong>{l10n.getString('landing-example-arrival', { minutes: EXAMPLE_MINUTES })}</strong>
          <span className="example-progress">
            <i />
            <i />
            <i />
            <i />
          </span>
        </div>
      </div>
    </section>
  )
}
