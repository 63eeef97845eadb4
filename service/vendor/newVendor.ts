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

const NOWHERE = {
  address_text: '',
  building: '',
  unit: '',
  city: '',
  latitude: null,
  longitude: null,
  postal_code: '',
  street: '',
  street_number: '',
  rider_instructions: '',
}

/** A newly registered vendor without a location; its first order asks for one (ADDR-08). */
export const newVendor = ({ id, name, owners, phone }: NewVendor, { code, currency }: Country): VendorJson => ({
  vendor_id: id,
  id,
  parent_vendor_id: null,
  client_vendor_id: null,
  name,
  is_active: true,
  is_registered: true,
  is_parent: false,
  currency,
  estimation_pick_up_time: 18,
  vendor_information: {
    name,
    owners,
    contact: { phone },
    location: { ...NOWHERE, country_code: code },
  },
  flags: { payment_methods: { PAID: true, CASH_ON_DELIVERY: true, PAYMENT_ON_DELIVERY: true } },
  manage_outlets: false,
  offers_cold_bag: true,
  offers_age_validation: false,
  delivery_areas: [],
  outlets: [],
})
