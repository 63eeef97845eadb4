import { Effect } from 'effect'
import type { VendorRepositoryPort } from '../../application/ports/VendorRepository.ts'
import type { VendorId } from '../../domain/order/order.ts'
import { locatedAt } from '../../domain/vendor/locatedAt.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import { notFound } from './refusals.ts'

export const makeMemoryVendorRepository = (vendors: ReadonlyArray<Vendor>): VendorRepositoryPort => {
  const held = new Map(vendors.map((vendor) => [vendor.id, vendor]))
  const find = (id: VendorId) =>
    Effect.suspend(() => {
      const vendor = held.get(id)
      return vendor === undefined ? Effect.fail(notFound()) : Effect.succeed(vendor)
    })
  return {
    all: Effect.sync(() => [...held.values()]),
    byId: find,
    saveAddress: (id, address) =>
      Effect.map(find(id), (vendor) => {
        const located = locatedAt(vendor, address)
        held.set(id, located)
        return located
      }),
  }
}
