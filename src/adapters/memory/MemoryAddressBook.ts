import { Effect } from 'effect'
import type { AddressBookPort } from '../../application/ports/AddressBook.ts'
import type { AddressToSave, SavedAddress } from '../../domain/address/savedAddress.ts'
import { foldText } from '../../domain/text/foldText.ts'
import type { VendorId } from '../../domain/ids.ts'
import { notFound } from './refusals.ts'

const digitsOf = (text: string) => text.replace(/\D/g, '')

const matches =
  (query: string) =>
  ({ address, name, phoneNumber }: SavedAddress): boolean => {
    const folded = foldText(query.trim())
    const digits = /\p{L}/u.test(folded) ? '' : digitsOf(folded)
    return (
      foldText(name).includes(folded) ||
      foldText(address).includes(folded) ||
      (digits !== '' && digitsOf(phoneNumber).endsWith(digits))
    )
  }

/** Address books in memory, one per vendor; the most used customers come first. */
export const makeMemoryAddressBook = (
  initial: Readonly<Record<VendorId, ReadonlyArray<SavedAddress>>> = {},
): AddressBookPort => {
  const books = new Map(
    Object.entries(initial).map(([vendorId, saved]) => [vendorId, new Map(saved.map((one) => [one.id, one]))]),
  )
  let count = 0
  const bookOf = (vendorId: VendorId): Map<string, SavedAddress> => {
    const book = books.get(vendorId) ?? new Map<string, SavedAddress>()
    books.set(vendorId, book)
    return book
  }
  const keep = (vendorId: VendorId, former: SavedAddress | undefined, customer: AddressToSave): SavedAddress => {
    const saved: SavedAddress = { used: 0, ...former, ...customer, id: former?.id ?? `saved-${(count += 1)}` }
    bookOf(vendorId).set(saved.id, saved)
    return saved
  }
  return {
    search: (vendorId, query) =>
      Effect.sync(() => [...bookOf(vendorId).values()].filter(matches(query)).toSorted((a, b) => b.used - a.used)),
    save: (vendorId, customer) =>
      Effect.sync(() => {
        const former = [...bookOf(vendorId).values()].find(
          ({ address, phoneNumber }) => address === customer.address && phoneNumber === customer.phoneNumber,
        )
        return keep(vendorId, former, customer)
      }),
    change: (vendorId, id, customer) =>
      Effect.suspend(() => {
        const former = bookOf(vendorId).get(id)
        return former === undefined ? Effect.fail(notFound()) : Effect.succeed(keep(vendorId, former, customer))
      }),
    remove: (vendorId, id) => Effect.sync(() => void bookOf(vendorId).delete(id)),
  }
}
