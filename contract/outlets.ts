import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { Id, Latitude, Longitude, nonEmptyTextUpTo, textUpTo } from './values.ts'
import { Vendor } from './vendors.ts'

/** A collection point to save (OUTLET-14). `client_vendor_id` is the business's own id for it. */
export const OutletToSave = Schema.Struct({
  parent_vendor_id: Id,
  client_vendor_id: nonEmptyTextUpTo(64),
  name: nonEmptyTextUpTo(255),
  address: nonEmptyTextUpTo(1000),
  latitude: Latitude,
  longitude: Longitude,
  /** Instructions for the rider. */
  rider_instructions: textUpTo(4000),
  phone_number: nonEmptyTextUpTo(64),
  city: textUpTo(255),
  /** E-mail addresses of its owners (PERM-05). */
  users: Schema.Array(textUpTo(320)).check(Schema.isMaxLength(50)),
  unit: textUpTo(255),
  building: textUpTo(255),
  street: textUpTo(1000),
  street_number: textUpTo(64),
  postal_code: textUpTo(32),
  country_code: textUpTo(8),
})

export const addOutlet = endpoint('addOutlet', 'POST', 'orders', '/outlet', {
  // API-35
  summary: 'Adds a collection point to a parent vendor. Idempotent per Idempotency-Key.',
  once: true,
  status: 201,
  payload: OutletToSave,
  refuses: ['NOT_FOUND', 'OUTLETS_NOT_MANAGED', 'CLIENT_ID_TAKEN', 'IDEMPOTENCY_KEY_REUSED'],
  /** A back end may answer with nothing; the portal then reads the vendors. */
  answer: Schema.Struct({ result: Schema.optionalKey(Vendor) }),
})

export const changeOutlet = endpoint('changeOutlet', 'PUT', 'orders', '/outlet/:outletId', {
  // API-36
  summary: 'Updates a collection point. Its parent vendor and client id cannot change.',
  params: Schema.Struct({ outletId: Id }),
  payload: OutletToSave,
  refuses: ['NOT_FOUND', 'OUTLETS_NOT_MANAGED', 'OUTLET_KEPT_ELSEWHERE', 'CLIENT_ID_TAKEN'],
  /** A back end may answer with nothing; the portal then reads the vendors. */
  answer: Schema.Struct({ result: Schema.optionalKey(Vendor) }),
})
