import { describe, expect, it } from 'vitest'
import {
  BEGINNING_EVENTS,
  discardedBy,
  NOT_STARTED,
  REQUEST_STEPS,
  transition,
  TRANSITIONS,
  WALKING_EVENTS,
  type RequestEvent,
  type RequestFlow,
  type RequestStep,
} from '../../../src/domain/request/requestFlow.ts'

const at = (step: RequestStep | undefined, storedDestination = false): RequestFlow => ({ step, storedDestination })
const start: RequestEvent = { kind: 'start', vendorHasLocation: true }

const walk = (from: RequestFlow, ...kinds: ReadonlyArray<(typeof WALKING_EVENTS)[number]>): RequestFlow =>
  kinds.reduce((flow, kind) => transition(flow, { kind }), from)

describe('The steps of a request', () => {
  it('are exactly eight, in this order (REQ-01)', () => {
    expect(REQUEST_STEPS).toEqual([
      'ASK_FOR_ORIGIN_ADDRESS',
      'ASK_FOR_ORIGIN_ADDRESS_DETAILS',
      'CHECK_SERVICE_HOURS',
      'SERVICE_CLOSED',
      'ASK_FOR_DESTINATION_ADDRESS',
      'CHECK_IF_DESTINATION_IS_VALID',
      'FILL_ORDER_DETAILS',
      'FILL_PAYMENT_DETAILS',
    ])
  })
})

/** The transition table of OP-01: `from > event > to`, for events that do not restart the flow. */
const APPENDIX_D = `
ASK_FOR_ORIGIN_ADDRESS > origin-chosen > ASK_FOR_ORIGIN_ADDRESS_DETAILS
ASK_FOR_ORIGIN_ADDRESS_DETAILS > origin-changed > ASK_FOR_ORIGIN_ADDRESS
ASK_FOR_ORIGIN_ADDRESS_DETAILS > origin-saved > CHECK_SERVICE_HOURS
ASK_FOR_ORIGIN_ADDRESS_DETAILS > origin-not-saved > ASK_FOR_ORIGIN_ADDRESS_DETAILS
CHECK_SERVICE_HOURS > service-closed > SERVICE_CLOSED
CHECK_SERVICE_HOURS > service-open > ASK_FOR_DESTINATION_ADDRESS
CHECK_SERVICE_HOURS > service-hours-unknown > ASK_FOR_DESTINATION_ADDRESS
SERVICE_CLOSED > start-again > CHECK_SERVICE_HOURS
ASK_FOR_DESTINATION_ADDRESS > destination-chosen > CHECK_IF_DESTINATION_IS_VALID
CHECK_IF_DESTINATION_IS_VALID > destination-accepted > FILL_ORDER_DETAILS
CHECK_IF_DESTINATION_IS_VALID > destination-refused > ASK_FOR_DESTINATION_ADDRESS
CHECK_IF_DESTINATION_IS_VALID > destination-changed > ASK_FOR_DESTINATION_ADDRESS
FILL_ORDER_DETAILS > destination-changed > ASK_FOR_DESTINATION_ADDRESS
FILL_PAYMENT_DETAILS > destination-changed > ASK_FOR_DESTINATION_ADDRESS
FILL_ORDER_DETAILS > details-valid > FILL_PAYMENT_DETAILS
FILL_ORDER_DETAILS > details-refused > FILL_ORDER_DETAILS
FILL_PAYMENT_DETAILS > back-to-details > FILL_ORDER_DETAILS
FILL_PAYMENT_DETAILS > payment-refused > FILL_PAYMENT_DETAILS
FILL_PAYMENT_DETAILS > submission-failed > FILL_PAYMENT_DETAILS
SERVICE_CLOSED > back-to-origin > ASK_FOR_ORIGIN_ADDRESS_DETAILS
ASK_FOR_DESTINATION_ADDRESS > back-to-origin > ASK_FOR_ORIGIN_ADDRESS_DETAILS
CHECK_IF_DESTINATION_IS_VALID > back-to-origin > ASK_FOR_ORIGIN_ADDRESS_DETAILS
FILL_ORDER_DETAILS > back-to-origin > ASK_FOR_ORIGIN_ADDRESS_DETAILS
FILL_PAYMENT_DETAILS > back-to-origin > ASK_FOR_ORIGIN_ADDRESS_DETAILS
`
const expected = new Map(
  APPENDIX_D.trim()
    .split('\n')
    .map((line) => line.split(' > '))
    .map(([from, event, to]) => [`${from} > ${event}`, to]),
)

const PLACES = [undefined, ...REQUEST_STEPS]

