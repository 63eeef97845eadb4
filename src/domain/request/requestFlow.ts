/** The steps of a request, in order (REQ-01). */
export const REQUEST_STEPS = [
  'ASK_FOR_ORIGIN_ADDRESS',
  'ASK_FOR_ORIGIN_ADDRESS_DETAILS',
  'CHECK_SERVICE_HOURS',
  'SERVICE_CLOSED',
  'ASK_FOR_DESTINATION_ADDRESS',
  'CHECK_IF_DESTINATION_IS_VALID',
  'FILL_ORDER_DETAILS',
  'FILL_PAYMENT_DETAILS',
] as const
export type RequestStep = (typeof REQUEST_STEPS)[number]

/** Events that restart the flow; the first step depends on whether the vendor has a location (REQ-02). */
export const BEGINNING_EVENTS = ['start', 'edit-order', 'vendor-changed', 'order-submitted'] as const
export type BeginningEvent = (typeof BEGINNING_EVENTS)[number]

export const WALKING_EVENTS = [
  'origin-chosen',
  'origin-changed',
  'origin-saved',
  'origin-not-saved',
  'service-open',
  'service-closed',
  'service-hours-unknown',
  'start-again',
  'destination-chosen',
  'destination-accepted',
  'destination-refused',
  'destination-changed',
  'details-valid',
  'details-refused',
  'back-to-details',
  'payment-refused',
  'submission-failed',
  'back-to-origin',
] as const
export type WalkingEvent = (typeof WALKING_EVENTS)[number]

export type RequestEvent =
  | { readonly kind: BeginningEvent; readonly vendorHasLocation: boolean }
  | { readonly kind: WalkingEvent }

/** `quote`: the fee and what belongs to it; `request`: the draft and everything else. */
export type DiscardedPart = 'quote' | 'request'

interface Transition {
  readonly from: 'any' | ReadonlyArray<RequestStep>
  readonly event: RequestEvent['kind']
  /** `BEGINNING` asks for the origin if the vendor has no location, and otherwise checks the service hours. */
  readonly to: RequestStep | 'BEGINNING'
  /** Replaces `to` once when an order is edited, because its destination is known (OP-01). */
  readonly toStoredDestination?: RequestStep
  readonly discards?: DiscardedPart
}

const AFTER_ORIGIN = [
  'SERVICE_CLOSED',
  'ASK_FOR_DESTINATION_ADDRESS',
  'CHECK_IF_DESTINATION_IS_VALID',
  'FILL_ORDER_DETAILS',
  'FILL_PAYMENT_DETAILS',
] as const
const AFTER_DESTINATION = ['CHECK_IF_DESTINATION_IS_VALID', 'FILL_ORDER_DETAILS', 'FILL_PAYMENT_DETAILS'] as const

const onceServed = {
  from: ['CHECK_SERVICE_HOURS'],
  to: 'ASK_FOR_DESTINATION_ADDRESS',
  toStoredDestination: 'CHECK_IF_DESTINATION_IS_VALID',
} as const

