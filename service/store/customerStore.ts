import type { AddressToSave, SavedAddress } from '../../contract/addressBook.ts'
import type { Instant } from '../../src/domain/instant.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'

/** A search in the address book (API-11). */
export interface CustomerSearch {
  /** Folded words that must all occur in a customer's words; without `%` and `_`. */
  readonly words: ReadonlyArray<string>
  /** Digits at the end of the phone number or after its country prefix; absent if the query has letters. */
  readonly digits: ReadonlyArray<string>
}

export type SavedCustomer = typeof SavedAddress.Type

/** `phone_number` is E.164. */
export type CustomerToSave = typeof AddressToSave.Encoded

/** The address book of each vendor (API-11): the same number at the same address is the same customer. */
export interface CustomerStore {
  /** Matches at the beginning of a name or number first, then by number of uses, then by last use. */
  readonly search: (
    deployment: DeploymentId,
    vendorId: string,
    search: CustomerSearch,
    most: number,
  ) => Promise<ReadonlyArray<SavedCustomer>>
  /** Inserts or updates the customer; of concurrent saves exactly one inserts. */
  readonly save: (deployment: DeploymentId, vendorId: string, customer: CustomerToSave) => Promise<SavedCustomer>
  /** `undefined` without such a customer. If the change makes two customers equal, they merge and their uses add up. */
  readonly change: (
    deployment: DeploymentId,
    vendorId: string,
    id: string,
    customer: CustomerToSave,
  ) => Promise<SavedCustomer | undefined>
  readonly remove: (deployment: DeploymentId, vendorId: string, id: string) => Promise<void>
  /** For seeding: existing customers stay unchanged. */
  readonly addMany: (
    deployment: DeploymentId,
    vendorId: string,
    customers: ReadonlyArray<CustomerToSave & { readonly used: number; readonly usedAt: Instant | undefined }>,
  ) => Promise<void>
}
