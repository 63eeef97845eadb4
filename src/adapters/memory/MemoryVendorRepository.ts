import { Effect } from 'effect'
import type { VendorRepositoryPort } from '../../application/ports/VendorRepository.ts'
import type { VendorId } from '../../domain/ids.ts'
import { outletSavedAs, type CollectionPoint } from '../../domain/vendor/collectionPointToSave.ts'
import { locatedAt } from '../../domain/vendor/locatedAt.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import { withOutlet } from '../../domain/vendor/withOutlet.ts'
import { keyReused, notFound } from './refusals.ts'

/** A new outlet inherits everything from its parent except what the collection point sets. */
const outletOf = (parent: Vendor, id: VendorId, point: CollectionPoint): Vendor => ({
  ...parent,
  ...point,
  id,
  isParent: false,
  deliveryAreas: [],
  outlets: [],
})

export const makeMemoryVendorRepository = (vendors: ReadonlyArray<Vendor>): VendorRepositoryPort => {
  let held = vendors
  /** The added outlets by idempotency key. */
  const added = new Map<string, { readonly point: string; readonly id: VendorId }>()
  const find = (id: VendorId) =>
    Effect.suspend(() => {
      const vendor = held.find((one) => one.id === id)
      return vendor === undefined ? Effect.fail(notFound()) : Effect.succeed(vendor)
    })
  const findParent = (id: VendorId) => Effect.filterOrFail(find(id), ({ isParent }) => isParent, notFound)
  const keep = (vendor: Vendor): Vendor => {
    held = withOutlet(held, vendor)
    return vendor
  }
  return {
    all: Effect.sync(() => held),
    byId: find,
    saveAddress: (id, address) => Effect.map(find(id), (vendor) => keep(locatedAt(vendor, address))),
    addOutlet: (point, key) =>
      Effect.gen(function* () {
        const parent = yield* findParent(point.parentVendorId)
        const before = added.get(key)
        const json = JSON.stringify(point)
        if (before !== undefined) return yield* before.point === json ? find(before.id) : Effect.fail(keyReused())
        const id = `${parent.id}-new-${added.size + 1}`
        added.set(key, { point: json, id })
        return keep(outletOf(parent, id, point))
      }),
    changeOutlet: (id, point) =>
      Effect.gen(function* () {
        const outlet = yield* find(id)
        yield* findParent(outlet.parentVendorId ?? '')
        return keep(outletSavedAs(outlet, point))
      }),
  }
}
