import type { Place } from '../../src/application/ports/Geolocator.ts'
import { CUSTOMER_AT } from './aVendor.ts'

/** Štěpánská 61 in Prague, the customer's address in `aDraft`; pass only what the test is about. */
export const aPlace = (overrides: Partial<Place> = {}): Place => ({
  id: 'stepanska',
  formattedAddress: 'Štěpánská 61, 110 00 Praha',
  coordinates: CUSTOMER_AT,
  street: 'Štěpánská',
  streetNumber: '61',
  building: 'Lucerna',
  area: 'Nové Město',
  city: 'Praha',
  postalCode: '110 00',
  countryCode: 'CZ',
  ...overrides,
})
