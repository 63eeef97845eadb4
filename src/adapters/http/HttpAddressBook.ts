import {
  changeCustomer,
  removeCustomer,
  saveCustomer,
  searchCustomers,
  type SavedAddress as SavedAddressSchema,
} from '../../../contract/addressBook.ts'
import type { AddressBookPort } from '../../application/ports/AddressBook.ts'
import type { AddressToSave, SavedAddress } from '../../domain/address/savedAddress.ts'
import { instantOf } from './moment.ts'
import type { PortalHttp } from './PortalHttp.ts'
import { mapAnswer } from './PortalTransport.ts'

const toSavedAddress = (wire: typeof SavedAddressSchema.Type): SavedAddress => ({
  id: wire.id,
  name: wire.name,
  phoneNumber: wire.phone_number,
  coordinates: { latitude: wire.latitude, longitude: wire.longitude },
  address: wire.address,
  notes: wire.notes,
  used: wire.used,
  ...(wire.last_used_at != null && { lastUsedAt: instantOf(wire.last_used_at) }),
})

const toPayload = ({ name, phoneNumber, coordinates, address, notes }: AddressToSave) => ({
  name,
  phone_number: phoneNumber,
  ...coordinates,
  address,
  notes,
})

/** Implements API-11 and the changes of the address book. */
export const makeHttpAddressBook = (portal: PortalHttp): AddressBookPort => ({
  search: (vendorId, query) =>
    portal
      .call(searchCustomers, { params: { vendorId }, query: { query } })
      .pipe(mapAnswer((found) => found.map(toSavedAddress))),
  save: (vendorId, customer) =>
    portal.call(saveCustomer, { params: { vendorId }, payload: toPayload(customer) }).pipe(mapAnswer(toSavedAddress)),
  change: (vendorId, id, customer) =>
    portal
      .call(changeCustomer, { params: { vendorId, id }, payload: toPayload(customer) })
      .pipe(mapAnswer(toSavedAddress)),
  remove: (vendorId, id) => portal.call(removeCustomer, { params: { vendorId, id } }).pipe(mapAnswer(() => undefined)),
})
