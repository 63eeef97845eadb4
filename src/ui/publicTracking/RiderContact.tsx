import type { PublicRider } from '../../domain/publicTracking/publicOrder.ts'
import { buttonClass } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'
import { VEHICLE_TEXTS } from '../kit/vehicleTextId.ts'

/** The rider's name, vehicle and phone number, while they are under way (TRACK-10). */
export const RiderContact = ({ firstName, phoneNumber, vehicle }: PublicRider) => {
  const { l10n } = useLocalization()
  return (
    <section className="rider-contact">
      <p>
        <small>{l10n.getString('public-rider')}</small>
        <strong>
          <bdi>{firstName}</bdi>
        </strong>
        {vehicle && <span>{l10n.getString(VEHICLE_TEXTS[vehicle])}</span>}
      </p>
      <a className={buttonClass({})} href={`tel:${phoneNumber.replaceAll(/[^+\d]/g, '')}`}>
        <span className="button-words">{l10n.getString('public-call', { name: firstName })}</span>
      </a>
    </section>
  )
}
