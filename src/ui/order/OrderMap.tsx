import { Localized, useLocalization } from '@fluent/react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import type { MapPin, MapScene, OpenMap } from '../../application/ports/DeliveryMap.ts'
import type { Rider } from '../../application/ports/RiderRepository.ts'
import type { Order } from '../../domain/order/order.ts'
import { hasLocation, type Vendor } from '../../domain/vendor/vendor.ts'
import { usePortal } from '../shared/Portal.ts'

interface Props {
  readonly order: Order
  readonly vendor: Vendor | undefined
  readonly rider: Rider | undefined
}

/** Where it is collected, where it goes, the rider and the way. An aid: the same stands beside it in words. */
export const OrderMap = observer(function OrderMap({ order, vendor, rider }: Props) {
  const { map, appearance, deployment } = usePortal()
  const { l10n } = useLocalization()
  const ground = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<OpenMap>()
  const [isFailed, setFailed] = useState(false)

  const pin = (kind: MapPin['kind'], position: MapPin['position'], name: string): MapPin => ({
    id: kind,
    kind,
    position,
    label: l10n.getString(`order-pin-${kind}`, { name }),
    draggable: false,
  })
  const { customer } = order
  const scene: MapScene = {
    pins: [
      ...(vendor && hasLocation(vendor) ? [pin('collection', vendor.location.coordinates, vendor.name)] : []),
      pin('destination', customer.location, customer.name),
      ...(rider ? [pin('rider', rider.position, rider.name)] : []),
    ],
    areas: [],
    route: rider?.route ?? [],
    center: deployment.country.capital,
    appearance: appearance.shown,
  }
  const latest = useRef(scene)
  useEffect(() => {
    latest.current = scene
    opened?.show(scene)
  })
  useEffect(() => {
    const { current: element } = ground
    if (!element) return undefined
    const failed = () => setFailed(true)
    const opening = map.open(element, latest.current, { pinMoved: () => undefined, picked: () => undefined, failed })
    opening.then(setOpened, failed)
    return () => {
      setOpened(undefined)
      opening.then(
        (open) => open.close(),
        () => undefined,
      )
    }
  }, [map])
  const shown = scene.pins.map(({ kind }) => kind).join(' ')
  useEffect(() => opened?.fit(), [opened, shown])

  if (isFailed)
    return (
      <Localized id="order-map-failed">
        <p className="order-map-failed" />
      </Localized>
    )
  return (
    <Localized id="order-map" attrs={{ 'aria-label': true }}>
      <section className="order-map" aria-label="Map" ref={ground} />
    </Localized>
  )
})
