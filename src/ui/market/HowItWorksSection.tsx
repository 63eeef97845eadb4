import { useLocalization } from '../kit/localization.ts'
import { AddressPicture, DoorPicture, RidePicture } from './StepPictures.tsx'

export const HowItWorksSection = () => {
  const { l10n } = useLocalization()
  return (
    <section aria-labelledby="how-it-works">
      <h2 id="how-it-works">{l10n.getString('landing-how-title')}</h2>
      <ol className="cards steps">
        <li>
          <AddressPicture />
          <h3>{l10n.getString('landing-how-where-title')}</h3>
          <p>{l10n.getString('landing-how-where-text')}</p>
        </li>
        <li>
          <RidePicture />
          <h3>{l10n.getString('landing-how-ride-title')}</h3>
          <p>{l10n.getString('landing-how-ride-text')}</p>
        </li>
        <li>
          <DoorPicture />
          <h3>{l10n.getString('landing-how-door-title')}</h3>
          <p>{l10n.getString('landing-how-door-text')}</p>
        </li>
      </ol>
    </section>
  )
}
