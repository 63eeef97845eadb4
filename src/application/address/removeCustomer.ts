import { Effect } from 'effect'
import type { CustomerId, VendorId } from '../../domain/ids.ts'
import { AddressBook } from '../ports/AddressBook.ts'

/** Removes a customer from the address book. */
export const removeCustomer = Effect.fn('removeCustomer')(function* (vendorId: VendorId, id: CustomerId) {
  yield* (yield* AddressBook).remove(vendorId, id)
})
