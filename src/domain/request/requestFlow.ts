/** The steps of asking for a rider, in the order they are walked (REQ-01). */
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

/** What begins the flow anew; where it then stands depends on the vendor having a location (REQ-02). */
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

/** `quote` is the fee and what belongs to it; `request` is the draft and everything else. */
export type Forgotten = 'quote' | 'request'

interface Transition {
  readonly from: 'any' | ReadonlyArray<RequestStep>
  readonly event: RequestEvent['kind']
  /** `BEGINNING` asks for the origin of a vendor without a location, and checks the service hours of another. */
  readonly to: RequestStep | 'BEGINNING'
  /** Instead of `to`, once, when an order is edited: its destination is known (OP-01). */
  readonly toStoredDestination?: RequestStep
  readonly forgets?: Forgotten
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

/** Every transition there is (REQ-38, OP-01). */
export const TRANSITIONS: ReadonlyArray<Transition> = [
  { from: 'any', event: 'start', to: 'BEGINNING', forgets: 'quote' },
  { from: 'any', event: 'edit-order', to: 'BEGINNING', forgets: 'quote' },
  { from: 'any', event: 'vendor-changed', to: 'BEGINNING', forgets: 'request' },
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
    forgets: 'quote',
  },
  { from: AFTER_DESTINATION, event: 'destination-changed', to: 'ASK_FOR_DESTINATION_ADDRESS', forgets: 'quote' },
  { from: ['FILL_ORDER_DETAILS'], event: 'details-valid', to: 'FILL_PAYMENT_DETAILS' },
  { from: ['FILL_ORDER_DETAILS'], event: 'details-refused', to: 'FILL_ORDER_DETAILS' },
  { from: ['FILL_PAYMENT_DETAILS'], event: 'back-to-details', to: 'FILL_ORDER_DETAILS' },
  { from: ['FILL_PAYMENT_DETAILS'], event: 'payment-refused', to: 'FILL_PAYMENT_DETAILS' },
  { from: ['FILL_PAYMENT_DETAILS'], event: 'submission-failed', to: 'FILL_PAYMENT_DETAILS' },
  { from: ['FILL_PAYMENT_DETAILS'], event: 'order-submitted', to: 'BEGINNING', forgets: 'request' },
  { from: AFTER_ORIGIN, event: 'back-to-origin', to: 'ASK_FOR_ORIGIN_ADDRESS_DETAILS', forgets: 'quote' },
]

/** Where a request stands. */
export interface RequestFlow {
  /** `undefined` before it is started. */
  readonly step: RequestStep | undefined
  /** The destination of the order being edited has still to be checked. */
  readonly storedDestination: boolean
}

export const NOT_STARTED: RequestFlow = { step: undefined, storedDestination: false }

const rowOf = ({ step }: RequestFlow, event: RequestEvent): Transition | undefined =>
  TRANSITIONS.find(
    (row) => row.event === event.kind && (row.from === 'any' || (step !== undefined && row.from.includes(step))),
  )

/** The flow after an event; the very same flow when the table does not know the two together (REQ-38). */
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

/** What an event makes the request forget (REQ-09, REQ-19, REQ-21); nothing when it is not accepted. */
export const forgottenBy = (flow: RequestFlow, event: RequestEvent): Forgotten | undefined =>
  rowOf(flow, event)?.forgets
