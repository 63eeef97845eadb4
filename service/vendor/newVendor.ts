import type { Country } from '../../src/domain/market/countries.ts'
import type { VendorJson } from '../store/vendorStore.ts'

interface NewVendor {
  readonly id: string
  readonly name: string
  /** E-mail addresses (PERM-05). */
  readonly owners: ReadonlyArray<string>
  /** E.164. */
  readonly phone: string
}

/** A vendor without an owner; of its location only the country is known. */
export const blankVendor = (id: string, name: string, { code, currency }: Country): VendorJson => ({
  vendor_id: id,
  id,
  parent_vendor_id: null,
  client_vendor_id: null,
  name,
  is_active: true,
  is_registered: false,
  is_parent: false,
  currency,
  estimation_pick_up_time: 0,
  vendor_information: {
    name,
    owners: [],
    contact: { phone: '' },
    location: {
      address_text: '',
      building: '',
      unit: '',
      city: '',
      country_code: code,
      latitude: null,
      longitude: null,
      postal_code: '',
      street: '',
      street_number: '',
      rider_instructions: '',
    },
  },
  flags: { payment_methods: { PAID: true, CASH_ON_DELIVERY: true, PAYMENT_ON_DELIVERY: true } },
  manage_outlets: false,
  offers_cold_bag: false,
  offers_age_validation: false,
  delivery_areas: [],
  outlets: [],
})

/** A newly registered vendor without a location; its first order asks for one (ADDR-08). */
export const newVendor = ({ id, name, owners, phone }: NewVendor, country: Country): VendorJson => {
  const blank = blankVendor(id, name, country)
  return {
    ...blank,
    is_registered: true,
    estimation_pick_up_time: 18,
    vendor_information: { ...blank.vendor_information, owners, contact: { phone } },
    offers_cold_bag: true,
  }
}
