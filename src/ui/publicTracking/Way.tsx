import type { PublicDetails } from '../../domain/publicTracking/publicOrder.ts'
import { useLocalization } from '../kit/localization.ts'

/** The collection point and the destination in words, like the map. */
export const Way = ({ vendor, destination }: PublicDetails) => {
  const { l10n } = useLocalization()
  return (
    <dl className="way">
      <div>
        <dt>{l10n.getString('public-from')}</dt>
        <dd>
          <bdi>{vendor.name}</bdi>
          <bdi className="muted">{vendor.address}</bdi>
        </dd>
      </div>
      <div>
        <dt>{l10n.getString('public-to')}</dt>
        <dd>
          <bdi>{destination.address}</bdi>
        </dd>
      </div>
    </dl>
  )
}
