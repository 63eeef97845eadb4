import type { OrderJson } from '../../contract/orders.ts'
import { HOUR, MINUTE, SECOND, type Instant } from '../../src/domain/instant.ts'
import { startOf } from '../../src/domain/market/zonedTime.ts'
import { CANCEL_REASONS } from '../../src/domain/order/cancellation.ts'
import type { OrderStatus } from '../../src/domain/order/orderStatus.ts'
import { percentHalfUp, toNumber } from '../../src/domain/pricing/money.ts'
import { quoteFee } from '../../service/delivery/quoteFee.ts'
import { instantOf, isoText } from '../../service/base/wireTime.ts'
import { numberBetween, oneOf, seededRandom, type Random } from '../seededRandom.ts'
import type { RiderRow } from '../../service/store/riderStore.ts'
import type { VendorJson } from '../../service/store/vendorStore.ts'
import { vendorPlace, type DemoCustomer } from './demoCustomers.ts'
import { momentsOf, stepsUntil } from './demoHistory.ts'
import { WITH_RIDER } from './activeStatuses.ts'
import type { DemoGround } from './demoVendors.ts'
import { REGULAR_VOUCHER } from './demoVouchers.ts'

/** A vendor with everything needed to generate its orders. */
export interface DemoCounter {
  readonly ground: DemoGround
  readonly vendor: VendorJson
  readonly customers: ReadonlyArray<DemoCustomer>
  readonly riders: ReadonlyArray<RiderRow>
}

interface Wanted {
  readonly seed: string
  readonly status: OrderStatus
  /** When the order reached its status. */
  readonly last: Instant
  /** No step is earlier than this. */
  readonly earliest: Instant
  readonly preorderedFor?: Instant
  /** The rider of an active order; a rider has one order at a time. */
  readonly rider?: RiderRow
}

const CROCKFORD = '0123456789abcdefghjkmnpqrstvwxyz'
const PAYMENTS = [
  'PAID',
  'PAID',
  'PAID',
  'PAID',
  'PAID',
  'CASH_ON_DELIVERY',
  'CASH_ON_DELIVERY',
  'PAYMENT_ON_DELIVERY',
] as const

/** Probabilities of the final statuses of past orders; all others are delivered. */
const ENDS: ReadonlyArray<readonly [OrderStatus, number]> = [
  ['CANCELLED', 0.08],
  ['RETURNED_TO_VENDOR', 0.02],
  ['PAYMENT_FAILED', 0.015],
  ['STALLED', 0.012],
  ['PAYMENT_CANCELLED', 0.01],
]

const orderId = (vendorId: string, random: Random): string =>
  `${vendorId}-${Array.from({ length: 12 }, () => CROCKFORD[Math.floor(random() * 32)]).join('')}`

const dishesOf = (random: Random, { world, country }: DemoGround) => {
  const chosen = Array.from({ length: 1 + Math.floor(random() * 3) }, () => ({
    times: 1 + Math.floor(random() ** 2 * 3),
    dish: oneOf(random, world.dishes),
  }))
  const total = chosen.reduce((sum, { times, dish: [, price] }) => sum + times * price, 0)
  return {
    description: chosen.map(({ times, dish: [name] }) => `${times}× ${name}`).join('\n'),
    amount: Number(total.toFixed(country.currencyDigits)),
  }
}

const demoOrder = (counter: DemoCounter, wanted: Wanted): OrderJson => {
  const { ground, vendor } = counter
  const { world, country } = ground
  const random = seededRandom(`${world.deployment}/${vendor.vendor_id}/${wanted.seed}`)
  const id = orderId(vendor.vendor_id, random)
  const customer = oneOf(random, counter.customers)
  const from = vendorPlace(vendor) ?? customer.place
  const anyone = oneOf(random, counter.riders)
  const rider = wanted.rider ?? anyone
  const steps = stepsUntil(
    {
      orderId: id,
      outletId: vendor.vendor_id,
      vehicle: rider.vehicle,
      approach: [{ latitude: from.latitude + numberBetween(random, 0.004, 0.012), longitude: from.longitude }, from],
      delivery: [from, customer.place],
      paidOnline: random() < 0.2,
    },
    wanted.status,
    random,
  )
  const history = momentsOf(steps, wanted.last, wanted.earliest)
  const created = history[0]?.at ?? wanted.last
  const statuses = history.map(({ status }) => status)
  const hasRider = statuses.lastIndexOf('COURIER_ACCEPTED_DELIVERY') > statuses.lastIndexOf('WAITING_FOR_TRANSPORT')
  const { fee } = quoteFee(country, from, customer.place)
  const { description, amount } = dishesOf(random, ground)
  const withVoucher = random() < 0.05
  const [payment, note, isAdult, isCold] = [oneOf(random, PAYMENTS), random() < 0.3, random() < 0.03, random() < 0.15]
  const needsAmount = country.amountRequired || payment !== 'PAID' || random() < 0.6
  const value = Math.max(amount, toNumber({ minor: country.minimumAmount ?? 0, currency: country.currency }))
  const reason = random() < 0.15 ? oneOf(random, world.otherReasons) : oneOf(random, CANCEL_REASONS.slice(0, -1))
  return {
    order_id: id,
    vendor_id: vendor.vendor_id,
    status: wanted.status,
    status_history: history.map(({ status, at }) => ({ status, created_at: isoText(at) })),
    created_at: isoText(created),
    updated_at: isoText(wanted.last),
    ...(wanted.preorderedFor !== undefined && { preordered_for: Math.floor(wanted.preorderedFor / SECOND) }),
    customer: {
      name: customer.name,
      phone_number: customer.phoneNumber,
      location: { address: customer.address, ...customer.place, notes: note ? oneOf(random, world.notes) : '' },
    },
    order: { payment_method: payment, amount: needsAmount ? value : null, description, cold_bag_needed: isCold },
    delivery_fee: toNumber(fee),
    ...(withVoucher && {
      voucher: REGULAR_VOUCHER,
      discounted_delivery_fee: toNumber({
        ...fee,
        minor: fee.minor - percentHalfUp(fee, REGULAR_VOUCHER.amount).minor,
      }),
    }),
    age_validation_required: isAdult,
    login_pickup_estimation: Math.round(numberBetween(random, country.minimumEta, 25)),
    rider: hasRider ? { name: rider.name, phone_number: rider.phoneNumber } : null,
    ...(wanted.status === 'CANCELLED' && { cancel_reason: reason }),
  }
}

