import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { ORDER_REFUSALS, OrderToPlace } from './orders.ts'
import { withDefault, Amount, Id, nonEmptyTextUpTo, textUpTo } from './values.ts'

/** PAY-10. */
const CardProvider = Schema.Literals(['cybersource_creditcard', 'generic_creditcard'])

/** The public half of a provider's RSA key (RFC 7517). */
const PublicKey = Schema.Struct({
  kty: Schema.Literal('RSA'),
  kid: Id,
  n: Schema.NonEmptyString,
  e: Schema.NonEmptyString,
})

const Month = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 12 }))
const Year = Schema.Int.check(Schema.isBetween({ minimum: 2000, maximum: 2199 }))
const LastDigits = Schema.String.check(Schema.isPattern(/^\d{4}$/))

/** A saved card; only the provider has its number. */
const PaymentInstrument = Schema.Struct({
  payment_instrument_id: Id,
  scheme: withDefault(Schema.NullOr(Schema.NonEmptyString), null),
  last_digits: LastDigits,
  expiry_month: Month,
  expiry_year: Year,
  holder_name: withDefault(Schema.String, ''),
})

const BearerToken = nonEmptyTextUpTo(4_096)

export const startPayment = endpoint('startPayment', 'POST', 'orders', '/order/payment/auth/:vendorId', {
  guests: true,
  // API-27
  creates: true,
  summary: 'Opens the wallet that a guest pays with. `expires_in` is in seconds.',
  params: Schema.Struct({ vendorId: Id }),
  refuses: ['PaymentUnavailable'],
  answer: Schema.Struct({
    wallet_id: Id,
    access_token: BearerToken,
    expires_in: Schema.Int.check(Schema.isGreaterThan(0)),
  }),
})

export const createPurchaseIntent = endpoint('createPurchaseIntent', 'POST', 'orders', '/order/payment/intent', {
  guests: true,
  // API-28
  creates: true,
  summary: 'Creates a payment intent: the amount and the accepted cards. Does not charge anything.',
  payload: Schema.Struct({
    wallet_id: Id,
    bearer_token: BearerToken,
    vendor_id: Id,
    order: OrderToPlace,
  }),
  refuses: [...ORDER_REFUSALS, 'WalletExpired', 'PaymentUnavailable'],
  answer: Schema.Struct({
    intent_id: Id,
    /** Computed from the signed fee, which it is if absent. */
    amount: Schema.optionalKey(Amount),
    payment_methods: Schema.Array(
      Schema.Struct({
        /** Methods that the portal does not know are left out. */
        name: Schema.NonEmptyString,
        /** Encrypts new cards; without it, only saved ones can be used. */
        public_key: Schema.optionalKey(PublicKey),
        paymentInstruments: withDefault(Schema.Array(PaymentInstrument), []),
      }),
    ),
  }),
})

const PAYMENT_STATES = ['OPEN', 'CHECKING', 'REDIRECT', 'PAID', 'NOT_PAID'] as const

/**
 * The outcome of a payment. `order_id` is present after the confirmation; the order can be opened once the state is
 * PAID. Without `state`, a payment with a redirect is REDIRECT, and one with an order is PAID.
 */
const Payment = Schema.Struct({
  state: Schema.optionalKey(Schema.Literals(PAYMENT_STATES)),
  order_id: Schema.optionalKey(Id),
  redirect_required: Schema.optionalKey(Schema.Struct({ redirectUrl: Schema.NonEmptyString })),
  /** Why the payment is NOT_PAID. */
  reason: Schema.optionalKey(Schema.Literals(['declined', 'insufficient-funds', 'left', 'expired', 'failed'])),
})

export const confirmPurchaseIntent = endpoint(
  'confirmPurchaseIntent',
  'POST',
  'orders',
  '/order/payment/intent/confirm',
  {
    guests: true,
    // API-29, CON-16
    summary: 'Pays a payment intent and places its order. Idempotent.',
    once: true,
    payload: Schema.Struct({
      order: OrderToPlace,
      bearer_token: BearerToken,
      purchase_intent_id: Id,
      payment_method: CardProvider,
      /** The id of a saved card; absent if `card` is a new one. */
      payment_instrument_id: Schema.optionalKey(Id),
      card: Schema.optionalKey(
        Schema.Struct({
          /** Number, expiry, security code and name as a JWE for the provider (RSA-OAEP-256, A256GCM). */
          encrypted: nonEmptyTextUpTo(8_192),
          save_card: Schema.Boolean,
        }),
      ),
      /** Path and query of the portal's screen to which the bank's page returns. */
      return_to: textUpTo(1_000),
    }),
    refuses: [
      ...ORDER_REFUSALS,
      'NOT_FOUND',
      'WalletExpired',
      'CardUnreadable',
      'PaymentUnavailable',
      'IDEMPOTENCY_KEY_REUSED',
    ],
    answer: Payment,
  },
)

export const readPayment = endpoint('readPayment', 'GET', 'orders', '/order/payment/intent/:intentId', {
  guests: true,
  summary:
    'Returns the state of a payment. The portal asks after the bank’s page, after a reload and after a lost response.',
  params: Schema.Struct({ intentId: Id }),
  refuses: ['NOT_FOUND', 'NOT_OFFERED'],
  answer: Payment,
})
export type PaymentJson = (typeof readPayment)['answer']['Encoded']
export type PurchaseIntentJson = (typeof createPurchaseIntent)['answer']['Encoded']
