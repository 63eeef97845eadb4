import { joinAddress } from '../address/address.ts'
import type { CountryCode } from '../market/countries.ts'
import type { Sender } from '../order/order.ts'
import type { Vendor } from '../vendor/vendor.ts'
import { isEmailAddress } from '../session/emailAddress.ts'
import { customerPhone } from './customerPhone.ts'
import { isBlank, trimText } from '../text/blank.ts'

/** The contact data that a guest types beside the collection place (REQ-36). */
export interface SenderDraft {
  readonly name: string
  readonly phoneNumber: string
  readonly email: string
}

export const NO_SENDER: SenderDraft = { name: '', phoneNumber: '', email: '' }

export type SenderField = keyof SenderDraft

export type SenderRefusalCode =
  | 'name-missing'
  | 'name-too-long'
  | 'phone-missing'
  | 'phone-impossible'
  | 'email-missing'
  | 'email-impossible'

export interface SenderRefusal {
  readonly field: SenderField
  readonly code: SenderRefusalCode
}

const NAME_LONGEST = 255

const nameRefusal = (name: string): SenderRefusalCode | undefined => {
  if (isBlank(name)) return 'name-missing'
  return trimText(name).length > NAME_LONGEST ? 'name-too-long' : undefined
}

const phoneRefusal = (phone: string, country: CountryCode): SenderRefusalCode | undefined => {
  if (isBlank(phone)) return 'phone-missing'
  return customerPhone(phone, country) === undefined ? 'phone-impossible' : undefined
}

const emailRefusal = (email: string): SenderRefusalCode | undefined => {
  if (isBlank(email)) return 'email-missing'
  return isEmailAddress(trimText(email)) ? undefined : 'email-impossible'
}

/** All refusals of a sender, in the order of the form. */
export const senderRefusals = (draft: SenderDraft, country: CountryCode): ReadonlyArray<SenderRefusal> => {
  const found: ReadonlyArray<readonly [SenderField, SenderRefusalCode | undefined]> = [
    ['name', nameRefusal(draft.name)],
    ['phoneNumber', phoneRefusal(draft.phoneNumber, country)],
    ['email', emailRefusal(draft.email)],
  ]
  return found.flatMap(([field, code]) => (code === undefined ? [] : [{ field, code }]))
}

/**
 * The sender of an order collected at the vendor's location (ENT-04); `undefined` without coordinates or a valid phone
 * number.
 */
export const senderOf = (
  draft: SenderDraft,
  { location }: Pick<Vendor, 'location'>,
  country: CountryCode,
): Sender | undefined => {
  const { coordinates, unit, building, addressText, riderInstructions } = location
  const phoneNumber = customerPhone(draft.phoneNumber, country)
  if (coordinates === undefined || phoneNumber === undefined) return undefined
  return {
    name: trimText(draft.name),
    phoneNumber,
    email: trimText(draft.email),
    location: {
      address: joinAddress({ unit, building, text: addressText }),
      latitude: coordinates.latitude,
      longitude: coordinates.longitude,
      notes: riderInstructions,
    },
  }
}
