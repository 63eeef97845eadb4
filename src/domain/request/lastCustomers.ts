import { splitAddress } from '../address/address.ts'
import type { AddressToSave } from '../address/savedAddress.ts'
import type { OrderId } from '../ids.ts'
import type { Instant } from '../instant.ts'
import type { Country } from '../market/countries.ts'
import type { PaymentMethod } from '../market/paymentMethod.ts'
import type { Customer, Order } from '../order/order.ts'
import { newestFirst } from '../order/trackingLists.ts'
import { amountText } from '../reading/writtenAmount.ts'
import { customerPart, type CustomerPart } from './customerOfDraft.ts'
import { customerPhone } from './customerPhone.ts'
import type { RequestDraft } from './requestDraft.ts'
import { isBlank } from '../text/blank.ts'

/** At most so many customers are offered (ADDR-22). */
export const LAST_CUSTOMERS = 5

/** What is in the bag. */
type GoodsPart = Pick<RequestDraft, 'orderDescription' | 'orderAmount' | 'coldBagNeeded'>

/** A customer of the vendor's past orders (ADDR-22). */
export interface LastCustomer {
  /** The newest order of the customer. */
  readonly orderId: OrderId
  /** As in the newest order. */
  readonly customer: AddressToSave
  /** What the customer usually orders, and when they last ordered it (ADDR-23). */
  readonly usual: GoodsPart & { readonly orderedAt: Instant; readonly paymentMethod: PaymentMethod }
}

/** The most frequent of the values; of equally frequent ones the first, which is the latest. */
const mostFrequent = <A>(values: readonly [A, ...ReadonlyArray<A>], isSame: (a: A, b: A) => boolean): A => {
  const count = (value: A) => values.filter((other) => isSame(value, other)).length
  return values.reduce((best, value) => (count(value) > count(best) ? value : best))
}

const areSameGoods = (a: GoodsPart, b: GoodsPart): boolean =>
  a.orderDescription === b.orderDescription && a.orderAmount === b.orderAmount && a.coldBagNeeded === b.coldBagNeeded

/** The same phone number at the same street and house number is the same customer, as in the address book. */
const customerKey = ({ location, phoneNumber }: Customer, { code }: Country): string =>
  `${customerPhone(phoneNumber, code) ?? phoneNumber} ${splitAddress(location.address).text.toLowerCase()}`

const customerOf = ({ location, name, phoneNumber }: Customer): AddressToSave => {
  const { address, latitude, longitude, notes } = location
  return { name, phoneNumber, coordinates: { latitude, longitude }, address, notes }
}

type Orders = readonly [Order, ...ReadonlyArray<Order>]

const lastCustomer = (orders: Orders, country: Country): LastCustomer => {
  const [newest, ...others] = orders
  const orderedIn = ({ createdAt, order }: Order) => ({
    orderedAt: createdAt,
    orderDescription: order.description,
    orderAmount: order.amount === undefined ? '' : amountText(order.amount, country),
    coldBagNeeded: order.coldBagNeeded,
  })
  const methodOf = ({ order }: Order) => order.paymentMethod
  const goods = mostFrequent([orderedIn(newest), ...others.map(orderedIn)], areSameGoods)
  const paymentMethod = mostFrequent([methodOf(newest), ...others.map(methodOf)], Object.is)
  return { orderId: newest.id, customer: customerOf(newest.customer), usual: { ...goods, paymentMethod } }
}

/**
 * The customers of these orders, the latest first, each with what they usually order: the goods and the payment method
 * that most of their orders had, and of equally frequent ones the latest (ADDR-22, ADDR-23). Cancelled orders do not
 * count: their customer or address may have been the reason.
 */
export const lastCustomers = (orders: ReadonlyArray<Order>, country: Country): ReadonlyArray<LastCustomer> => {
  const counted = orders.filter(({ status }) => status !== 'CANCELLED').sort(newestFirst)
  const byCustomer = new Map<string, [Order, ...Array<Order>]>()
  for (const order of counted) {
    const key = customerKey(order.customer, country)
    const known = byCustomer.get(key)
    if (known) known.push(order)
    else byCustomer.set(key, [order])
  }
  return [...byCustomer.values()].slice(0, LAST_CUSTOMERS).map((theirs) => lastCustomer(theirs, country))
}

/** A draft whose fields are filled from a last customer. */
interface ToFill {
  readonly draft: RequestDraft
  /** What an earlier choice filled in. */
  readonly filled: Partial<RequestDraft>
  readonly offersColdBag: boolean
  readonly available: ReadonlyArray<PaymentMethod>
  /** The method of a draft before a person chooses one. */
  readonly initialMethod: PaymentMethod | ''
  /** Whether a person chose the payment method. */
  readonly isPaymentChosen: boolean
}

const goodsToFill = ({ usual }: LastCustomer, { draft, filled, offersColdBag }: ToFill): GoodsPart | undefined => {
  const { orderAmount, orderDescription, coldBagNeeded } = usual
  const isTyped = (['orderDescription', 'orderAmount'] as const).some(
    (field) => !isBlank(draft[field]) && draft[field] !== filled[field],
  )
  return isTyped ? undefined : { orderAmount, orderDescription, coldBagNeeded: coldBagNeeded && offersColdBag }
}

const methodToFill = ({ usual }: LastCustomer, given: ToFill): PaymentMethod | '' | undefined => {
  const { available, draft, filled, initialMethod, isPaymentChosen } = given
  const isPreselected = ['', initialMethod, filled.paymentMethod].includes(draft.paymentMethod)
  if (isPaymentChosen || !isPreselected) return undefined
  return available.includes(usual.paymentMethod) ? usual.paymentMethod : initialMethod
}

/** What a last customer fills in: the customer, and of the usual goods and payment what may replace the draft's. */
export type FilledPart = CustomerPart & Partial<GoodsPart & Pick<RequestDraft, 'paymentMethod'>>

/**
 * All fields of a last customer (ADDR-22). Goods that somebody typed stay; those of another customer are replaced. A
 * payment method is filled in only while it is offered and nobody chose one (VAL-14, ADDR-23). The age check is never
 * filled in: a person confirms it for each order.
 */
export const fillOfCustomer = (last: LastCustomer, given: ToFill): FilledPart => {
  const paymentMethod = methodToFill(last, given)
  return {
    ...customerPart(last.customer),
    ...goodsToFill(last, given),
    ...(paymentMethod !== undefined && { paymentMethod }),
  }
}
