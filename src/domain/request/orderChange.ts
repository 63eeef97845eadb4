import { joinAddress, readableAddress, splitAddress } from '../address/address.ts'
import { distanceInMetres } from '../coordinates.ts'
import type { Country } from '../market/countries.ts'
import type { VendorId } from '../ids.ts'
import type { Customer, Order } from '../order/order.ts'
import type { PaymentMethod } from '../market/paymentMethod.ts'
import { compare, type Money } from '../pricing/money.ts'
import type { PlacedOrder, SignedFee } from './placedOrder.ts'
import type { RequestDraft } from './requestDraft.ts'
import { amountOf } from './requestValidation.ts'

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

const inOneForm = (stored: string): string => joinAddress(splitAddress(stored))

const ofText = (field: 'notes' | 'description', before: string, after: string): ReadonlyArray<OrderDifference> =>
  before.trim() === after.trim() ? [] : [{ field, before: before.trim(), after: after.trim() }]

const ofPlace = ({ location }: Customer, draft: RequestDraft): ReadonlyArray<OrderDifference> => {
  const after = joinAddress({
    unit: draft.destinationUnitNumber,
    building: draft.destinationBuilding,
    text: draft.destinationTextAddress,
  })
  if (inOneForm(location.address) !== after)
    return [{ field: 'address', before: readableAddress(location.address), after: readableAddress(after) }]
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
    ...ofPlace(customer, draft),
    ...ofText('notes', customer.location.notes, draft.riderNotes),
    ...ofText('description', order.description, draft.orderDescription),
    ...(isSameAmount(order.amount, amount) ? [] : [{ field: 'amount', before: order.amount, after: amount } as const]),
    ...(order.paymentMethod === draft.paymentMethod
      ? []
      : [{ field: 'payment-method', before: order.paymentMethod, after: draft.paymentMethod } as const]),
  ]
}
