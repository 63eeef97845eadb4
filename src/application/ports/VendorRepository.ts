import { Context, type Effect } from 'effect'
import type { VendorId } from '../../domain/ids.ts'
import type { CollectionPoint } from '../../domain/vendor/collectionPointToSave.ts'
import type { OriginAddress } from '../../domain/vendor/originAddress.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import type { KeyReused, NotFound, ServiceFailure } from './ServiceFailure.ts'

export interface VendorRepositoryPort {
  /** All vendors and outlets that the person may act for (API-13). */
  readonly all: Effect.Effect<ReadonlyArray<Vendor>, ServiceFailure>
  readonly byId: (id: VendorId) => Effect.Effect<Vendor, NotFound | ServiceFailure>
  /** Sets the collection address (ADDR-08, API-15); returns the updated vendor. */
  readonly saveAddress: (id: VendorId, address: OriginAddress) => Effect.Effect<Vendor, NotFound | ServiceFailure>
  /** Returns the new outlet. `key` is chosen once per intent: a retry returns the first one (API-35, CON-16). */
  readonly addOutlet: (
    point: CollectionPoint,
    key: string,
  ) => Effect.Effect<Vendor, NotFound | KeyReused | ServiceFailure>
  /** Returns the updated outlet; its parent and client id stay (API-36). */
  readonly changeOutlet: (id: VendorId, point: CollectionPoint) => Effect.Effect<Vendor, NotFound | ServiceFailure>
}

export class VendorRepository extends Context.Service<VendorRepository, VendorRepositoryPort>()(
  'application/VendorRepository',
) {}
