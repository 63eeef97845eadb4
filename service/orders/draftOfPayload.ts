import type { OrderToPlace } from '../../contract/orders.ts'
import { splitAddress } from '../../src/domain/address/address.ts'
import type { Country } from '../../src/domain/market/countries.ts'
import { fromDecimal } from '../../src/domain/pricing/money.ts'
import { amountText } from '../../src/domain/reading/writtenAmount.ts'
import type { RequestDraft } from '../../src/domain/request/requestDraft.ts'
import type { RequestField } from '../../src/domain/request/requestValidation.ts'
import { instantOf } from '../base/wireTime.ts'

/**
 * An amount that the currency cannot represent becomes zero and is refused: as text it could be parsed as another
 * amount.
 */
const sentAmount = (amount: number | null, country: Country): string => {
  if (amount === null) return ''
  const money = fromDecimal(amount, country.currency)
  return money === undefined ? '0' : amountText(money, country)
}

/** Rebuilds the draft of an order from its payload, so that portal and service check it by the same rules. */
export const draftOfPayload = (
  {
    customer,
    order,
    vat_number,
    preordered_for,
    age_validation_required: ageValidation = false,
  }: typeof OrderToPlace.Type,
  country: Country,
): RequestDraft => {
  const { unit, building, text } = splitAddress(customer.location.address)
  return {
    destinationName: customer.name,
    destinationPhoneNumber: customer.phone_number,
    destinationTextAddress: text,
    destinationUnitNumber: unit,
    destinationBuilding: building,
    destinationCity: '',
    destinationArea: '',
    destinationLatitude: customer.location.latitude,
    destinationLongitude: customer.location.longitude,
    riderNotes: customer.location.notes,
    orderAmount: sentAmount(order.amount ?? null, country),
    orderDescription: order.description,
    paymentMethod: order.payment_method,
    vatNumber: vat_number ?? '',
    preorderedFor: preordered_for === undefined ? undefined : instantOf(preordered_for),
    coldBagNeeded: order.cold_bag_needed,
    ageValidation,
  }
}

/** The path of each field of the draft in the payload. */
export const PAYLOAD_FIELDS: Readonly<Record<RequestField, string>> = {
  vendor: 'vendor_id',
  deliveryFee: 'delivery_fee',
  destinationName: 'customer.name',
  destinationPhoneNumber: 'customer.phone_number',
  destinationTextAddress: 'customer.location.address',
  destinationUnitNumber: 'customer.location.address',
  destinationBuilding: 'customer.location.address',
  destinationCity: 'customer.location.address',
  destinationArea: 'customer.location.address',
  destinationLatitude: 'customer.location.latitude',
  destinationLongitude: 'customer.location.longitude',
  riderNotes: 'customer.location.notes',
  orderAmount: 'order.amount',
  orderDescription: 'order.description',
  paymentMethod: 'order.payment_method',
  vatNumber: 'vat_number',
  preorderedFor: 'preordered_for',
  coldBagNeeded: 'order.cold_bag_needed',
  ageValidation: 'age_validation_required',
}
