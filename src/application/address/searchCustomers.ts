import { Effect } from 'effect'
import { isSearchable, type SavedAddress } from '../../domain/address/savedAddress.ts'
import type { VendorId } from '../../domain/ids.ts'
import { AddressBook } from '../ports/AddressBook.ts'
import { trimText } from '../../domain/text/blank.ts'

/** Searches the saved customers. A text that is too short finds none, without a call (ADDR-05, ADDR-06). */
export const searchCustomers = Effect.fn('searchCustomers')(function* (vendorId: VendorId, text: string) {
  const none: ReadonlyArray<SavedAddress> = []
  return isSearchable(text) ? yield* (yield* AddressBook).search(vendorId, trimText(text)) : none
})
