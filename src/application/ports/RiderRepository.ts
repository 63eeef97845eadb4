import { Context, type Effect } from 'effect'
import type { Coordinates } from '../../domain/coordinates.ts'
import type { Instant } from '../../domain/instant.ts'
import type { OrderId } from '../../domain/ids.ts'
import type { Vehicle } from '../../domain/order/vehicle.ts'
import type { ServiceFailure } from './ServiceFailure.ts'

/** The rider of an order, with the last known position and the route ahead as far as they are known (API-19). */
export interface Rider {
  readonly id: string
  /** Empty if it is not known. */
  readonly name: string
  readonly phoneNumber: string
  readonly vehicle?: Vehicle
  readonly position?: Coordinates
  /** When the rider was there. */
  readonly locatedAt?: Instant
  readonly route: ReadonlyArray<Coordinates>
}

export interface RiderRepositoryPort {
  /** `undefined` while there is no rider; that is no error (CON-22). */
  readonly ofOrder: (id: OrderId) => Effect.Effect<Rider | undefined, ServiceFailure>
}

export class RiderRepository extends Context.Service<RiderRepository, RiderRepositoryPort>()(
  'application/RiderRepository',
) {}
