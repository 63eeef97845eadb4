import type { OrderJson, OrderToPlace } from '../../contract/orders.ts'
import { isAddressEmpty } from '../../src/domain/address/address.ts'
import type { Country } from '../../src/domain/market/countries.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import type { Sender } from '../../src/domain/order/order.ts'
import { customerPhone } from '../../src/domain/request/customerPhone.ts'
import { senderRefusals, type SenderField } from '../../src/domain/request/sender.ts'
import { mayBeIn } from '../delivery/countryBounds.ts'
import type { WithStores } from '../store/stores.ts'
import { Problem, invalidFields } from '../base/problems.ts'
import { trimText } from '../../src/domain/text/blank.ts'

type Payload = typeof OrderToPlace.Type
type SentSender = NonNullable<Payload['sender']>

const FIELDS: Readonly<Record<SenderField, string>> = {
  name: 'sender.name',
  phoneNumber: 'sender.phone_number',
  email: 'sender.email',
}

/** Drops the sender of a payload that does not come from a guest (ENT-04). */
export const withoutSender = ({ sender: _unread, ...payload }: Payload): Payload => payload

/** Why a guest may not order: guest checkout is off (MODE-04), or the sender is incomplete (REQ-36). */
export const guestProblem = async (
  { stores }: WithStores<'settings'>,
  { id, country }: Deployment,
  sender: SentSender | undefined,
): Promise<Problem<'GUESTS_OFF' | 'INVALID_REQUEST'> | undefined> => {
  const { GuestCheckout: areWelcome = false } = await stores.settings.flags(id)
  if (!areWelcome) return new Problem('GUESTS_OFF')
  if (sender === undefined) return invalidFields([['sender', 'validation.sender-missing', true]])
  const { name, phone_number: phoneNumber, email, location } = sender
  return invalidFields([
    ...senderRefusals({ name, phoneNumber, email }, country.code).map(
      ({ field, code }) => [FIELDS[field], `validation.sender-${code}`, true] as const,
    ),
    ['sender.location.address', 'validation.sender-address-missing', isAddressEmpty(location.address)],
    ['sender.location', 'error.outside-country', !mayBeIn(country.code, location)],
  ])
}

/** Normalizes a validated sender: the phone number becomes E.164. */
export const normalizedSender = (sent: SentSender, { code }: Country): Sender => ({
  name: trimText(sent.name),
  phoneNumber: customerPhone(sent.phone_number, code) ?? sent.phone_number,
  email: trimText(sent.email),
  location: sent.location,
})

export const senderJson = ({ name, phoneNumber, email, location }: Sender): NonNullable<OrderJson['sender']> => {
  const { address, latitude, longitude, notes } = location
  return { name, phone_number: phoneNumber, email, location: { address, latitude, longitude, notes } }
}
