import type { PaymentOutcome } from './paymentOutcome.ts'

/** The steps of a card payment (PAY-11). */
export const PAYMENT_STEPS = [
  /** No payment was requested. */
  'resting',
  /** Wallet and purchase intent are being created. */
  'starting',
  'choosing',
  'confirming',
  /** The bank waits for the person's confirmation. */
  'bank',
  /** The result is unknown: do not pay again. */
  'checking',
  'paid',
] as const
export type PaymentStep = (typeof PAYMENT_STEPS)[number]

export const PAYMENT_EVENTS = [
  'pay-wanted',
  'intent-made',
  'not-started',
  'confirmed',
  'wants-bank',
  'unknown',
  'was-paid',
  'not-paid',
  'given-up',
  'resumed',
] as const
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number]

interface Transition {
  readonly from: ReadonlyArray<PaymentStep>
  readonly event: PaymentEvent
  readonly to: PaymentStep
}

const UNDER_WAY = ['confirming', 'bank', 'checking'] as const

/** All transitions. Other events change nothing. */
export const PAYMENT_TRANSITIONS: ReadonlyArray<Transition> = [
  { from: ['resting', 'choosing'], event: 'pay-wanted', to: 'starting' },
  { from: ['starting'], event: 'intent-made', to: 'choosing' },
  { from: ['starting'], event: 'not-started', to: 'resting' },
  { from: ['choosing'], event: 'confirmed', to: 'confirming' },
  { from: ['choosing'], event: 'given-up', to: 'resting' },
  { from: ['confirming', 'checking'], event: 'wants-bank', to: 'bank' },
  { from: UNDER_WAY, event: 'unknown', to: 'checking' },
  { from: UNDER_WAY, event: 'was-paid', to: 'paid' },
  { from: UNDER_WAY, event: 'not-paid', to: 'resting' },
  // The page was reloaded, or left for the bank's page, after the payment was confirmed.
  { from: ['resting'], event: 'resumed', to: 'checking' },
]

export const nextStep = (step: PaymentStep, event: PaymentEvent): PaymentStep =>
  PAYMENT_TRANSITIONS.find((row) => row.event === event && row.from.includes(step))?.to ?? step

/** While this is true, the request must not change, and no second payment may start. */
export const isPaymentUnderWay = (step: PaymentStep): boolean =>
  step === 'confirming' || step === 'bank' || step === 'checking'

const EVENTS: Readonly<Record<PaymentOutcome['kind'], PaymentEvent>> = {
  paid: 'was-paid',
  'not-paid': 'not-paid',
  bank: 'wants-bank',
  checking: 'unknown',
  open: 'not-paid',
}

export const eventOf = ({ kind }: PaymentOutcome): PaymentEvent => EVENTS[kind]
