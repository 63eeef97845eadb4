import { Effect } from 'effect'
import type { VendorRepositoryPort } from '../../application/ports/VendorRepository.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import { notFound } from './refusals.ts'

export const makeMemoryVendorRepository = (vendors: ReadonlyArray<Vendor>): VendorRepositoryPort => ({
  all: Effect.succeed(vendors),
  byId: (id) =>
    Effect.suspend(() => {
      const vendor = vendors.find((one) => one.id === id)
      return vendor === undefined ? Effect.fail(notFound()) : Effect.succeed(vendor)
    }),
})
