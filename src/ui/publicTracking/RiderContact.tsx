import type { PublicDetails } from '../../domain/publicTracking/publicOrder.ts'
import { useLocalization } from '../kit/localization.ts'

/** The rider's name and phone number, while they are under way (TRACK-10). */
export const RiderContact = ({ firstName, phoneNumber }: NonNullable<PublicDetails['rider']>) => {
  const { l10n } = useLocalization()
  return (
    <section className="rider-contact">
      <p>
        <small>{l10n.getString('public-rider')}</small>
        <strong>
          <bdi>{firstName}</bdi>
        </strong>
      </p>
      <a className="button" href={`tel:${phoneNumber.replaceAll(/[^+\d]/g, '')}`}>
        {l10n.getString('public-call', { name: firstName })}
      </a>
    </section>
  )
}
