import { areNotesTooLong, isAddressTooLong } from '../address/lengthLimits.ts'
import type { Coordinates } from '../coordinates.ts'
import { westernDigits } from '../market/westernDigits.ts'
import { allRefusals, type Rule } from '../rules.ts'
import type { VendorLocation } from './vendor.ts'
import { isBlank, trimText } from '../text/blank.ts'

/** The collection address as a person types it. */
export interface OriginDraft {
  readonly text: string
  readonly unit: string
  readonly building: string
  readonly postalCode: string
  readonly city: string
  /** For the rider. */
  readonly notes: string
  /** Street and number, as far as the found place has them. */
  readonly street: string
  readonly position: Coordinates | undefined
}

/** The address as saved for a vendor (ADDR-08). */
export interface OriginAddress {
  readonly addressText: string
  readonly unit: string
  readonly notes: string
  readonly building: string
  readonly city: string
  readonly countryCode: string
  readonly coordinates: Coordinates
  readonly postalCode: string
  readonly streetAddress: string
}

/** The draft of a vendor's current location. */
export const originDraftOf = (location: VendorLocation): OriginDraft => ({
  text: location.addressText,
  unit: location.unit,
  building: location.building,
  postalCode: location.postalCode,
  city: location.city,
  notes: location.riderInstructions,
  street: [location.street, location.streetNumber].filter((part) => part !== '').join(' '),
  position: location.coordinates,
})

export type OriginField = 'text' | 'notes'
export type OriginRefusalCode = 'address-missing' | 'coordinates-missing' | 'address-too-long' | 'notes-too-long'
export interface OriginRefusal {
  readonly code: OriginRefusalCode
  readonly field: OriginField
}

const rule = (
  name: string,
  field: OriginField,
  code: OriginRefusalCode,
  isBroken: (draft: OriginDraft) => boolean,
): Rule<OriginDraft, OriginRefusal> => ({
  name,
  check: (draft) => (isBroken(draft) ? { code, field } : undefined),
})

/** The order is the precedence. */
const ORIGIN_RULES: ReadonlyArray<Rule<OriginDraft, OriginRefusal>> = [
  rule('it has coordinates (ADDR-09)', 'text', 'coordinates-missing', ({ position }) => position === undefined),
  rule('there is an address', 'text', 'address-missing', ({ text }) => isBlank(text)),
  rule('the address is not too long (ADDR-11)', 'text', 'address-too-long', ({ street, text }) =>
    [street, text].some((one) => isAddressTooLong(trimText(one))),
  ),
  rule('the notes are not too long (ADDR-10)', 'notes', 'notes-too-long', ({ notes }) =>
    areNotesTooLong(trimText(notes)),
  ),
]

export const originRefusals = (draft: OriginDraft): ReadonlyArray<OriginRefusal> => allRefusals(ORIGIN_RULES, draft)

/** Builds the request body of a valid draft, its postal code in digits 0-9 (ADDR-08); throws without coordinates. */
export const originAddress = (draft: OriginDraft, countryCode: string): OriginAddress => {
  if (draft.position === undefined)
    throw new RangeError('The collection point was not validated: coordinates are missing')
  const addressText = trimText(draft.text)
  return {
    addressText,
    unit: trimText(draft.unit),
    notes: trimText(draft.notes),
    building: trimText(draft.building),
    city: trimText(draft.city),
    countryCode,
    coordinates: draft.position,
    postalCode: westernDigits(trimText(draft.postalCode)),
    streetAddress: trimText(draft.street) || addressText,
  }
}
