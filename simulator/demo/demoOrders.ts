import type { OrderJson } from '../../contract/orders.ts'
import { HOUR, instantAt, minus, MINUTE, SECOND, type Instant } from '../../src/domain/instant.ts'
import { dayOf, firstMomentOf, plusDays } from '../../src/domain/market/countryDay.ts'
import { CODE_DAYS_APART, codesToTry } from '../../src/domain/order/codesToTry.ts'
import { CANCEL_REASONS } from '../../src/domain/order/cancellation.ts'
import type { OrderStatus } from '../../src/domain/order/orderStatus.ts'
import { percentHalfUp, toNumber } from '../../src/domain/pricing/money.ts'
import { quoteFee } from '../../service/delivery/quoteFee.ts'
import { riderJson } from '../../service/orders/orderStep.ts'
import { instantOf, isoText } from '../../service/base/wireTime.ts'
import { numberBetween, pickOne, seededRandom, type Random } from '../seededRandom.ts'
import type { RiderRow } from '../../service/store/riderStore.ts'
import type { VendorJson } from '../../service/store/vendorStore.ts'
import type { DemoWorld } from './demoWorld.ts'
import { vendorPlace, type DemoCustomer } from './demoCustomers.ts'
import { momentsOf, stepsUntil } from './demoHistory.ts'
import { WITH_RIDER } from './activeStatuses.ts'
import type { DemoGround } from './demoGround.ts'
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

/** Begins what follows the vendor in the ids of orders that the simulator makes; the service writes no "o" there. */
const OWN = 'demo'

/** Whether the simulator made the order. */
export const isDemoOrder = (orderId: string): boolean => orderId.slice(orderId.lastIndexOf('-') + 1).startsWith(OWN)

const orderId = (vendorId: string, random: Random): string =>
  `${vendorId}-${OWN}${Array.from({ length: 12 }, () => CROCKFORD[Math.floor(random() * 32)]).join('')}`

