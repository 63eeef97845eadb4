import { feeWithVoucher } from '../pricing/voucher.ts'
import { readableAddress } from '../address/address.ts'
import { inOneForm } from '../address/writtenUnit.ts'
import { distanceInMetres } from '../coordinates.ts'
import type { Country, CountryCode } from '../market/countries.ts'
import type { VendorId } from '../ids.ts'
import type { Customer, Order } from '../order/order.ts'
import type { PaymentMethod } from '../market/paymentMethod.ts'
import { keptCharge, keptChargeOf, type KeptCharge } from '../order/chargedFee.ts'
import { compare, subtract, type Money } from '../pricing/money.ts'
import { addressOfDraft } from './addressOfDraft.ts'
import type { PlacedOrder, SignedFee } from './placedOrder.ts'
import type { RequestDraft } from './requestDraft.ts'
import { amountOf } from './requestValidation.ts'
import { trimText } from '../text/blank.ts'

/** A change of an order (API-24); the customer's identity stays as placed. */
export interface OrderChange {
  readonly vendorId: VendorId
  readonly paymentMethod: PaymentMethod
  readonly amount?: Money
  readonly description: string
  readonly location: Customer['location']
  readonly deliveryFee: SignedFee
}

/** The part of an order that a change sends (EDIT-03). */
export const orderChange = ({ vendorId, customer, order, deliveryFee }: PlacedOrder): OrderChange => ({
  vendorId,
  paymentMethod: order.paymentMethod,
  ...(order.amount && { amount: order.amount }),
  description: order.description,
  location: customer.location,
  deliveryFee,
})

/** One difference between an order and its edited draft, with texts as displayed. */
export type OrderDifference =
  | { readonly field: 'address' | 'notes' | 'description'; readonly before: string; readonly after: string }
  /** The same address text, but the position moved by this many metres. */
  | { readonly field: 'position'; readonly metres: number }
  | { readonly field: 'amount'; readonly before: Money | undefined; readonly after: Money | undefined }
  | { readonly field: 'payment-method'; readonly before: PaymentMethod; readonly after: PaymentMethod | '' }

const ofText = (field: 'notes' | 'description', before: string, after: string): ReadonlyArray<OrderDifference> =>
  trimText(before) === trimText(after) ? [] : [{ field, before: trimText(before), after: trimText(after) }]

const ofPlace = ({ location }: Customer, draft: RequestDraft, country: CountryCode): ReadonlyArray<OrderDifference> => {
  const after = addressOfDraft(draft, country)
  if (inOneForm(location.address, country) !== after)
    return [
      { field: 'address', before: readableAddress(location.address, country), after: readableAddress(after, country) },
    ]
  const { destinationLatitude: latitude, destinationLongitude: longitude } = draft
  if (latitude === undefined || longitude === undefined) return []
  if (latitude === location.latitude && longitude === location.longitude) return []
  return [{ field: 'position', metres: distanceInMetres(location, { latitude, longitude }) }]
}

const isSameAmount = (a: Money | undefined, b: Money | undefined): boolean =>
  a === undefined || b === undefined ? a === b : compare(a, b) === 0

/** What saving the draft would change about its order, in the order of the form; empty if nothing changed. */
export const orderDifferences = (
  { customer, order }: Pick<Order, 'customer' | 'order'>,
  draft: RequestDraft,
  country: Country,
): ReadonlyArray<OrderDifference> => {
  const amount = amountOf(draft, country)
  return [
    ...ofPlace(customer, draft, country.code),
    ...ofText('notes', customer.location.notes, draft.riderNotes),
    ...ofText('description', order.description, draft.orderDescription),
    ...(isSameAmount(order.amount, amount) ? [] : [{ field: 'amount', before: order.amount, after: amount } as const]),
    ...(order.paymentMethod === draft.paymentMethod
      ? []
      : [{ field: 'payment-method', before: order.paymentMethod, after: draft.paymentMethod } as const]),
  ]
}

/**
 * The fee to pay when a change sets this fee: reduced by the order's voucher. A discount that its maximum limited before
 * stays the largest one, because an order does not contain the maximum.
 */
const feeAfter = ({ deliveryFee, discountedDeliveryFee, voucher }: Order, fee: Money): Money => {
  if (voucher === undefined || discountedDeliveryFee === undefined) return fee
  const wasLimited = compare(discountedDeliveryFee, feeWithVoucher(deliveryFee, { voucher })) > 0
  return feeWithVoucher(fee, {
    voucher,
    ...(wasLimited && { maximumDiscount: subtract(deliveryFee, discountedDeliveryFee) }),
  })
}

/**
 * What a change to this fee leaves charged to the card without a refund; `undefined` if that is nothing, or the same as
 * before the change (ADR 120).
 */
export const keptChargeAfter = (order: Order, fee: Money): KeptCharge | undefined => {
  const charge = keptCharge(order.chargedFee, feeAfter(order, fee))
  return charge?.left.minor === keptChargeOf(order)?.left.minor ? undefined : charge
}
