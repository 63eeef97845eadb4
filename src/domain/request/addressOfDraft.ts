import { joinAddress, type AddressParts } from '../address/address.ts'
import { separateUnit } from '../address/writtenUnit.ts'
import type { CountryCode } from '../market/countries.ts'
import type { RequestDraft } from './requestDraft.ts'

type AddressFields = Pick<RequestDraft, 'destinationUnitNumber' | 'destinationBuilding' | 'destinationTextAddress'>

/** The three parts of a draft's address; a unit that is also written in the address counts once, as the unit. */
export const addressPartsOf = (
  { destinationUnitNumber: unit, destinationBuilding: building, destinationTextAddress: text }: AddressFields,
  country: CountryCode,
): AddressParts => separateUnit({ unit, building, text }, country)

/** A draft's address as it is stored (ADDR-16). */
export const addressOfDraft = (draft: AddressFields, country: CountryCode): string =>
  joinAddress(addressPartsOf(draft, country))