/** The time of an order in minutes after midnight, mostly around noon and in the evening. */
const minuteOfOrder = (random: Random): number => {
  const [peak, width] = random() < 0.45 ? [12.5, 1.8] : [19, 2.4]
  const hour = peak + (random() + random() + random() - 1.5) * width
  return Math.round(Math.min(22.5, Math.max(9.5, hour)) * 60)
}

const endOf = (random: Random): OrderStatus => {
  let drawn = random()
  for (const [status, share] of ENDS) {
    if (drawn < share) return status
    drawn -= share
  }
  return 'DELIVERED'
}

const FRIDAY = 5
const SATURDAY = 6

/** The orders of one past day; Fridays and Saturdays have more. */
export const ordersOfDay = (counter: DemoCounter, isoDate: string, perDay: number): ReadonlyArray<OrderJson> => {
  const { ground, vendor } = counter
  const random = seededRandom(`${ground.world.deployment}/${vendor.vendor_id}/${isoDate}`)
  const weekday = new Date(`${isoDate}T00:00:00Z`).getUTCDay()
  const busy = weekday === FRIDAY || weekday === SATURDAY ? 1.45 : 1
  const count = Math.round(perDay * busy * numberBetween(random, 0.85, 1.15))
  const start = startOf(isoDate, ground.country.timeZone)
  return Array.from({ length: count }, (_, index) => {
    const last = start + minuteOfOrder(random) * MINUTE + numberBetween(random, 20, 45) * MINUTE
    return demoOrder(counter, {
      seed: `${isoDate}/${index}`,
      status: endOf(random),
      last: Math.round(last),
      earliest: start,
    })
  })
}

/** The moment `ago` ms before now; less early in the day, so that the preceding steps fit into the day. */
const momentInDay = (ago: number, now: Instant, dayStart: Instant): Instant =>
  Math.round(now - Math.min(ago, (now - dayStart) * (ago / (ago + HOUR))))

/** Orders of today that have ended by now; at least some, however early it is. */
export const finishedToday = (
  counter: DemoCounter,
  isoDate: string,
  now: Instant,
  perDay: number,
): ReadonlyArray<OrderJson> => {
  const dayStart = startOf(isoDate, counter.ground.country.timeZone)
  const before = ordersOfDay(counter, isoDate, perDay).filter((order) => instantOf(order.updated_at) < now - MINUTE)
  const some: ReadonlyArray<OrderStatus> = ['DELIVERED', 'DELIVERED', 'CANCELLED', 'RETURNED_TO_VENDOR']
  return [
    ...before,
    ...some.map((status, index) =>
      demoOrder(counter, {
        seed: `${isoDate}/finished/${index}`,
        status,
        last: momentInDay((index * 9 + 3) * MINUTE, now, dayStart),
        earliest: dayStart,
      }),
    ),
  ]
}

/**
 * Orders that are under way now, each with its status for some minutes, and two pre-orders. Takes riders from `free`;
 * throws if there are too few.
 */
export const underWay = (
  counter: DemoCounter,
  isoDate: string,
  now: Instant,
  statuses: ReadonlyArray<OrderStatus>,
  free: Iterator<RiderRow>,
): ReadonlyArray<OrderJson> => {
  const nextRider = (): RiderRow => {
    const next = free.next()
    if (next.done === true) throw new Error('More orders are under way than there are riders')
    return next.value
  }
  const earliest = startOf(isoDate, counter.ground.country.timeZone)
  const orders = statuses.map((status, index) =>
    demoOrder(counter, {
      seed: `${isoDate}/active/${index}`,
      status,
      last: momentInDay((index % 3) * 20 * SECOND, now, earliest),
      earliest,
      ...(WITH_RIDER.has(status) && { rider: nextRider() }),
    }),
  )
  const scheduled = [1.5, 3].map((hours, index) =>
    demoOrder(counter, {
      seed: `${isoDate}/scheduled/${index}`,
      status: 'RECEIVED',
      last: momentInDay((12 + index * 17) * MINUTE, now, earliest),
      earliest,
      preorderedFor: Math.ceil((now + hours * HOUR) / (15 * MINUTE)) * 15 * MINUTE,
    }),
  )
  return [...orders, ...scheduled]
}
