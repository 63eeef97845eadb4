import type { SavedAddress } from '../../src/domain/address/savedAddress.ts'
import { CUSTOMER_AT } from './aVendor.ts'

/** A regular customer of the bakery; pass only what the test is about. */
export const aSavedAddress = (overrides: Partial<SavedAddress> = {}): SavedAddress => ({
  id: 'karel',
  name: 'Karel Novák',
  phoneNumber: '+420602000001',
  coordinates: CUSTOMER_AT,
  address: '4, Lucerna, Štěpánská 61, 110 00 Praha',
  notes: 'Ring twice',
  used: 14,
  ...overrides,
})
