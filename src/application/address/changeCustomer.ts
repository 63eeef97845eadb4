import { Effect } from 'effect'
import type { AddressToSave } from '../../domain/address/savedAddress.ts'
import type { CustomerId, VendorId } from '../../domain/ids.ts'
import { AddressBook } from '../ports/AddressBook.ts'

/** Updates a saved customer, or saves it again if it was removed in the meantime. */
export const changeCustomer = Effect.fn('changeCustomer')(function* (
  vendorId: VendorId,
  id: CustomerId,
  customer: AddressToSave,
) {
  const book = yield* AddressBook
  return yield* book
    .change(vendorId, id, customer)
    .pipe(Effect.catchTag('NotFound', () => book.save(vendorId, customer)))
})
