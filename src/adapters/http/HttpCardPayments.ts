import { Effect } from 'effect'
import {
  confirmPurchaseIntent,
  createPurchaseIntent,
  readPayment,
  startPayment,
  type PaymentJson,
  type PurchaseIntentJson,
} from '../../../contract/payments.ts'
import { currentInstant } from '../../application/currentInstant.ts'
import type { CardPaymentsPort, PaymentCard } from '../../application/ports/CardPayments.ts'
import { plus, SECOND } from '../../domain/instant.ts'
import type { CurrencyCode } from '../../domain/market/countries.ts'
import { CARD_SCHEMES } from '../../domain/payment/cardNumber.ts'
import { CARD_PROVIDERS } from '../../domain/payment/cardProvider.ts'
import type { PaymentOutcome } from '../../domain/payment/paymentOutcome.ts'
import type { CardMethod } from '../../domain/payment/wallet.ts'
import { moneyOf } from '../../domain/pricing/money.ts'
import { toOrderToPlace } from './orderWire.ts'
import type { PortalHttp } from './PortalHttp.ts'
import { mapAnswer } from './PortalTransport.ts'

/** Nothing for a method that is no card provider of the portal, or offers neither a key nor a saved card. */
const methodsOf = ({
  name,
  public_key: key,
  paymentInstruments = [],
}: PurchaseIntentJson['payment_methods'][number]): ReadonlyArray<CardMethod> => {
  const provider = CARD_PROVIDERS.find((one) => one === name)
  if (provider === undefined || (key === undefined && paymentInstruments.length === 0)) return []
  const cards = paymentInstruments.map((card) => ({
    id: card.payment_instrument_id,
    scheme: CARD_SCHEMES.find((scheme) => scheme === card.scheme),
    lastDigits: card.last_digits,
    expiry: { month: card.expiry_month, year: card.expiry_year },
    holderName: card.holder_name ?? '',
  }))
  return [{ provider, ...(key && { key: { kid: key.kid, n: key.n, e: key.e } }), cards }]
}

const cardJson = (card: PaymentCard) =>
  card.kind === 'saved'
    ? { payment_instrument_id: card.id }
    : { card: { encrypted: card.encrypted, save_card: card.save } }

/** Accepts only http and https addresses for the bank's page. */
const pageAt = (url: string, baseUrl: string): string => {
  const { href, protocol } = new URL(url, baseUrl)
  if (protocol !== 'https:' && protocol !== 'http:') throw new RangeError('The bank page has no web address')
  return href
}

const present = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new RangeError(`The answer lacks ${what}`)
  return value
}

const stateOf = ({ state, order_id, redirect_required }: PaymentJson): PaymentJson['state'] =>
  state ?? (redirect_required ? 'REDIRECT' : order_id === undefined ? undefined : 'PAID')

const outcomeOf =
  (baseUrl: string) =>
  (payment: PaymentJson): PaymentOutcome => {
    const { order_id, redirect_required, reason } = payment
    switch (present(stateOf(payment), 'a state or an order')) {
      case 'OPEN':
        return { kind: 'open' }
      case 'CHECKING':
        return { kind: 'checking' }
      case 'REDIRECT':
        return {
          kind: 'bank',
          redirectUrl: pageAt(present(redirect_required, 'a page').redirectUrl, baseUrl),
          ...(order_id !== undefined && { orderId: order_id }),
        }
      case 'PAID':
        return { kind: 'paid', orderId: present(order_id, 'an order') }
      case 'NOT_PAID':
        return { kind: 'not-paid', reason: present(reason, 'a reason') }
    }
  }

/** Implements API-27 to API-29. `siteUrl` is the base of a bank's page without a host. */
export const makeHttpCardPayments = (
  portal: PortalHttp,
  currency: CurrencyCode,
  siteUrl: string,
): CardPaymentsPort => ({
  openWallet: (vendorId) =>
    Effect.flatMap(portal.call(startPayment, { params: { vendorId } }), ({ wallet_id, access_token, expires_in }) =>
      Effect.map(currentInstant, (now) => ({
        walletId: wallet_id,
        accessToken: access_token,
        expiresAt: plus(now, expires_in * SECOND),
      })),
    ),
  createIntent: ({ walletId, accessToken }, order) =>
    portal
      .call(createPurchaseIntent, {
        payload: {
          wallet_id: walletId,
          bearer_token: accessToken,
          vendor_id: order.vendorId,
          order: toOrderToPlace(order),
        },
      })
      .pipe(
        mapAnswer(({ intent_id, amount, payment_methods }) => {
          const methods = payment_methods.flatMap(methodsOf)
          if (methods.length === 0) throw new RangeError('The answer has no way to pay by card')
          const { fee } = order.voucher?.discountedFee ?? order.deliveryFee
          return { id: intent_id, amount: amount === undefined ? fee : moneyOf(amount, currency), methods }
        }),
      ),
  confirm: ({ intentId, wallet, order, provider, card, returnTo }, key) =>
    portal
      .call(confirmPurchaseIntent, {
        payload: {
          order: toOrderToPlace(order),
          bearer_token: wallet.accessToken,
          purchase_intent_id: intentId,
          payment_method: provider,
          ...cardJson(card),
          return_to: returnTo,
        },
        key,
      })
      .pipe(mapAnswer(outcomeOf(siteUrl))),
  read: (intentId) => portal.call(readPayment, { params: { intentId } }).pipe(mapAnswer(outcomeOf(siteUrl))),
})
