/** The 23 statuses of an order (STATUS-01). */
export const ORDER_STATUSES = [
  'INITIATED',
  'PAYMENT_INITIATED',
  'PAYMENT_COMMITTED',
  'PAYMENT_FAILED',
  'PAYMENT_CANCELLED',
  'NEW',
  'STALLED',
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'NEAR_VENDOR',
  'DELAYED',
  'MODIFIED',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
  'DELIVERED',
  'CANCELLED',
  'RETURN_INITIATED',
  'RETURNED_TO_VENDOR',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** A status that this build does not know is shown as "unknown" and belongs to no list (STATUS-02). */
export type ReadStatus = OrderStatus | 'UNKNOWN'

/** (STATUS-07 to STATUS-11) `DELAYED` is in no group: the order's history decides its list (OP-28). */
type StatusGroup = 'new' | 'collected' | 'failed' | 'old' | 'delivered-or-returned'

/** `after-grace` is PAYMENT_COMMITTED (CANC-02), `with-flag` is DELAYED (CANC-03). */
export type CancelRule = 'freely' | 'after-grace' | 'with-flag' | 'never'

export type EstimateKind = 'pick-up' | 'drop-off'

interface StatusFacts {
  /** Position in the forward progress; negative for failures, `undefined` for DELAYED (STATUS-03 to STATUS-05). */
  readonly rank: number | undefined
  readonly groups: ReadonlyArray<StatusGroup>
  readonly cancel: CancelRule
  readonly estimate?: EstimateKind
  readonly fullMapHidden?: true
}

/** All facts about each status, one row per status (STATUS-03 to STATUS-11, TRACK-11 to TRACK-13). */
export const STATUS_FACTS: Readonly<Record<OrderStatus, StatusFacts>> = {
  INITIATED: { rank: 1, groups: [], cancel: 'never' },
  PAYMENT_INITIATED: { rank: 2, groups: [], cancel: 'never' },
  PAYMENT_COMMITTED: { rank: 3, groups: ['new'], cancel: 'after-grace' },
  NEW: { rank: 4, groups: ['new'], cancel: 'never', fullMapHidden: true },
  RECEIVED: { rank: 5, groups: ['new'], cancel: 'freely', fullMapHidden: true },
  RECEIVED_BY_VENDOR: { rank: 6, groups: ['new'], cancel: 'never', estimate: 'pick-up' },
  ACCEPTED_BY_VENDOR: { rank: 7, groups: ['new'], cancel: 'never', estimate: 'pick-up' },
  WAITING_FOR_TRANSPORT: { rank: 8, groups: ['new'], cancel: 'freely', fullMapHidden: true },
  ASSIGNED_TO_TRANSPORT: { rank: 9, groups: ['new'], cancel: 'freely', estimate: 'pick-up' },
  COURIER_ACCEPTED_DELIVERY: { rank: 10, groups: ['new'], cancel: 'never', estimate: 'pick-up' },
  MODIFIED: { rank: 11, groups: ['new'], cancel: 'freely' },
  NEAR_VENDOR: { rank: 12, groups: ['new'], cancel: 'never', estimate: 'pick-up' },
  PICKED_UP: { rank: 13, groups: ['collected'], cancel: 'never', estimate: 'drop-off' },
  COURIER_LEFT_VENDOR: { rank: 14, groups: ['collected'], cancel: 'never' },
  NEAR_CUSTOMER: { rank: 15, groups: ['collected'], cancel: 'never', estimate: 'drop-off' },
  DELIVERED: { rank: 16, groups: ['old', 'delivered-or-returned'], cancel: 'never' },
  RETURN_INITIATED: { rank: 17, groups: ['collected'], cancel: 'never' },
  RETURNED_TO_VENDOR: { rank: 18, groups: ['delivered-or-returned'], cancel: 'never' },
  DELAYED: { rank: undefined, groups: [], cancel: 'with-flag' },
  STALLED: { rank: -1, groups: ['failed'], cancel: 'never' },
  PAYMENT_FAILED: { rank: -2, groups: ['failed'], cancel: 'never' },
  PAYMENT_CANCELLED: { rank: -3, groups: ['failed'], cancel: 'never' },
  CANCELLED: { rank: -4, groups: ['failed', 'old'], cancel: 'never' },
}

const factsOf = (status: ReadStatus): StatusFacts | undefined =>
  status === 'UNKNOWN' ? undefined : STATUS_FACTS[status]

const isIn = (status: ReadStatus, group: StatusGroup): boolean => factsOf(status)?.groups.includes(group) ?? false

/** Parses a status in the server's exact spelling; any other text is `UNKNOWN` (STATUS-02). */
export const readStatus = (value: string): ReadStatus =>
  Object.hasOwn(STATUS_FACTS, value) ? (value as OrderStatus) : 'UNKNOWN'

/** `undefined` for DELAYED and UNKNOWN, which have no rank. */
export const rankOf = (status: ReadStatus): number | undefined => factsOf(status)?.rank

/** By rank; false when either has none. */
export const isBefore = (status: ReadStatus, bound: OrderStatus): boolean => {
  const rank = rankOf(status)
  const limit = rankOf(bound)
  return rank !== undefined && limit !== undefined && rank < limit
}

/** By rank; false when either has none. */
export const isAtOrBefore = (status: ReadStatus, bound: OrderStatus): boolean =>
  isBefore(status, bound) || (status === bound && rankOf(status) !== undefined)

/** (STATUS-07) */
export const isNew = (status: ReadStatus): boolean => isIn(status, 'new')
/** (STATUS-08) */
export const isCollected = (status: ReadStatus): boolean => isIn(status, 'collected')
/** Failed or cancelled (STATUS-09). */
export const isFailed = (status: ReadStatus): boolean => isIn(status, 'failed')
/** (STATUS-11) */
export const isDeliveredOrReturned = (status: ReadStatus): boolean => isIn(status, 'delivered-or-returned')

/** Whether the status is final. */
export const isFinished = (status: ReadStatus): boolean => isFailed(status) || isDeliveredOrReturned(status)

/** (STATUS-06, CANC-02, CANC-03) */
export const cancelRule = (status: ReadStatus): CancelRule | undefined => factsOf(status)?.cancel

/** (TRACK-11, TRACK-12) */
export const estimateShownIn = (status: ReadStatus): EstimateKind | undefined => factsOf(status)?.estimate

/** (TRACK-13) */
export const isFullMapHidden = (status: ReadStatus): boolean => factsOf(status)?.fullMapHidden ?? false
