import { useLocalization } from '../kit/localization.ts'
import { BagPicture, BicyclePicture, ScooterPicture } from './FleetPictures.tsx'

export const FleetSection = () => {
  const { l10n } = useLocalization()
  return (
    <section className="fleet" aria-labelledby="fleet">
      <h2 id="fleet">{l10n.getString('landing-fleet-title')}</h2>
      <p className="lead">{l10n.getString('landing-fleet-text')}</p>
      <ul className="cards">
        <li>
          <BicyclePicture />
          <h3>{l10n.getString('landing-fleet-bicycle-title')}</h3>
          <p>{l10n.getString('landing-fleet-bicycle-text')}</p>
        </li>
        <li>
          <ScooterPicture />
          <h3>{l10n.getString('landing-fleet-scooter-title')}</h3>
          <p>{l10n.getString('landing-fleet-scooter-text')}</p>
        </li>
        <li>
          <BagPicture />
          <h3>{l10n.getString('landing-fleet-bag-title')}</h3>
          <p>{l10n.getString('landing-fleet-bag-text')}</p>
        </li>
      </ul>
    </section>
  )
}
