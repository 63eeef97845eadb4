import type { Country } from '../../src/domain/market/countries.ts'
import { westernDigits } from '../../src/domain/market/westernDigits.ts'
import { trimText } from '../../src/domain/text/blank.ts'
import type { VendorJson } from '../store/vendorStore.ts'

type Location = VendorJson['vendor_information']['location']

interface SentLocation {
  readonly addressText: string
  readonly building: string
  readonly unit: string
  readonly city: string
  readonly latitude: number
  readonly longitude: number
  readonly postalCode: string
  readonly street: string
  readonly streetNumber: string
  readonly riderInstructions: string
}

/** A place of a vendor as it is stored: no blanks around its parts, its postal code in digits 0-9 (ADDR-08, ADR 112). */
export const storedLocation = (sent: SentLocation, country: Country): Location => ({
  address_text: trimText(sent.addressText),
  building: trimText(sent.building),
  unit: trimText(sent.unit),
  city: trimText(sent.city),
  country_code: country.code,
  latitude: sent.latitude,
  longitude: sent.longitude,
  postal_code: westernDigits(trimText(sent.postalCode)),
  street: sent.street,
  street_number: sent.streetNumber,
  rider_instructions: trimText(sent.riderInstructions),
})
