import { readRider, type RiderInfo } from '../../../contract/riders.ts'
import type { Rider, RiderRepositoryPort } from '../../application/ports/RiderRepository.ts'
import { readVehicle } from '../../domain/order/vehicle.ts'
import { instantOf } from './moment.ts'
import type { PortalHttp } from './PortalHttp.ts'
import { mapAnswer } from './PortalTransport.ts'

const toRider = (wire: typeof RiderInfo.Type): Rider => {
  const { latitude, longitude, located_at: locatedAt } = wire
  const vehicle = readVehicle(wire.vehicle)
  return {
    id: wire.rider_id,
    name: wire.name,
    phoneNumber: wire.phone_number,
    ...(vehicle && { vehicle }),
    ...(latitude != null && longitude != null && { position: { latitude, longitude } }),
    ...(locatedAt != null && { locatedAt: instantOf(locatedAt) }),
    route: wire.route ?? [],
  }
}

/** Implements API-19 and OP-26. */
export const makeHttpRiderRepository = (portal: PortalHttp): RiderRepositoryPort => ({
  ofOrder: (orderId) =>
    portal
      .call(readRider, { params: { orderId } })
      .pipe(mapAnswer(({ result }) => (result === null ? undefined : toRider(result)))),
})