describe('The table of transitions', () => {
  it.each(PLACES.flatMap((step) => WALKING_EVENTS.map((kind) => ({ step, kind }))))(
    'leads from $step on $kind where the table of OP-01 says, or nowhere (REQ-38)',
    ({ step, kind }) => {
      expect(transition(at(step), { kind }).step).toBe(expected.get(`${step} > ${kind}`) ?? step)
    },
  )

  const anywhere = BEGINNING_EVENTS.filter((kind) => kind !== 'order-submitted')

  it.each(PLACES.flatMap((step) => anywhere.map((kind) => ({ step, kind }))))(
    'restarts from $step on $kind, with the origin if the vendor has no location (REQ-02, REQ-20, REQ-21)',
    ({ step, kind }) => {
      expect(transition(at(step), { kind, vendorHasLocation: false }).step).toBe('ASK_FOR_ORIGIN_ADDRESS')
      expect(transition(at(step), { kind, vendorHasLocation: true }).step).toBe('CHECK_SERVICE_HOURS')
    },
  )

  it.each(PLACES)('restarts on a submitted order at the payment step only, not at %s (REQ-19, REQ-38)', (step) => {
    const beginsAnew = step === 'FILL_PAYMENT_DETAILS'
    const after = (vendorHasLocation: boolean) => transition(at(step), { kind: 'order-submitted', vendorHasLocation })
    expect(after(true).step).toBe(beginsAnew ? 'CHECK_SERVICE_HOURS' : step)
    expect(after(false).step).toBe(beginsAnew ? 'ASK_FOR_ORIGIN_ADDRESS' : step)
  })

  it('returns the same object for an unknown transition (REQ-38)', () => {
    const flow = at('SERVICE_CLOSED')
    expect(transition(flow, { kind: 'destination-chosen' })).toBe(flow)
    expect(discardedBy(flow, { kind: 'destination-changed' })).toBeUndefined()
  })

  it('contains every pair of step and event at most once (REQ-38)', () => {
    const pairs = TRANSITIONS.flatMap(({ from, event }) =>
      (from === 'any' ? PLACES : from).map((step) => `${step} > ${event}`),
    )
    expect(new Set(pairs).size).toBe(pairs.length)
  })
})

describe('Walking through the flow', () => {
  it('leads a vendor with a location from the service hours to the payment (REQ-07, REQ-11)', () => {
    const flow = walk(
      transition(NOT_STARTED, start),
      'service-open',
      'destination-chosen',
      'destination-accepted',
      'details-valid',
    )
    expect(flow.step).toBe('FILL_PAYMENT_DETAILS')
  })

  it('shows the closed service after the origin of a vendor without a location is saved (REQ-02, REQ-06)', () => {
    const asked = transition(NOT_STARTED, { kind: 'start', vendorHasLocation: false })
    expect(walk(asked, 'origin-chosen', 'origin-saved', 'service-closed').step).toBe('SERVICE_CLOSED')
  })

  it('goes back from the payment to the order details, and to the origin details (REQ-14, REQ-15)', () => {
    expect(walk(at('FILL_PAYMENT_DETAILS'), 'back-to-details').step).toBe('FILL_ORDER_DETAILS')
    expect(walk(at('FILL_PAYMENT_DETAILS'), 'back-to-origin').step).toBe('ASK_FOR_ORIGIN_ADDRESS_DETAILS')
  })

  it('asks for the destination again when its address changes (REQ-09)', () => {
    expect(walk(at('FILL_PAYMENT_DETAILS'), 'destination-changed').step).toBe('ASK_FOR_DESTINATION_ADDRESS')
  })
})

describe('Editing an order', () => {
  const editing = () => transition(NOT_STARTED, { kind: 'edit-order', vendorHasLocation: true })

  it.each(['service-open', 'service-hours-unknown'] as const)(
    'checks the stored destination after the service hours: %s (REQ-38, EDIT-01)',
    (kind) => {
      expect(walk(editing(), kind)).toEqual(at('CHECK_IF_DESTINATION_IS_VALID'))
    },
  )

  it('keeps the stored destination through a closed service and a detour to the origin (REQ-38)', () => {
    const flow = walk(editing(), 'service-closed', 'back-to-origin', 'origin-changed', 'origin-chosen', 'origin-saved')
    expect(walk(flow, 'service-closed', 'start-again', 'service-open').step).toBe('CHECK_IF_DESTINATION_IS_VALID')
  })

  it('asks for the destination like any request once the stored one is checked (REQ-09)', () => {
    const flow = walk(
      editing(),
      'service-open',
      'destination-refused',
      'back-to-origin',
      'origin-saved',
      'service-open',
    )
    expect(flow.step).toBe('ASK_FOR_DESTINATION_ADDRESS')
  })

  it.each(['start', 'vendor-changed'] as const)('ends after %s (REQ-20, REQ-21)', (kind) => {
    const flow = transition(editing(), { kind, vendorHasLocation: true })
    expect(walk(flow, 'service-open').step).toBe('ASK_FOR_DESTINATION_ADDRESS')
  })
})
