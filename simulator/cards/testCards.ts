import { SECOND } from '../../src/domain/instant.ts'
import type { UnpaidReason } from '../../src/domain/payment/paymentOutcome.ts'

/** The outcome of a payment with a test card. */
export type CardConduct =
  | { readonly kind: 'pays' }
  | { readonly kind: 'refused'; readonly reason: UnpaidReason }
  | { readonly kind: 'asks-bank' }
  /** The provider does not answer at first; after this many ms the outcome is known. */
  | { readonly kind: 'silent'; readonly for: number; readonly endsAs: 'paid' | 'not-paid' }

export interface TestCard {
  /** Grouped for display. */
  readonly number: string
  readonly name: string
  readonly conduct: CardConduct
  /** The description in the control room's table. */
  readonly says: string
}

const SILENCE = 6 * SECOND

/** All cards that the sandbox accepts; other valid numbers are declined, so a real card never pays here. */
export const TEST_CARDS: ReadonlyArray<TestCard> = [
  { number: '4111 1111 1111 1111', name: 'pays', conduct: { kind: 'pays' }, says: 'Pays' },
  { number: '5555 5555 5555 4444', name: 'pays-too', conduct: { kind: 'pays' }, says: 'Pays (Mastercard)' },
  {
    number: '3782 822463 10005',
    name: 'pays-amex',
    conduct: { kind: 'pays' },
    says: 'Pays (American Express, 4-digit code)',
  },
  {
    number: '4000 0000 0000 0002',
    name: 'declined',
    conduct: { kind: 'refused', reason: 'declined' },
    says: 'Is declined',
  },
  {
    number: '4000 0000 0000 9995',
    name: 'poor',
    conduct: { kind: 'refused', reason: 'insufficient-funds' },
    says: 'Is declined: not enough money on it',
  },
  { number: '4000 0000 0000 3220', name: 'bank', conduct: { kind: 'asks-bank' }, says: "Needs the bank's page" },
  {
    number: '4000 0000 0000 0119',
    name: 'silent-paid',
    conduct: { kind: 'silent', for: SILENCE, endsAs: 'paid' },
    says: 'Times out, and was paid after all',
  },
  {
    number: '4000 0000 0000 0127',
    name: 'silent-unpaid',
    conduct: { kind: 'silent', for: SILENCE, endsAs: 'not-paid' },
    says: 'Times out, and was not paid',
  },
]

const digits = (text: string) => text.replaceAll(' ', '')

export const testCardOf = (number: string): TestCard | undefined =>
  TEST_CARDS.find((card) => digits(card.number) === number)

export const testCardNamed = (name: string): TestCard | undefined => TEST_CARDS.find((card) => card.name === name)
