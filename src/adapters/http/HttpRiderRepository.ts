import { readRider, type RiderInfo } from '../../../contract/riders.ts'
import type { Rider, RiderRepositoryPort } from '../../application/ports/RiderRepository.ts'
import { instantOf } from './moment.ts'
import type { PortalHttp } from './PortalHttp.ts'
import { reading } from './PortalTransport.ts'

const toRider = (wire: typeof RiderInfo.Type): Rider => ({
  id: wire.rider_id,
  name: wire.name,
  phoneNumber: wire.phone_number,
  vehicle: wire.vehicle,
  position: { latitude: wire.latitude, longitude: wire.longitude },
  locatedAt: instantOf(wire.located_at),
  route: wire.route,
})

/** Implements API-19 and OP-26. */
export const makeHttpRiderRepository = (portal: PortalHttp): RiderRepositoryPort => ({
  ofOrder: (orderId) =>
    portal
      .call(readRider, { params: { orderId } })
      .pipe(reading(({ result }) => (result === null ? undefined : toRider(result)))),
})
