import { Effect } from 'effect'
import type { VendorId } from '../../domain/order/order.ts'
import { AddressBook } from '../ports/AddressBook.ts'

/** Takes a customer out of the address book. */
export const removeCustomer = Effect.fn('removeCustomer')(function* (vendorId: VendorId, id: string) {
  yield* (yield* AddressBook).remove(vendorId, id)
})
