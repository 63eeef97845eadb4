import type { OutletToSave } from '../../contract/outlets.ts'

export type OutletPayload = typeof OutletToSave.Encoded

let serial = 0

/** The payload of a collection point in Karlín, with a unique client id. */
export const outletPayload = (more: Partial<OutletPayload> = {}): OutletPayload => ({
  parent_vendor_id: 'retez',
  client_vendor_id: `KAR-${(serial += 1)}`,
  name: 'Řetěz Karlín',
  address: 'Křižíkova 12, Karlín',
  latitude: 50.0925,
  longitude: 14.4501,
  rider_instructions: 'Ring at the bar',
  phone_number: '+420601123456',
  city: 'Praha',
  users: ['eva@karlin.test'],
  unit: '2',
  building: 'B',
  street: 'Křižíkova',
  street_number: '12',
  postal_code: '186 00',
  country_code: 'CZ',
  ...more,
})
