import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  eventOf,
  isPaymentUnderWay,
  nextStep,
  PAYMENT_EVENTS,
  PAYMENT_STEPS,
  PAYMENT_TRANSITIONS,
  type PaymentEvent,
  type PaymentStep,
} from '../../../src/domain/payment/paymentFlow.ts'

const walk = (...events: ReadonlyArray<PaymentEvent>): PaymentStep =>
  events.reduce<PaymentStep>((step, event) => nextStep(step, event), 'resting')

describe('The payment flow', () => {
  it('runs from wallet and intent through the choice to the confirmation (PAY-11)', () => {
    expect(walk('pay-wanted')).toBe('starting')
    expect(walk('pay-wanted', 'intent-made')).toBe('choosing')
    expect(walk('pay-wanted', 'intent-made', 'confirmed', 'was-paid')).toBe('paid')
  })

  it("runs through the bank's page and through an unknown outcome (PAY-14)", () => {
    expect(walk('pay-wanted', 'intent-made', 'confirmed', 'wants-bank', 'was-paid')).toBe('paid')
    expect(walk('pay-wanted', 'intent-made', 'confirmed', 'unknown', 'wants-bank', 'not-paid')).toBe('resting')
    expect(walk('resumed', 'unknown', 'was-paid')).toBe('paid')
  })

  it('returns to rest when it cannot start (PAY-15, PAY-16)', () => {
    expect(walk('pay-wanted', 'not-started')).toBe('resting')
  })

  it('never starts a second payment while one is under way (PAY-11)', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PAYMENT_EVENTS), { maxLength: 40 }), (events) => {
        const step = walk(...events)
        const after = (['pay-wanted', 'intent-made', 'confirmed', 'given-up'] as const).map((event) =>
          nextStep(step, event),
        )
        expect(isPaymentUnderWay(step) && after.some((next) => next !== step)).toBe(false)
      }),
    )
  })

  it('is under way from the confirmation until the outcome is known (PAY-11)', () => {
    expect(PAYMENT_STEPS.filter(isPaymentUnderWay)).toEqual(['confirming', 'bank', 'checking'])
  })

  it('ends when it was paid (PAY-14)', () => {
    for (const event of PAYMENT_EVENTS) expect(nextStep('paid', event)).toBe('paid')
  })

  it('has a transition from every other step (PAY-11)', () => {
    for (const step of PAYMENT_STEPS.filter((one) => one !== 'paid'))
      expect(PAYMENT_TRANSITIONS.some(({ from }) => from.includes(step))).toBe(true)
  })

  it('maps each outcome to its event (PAY-14)', () => {
    expect(eventOf({ kind: 'paid', orderId: 'o' })).toBe('was-paid')
    expect(eventOf({ kind: 'not-paid', reason: 'declined' })).toBe('not-paid')
    expect(eventOf({ kind: 'bank', redirectUrl: '/' })).toBe('wants-bank')
    expect(eventOf({ kind: 'checking' })).toBe('unknown')
    expect(eventOf({ kind: 'open' })).toBe('not-paid')
  })
})
