import { describe, expect, it } from 'vitest'
import { plus } from '../../../src/domain/instant.ts'
import { EMPTY_DRAFT } from '../../../src/domain/request/requestDraft.ts'
import type { RequestEvent, RequestStep } from '../../../src/domain/request/requestFlow.ts'
import {
  afterEvent,
  elapsedTime,
  INITIAL_REQUEST,
  type RequestState,
} from '../../../src/domain/request/requestState.ts'
import { aDraft, NOON } from './aRequest.ts'

const fee = { fee: { minor: 8_900, currency: 'CZK' }, signature: 'signed' } as const

const filledAt = (step: RequestStep): RequestState => ({
  ...INITIAL_REQUEST,
  flow: { step, storedDestination: false },
  draft: aDraft(),
  deliveryFee: fee,
  discountedDeliveryFee: fee,
  estimations: { pickUp: 12, dropOff: 30 },
  availablePaymentMethods: ['PAID'],
  voucherCode: 'SPRING',
  startTime: NOON,
})

describe('The state of a request', () => {
  it('starts with an empty draft (ENT-10)', () => {
    expect(INITIAL_REQUEST.draft).toBe(EMPTY_DRAFT)
    expect(Object.values(EMPTY_DRAFT).filter(Boolean)).toEqual([])
    expect(Object.keys(EMPTY_DRAFT)).toEqual(
      expect.arrayContaining([
        'destinationName',
        'destinationPhoneNumber',
        'destinationTextAddress',
        'destinationUnitNumber',
        'destinationBuilding',
        'destinationCity',
        'destinationArea',
        'destinationLatitude',
        'destinationLongitude',
        'riderNotes',
        'orderAmount',
        'orderDescription',
        'paymentMethod',
        'vatNumber',
        'preorderedFor',
      ]),
    )
  })

  it('starts empty, without a limit of the item value (ENT-11)', () => {
    expect(INITIAL_REQUEST).toStrictEqual({
      flow: { step: undefined, storedDestination: false },
      draft: expect.objectContaining({ ageValidation: false }),
      serviceHours: undefined,
      deliveryFee: undefined,
      discountedDeliveryFee: undefined,
      estimations: undefined,
      hasPaymentActivated: false,
      availablePaymentMethods: [],
      voucher: undefined,
      voucherCode: '',
      orderItemValueExceedValidation: { required: false, confirmed: false, limit: -1 },
      orderToBeUpdated: undefined,
      startTime: undefined,
      endTime: undefined,
      brought: {},
      selectedSaveAddress: undefined,
    })
  })

  it('measures the time from the first touch to the response (REQ-12)', () => {
    expect(elapsedTime({ startTime: NOON, endTime: plus(NOON, 42_000) })).toBe(42_000)
  })

  it.each<RequestEvent>([
    { kind: 'destination-changed' },
    { kind: 'back-to-origin' },
    { kind: 'start', vendorHasLocation: true },
    { kind: 'edit-order', vendorHasLocation: true },
  ])('discards the fee and keeps the draft after $kind (REQ-09, REQ-15, REQ-20)', (event) => {
    const before = filledAt('FILL_PAYMENT_DETAILS')
    const { flow, ...after } = afterEvent(before, event)
    const { flow: _, ...kept } = before
    expect(after).toEqual({
      ...kept,
      deliveryFee: undefined,
      discountedDeliveryFee: undefined,
      estimations: undefined,
    })
    expect(flow.step).not.toBe('FILL_PAYMENT_DETAILS')
  })

  it('discards the fee of a refused destination (REQ-09)', () => {
    const after = afterEvent(filledAt('CHECK_IF_DESTINATION_IS_VALID'), { kind: 'destination-refused' })
    expect(after).toMatchObject({ deliveryFee: undefined, draft: aDraft() })
  })

  it.each(['order-submitted', 'vendor-changed'] as const)('discards everything after %s (REQ-19, REQ-21)', (kind) => {
    expect(afterEvent(filledAt('FILL_PAYMENT_DETAILS'), { kind, vendorHasLocation: true })).toEqual({
      ...INITIAL_REQUEST,
      flow: { step: 'CHECK_SERVICE_HOURS', storedDestination: false },
    })
  })

  it('keeps everything between order details and payment details (REQ-11, REQ-14)', () => {
    const before = filledAt('FILL_ORDER_DETAILS')
    const there = afterEvent(before, { kind: 'details-valid' })
    expect(there).toEqual({ ...before, flow: { step: 'FILL_PAYMENT_DETAILS', storedDestination: false } })
    expect(afterEvent(there, { kind: 'back-to-details' })).toEqual(before)
  })

  it('is the same object after an event that is not accepted (REQ-38)', () => {
    const before = filledAt('ASK_FOR_DESTINATION_ADDRESS')
    expect(afterEvent(before, { kind: 'destination-changed' })).toBe(before)
    expect(afterEvent(before, { kind: 'order-submitted', vendorHasLocation: true })).toBe(before)
  })
})
