import { useId } from 'react'
import type { MapContent, MapPin } from '../../application/ports/DeliveryMap.ts'
import type { Instant } from '../../domain/instant.ts'
import type { Appearance } from '../../domain/market/palettes.ts'
import { wayLeft } from '../../domain/order/wayLeft.ts'
import { arrivalOf } from '../../domain/publicTracking/arrival.ts'
import type { PublicDetails, PublicOrder } from '../../domain/publicTracking/publicOrder.ts'
import { useLightPages } from '../frame/LightPages.ts'
import { formatDistance } from '../kit/formatDistance.ts'
import { useLocalization } from '../kit/localization.ts'
import { SignSheet } from '../kit/SignSheet.tsx'
import { useOpenMap } from '../kit/useOpenMap.ts'
import { VehicleSymbols, vehicleSign } from '../kit/VehicleIcon.tsx'

interface Props {
  readonly order: PublicOrder
  readonly details: PublicDetails
  readonly now: Instant
  readonly appearance: Appearance
}

/** A map of the collection point, the destination, the rider and the way ahead, and that way in words (PUB-03). */
export const PublicMap = ({ order, details, now, appearance }: Props) => {
  const { map, deployment } = useLightPages()
  const { l10n } = useLocalization()
  const { vendor, destination, rider } = details
  const signs = useId()
  const pin = (kind: Exclude<MapPin['kind'], 'order'>, position: MapPin['position'], name = ''): MapPin => ({
    id: kind,
    kind,
    position,
    label: l10n.getString(kind === 'destination' ? 'public-pin-destination' : `way-pin-${kind}`, { name }),
    draggable: false,
  })
  const scene: MapContent = {
    pins: [
      ...(vendor.position ? [pin('collection', vendor.position, vendor.name)] : []),
      pin('destination', destination),
      ...(rider?.position
        ? [{ ...pin('rider', rider.position, rider.firstName), sign: vehicleSign(signs, rider.vehicle) }]
        : []),
    ],
    areas: [],
    route: rider?.route ?? [],
    center: deployment.country.capital,
    appearance,
  }
  const { ground, isFailed } = useOpenMap(map, scene)
  return (
    <figure className="whereabouts">
      <SignSheet>
        <VehicleSymbols prefix={signs} />
      </SignSheet>
      {isFailed ? (
        <p className="map-failed">{l10n.getString('public-map-failed')}</p>
      ) : (
        <section className="public-map" aria-label={l10n.getString('way-map')} ref={ground} />
      )}
      <WayLeft order={order} details={details} now={now} />
    </figure>
  )
}

/** The distance to the rider's next stop, and the minutes to the recipient if they are known. */
const WayLeft = ({ order, details, now }: Omit<Props, 'appearance'>) => {
  const { deployment, locale } = useLightPages()
  const { l10n } = useLocalization()
  const { vendor, destination, rider } = details
  if (!rider?.position) return null
  const { position, route = [] } = rider
  const left = wayLeft(order, { position, route }, { collection: vendor.position, dropOff: destination })
  if (left === undefined) return null
  const arrival = arrivalOf(order, { now, minimumEta: deployment.country.minimumEta })
  const minutes = arrival?.kind === 'at' ? arrival.minutes : undefined
  return (
    <figcaption>
      <span>{l10n.getString(`public-way-to-${left.to}`, { distance: formatDistance(left.metres, locale) })}</span>
      {minutes !== undefined && <span>{` · ${l10n.getString('public-way-minutes', { minutes })}`}</span>}
    </figcaption>
  )
}
