import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { Id, Latitude, Longitude, Moment, withDefault, nonEmptyTextUpTo, textUpTo, EmptyObject } from './values.ts'

const customer = {
  name: nonEmptyTextUpTo(255),
  phone_number: nonEmptyTextUpTo(64),
  latitude: Latitude,
  longitude: Longitude,
  /** Unit, building and text, joined by commas (ADDR-16). */
  address: nonEmptyTextUpTo(1000),
  notes: textUpTo(4000),
} as const

/** A saved customer of the vendor (ENT-08), with the number of its orders and the time of the last one. */
export const SavedAddress = Schema.Struct({
  ...customer,
  id: Id,
  used: withDefault(Schema.Int, 0),
  last_used_at: Schema.optionalKey(Schema.NullOr(Moment)),
})

/** The data of a customer to save. */
export const AddressToSave = Schema.Struct(customer)

export const searchCustomers = endpoint('searchCustomers', 'GET', 'orders', '/addressbook/search-customers/:vendorId', {
  // API-11
  summary: 'Finds saved customers by name, street or the last digits of the phone number, best match first.',
  params: Schema.Struct({ vendorId: Id }),
  query: Schema.Struct({ query: textUpTo(255) }),
  answer: Schema.Array(SavedAddress),
})

export const saveCustomer = endpoint('saveCustomer', 'POST', 'orders', '/addressbook/customers/:vendorId', {
  summary: 'Saves a customer. A customer with the same phone number and address is updated.',
  status: 201,
  params: Schema.Struct({ vendorId: Id }),
  payload: AddressToSave,
  answer: SavedAddress,
})

export const changeCustomer = endpoint('changeCustomer', 'PUT', 'orders', '/addressbook/customers/:vendorId/:id', {
  summary: 'Updates a saved customer.',
  params: Schema.Struct({ vendorId: Id, id: Id }),
  payload: AddressToSave,
  refuses: ['NOT_FOUND'],
  answer: SavedAddress,
})

export const removeCustomer = endpoint('removeCustomer', 'DELETE', 'orders', '/addressbook/customers/:vendorId/:id', {
  summary: 'Deletes a saved customer. Idempotent.',
  params: Schema.Struct({ vendorId: Id, id: Id }),
  answer: EmptyObject,
})
