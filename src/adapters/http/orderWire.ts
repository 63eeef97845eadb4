import type { listOrders, Order as OrderSchema, OrderToPlace, updateOrder } from '../../../contract/orders.ts'
import type { OrderPage } from '../../application/ports/OrderRepository.ts'
import type { CurrencyCode } from '../../domain/market/countries.ts'
import { PAYMENT_METHODS } from '../../domain/market/paymentMethod.ts'
import type { KnownEstimates } from '../../domain/order/estimates.ts'
import type { Customer, Order, OrderRider, RecipientNote, Sender } from '../../domain/order/order.ts'
import { toNumber } from '../../domain/pricing/money.ts'
import { voucherOf } from '../../domain/pricing/voucher.ts'
import type { OrderChange } from '../../domain/request/orderChange.ts'
import type { PlacedOrder } from '../../domain/request/placedOrder.ts'
import { unixSeconds } from './moment.ts'
import { status, statusHistory, withCode, type MaybeCoded } from './orderParts.ts'
import {
  nonEmptyText,
  finite,
  id,
  ifPresent,
  onlyField,
  list,
  moment,
  money,
  object,
  oneOf,
  optional,
  POSITION,
  text,
  unixMoment,
  booleanOrFalse,
  boolean,
  type Reader,
  vehicle,
} from './readJson.ts'

type OrderWire = typeof OrderSchema.Type
type VoucherWire = NonNullable<OrderWire['voucher']>
type PersonWire = OrderWire['customer']
type ListWire = (typeof listOrders)['answer']['Type']

const voucherWire = object<VoucherWire, VoucherWire>({
  code: ['code', nonEmptyText],
  amount: ['amount', finite],
  type: ['type', oneOf(['PERCENTAGE', 'AMOUNT'])],
})

const PERSON = {
  name: ['name', text],
  phoneNumber: ['phone_number', text],
  location: [
    'location',
    object<Customer['location'], PersonWire['location']>({
      address: ['address', text],
      ...POSITION,
      notes: ['notes', text],
    }),
  ],
} as const

const recipientNote = object<RecipientNote, NonNullable<OrderWire['recipient_notes']>[number]>({
  text: ['text', text],
  writtenAt: ['written_at', moment],
})

const estimates = object<KnownEstimates, NonNullable<OrderWire['estimates']>>({
  pickUpAt: ['pick_up_at', ifPresent(moment)],
  dropOffAt: ['drop_off_at', ifPresent(moment)],
  estimatedAt: ['estimated_at', moment],
})

/** Decodes an answered order (ENT-01 to ENT-04). Throws if it is unreadable. */
export const toOrder = (currency: CurrencyCode): Reader<Order> => {
  const amount = money(currency)
  const read = object<MaybeCoded<Order>, OrderWire>({
    id: ['order_id', id],
    code: ['code', optional(text)],
    vendorId: ['vendor_id', id],
    status: ['status', status],
    statusHistory: ['status_history', statusHistory],
    createdAt: ['created_at', moment],
    updatedAt: ['updated_at', moment],
    preorderedFor: ['preordered_for', optional(unixMoment)],
    customer: ['customer', object<Customer, PersonWire>(PERSON)],
    order: [
      'order',
      object<Order['order'], OrderWire['order']>({
        paymentMethod: ['payment_method', oneOf(PAYMENT_METHODS)],
        amount: ['amount', optional(amount)],
        description: ['description', text],
        coldBagNeeded: ['cold_bag_needed', boolean],
      }),
    ],
    deliveryFee: ['delivery_fee', amount],
    discountedDeliveryFee: ['discounted_delivery_fee', optional(amount)],
    discountedDeliveryFeeSignature: ['discounted_delivery_fee_signature', optional(text)],
    chargedFee: ['charged_fee', optional(amount)],
    vatNumber: ['vat_number', optional(text)],
    voucher: ['voucher', optional((json) => voucherOf(voucherWire(json), currency))],
    ageValidationRequired: ['age_validation_required', booleanOrFalse],
    pickUpEstimate: ['login_pickup_estimation', optional(finite)],
    estimates: ['estimates', optional(estimates)],
    rider: [
      'rider',
      optional(
        object<OrderRider, NonNullable<OrderWire['rider']>>({
          name: ['name', text],
          phoneNumber: ['phone_number', text],
          vehicle: ['vehicle', optional(vehicle)],
        }),
      ),
    ],
    cancelReason: ['cancel_reason', optional(text)],
    recipientNotes: ['recipient_notes', optional(list(recipientNote))],
    sender: [
      'sender',
      optional(object<Sender, NonNullable<OrderWire['sender']>>({ ...PERSON, email: ['email', text] })),
    ],
  })
  return withCode(read)
}

/** Decodes a page of orders (API-16); the key of the next page may be in either of two places (OP-64). */
export const toOrderPage = (currency: CurrencyCode, orders = list(toOrder(currency))): Reader<OrderPage> => {
  const paginationKey = ['pagination_key', optional(text)] as const
  const read = onlyField(
    'data',
    object<Pick<OrderPage, 'paginationKey'> & { readonly result: OrderPage }, ListWire['data']>({
      result: [
        'result',
        object<Omit<OrderPage, 'unreadable'>, ListWire['data']['result']>({ orders: ['data', orders], paginationKey }),
      ],
      paginationKey,
    }),
  )
  return (json) => {
    const { result, paginationKey: outside } = read(json)
    return { orders: result.orders, paginationKey: result.paginationKey ?? outside }
  }
}

type OrderToPlaceWire = typeof OrderToPlace.Type

/** Maps a new order to the API (OP-15); omits what is not set. */
export const toOrderToPlace = (order: PlacedOrder): OrderToPlaceWire => ({
  vendor_id: order.vendorId,
  customer: {
    name: order.customer.name,
    phone_number: order.customer.phoneNumber,
    location: order.customer.location,
  },
  order: {
    payment_method: order.order.paymentMethod,
    amount: order.order.amount === undefined ? null : toNumber(order.order.amount),
    description: order.order.description,
    cold_bag_needed: order.order.coldBagNeeded,
  },
  delivery_fee: toNumber(order.deliveryFee.fee),
  signature: order.deliveryFee.signature,
  ...(order.preorderedFor !== undefined && { preordered_for: unixSeconds(order.preorderedFor) }),
  ...(order.vatNumber !== undefined && { vat_number: order.vatNumber }),
  ...(order.voucher !== undefined && {
    voucher_code: order.voucher.code,
    discounted_delivery_fee: toNumber(order.voucher.discountedFee.fee),
    discounted_delivery_fee_signature: order.voucher.discountedFee.signature,
  }),
  ...(order.ageValidationRequired !== undefined && { age_validation_required: order.ageValidationRequired }),
  ...(order.sender !== undefined && {
    sender: {
      name: order.sender.name,
      email: order.sender.email,
      phone_number: order.sender.phoneNumber,
      location: order.sender.location,
    },
  }),
})

type OrderChangeWire = (typeof updateOrder)['payload']['Type']

/** Maps a change of an order to the API, which uses other names for the items (API-24, CON-28). */
export const toOrderChange = (change: OrderChange): OrderChangeWire => ({
  vendor_id: change.vendorId,
  payment_method: change.paymentMethod,
  amount: change.amount === undefined ? null : toNumber(change.amount),
  item_details: change.description,
  location: change.location,
  delivery_fee: toNumber(change.deliveryFee.fee),
  signature: change.deliveryFee.signature,
})
