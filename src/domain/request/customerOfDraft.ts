import { instantAt } from '../instant.ts'
import type { Country, CountryCode } from '../market/countries.ts'
import { addressOfDraft } from './addressOfDraft.ts'
import { customerPhone } from './customerPhone.ts'
import { NO_ITEM_VALUE_WARNING } from './itemValue.ts'
import type { RequestDraft } from './requestDraft.ts'
import { refusalsByField, type RequestField, type RequestRefusal } from './requestValidation.ts'
import { splitAddress } from '../address/address.ts'
import { areNotesTooLong, isAddressTooLong } from '../address/lengthLimits.ts'
import {
  isSameCustomer,
  isSamePlaceOfCustomer,
  type AddressToSave,
  type SavedAddress,
} from '../address/savedAddress.ts'
import { isBlank, trimText } from '../text/blank.ts'

/** The fields of a draft that a saved address fills in (ADDR-07). */
export type CustomerPart = Pick<
  RequestDraft,
  | 'destinationName'
  | 'destinationPhoneNumber'
  | 'destinationUnitNumber'
  | 'destinationBuilding'
  | 'destinationTextAddress'
  | 'destinationCity'
  | 'destinationArea'
  | 'destinationLatitude'
  | 'destinationLongitude'
  | 'riderNotes'
>

/** All fields of a customer (ADDR-07). Neither the address book nor an order stores city and area. */
export const customerPart = ({ name, phoneNumber, coordinates, address, notes }: AddressToSave): CustomerPart => {
  const { unit, building, text } = splitAddress(address)
  return {
    destinationName: name,
    destinationPhoneNumber: phoneNumber,
    destinationUnitNumber: unit,
    destinationBuilding: building,
    destinationTextAddress: text,
    destinationCity: '',
    destinationArea: '',
    destinationLatitude: coordinates.latitude,
    destinationLongitude: coordinates.longitude,
    riderNotes: notes,
  }
}

const isSame = (a: string, b: string): boolean => trimText(a).toLowerCase() === trimText(b).toLowerCase()

/**
 * Whether the draft's destination is the saved place or still empty: unit, building, notes and position belong to the
 * address.
 */
const goesThere = (draft: RequestDraft, part: CustomerPart): boolean =>
  isBlank(draft.destinationTextAddress) || isSame(draft.destinationTextAddress, part.destinationTextAddress)

const DETAILS = ['destinationUnitNumber', 'destinationBuilding', 'riderNotes'] as const

/** The fields of a saved customer that are still empty in the draft; typed text stays. */
export const emptyPart = (draft: RequestDraft, saved: SavedAddress): Partial<CustomerPart> => {
  const part = customerPart(saved)
  const details = DETAILS.filter((field) => isBlank(draft[field]) && !isBlank(part[field]))
  return {
    ...(isBlank(draft.destinationName) && { destinationName: part.destinationName }),
    ...(goesThere(draft, part) && {
      ...(isBlank(draft.destinationTextAddress) && { destinationTextAddress: part.destinationTextAddress }),
      ...Object.fromEntries(details.map((field) => [field, part[field]])),
      ...(draft.destinationLatitude === undefined && {
        destinationLatitude: part.destinationLatitude,
        destinationLongitude: part.destinationLongitude,
      }),
    }),
  }
}

/**
 * Whether the draft has text that differs from the saved customer, so that filling the empty fields and replacing all
 * fields give different results.
 */
export const isInConflict = (draft: RequestDraft, saved: SavedAddress): boolean => {
  const part = customerPart(saved)
  return (['destinationName', 'destinationTextAddress', ...DETAILS] as const).some(
    (field) => !isBlank(draft[field]) && !isSame(draft[field], part[field]),
  )
}

/**
 * The draft's customer for the address book; `undefined` while name, phone number, address or coordinates are missing
 * or a text is too long.
 */
export const customerToSave = (draft: RequestDraft, country: CountryCode): AddressToSave | undefined => {
  const phoneNumber = customerPhone(draft.destinationPhoneNumber, country)
  const { destinationLatitude: latitude, destinationLongitude: longitude } = draft
  const name = trimText(draft.destinationName)
  const text = trimText(draft.destinationTextAddress)
  const notes = trimText(draft.riderNotes)
  if (name === '' || text === '' || phoneNumber === undefined || latitude === undefined || longitude === undefined)
    return undefined
  if (areNotesTooLong(notes) || isAddressTooLong(text)) return undefined
  return {
    name,
    phoneNumber,
    coordinates: { latitude, longitude },
    address: addressOfDraft(draft, country),
    notes,
  }
}

const CUSTOMER_FIELDS: ReadonlySet<RequestField> = new Set<RequestField>([
  'destinationName',
  'destinationPhoneNumber',
  'destinationTextAddress',
  'destinationUnitNumber',
  'riderNotes',
])

/** The refusals of a request that concern its customer; the address book ignores the others. */
export const customerRefusals = (draft: RequestDraft, country: Country): ReadonlyMap<RequestField, RequestRefusal> =>
  new Map(
    [
      ...refusalsByField({
        draft,
        country,
        vendor: undefined,
        availablePaymentMethods: [],
        now: instantAt(0),
        feeKnown: true,
        business: false,
        itemValue: NO_ITEM_VALUE_WARNING,
      }),
    ].filter(([field]) => CUSTOMER_FIELDS.has(field)),
  )

/** The state of a draft's customer in the address book. */
export type CustomerStanding =
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'new'; readonly customer: AddressToSave }
  | { readonly kind: 'saved'; readonly saved: SavedAddress }
  | { readonly kind: 'changed'; readonly saved: SavedAddress; readonly customer: AddressToSave }

/** `known` are the loaded addresses; `chosenId` is the one that filled the draft. */
export const customerStanding = (
  customer: AddressToSave | undefined,
  known: ReadonlyArray<SavedAddress>,
  chosenId: string | undefined,
): CustomerStanding => {
  if (customer === undefined) return { kind: 'incomplete' }
  const saved = known.find((one) => isSamePlaceOfCustomer(one, customer)) ?? known.find(({ id }) => id === chosenId)
  if (saved === undefined) return { kind: 'new', customer }
  return isSameCustomer(saved, customer) ? { kind: 'saved', saved } : { kind: 'changed', saved, customer }
}
