import { CycleIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import type { Rider } from '../../application/ports/RiderRepository.ts'
import type { Order } from '../../domain/order/order.ts'
import { isFinished } from '../../domain/order/orderStatus.ts'
import { isRiderAssigned, mayReachRider } from '../../domain/order/riderAssignment.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { formatRelative } from '../kit/formats.ts'
import { usePortal } from '../frame/Portal.ts'
import { Localized } from '../kit/localization.ts'
import { ReachRider } from './ReachRider.tsx'
import type { SharedClock } from '../kit/SharedClock.ts'

const VEHICLES: Readonly<Record<Rider['vehicle'], TextId>> = {
  BICYCLE: 'order-vehicle-bicycle',
  MOTORBIKE: 'order-vehicle-motorbike',
  CAR: 'order-vehicle-car',
}

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
  if (!known && isFinished(order.status)) return null
  return (
    <section className="details-part rider-card">
      <Localized id="order-rider">
        <h3>Rider</h3>
      </Localized>
      {known ? (
        <div className="person">
          <span className="face" aria-hidden="true">
            <CycleIcon size={20} />
          </span>
          <span className="who">
            <bdi className="name">{known.name}</bdi>
            {rider && (
              <span className="facts">
                <Localized id={VEHICLES[rider.vehicle]}>
                  <span />
                </Localized>
                <Localized
                  id="order-rider-seen"
                  vars={{
                    ago: formatRelative(rider.locatedAt, Math.max(rider.locatedAt, clock.now), locale, 'second'),
                  }}
                >
                  <span />
                </Localized>
              </span>
            )}
          </span>
          {mayReachRider(order.status) && <ReachRider name={known.name} phone={known.phoneNumber} />}
        </div>
      ) : (
        <Localized id="order-rider-none">
          <p className="muted" />
        </Localized>
      )}
    </section>
  )
})
