import { Effect } from 'effect'
import type { AddressToSave } from '../../domain/address/savedAddress.ts'
import type { VendorId } from '../../domain/ids.ts'
import { AddressBook } from '../ports/AddressBook.ts'

/** Saves a customer in the address book; an existing one is updated. */
export const saveCustomer = Effect.fn('saveCustomer')(function* (vendorId: VendorId, customer: AddressToSave) {
  return yield* (yield* AddressBook).save(vendorId, customer)
})
