import { observer } from 'mobx-react-lite'
import type { Rider } from '../../application/ports/RiderRepository.ts'
import { latest } from '../../domain/instant.ts'
import type { Order } from '../../domain/order/order.ts'
import { isFinished } from '../../domain/order/orderStatus.ts'
import { isRiderAssigned, mayReachRider } from '../../domain/order/riderAssignment.ts'
import { formatRelative } from '../kit/formats.ts'
import { usePortal } from '../frame/Portal.ts'
import { Localized } from '../kit/localization.ts'
import { VehicleIcon } from '../kit/VehicleIcon.tsx'
import { VEHICLE_TEXTS } from '../kit/vehicleTextId.ts'
import { ReachRider } from './ReachRider.tsx'
import type { SharedClock } from '../kit/SharedClock.ts'

interface Props {
  readonly order: Order
  readonly rider: Rider | undefined
  readonly clock: SharedClock
}

/**
 * The rider, how to reach them before the delivery, and when they were last seen (TRACK-09, TRACK-10, TRACK-19).
 * Nothing for a finished order without a rider.
 */
export const RiderCard = observer(function RiderCard({ order, rider, clock }: Props) {
  const { locale } = usePortal()
  const known = rider ?? (isRiderAssigned(order) ? order.rider : undefined)
  const vehicle = known?.vehicle
  const locatedAt = rider?.locatedAt
  if (!known && isFinished(order.status)) return null
  return (
    <section className="details-part rider-card">
      <Localized id="order-rider">
        <h3>Rider</h3>
      </Localized>
      {known ? (
        <div className="person">
          <span className="face" aria-hidden="true">
            <VehicleIcon vehicle={vehicle} size={22} />
          </span>
          <span className="who">
            {known.name === '' ? (
              <Localized id="order-rider">
                <span className="name" />
              </Localized>
            ) : (
              <bdi className="name">{known.name}</bdi>
            )}
            <span className="facts">
              {vehicle && (
                <Localized id={VEHICLE_TEXTS[vehicle]}>
                  <span />
                </Localized>
              )}
              {locatedAt !== undefined && (
                <Localized
                  id="order-rider-seen"
                  vars={{ ago: formatRelative(locatedAt, latest(locatedAt, clock.now), locale, 'second') }}
                >
                  <span />
                </Localized>
              )}
            </span>
          </span>
          {mayReachRider(order.status) && known.phoneNumber !== '' && (
            <ReachRider name={known.name} phone={known.phoneNumber} />
          )}
        </div>
      ) : (
        <Localized id="order-rider-none">
          <p className="muted" />
        </Localized>
      )}
    </section>
  )
})
