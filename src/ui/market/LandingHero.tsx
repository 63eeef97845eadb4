import { Link } from 'react-router'
import { buttonClass } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'
import { regionName } from '../../domain/format/words.ts'
import { GuestButton } from './GuestButton.tsx'
import type { LandingProps } from './LandingProps.ts'
import { MapPicture } from './MapPicture.tsx'
import { RegisterLink } from './RegisterLink.tsx'

/** The minutes of the example beside the map. */
const EXAMPLE_MINUTES = 12

export const LandingHero = ({ deployment, locale, guestAllowed, registerAllowed, ...actions }: LandingProps) => {
  const { l10n } = useLocalization()
  /** A stranger can neither request nor register. */
  const isClosed = !guestAllowed && registerAllowed === false
  return (
    <section className="hero">
      <div className="hero-words">
        <p className="eyebrow">
          {l10n.getString('landing-eyebrow', { country: regionName(deployment.country.code, locale) })}
        </p>
        <h1>{l10n.getString('landing-title')}</h1>
        <p className="lead">{l10n.getString('landing-lead')}</p>
        <div className="actions">
          {guestAllowed ? (
            <GuestButton begin={actions.requestAsGuest} />
          ) : (
            <RegisterLink className={buttonClass({ kind: 'primary', size: 'large' })} allowed={registerAllowed}>
              {l10n.getString('site-register')}
            </RegisterLink>
          )}
          <Link
            className={buttonClass({ kind: isClosed ? 'primary' : 'secondary', size: 'large' })}
            to={actions.signInAddress}
          >
            <span className="button-words">{l10n.getString('site-sign-in')}</span>
          </Link>
        </div>
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
