import { Context, type Effect } from 'effect'
import type { VendorId } from '../../domain/ids.ts'
import type { CollectionPoint } from '../../domain/vendor/collectionPointToSave.ts'
import type { OriginAddress } from '../../domain/vendor/originAddress.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import type { ServiceFailure } from './ServiceFailure.ts'

export interface VendorRepositoryPort {
  /** Every vendor and outlet the person may act for (API-13). */
  readonly all: Effect.Effect<ReadonlyArray<Vendor>, ServiceFailure>
  readonly byId: (id: VendorId) => Effect.Effect<Vendor, ServiceFailure>
  /** Says where the orders are collected (ADDR-08, API-15); answers the vendor as it is now. */
  readonly saveAddress: (id: VendorId, address: OriginAddress) => Effect.Effect<Vendor, ServiceFailure>
  /** Answers the new outlet. `key` is chosen once per intent: a repeat answers the first one (API-35, CON-16). */
  readonly addOutlet: (point: CollectionPoint, key: string) => Effect.Effect<Vendor, ServiceFailure>
  /** Answers the outlet as it is now; whose it is and its client id stay (API-36). */
  readonly changeOutlet: (id: VendorId, point: CollectionPoint) => Effect.Effect<Vendor, ServiceFailure>
}

export class VendorRepository extends Context.Service<VendorRepository, VendorRepositoryPort>()(
  'application/VendorRepository',
) {}