/** All transitions (REQ-38, OP-01). */
export const TRANSITIONS: ReadonlyArray<Transition> = [
  { from: 'any', event: 'start', to: 'BEGINNING', discards: 'quote' },
  { from: 'any', event: 'edit-order', to: 'BEGINNING', discards: 'quote' },
  { from: 'any', event: 'vendor-changed', to: 'BEGINNING', discards: 'request' },
  { from: ['ASK_FOR_ORIGIN_ADDRESS'], event: 'origin-chosen', to: 'ASK_FOR_ORIGIN_ADDRESS_DETAILS' },
  { from: ['ASK_FOR_ORIGIN_ADDRESS_DETAILS'], event: 'origin-changed', to: 'ASK_FOR_ORIGIN_ADDRESS' },
  { from: ['ASK_FOR_ORIGIN_ADDRESS_DETAILS'], event: 'origin-saved', to: 'CHECK_SERVICE_HOURS' },
  { from: ['ASK_FOR_ORIGIN_ADDRESS_DETAILS'], event: 'origin-not-saved', to: 'ASK_FOR_ORIGIN_ADDRESS_DETAILS' },
  { from: ['CHECK_SERVICE_HOURS'], event: 'service-closed', to: 'SERVICE_CLOSED' },
  { ...onceServed, event: 'service-open' },
  { ...onceServed, event: 'service-hours-unknown' },
  { from: ['SERVICE_CLOSED'], event: 'start-again', to: 'CHECK_SERVICE_HOURS' },
  { from: ['ASK_FOR_DESTINATION_ADDRESS'], event: 'destination-chosen', to: 'CHECK_IF_DESTINATION_IS_VALID' },
  { from: ['CHECK_IF_DESTINATION_IS_VALID'], event: 'destination-accepted', to: 'FILL_ORDER_DETAILS' },
  {
    from: ['CHECK_IF_DESTINATION_IS_VALID'],
    event: 'destination-refused',
    to: 'ASK_FOR_DESTINATION_ADDRESS',
    discards: 'quote',
  },
  { from: AFTER_DESTINATION, event: 'destination-changed', to: 'ASK_FOR_DESTINATION_ADDRESS', discards: 'quote' },
  { from: ['FILL_ORDER_DETAILS'], event: 'details-valid', to: 'FILL_PAYMENT_DETAILS' },
  { from: ['FILL_ORDER_DETAILS'], event: 'details-refused', to: 'FILL_ORDER_DETAILS' },
  { from: ['FILL_PAYMENT_DETAILS'], event: 'back-to-details', to: 'FILL_ORDER_DETAILS' },
  { from: ['FILL_PAYMENT_DETAILS'], event: 'payment-refused', to: 'FILL_PAYMENT_DETAILS' },
  { from: ['FILL_PAYMENT_DETAILS'], event: 'submission-failed', to: 'FILL_PAYMENT_DETAILS' },
  { from: ['FILL_PAYMENT_DETAILS'], event: 'order-submitted', to: 'BEGINNING', discards: 'request' },
  { from: AFTER_ORIGIN, event: 'back-to-origin', to: 'ASK_FOR_ORIGIN_ADDRESS_DETAILS', discards: 'quote' },
]

/** The state of the flow. */
export interface RequestFlow {
  /** `undefined` before it is started. */
  readonly step: RequestStep | undefined
  /** Whether the destination of the order being edited must still be checked. */
  readonly storedDestination: boolean
}

export const NOT_STARTED: RequestFlow = { step: undefined, storedDestination: false }

const rowOf = ({ step }: RequestFlow, event: RequestEvent): Transition | undefined =>
  TRANSITIONS.find(
    (row) => row.event === event.kind && (row.from === 'any' || (step !== undefined && row.from.includes(step))),
  )

/** The flow after an event; the same object if the table has no transition for it (REQ-38). */
export const transition = (flow: RequestFlow, event: RequestEvent): RequestFlow => {
  const row = rowOf(flow, event)
  if (row === undefined) return flow
  if (row.to === 'BEGINNING') {
    const located = 'vendorHasLocation' in event && event.vendorHasLocation
    return {
      step: located ? 'CHECK_SERVICE_HOURS' : 'ASK_FOR_ORIGIN_ADDRESS',
      storedDestination: event.kind === 'edit-order',
    }
  }
  if (row.toStoredDestination !== undefined && flow.storedDestination) {
    return { step: row.toStoredDestination, storedDestination: false }
  }
  return { ...flow, step: row.to }
}

/** What the request discards on an event (REQ-09, REQ-19, REQ-21); `undefined` if the event is not accepted. */
export const discardedBy = (flow: RequestFlow, event: RequestEvent): DiscardedPart | undefined =>
  rowOf(flow, event)?.discards
