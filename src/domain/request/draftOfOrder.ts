import { splitAddress } from '../address/address.ts'
import { separateUnit } from '../address/writtenUnit.ts'
import type { Order } from '../order/order.ts'
import type { Country } from '../market/countries.ts'
import { amountText } from '../reading/writtenAmount.ts'
import { EMPTY_DRAFT, type RequestDraft } from './requestDraft.ts'

/** The draft of an order, with its address split into three fields again (EDIT-01, EDIT-05). */
export const draftOfOrder = (
  { customer, order, preorderedFor, vatNumber, ageValidationRequired }: Order,
  country: Country,
): RequestDraft => {
  const { address, latitude, longitude, notes } = customer.location
  const { unit, building, text } = separateUnit(splitAddress(address), country.code)
  return {
    ...EMPTY_DRAFT,
    destinationName: customer.name,
    destinationPhoneNumber: customer.phoneNumber,
    destinationTextAddress: text,
    destinationUnitNumber: unit,
    destinationBuilding: building,
    destinationLatitude: latitude,
    destinationLongitude: longitude,
    riderNotes: notes,
    orderAmount: order.amount === undefined ? '' : amountText(order.amount, country),
    orderDescription: order.description,
    paymentMethod: order.paymentMethod,
    vatNumber: vatNumber ?? '',
    preorderedFor: preorderedFor,
    coldBagNeeded: order.coldBagNeeded,
    ageValidation: ageValidationRequired,
  }
}
