import type { Rider } from '../../application/ports/RiderRepository.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import { pointBetween } from '../../domain/route.ts'
import { latest, MINUTE, minus, plus, SECOND, type Instant } from '../../domain/instant.ts'
import type { OrderId } from '../../domain/ids.ts'
import type { Order, OrderRider } from '../../domain/order/order.ts'
import { isBefore, isFinished, type OrderStatus } from '../../domain/order/orderStatus.ts'
import { isRiderShown } from '../../domain/publicTracking/publicOrder.ts'

/** How long an order stays in each status on its way, in ms. From placing to delivery it takes 3 minutes. */
const STAYS = {
  NEW: 6 * SECOND,
  RECEIVED: 10 * SECOND,
  WAITING_FOR_TRANSPORT: 12 * SECOND,
  ASSIGNED_TO_TRANSPORT: 12 * SECOND,
  COURIER_ACCEPTED_DELIVERY: 40 * SECOND,
  NEAR_VENDOR: 20 * SECOND,
  PICKED_UP: 10 * SECOND,
  COURIER_LEFT_VENDOR: 50 * SECOND,
  NEAR_CUSTOMER: 20 * SECOND,
} as const satisfies Partial<Record<OrderStatus, number>>

const stayIn = (status: string): number => (Object.hasOwn(STAYS, status) ? STAYS[status as keyof typeof STAYS] : MINUTE)

const WAY: ReadonlyArray<OrderStatus> = ([...Object.keys(STAYS), 'DELIVERED'] as ReadonlyArray<OrderStatus>).toSorted(
  (a, b) => (isBefore(a, b) ? -1 : 1),
)

/** How long before its time a pre-order begins to move, in ms. */
const PREORDER_BEGINS = 20 * MINUTE

/** How an order moves. */
export interface MemoryRide {
  readonly rider: OrderRider & Pick<Rider, 'id'>
  readonly from: Coordinates
  /** How many times as long as an order on `WAY` it takes. */
  readonly pace: number
}

/** The last moment at which its status changed. */
const since = ({ statusHistory, createdAt }: Order): Instant => statusHistory.at(-1)?.createdAt ?? createdAt

/** The next status by rank, also after DELAYED, which has none; `undefined` if the order has ended. */
const nextStatus = ({ status, statusHistory }: Order): OrderStatus | undefined => {
  if (isFinished(status)) return undefined
  const reached = WAY.filter((one) => [{ status }, ...statusHistory].some((change) => change.status === one)).at(-1)
  return WAY.find((one) => reached === undefined || isBefore(reached, one))
}

/** When the next status begins; later than now for a pre-order. */
const endsAt = (order: Order, pace: number): Instant => {
  const end = plus(since(order), stayIn(order.status) * pace)
  return order.status === 'RECEIVED' && order.preorderedFor !== undefined
    ? latest(end, minus(order.preorderedFor, PREORDER_BEGINS))
    : end
}

/** The moment at which an order in this status since `at` reaches `goal`, if nothing delays it. */
const arrivalAt = (goal: OrderStatus, status: OrderStatus, at: Instant, pace: number): Instant => {
  const ahead = WAY.slice(WAY.indexOf(status), WAY.indexOf(goal))
  return plus(at, ahead.reduce((sum, one) => sum + stayIn(one), 0) * pace)
}

const inNextStatus = (order: Order, status: OrderStatus, at: Instant, { rider, pace }: MemoryRide): Order => {
  const { estimates: _, ...rest } = order
  const change = { status, createdAt: at }
  const isAccepted = !isBefore(status, 'COURIER_ACCEPTED_DELIVERY')
  const { id: __, ...known } = rider
  return {
    ...rest,
    status,
    statusHistory: [...order.statusHistory, change],
    updatedAt: at,
    ...(isAccepted && {
      rider: order.rider ?? known,
      estimates: {
        ...(isBefore(status, 'PICKED_UP') && { pickUpAt: arrivalAt('PICKED_UP', status, at, pace) }),
        dropOffAt: arrivalAt('DELIVERED', status, at, pace),
        estimatedAt: at,
      },
    }),
  }
}

/** The order as it is at a moment: it goes through the statuses by itself. The same order if nothing has changed. */
export const movedOrder = (order: Order, now: Instant, ride: MemoryRide): Order => {
  let moved = order
  for (;;) {
    const status = nextStatus(moved)
    const at = endsAt(moved, ride.pace)
    if (status === undefined || at > now) return moved
    moved = inNextStatus(moved, status, at, ride)
  }
}

/** The share of the way to the customer that is behind when a rider is near. */
const NEAR = 0.85
/** How far from the collection point a rider accepts an order, in degrees: some 900 m. */
const START = 0.008

/** The part of the way to the customer that lies in the status. */
const partOf = ({ status }: Order): readonly [first: number, last: number] => {
  if (status === 'COURIER_LEFT_VENDOR') return [0, NEAR]
  return status === 'NEAR_CUSTOMER' ? [NEAR, 1] : [0, 0]
}

/** The rider of an order at a moment; `undefined` while none has accepted it. */
export const riderOfOrder = (order: Order, now: Instant, { rider, from, pace }: MemoryRide): Rider | undefined => {
  if (!isRiderShown(order)) return undefined
  const { latitude, longitude } = order.customer.location
  const to = { latitude, longitude }
  const start = { latitude: from.latitude + START, longitude: from.longitude - START }
  const share = Math.min(1, Math.max(0, (now - since(order)) / (stayIn(order.status) * pace)))
  const [origin, goal, first, last] =
    order.status === 'COURIER_ACCEPTED_DELIVERY'
      ? ([start, from, 0, 1] as const)
      : ([from, to, ...partOf(order)] as const)
  const position = pointBetween(origin, goal, first + (last - first) * share)
  return { ...rider, ...order.rider, locatedAt: now, position, route: [position, goal] }
}

/** One of the items, always the same for the same order. */
export const ofOrder = <T>(items: ReadonlyArray<T>, id: OrderId): T | undefined =>
  items[Array.from(id).reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7) % items.length]
