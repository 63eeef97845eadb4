import type { MapPin, MapScene } from '../../application/ports/DeliveryMap.ts'
import type { Appearance } from '../../domain/market/palettes.ts'
import type { PublicDetails } from '../../domain/publicTracking/publicOrder.ts'
import { useLightPages } from '../frame/LightPages.ts'
import { useLocalization } from '../kit/localization.ts'
import { useOpenMap } from '../kit/useOpenMap.ts'

interface Props {
  readonly details: PublicDetails
  readonly appearance: Appearance
}

/** A map of the collection point, the destination and the rider. The text beside it says the same. */
export const PublicMap = ({ details, appearance }: Props) => {
  const { map, deployment } = useLightPages()
  const { l10n } = useLocalization()
  const { vendor, destination, rider } = details
  const pin = (kind: Exclude<MapPin['kind'], 'order'>, position: MapPin['position'], name = ''): MapPin => ({
    id: kind,
    kind,
    position,
    label: l10n.getString(`public-pin-${kind}`, { name }),
    draggable: false,
  })
  const scene: MapScene = {
    pins: [
      ...(vendor.position ? [pin('collection', vendor.position, vendor.name)] : []),
      pin('destination', destination),
      ...(rider?.position ? [pin('rider', rider.position, rider.firstName)] : []),
    ],
    areas: [],
    route: [],
    center: deployment.country.capital,
    appearance,
  }
  const { ground, isFailed } = useOpenMap(map, scene)
  if (isFailed) return <p className="map-failed">{l10n.getString('public-map-failed')}</p>
  return <section className="public-map" aria-label={l10n.getString('public-map')} ref={ground} />
}
