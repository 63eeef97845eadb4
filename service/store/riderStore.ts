import type { Instant } from '../../src/domain/instant.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'

export interface RiderRow {
  readonly id: string
  readonly deployment: DeploymentId
  readonly name: string
  readonly phoneNumber: string
  readonly vehicle: 'BICYCLE' | 'MOTORBIKE' | 'CAR'
  readonly latitude: number
  readonly longitude: number
  readonly locatedAt: Instant
}

/** A rider assigned to an order, stored so that a restarted service continues. */
interface Ride {
  readonly orderId: string
  readonly deployment: DeploymentId
  readonly riderId: string
  /** Opaque state of the dispatcher. */
  readonly state: unknown
}

export interface RiderStore {
  readonly ridersOf: (deployment: DeploymentId) => Promise<ReadonlyArray<RiderRow>>
  /** Riders that exist stay as they are. */
  readonly addMany: (riders: ReadonlyArray<RiderRow>) => Promise<void>
  /** Stores up to 10,000 rides of different orders in one commit. */
  readonly saveRides: (rides: ReadonlyArray<Ride>) => Promise<void>
  readonly endRide: (deployment: DeploymentId, orderId: string) => Promise<void>
  readonly rides: (deployment: DeploymentId) => Promise<ReadonlyArray<Ride>>
}
