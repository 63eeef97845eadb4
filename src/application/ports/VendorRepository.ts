import { Context, type Effect } from 'effect'
import type { VendorId } from '../../domain/order/order.ts'
import type { OriginAddress } from '../../domain/vendor/originAddress.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import type { ServiceFailure } from './ServiceFailure.ts'

export interface VendorRepositoryPort {
  /** Every vendor and outlet the person may act for (API-13). */
  readonly all: Effect.Effect<ReadonlyArray<Vendor>, ServiceFailure>
  readonly byId: (id: VendorId) => Effect.Effect<Vendor, ServiceFailure>
  /** Says where the orders are collected (ADDR-08, API-15); answers the vendor as it is now. */
  readonly saveAddress: (id: VendorId, address: OriginAddress) => Effect.Effect<Vendor, ServiceFailure>
}

export class VendorRepository extends Context.Service<VendorRepository, VendorRepositoryPort>()(
  'application/VendorRepository',
) {}
