import { isRiderAssigned } from '../../domain/order/riderAssignment.ts'
import type { Order } from '../../domain/order/order.ts'
import { Localized } from '../kit/localization.ts'
import { VehicleIcon } from '../kit/VehicleIcon.tsx'

/** The rider of an order with the drawing of the vehicle, once one is assigned (TRACK-09, VIEW-03). */
export const RiderName = ({ order }: { readonly order: Order }) => {
  const { rider } = order
  if (!rider || !isRiderAssigned(order)) return null
  return (
    <span className="rider-name">
      <VehicleIcon vehicle={rider.vehicle} size={16} />
      {rider.name === '' ? (
        <Localized id="order-rider">
          <span className="one-line" />
        </Localized>
      ) : (
        <bdi className="one-line">{rider.name}</bdi>
      )}
    </span>
  )
}
