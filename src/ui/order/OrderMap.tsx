import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import type { MapContent, MapPin } from '../../application/ports/DeliveryMap.ts'
import type { Rider } from '../../application/ports/RiderRepository.ts'
import type { Order } from '../../domain/order/order.ts'
import { hasLocation, type Vendor } from '../../domain/vendor/vendor.ts'
import { usePortal } from '../frame/Portal.ts'
import { Localized, useLocalization } from '../kit/localization.ts'
import { SignSheet } from '../kit/SignSheet.tsx'
import { useOpenMap } from '../kit/useOpenMap.ts'
import { VehicleSymbols, vehicleSign } from '../kit/VehicleIcon.tsx'

interface Props {
  readonly order: Order
  readonly vendor: Vendor | undefined
  readonly rider: Rider | undefined
}

/** A map of the collection point, the destination, the rider and the route. The text beside it says the same. */
export const OrderMap = observer(function OrderMap({ order, vendor, rider }: Props) {
  const { map, appearance, deployment } = usePortal()
  const { l10n } = useLocalization()
  const signs = useId()

  const pin = (kind: Exclude<MapPin['kind'], 'order'>, position: MapPin['position'], name: string): MapPin => ({
    id: kind,
    kind,
    position,
    label: l10n.getString(kind === 'destination' ? 'order-pin-destination' : `way-pin-${kind}`, { name }),
    draggable: false,
  })
  const riderPin = ({ name, vehicle }: Rider, position: MapPin['position']): MapPin => ({
    ...pin('rider', position, name),
    ...(name === '' && { label: l10n.getString('order-rider') }),
    sign: vehicleSign(signs, vehicle),
  })
  const { customer } = order
  const scene: MapContent = {
    pins: [
      ...(vendor && hasLocation(vendor) ? [pin('collection', vendor.location.coordinates, vendor.name)] : []),
      pin('destination', customer.location, customer.name),
      ...(rider?.position ? [riderPin(rider, rider.position)] : []),
    ],
    areas: [],
    route: rider?.route ?? [],
    center: deployment.country.capital,
    appearance: appearance.shown,
  }
  const { ground, isFailed } = useOpenMap(map, scene)

  if (isFailed)
    return (
      <Localized id="order-map-failed">
        <p className="order-map-failed" />
      </Localized>
    )
  return (
    <>
      <SignSheet>
        <VehicleSymbols prefix={signs} />
      </SignSheet>
      <section className="order-map" aria-label={l10n.getString('way-map')} ref={ground} />
    </>
  )
})
