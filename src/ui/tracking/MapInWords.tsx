import { observer } from 'mobx-react-lite'
import type { Rider } from '../../application/ports/RiderRepository.ts'
import { distanceInMetres } from '../../domain/coordinates.ts'
import { latest } from '../../domain/instant.ts'
import type { Order } from '../../domain/order/order.ts'
import { wayLeft } from '../../domain/order/wayLeft.ts'
import { hasLocation, type Vendor } from '../../domain/vendor/vendor.ts'
import { formatDistance } from '../kit/formatDistance.ts'
import { formatRelative } from '../kit/formats.ts'
import { usePortal } from '../frame/Portal.ts'
import type { SharedClock } from '../kit/SharedClock.ts'
import { Localized, useLocalization } from '../kit/localization.ts'

interface Props {
  readonly order: Order
  readonly vendor: Vendor | undefined
  readonly rider: Rider | undefined
  readonly clock: SharedClock
}

/** The text alternative of the map: the distance the rider still has to go, and how old that information is. */
export const MapInWords = observer(function MapInWords({ order, vendor, rider, clock }: Props) {
  const { locale } = usePortal()
  const { l10n } = useLocalization()
  const collection = vendor && hasLocation(vendor) ? vendor.location.coordinates : undefined
  const { position, locatedAt, route = [] } = rider ?? {}
  const left = position && wayLeft(order, { position, route }, { collection, dropOff: order.customer.location })
  if (rider && left && locatedAt !== undefined) {
    const ago = formatRelative(locatedAt, latest(locatedAt, clock.now), locale, 'second')
    return (
      <Localized
        id={`details-rider-to-${left.to}`}
        vars={{ distance: formatDistance(left.metres, locale), ago, name: rider.name || l10n.getString('order-rider') }}
      >
        <p className="map-in-words" />
      </Localized>
    )
  }
  if (!collection) return null
  const distance = formatDistance(distanceInMetres(collection, order.customer.location), locale)
  return (
    <Localized id="details-way" vars={{ distance }}>
      <p className="map-in-words" />
    </Localized>
  )
})
