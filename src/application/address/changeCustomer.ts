import { Effect } from 'effect'
import type { AddressToSave } from '../../domain/address/savedAddress.ts'
import type { VendorId } from '../../domain/order/order.ts'
import { AddressBook } from '../ports/AddressBook.ts'

/** Changes a saved customer; one who was removed meanwhile is put back. */
export const changeCustomer = Effect.fn('changeCustomer')(function* (
  vendorId: VendorId,
  id: string,
  customer: AddressToSave,
) {
  const book = yield* AddressBook
  return yield* book
    .change(vendorId, id, customer)
    .pipe(
      Effect.catch((failure) =>
        failure._tag === 'ServiceRefusal' && failure.status === 404
          ? book.save(vendorId, customer)
          : Effect.fail(failure),
      ),
    )
})