const dishesOf = (random: Random, { world, country }: DemoGround) => {
  const chosen = Array.from({ length: 1 + Math.floor(random() * 3) }, () => ({
    times: 1 + Math.floor(random() ** 2 * 3),
    dish: pickOne(random, world.dishes),
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
  const random = seededRandom(`${ground.deployment}/${vendor.vendor_id}/${wanted.seed}`)
  const id = orderId(vendor.vendor_id, random)
  const customer = pickOne(random, counter.customers)
  const from = vendorPlace(vendor) ?? customer.place
  const anyone = pickOne(random, counter.riders)
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
  const [payment, note, isAdult, isCold] = [pickOne(random, PAYMENTS), random() < 0.3, random() < 0.03, random() < 0.15]
  const needsAmount = country.amountRequired || payment !== 'PAID' || random() < 0.6
  const value = Math.max(amount, toNumber({ minor: country.minimumAmount ?? 0, currency: country.currency }))
  const reason = random() < 0.15 ? pickOne(random, world.otherReasons) : pickOne(random, CANCEL_REASONS.slice(0, -1))
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
      location: { address: customer.address, ...customer.place, notes: note ? pickOne(random, world.notes) : '' },
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
    rider: hasRider ? riderJson(rider) : null,
    ...(wanted.status === 'CANCELLED' && { cancel_reason: reason }),
  }
}

/** Gives each order of the vendor a code that no order of the days before and after it has. */
export const withCodes = (
  { ground, vendor }: DemoCounter,
  orders: ReadonlyArray<OrderJson>,
): ReadonlyArray<OrderJson> => {
  const random = seededRandom(`${ground.deployment}/${vendor.vendor_id}/codes`)
  const taken = new Set<string>()
  return orders.map((order) => {
    const day = dayOf(instantOf(order.created_at), ground.country.timeZone)
    const around = Array.from({ length: 2 * CODE_DAYS_APART + 1 }, (_, days) => plusDays(day, days - CODE_DAYS_APART))
    const code = codesToTry(random).find((tried) => !around.some((near) => taken.has(`${near} ${tried}`)))
    if (code === undefined) return order
    taken.add(`${day} ${code}`)
    return { code, ...order }
  })
}

/** The time of an order in minutes after midnight, mostly around the country's hours of meals. */
const minuteOfOrder = (random: Random, [noon, evening]: DemoWorld['meals']): number => {
  const [peak, width] = random() < 0.45 ? [noon, 1.8] : [evening, 2.4]
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

/** Friday and Saturday. */
const BUSY_DAYS = [5, 6]

/** The orders of one past day; the busy days of the country have more. */
export const ordersOfDay = (counter: DemoCounter, isoDate: string, perDay: number): ReadonlyArray<OrderJson> => {
  const { ground, vendor } = counter
  const random = seededRandom(`${ground.deployment}/${vendor.vendor_id}/${isoDate}`)
  const weekday = new Date(`${isoDate}T00:00:00Z`).getUTCDay()
  const busy = (ground.world.busyDays ?? BUSY_DAYS).includes(weekday) ? 1.45 : 1
  const count = Math.round(perDay * busy * numberBetween(random, 0.85, 1.15))
  const start = firstMomentOf(isoDate, ground.country.timeZone)
  return Array.from({ length: count }, (_, index) => {
    const last = start + minuteOfOrder(random, ground.world.meals) * MINUTE + numberBetween(random, 20, 45) * MINUTE
    return demoOrder(counter, {
      seed: `${isoDate}/${index}`,
      status: endOf(random),
      last: instantAt(Math.round(last)),
      earliest: start,
    })
  })
}

/** The quarter of an hour that begins so many hours from now, or next. */
const quarterAfter = (now: Instant, hours: number): Instant =>
  instantAt(Math.ceil((now + hours * HOUR) / (15 * MINUTE)) * 15 * MINUTE)

/** The moment `ago` ms before now; less early in the day, so that the preceding steps fit into the day. */
const momentInDay = (ago: number, now: Instant, dayStart: Instant): Instant =>
  instantAt(Math.round(now - Math.min(ago, (now - dayStart) * (ago / (ago + HOUR)))))

/** Orders of today that have ended by now; at least some, however early it is. */
export const finishedToday = (
  counter: DemoCounter,
  isoDate: string,
  now: Instant,
  perDay: number,
): ReadonlyArray<OrderJson> => {
  const dayStart = firstMomentOf(isoDate, counter.ground.country.timeZone)
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
    if (next.done === true) throw new Error('There are more orders under way than riders')
    return next.value
  }
  const earliest = firstMomentOf(isoDate, counter.ground.country.timeZone)
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
      preorderedFor: quarterAfter(now, hours),
    }),
  )
  return [...orders, ...scheduled]
}

/** An order that is placed now. */
export const placedNow = (counter: DemoCounter, seed: string, now: Instant): OrderJson =>
  demoOrder(counter, { seed, status: 'NEW', last: now, earliest: now })

/** A pre-order that is placed now, for a moment in the next hours. */
export const scheduledSoon = (counter: DemoCounter, seed: string, now: Instant): OrderJson => {
  const hours = numberBetween(seededRandom(`${seed}/hours`), 1.5, 3)
  return demoOrder(counter, {
    seed,
    status: 'RECEIVED',
    last: now,
    earliest: now,
    preorderedFor: quarterAfter(now, hours),
  })
}

/** An order of today that has waited for a rider until the customer should have had it. */
export const lateNow = (counter: DemoCounter, seed: string, now: Instant): OrderJson => {
  const dayStart = firstMomentOf(dayOf(now, counter.ground.country.timeZone), counter.ground.country.timeZone)
  const placed = minus(now, numberBetween(seededRandom(`${seed}/late`), 62, 75) * MINUTE)
  const order = demoOrder(counter, { seed, status: 'WAITING_FOR_TRANSPORT', last: now, earliest: dayStart })
  const [first, ...others] = order.status_history
  const createdAt = isoText(instantAt(Math.round(placed)))
  // In the first hour of a day it was wanted at a moment that has passed, because tracking shows the orders of today.
  if (placed < dayStart) return { ...order, preordered_for: Math.floor((now - MINUTE) / SECOND) }
  return {
    ...order,
    created_at: createdAt,
    status_history: [{ status: first?.status ?? order.status, created_at: createdAt }, ...others],
  }
}
