import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { VENDORS } from './path.ts'
import { Id, Latitude, Longitude, EmptyObject, Position, withDefault, nonEmptyTextUpTo, textUpTo } from './values.ts'

/** ENT-06; coordinates are null until the collection point has an address. */
const VendorLocation = Schema.Struct({
  address_text: Schema.String,
  building: Schema.String,
  unit: Schema.String,
  city: Schema.String,
  country_code: Schema.String,
  latitude: Schema.NullOr(Schema.Finite),
  longitude: Schema.NullOr(Schema.Finite),
  postal_code: Schema.String,
  street: Schema.String,
  street_number: Schema.String,
  rider_instructions: Schema.String,
})

/** ENT-05 to ENT-07. `manage_outlets` is the permission of the signed-in user (OP-49). */
export const Vendor = Schema.Struct({
  vendor_id: Id,
  id: Id,
  parent_vendor_id: withDefault(Schema.NullOr(Id), null),
  client_vendor_id: withDefault(Schema.NullOr(Schema.String), null),
  name: Schema.NonEmptyString,
  is_active: Schema.Boolean,
  is_registered: Schema.Boolean,
  is_parent: Schema.Boolean,
  currency: Schema.String,
  /** Minutes. */
  estimation_pick_up_time: Schema.Finite,
  /** `hhmm:hhmm`; absent: the hours of the country (SVC-01). */
  service_hours: Schema.optionalKey(Schema.String),
  vendor_information: Schema.Struct({
    name: Schema.String,
    owners: Schema.Array(Schema.String),
    contact: Schema.Struct({ phone: Schema.String }),
    location: VendorLocation,
  }),
  flags: Schema.Struct({ payment_methods: Schema.Record(Schema.String, Schema.Boolean) }),
  manage_outlets: withDefault(Schema.Boolean, false),
  offers_cold_bag: withDefault(Schema.Boolean, false),
  offers_age_validation: withDefault(Schema.Boolean, false),
  /** Whether the customer's age is checked for every order (OP-63); absent means no. */
  requires_age_validation: Schema.optionalKey(Schema.Boolean),
  /** Rings of positions (OP-73). */
  delivery_areas: withDefault(Schema.Array(Schema.Array(Position)), []),
  outlets: withDefault(Schema.Array(Schema.Struct({ vendor_id: Id, name: Schema.String })), []),
})

export const listVendors = endpoint('listVendors', 'GET', VENDORS.service, VENDORS.path, {
  guests: true,
  // API-13
  summary: 'Lists the vendors and outlets that the signed-in user may act for.',
  answer: Schema.Struct({ result: Schema.Struct({ vendors: Schema.Array(Vendor) }) }),
})

export const readVendor = endpoint('readVendor', 'GET', 'orders', '/vendor/:vendorId', {
  guests: true,
  // API-14
  summary: 'Returns one vendor.',
  params: Schema.Struct({ vendorId: Id }),
  refuses: ['NOT_FOUND'],
  answer: Vendor,
})

/** ADDR-08. */
export const saveVendorAddress = endpoint('saveVendorAddress', 'PUT', 'orders', '/vendor/:vendorId/address', {
  // API-15
  summary: 'Sets the address of the collection point.',
  params: Schema.Struct({ vendorId: Id }),
  payload: Schema.Struct({
    address_text: nonEmptyTextUpTo(1000),
    unit: textUpTo(255),
    notes: textUpTo(4000),
    building: textUpTo(255),
    city: textUpTo(255),
    country_code: textUpTo(8),
    latitude: Latitude,
    longitude: Longitude,
    postal_code: textUpTo(32),
    street_address: textUpTo(1000),
  }),
  refuses: ['NOT_FOUND'],
  /** A back end may answer with nothing; the portal then reads the vendor. */
  answer: Schema.Union([Vendor, EmptyObject]),
})

export const COUNTRY_PARAMETERS = [
  'allOutletOrders',
  'serviceHours',
  'onlinePaymentActivated',
  'orderItemValueExceedLimit',
  'paymentMethods',
] as const

export const readCountryParameter = endpoint('readCountryParameter', 'GET', 'orders', '/get-country-parameter/:name', {
  guests: true,
  // API-12
  summary: 'Returns a country setting as text. The portal caches it for 5 minutes.',
  params: Schema.Struct({ name: Schema.Literals(COUNTRY_PARAMETERS) }),
  refuses: ['NOT_FOUND'],
  answer: Schema.Struct({ result: Schema.String }),
})
