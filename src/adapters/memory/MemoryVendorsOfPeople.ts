import { Effect } from 'effect'
import type { CurrentSessionPort } from '../../application/ports/CurrentSession.ts'
import type { VendorRepositoryPort } from '../../application/ports/VendorRepository.ts'
import type { UserId, VendorId } from '../../domain/ids.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import { makeMemoryVendorRepository } from './MemoryVendorRepository.ts'

/** Returns the repository of a person's vendors; for everybody else, one without vendors. */
export type MemoryVendorsOfPeople = (person: UserId | undefined) => VendorRepositoryPort

export const makeMemoryVendorsOfPeople = (
  vendors: ReadonlyArray<Vendor>,
  people: ReadonlyArray<readonly [person: UserId, vendorIds: ReadonlyArray<VendorId>]>,
): MemoryVendorsOfPeople => {
  const withoutVendors = makeMemoryVendorRepository([])
  const repositories = new Map(
    people.map(([person, ids]) => [person, makeMemoryVendorRepository(vendors.filter(({ id }) => ids.includes(id)))]),
  )
  return (person) => repositories.get(person ?? '') ?? withoutVendors
}

/** The vendors of the person who is signed in. */
export const vendorsOfSession = (
  of: MemoryVendorsOfPeople,
  { person }: Pick<CurrentSessionPort, 'person'>,
): VendorRepositoryPort => {
  const own = Effect.map(person, of)
  return {
    all: Effect.flatMap(own, ({ all }) => all),
    byId: (...args) => Effect.flatMap(own, ({ byId }) => byId(...args)),
    saveAddress: (...saved) => Effect.flatMap(own, ({ saveAddress }) => saveAddress(...saved)),
    addOutlet: (...added) => Effect.flatMap(own, ({ addOutlet }) => addOutlet(...added)),
    changeOutlet: (...changed) => Effect.flatMap(own, ({ changeOutlet }) => changeOutlet(...changed)),
  }
}
