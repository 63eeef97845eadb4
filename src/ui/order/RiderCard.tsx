import { CycleIcon } from '@blueprintjs/icons'
import { Localized } from '@fluent/react'
import { observer } from 'mobx-react-lite'
import type { Rider } from '../../application/ports/RiderRepository.ts'
import { distanceInMetres } from '../../domain/address/coordinates.ts'
import type { Order } from '../../domain/order/order.ts'
import { isFinished } from '../../domain/order/orderStatus.ts'
import { isRiderAssigned } from '../../domain/order/riderAssignment.ts'
import { formatDistance, formatRelative } from '../shared/formats.ts'
import { usePortal } from '../shared/Portal.ts'
import { PhoneLink } from './PhoneLink.tsx'
import type { SharedClock } from './SharedClock.ts'

const VEHICLES: Readonly<Record<Rider['vehicle'], string>> = {
  BICYCLE: 'order-vehicle-bicycle',
  MOTORBIKE: 'order-vehicle-motorbike',
  CAR: 'order-vehicle-car',
}

const lengthOf = (route: Rider['route']): number =>
  route.reduce((sum, point, index) => {
    const before = route[index - 1]
    return before === undefined ? 0 : sum + distanceInMetres(before, point)
  }, 0)

interface Props {
  readonly order: Order
  readonly rider: Rider | undefined
  readonly clock: SharedClock
}

/** Who brings it, how to reach them and where they were last seen (TRACK-09, TRACK-19); nothing when nobody will. */
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
                {rider.route.length > 1 && (
                  <Localized id="order-rider-to-go" vars={{ distance: formatDistance(lengthOf(rider.route), locale) }}>
                    <span />
                  </Localized>
                )}
              </span>
            )}
          </span>
          <PhoneLink name={known.name} phone={known.phoneNumber} />
        </div>
      ) : (
        <Localized id="order-rider-none">
          <p className="muted" />
        </Localized>
      )}
    </section>
  )
})
