import { Effect } from 'effect'
import type { AddressToSave } from '../../domain/address/savedAddress.ts'
import type { VendorId } from '../../domain/ids.ts'
import { AddressBook } from '../ports/AddressBook.ts'

/** Puts a customer into the address book; one who is there already is changed. */
export const saveCustomer = Effect.fn('saveCustomer')(function* (vendorId: VendorId, customer: AddressToSave) {
  return yield* (yield* AddressBook).save(vendorId, customer)
})
