import type { Order as OrderSchema } from '../../../contract/orders.ts'
import { MINUTE, minus, type Instant } from '../../domain/instant.ts'
import type { DeploymentId } from '../../domain/ids.ts'
import type { CurrencyCode } from '../../domain/market/countries.ts'
import type { Order } from '../../domain/order/order.ts'
import { toNumber } from '../../domain/pricing/money.ts'
import { unixSeconds } from '../http/moment.ts'
import { toOrder } from '../http/orderWire.ts'
import { list, moment, object, oneOf } from '../http/readJson.ts'
import type { OrderStorage } from '../memory/MemoryMovingOrders.ts'
import { KEY_PREFIX, type TextStorage } from './textStorage.ts'

type OrderWire = typeof OrderSchema.Type

const iso = (instant: Instant): string => new Date(instant).toISOString()

/** An order as a service would answer it, so that it is read by the same code; it has no guest, no card and no notes. */
const wireOf = (order: Order): OrderWire => ({
  order_id: order.id,
  code: order.code,
  vendor_id: order.vendorId,
  status: order.status,
  status_history: order.statusHistory.map(({ status, createdAt }) => ({ status, created_at: iso(createdAt) })),
  created_at: iso(order.createdAt),
  updated_at: iso(order.updatedAt),
  preordered_for: order.preorderedFor === undefined ? null : unixSeconds(order.preorderedFor),
  customer: {
    name: order.customer.name,
    phone_number: order.customer.phoneNumber,
    location: order.customer.location,
  },
  order: {
    payment_method: order.order.paymentMethod,
    amount: order.order.amount ? toNumber(order.order.amount) : null,
    description: order.order.description,
    cold_bag_needed: order.order.coldBagNeeded,
  },
  delivery_fee: toNumber(order.deliveryFee),
  discounted_delivery_fee: order.discountedDeliveryFee ? toNumber(order.discountedDeliveryFee) : null,
  discounted_delivery_fee_signature: order.discountedDeliveryFeeSignature ?? null,
  vat_number: order.vatNumber ?? null,
  voucher: order.voucher
    ? {
        code: order.voucher.code,
        type: order.voucher.type,
        amount: order.voucher.type === 'AMOUNT' ? toNumber(order.voucher.amount) : order.voucher.percent,
      }
    : null,
  age_validation_required: order.ageValidationRequired,
  login_pickup_estimation: order.pickUpEstimate ?? null,
  estimates: order.estimates
    ? {
        ...(order.estimates.pickUpAt !== undefined && { pick_up_at: iso(order.estimates.pickUpAt) }),
        ...(order.estimates.dropOffAt !== undefined && { drop_off_at: iso(order.estimates.dropOffAt) }),
        estimated_at: iso(order.estimates.estimatedAt),
      }
    : null,
  rider: order.rider
    ? { name: order.rider.name, phone_number: order.rider.phoneNumber, vehicle: order.rider.vehicle ?? null }
    : null,
  cancel_reason: order.cancelReason ?? null,
})

interface StoredOrders {
  readonly version: typeof VERSION
  readonly openedAt: Instant
  readonly orders: ReadonlyArray<Order>
}

/** What another build has stored in another format is ignored (PERSIST-08). Increment it with every change. */
const VERSION = '1'

const storedOrdersDecoder = (currency: CurrencyCode) => {
  const read = object<StoredOrders, StoredOrders>({
    version: ['version', oneOf([VERSION])],
    openedAt: ['openedAt', moment],
    orders: ['orders', list(toOrder(currency))],
  })
  return (text: string | undefined): StoredOrders | undefined => {
    try {
      return read(JSON.parse(text ?? ''))
    } catch {
      return undefined
    }
  }
}

const textOf = ({ version, openedAt, orders }: StoredOrders): string =>
  JSON.stringify({ version, openedAt: iso(openedAt), orders: orders.map(wireOf) })

/** The maximum number of stored orders, the newest: a browser stores about 5 MB. */
const MOST = 500

/** A page that opens later than this after the last opening, in ms, moves the demo orders to the present again. */
const ANEW_AFTER = 15 * MINUTE

interface BrowserOrderStorage extends OrderStorage {
  /** When the world of the device was opened: now, unless a page has opened it just before. */
  readonly openedAt: (now: Instant) => Instant
}

/**
 * Orders of pages without a service, in local storage: they survive a reload and are the same in all tabs, and end when
 * the person signs out (PERSIST-07).
 */
export const makeBrowserOrderStorage = (
  local: TextStorage,
  deployment: DeploymentId,
  currency: CurrencyCode,
): BrowserOrderStorage => {
  const name = `${KEY_PREFIX}memory.${deployment}`
  let known: string | undefined
  const decode = storedOrdersDecoder(currency)
  const read = () => decode(local.read(name))
  const keep = (stored: StoredOrders) => {
    known = textOf(stored)
    local.keep(name, known)
  }
  return {
    openedAt: (now) => {
      const before = read()
      const isRecent = before !== undefined && before.openedAt <= now && before.openedAt > minus(now, ANEW_AFTER)
      if (isRecent) return before.openedAt
      keep({ version: VERSION, orders: [], ...before, openedAt: now })
      known = undefined
      return now
    },
    news: () => {
      const text = local.read(name)
      if (text === known) return []
      known = text
      return read()?.orders ?? []
    },
    add: (order: Order) => {
      const before = read()
      const others = (before?.orders ?? []).filter(({ id }) => id !== order.id)
      const openedAt = before?.openedAt ?? order.updatedAt
      keep({ version: VERSION, openedAt, orders: [...others, order].slice(-MOST) })
    },
  }
}
