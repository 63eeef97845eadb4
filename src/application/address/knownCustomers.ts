import { Effect } from 'effect'
import type { SavedAddress } from '../../domain/address/savedAddress.ts'
import { customerPhone } from '../../domain/request/customerPhone.ts'
import type { VendorId } from '../../domain/ids.ts'
import { AddressBook } from '../ports/AddressBook.ts'
import { CurrentDeployment } from '../ports/CurrentDeployment.ts'

/** The saved addresses with this phone number, the likeliest first; empty if the typed number is impossible. */
export const knownCustomers = Effect.fn('knownCustomers')(function* (vendorId: VendorId, typedPhone: string) {
  const { country } = yield* CurrentDeployment
  const none: ReadonlyArray<SavedAddress> = []
  const phone = customerPhone(typedPhone, country.code)
  if (phone === undefined) return none
  const found = yield* (yield* AddressBook).search(vendorId, phone.slice(1))
  return found.filter(({ phoneNumber }) => phoneNumber === phone)
})
