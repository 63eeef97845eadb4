import { instantAt, MINUTE, SECOND, type Instant } from '../../src/domain/instant.ts'
import type { OrderStatus } from '../../src/domain/order/orderStatus.ts'
import {
  planPreparation,
  planTransport,
  UNDISTURBED,
  type RidePlan,
  type RideStep,
  type Vehicle,
} from '../riders/ride.ts'
import type { Route } from '../riders/route.ts'
import { numberBetween, pickOne, seededRandom, type Random } from '../seededRandom.ts'

export interface HistoryInput {
  readonly orderId: string
  /** The outlet of the order; each outlet has its own pace. */
  readonly outletId: string
  readonly vehicle: Vehicle
  readonly approach: Route
  readonly delivery: Route
  /** Whether the vendor was paid online; then the history starts with the payment. */
  readonly paidOnline: boolean
}

const UNPAID: ReadonlyArray<RideStep> = [
  { status: 'INITIATED', after: 0 },
  { status: 'PAYMENT_INITIATED', after: 20 * SECOND },
]
const CANCELLED_IN: ReadonlyArray<OrderStatus> = ['RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT']

const joinPlans = (first: RidePlan, second: RidePlan): ReadonlyArray<RideStep> => {
  const offset = first.steps.at(-1)?.after ?? 0
  return [...first.steps, ...second.steps.slice(1).map(({ status, after }) => ({ status, after: after + offset }))]
}

/** All steps of an order, with `after` relative to the first. */
const wholeWay = (input: HistoryInput, isReturned: boolean): ReadonlyArray<RideStep> => {
  const begin = planPreparation(input.orderId, 0)
  const steps = begin.steps.slice(input.paidOnline ? 0 : 1)
  const offset = steps[0]?.after ?? 0
  const preparation = { ...begin, steps: steps.map(({ status, after }) => ({ status, after: after - offset })) }
  const ride = planTransport({
    ...input,
    attempt: 0,
    ...(isReturned && { disturbances: { ...UNDISTURBED, isReturned } }),
  })
  const way = joinPlans(preparation, ride)
  if (way.at(-1)?.status !== 'WAITING_FOR_TRANSPORT') return way
  return joinPlans({ ...ride, steps: way }, planTransport({ ...input, attempt: 1 }))
}

/** Which pace applies to a step: the outlet's own, or that of its riders. Both differ between outlets. */
const OWN_PACE: Partial<Readonly<Record<OrderStatus, 'kitchen' | 'riders'>>> = {
  RECEIVED: 'kitchen',
  RECEIVED_BY_VENDOR: 'kitchen',
  NEAR_VENDOR: 'kitchen',
  WAITING_FOR_TRANSPORT: 'riders',
  COURIER_ACCEPTED_DELIVERY: 'riders',
}

/** Scales the steps to the pace of the outlet, with variation between orders and a few much slower ones. */
const atPace = (steps: ReadonlyArray<RideStep>, { orderId, outletId }: HistoryInput): ReadonlyArray<RideStep> => {
  const ofOutlet = seededRandom(`${outletId}/pace`)
  const paces = { kitchen: numberBetween(ofOutlet, 1, 2.2), riders: numberBetween(ofOutlet, 1, 2.6) }
  const ofOrder = seededRandom(`${orderId}/pace`)
  let clock = 0
  return steps.map(({ status, after }, index) => {
    const before = steps[index - 1]
    const own = before && OWN_PACE[before.status]
    const share = own === undefined ? 1 : paces[own] * (0.7 + ofOrder() ** 3 * 1.5)
    clock += Math.max(0, after - (before?.after ?? 0)) * share
    return { status, after: Math.round(clock) }
  })
}

/** The steps of an order that has ended in this status or currently has it. */
export const stepsUntil = (input: HistoryInput, status: OrderStatus, random: Random): ReadonlyArray<RideStep> => {
  const later = (steps: ReadonlyArray<RideStep>, least: number, most: number): ReadonlyArray<RideStep> => [
    ...steps,
    { status, after: Math.round((steps.at(-1)?.after ?? 0) + numberBetween(random, least, most) * MINUTE) },
  ]
  const until = (end: OrderStatus, steps: ReadonlyArray<RideStep>) =>
    steps.slice(0, steps.findIndex((step) => step.status === end) + 1)

  const whole = (isReturned: boolean) => until(status, smoothWay(input, wholeWay(input, isReturned), status))
  const endings: Partial<Readonly<Record<OrderStatus, () => ReadonlyArray<RideStep>>>> = {
    PAYMENT_FAILED: () => later(UNPAID, 0.5, 4),
    PAYMENT_CANCELLED: () => later(UNPAID, 0.5, 4),
    STALLED: () => later(until('RECEIVED', wholeWay(input, false)), 20, 40),
    CANCELLED: () => later(until(pickOne(random, CANCELLED_IN), wholeWay(input, false)), 2, 9),
    DELAYED: () => later(until('COURIER_ACCEPTED_DELIVERY', wholeWay(input, false)), 2, 4),
    RETURN_INITIATED: () => whole(true),
    RETURNED_TO_VENDOR: () => whole(true),
  }
  return atPace((endings[status] ?? (() => whole(false)))(), input)
}

/** Steps that include the status: the drawn ones, otherwise steps without disturbances. */
const smoothWay = (input: HistoryInput, drawn: ReadonlyArray<RideStep>, status: OrderStatus): ReadonlyArray<RideStep> =>
  drawn.some((step) => step.status === status)
    ? drawn
    : joinPlans(planPreparation(input.orderId, 0), planTransport({ ...input, attempt: 1, disturbances: UNDISTURBED }))

/** The times of the steps if the last one happened at `last`; compressed so that none is before `earliest`. */
export const momentsOf = (
  steps: ReadonlyArray<RideStep>,
  last: Instant,
  earliest: Instant,
): ReadonlyArray<{ readonly status: OrderStatus; readonly at: Instant }> => {
  const length = steps.at(-1)?.after ?? 0
  const room = Math.max(0, last - earliest)
  const factor = length > room ? room / length : 1
  return steps.map(({ status, after }) => ({ status, at: instantAt(Math.round(last - (length - after) * factor)) }))
}
