import { Context, type Effect } from 'effect'
import type { AddressToSave, SavedAddress } from '../../domain/address/savedAddress.ts'
import type { CustomerId, VendorId } from '../../domain/ids.ts'
import type { NotFound, ServiceFailure } from './ServiceFailure.ts'

/** The saved customers of each vendor (ENT-08). */
export interface AddressBookPort {
  /** Searches by name, street or the last digits of the phone number, the likeliest first (ADDR-06). */
  readonly search: (vendorId: VendorId, query: string) => Effect.Effect<ReadonlyArray<SavedAddress>, ServiceFailure>
  /** A customer with the same phone number and address is updated. */
  readonly save: (vendorId: VendorId, customer: AddressToSave) => Effect.Effect<SavedAddress, ServiceFailure>
  readonly change: (
    vendorId: VendorId,
    id: CustomerId,
    customer: AddressToSave,
  ) => Effect.Effect<SavedAddress, NotFound | ServiceFailure>
  /** Idempotent. */
  readonly remove: (vendorId: VendorId, id: CustomerId) => Effect.Effect<void, ServiceFailure>
}

export class AddressBook extends Context.Service<AddressBook, AddressBookPort>()('application/AddressBook') {}
