import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  confirmPurchaseIntent,
  createPurchaseIntent,
  readPayment,
  startPayment,
  type PaymentJson,
  type PurchaseIntentJson,
} from '../../contract/payments.ts'
import { HOUR } from '../../src/domain/instant.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { toNumber } from '../../src/domain/pricing/money.ts'
import { returnAddress } from '../../src/domain/session/returnAddress.ts'
import type { RouteDeps } from '../http/route.ts'
import type { WithStores } from '../store/stores.ts'
import type { Wallets } from './wallets.ts'
import { CardUnreadable, type CardSource } from './cardGateway.ts'
import { amountToPay, acceptsCards } from '../orders/prepayment.ts'
import { fingerprintOfOrder, type MethodOffer, type Payments } from './payments.ts'
import { WALLET_SECONDS } from './wallets.ts'
import { invalidField, Problem } from '../base/problems.ts'
import { registerEndpoint, type SignedIn } from '../http/route.ts'
import { mayActFor, requireVendor } from '../vendor/requireVendor.ts'
import type { StoredPayment } from '../store/paymentStore.ts'
import { withoutSender } from '../orders/guestSender.ts'
import { judgeOrder, type JudgingDeps } from '../orders/judgedOrder.ts'
import { newOrderId } from '../orders/newOrderId.ts'
import { callerNetwork } from '../http/callerNetwork.ts'
import { requireAttempt } from '../http/requireAttempt.ts'

type Deps = RouteDeps &
  JudgingDeps &
  WithStores<'vendors'> & {
    /** Absent if no provider accepts cards. */
    readonly payments: Payments | undefined
    readonly wallets: Wallets
  }

/** Limits unsuccessful payments per account and per address. */
const TRIES = { most: 20, window: HOUR }

const answerOf = (payment: StoredPayment): PaymentJson => {
  switch (payment.state) {
    case 'open':
      return { state: 'OPEN' }
    case 'checking':
      return { state: 'CHECKING' }
    case 'bank':
      return { state: 'REDIRECT', redirect_required: { redirectUrl: payment.redirect_url ?? '' } }
    case 'paid':
      return { state: 'PAID', order_id: payment.order_id }
    case 'not-paid':
      return { state: 'NOT_PAID', reason: payment.reason ?? 'failed' }
  }
}

const methodJson = ({ provider, key, cards }: MethodOffer): PurchaseIntentJson['payment_methods'][number] => ({
  name: provider,
  public_key: { kty: 'RSA', ...key },
  paymentInstruments: cards.map((card) => ({
    payment_instrument_id: card.id,
    scheme: card.scheme,
    last_digits: card.last_digits,
    expiry_month: card.expiry_month,
    expiry_year: card.expiry_year,
    holder_name: card.holder_name,
  })),
})

/** Routes for paying by card (API-27 to API-29) and for reading the outcome of a payment. */
export const paymentRoutes = (app: FastifyInstance, deps: Deps): void => {
  const taking = async (deployment: Deployment): Promise<Payments> => {
    if (deps.payments === undefined || !(await acceptsCards(deps, deployment))) throw new Problem('PaymentUnavailable')
    return deps.payments
  }

  const openWallet = async (token: string, deployment: Deployment, vendorId: string): Promise<void> => {
    if (!(await deps.wallets.isOpen(token, deployment.id, vendorId, deps.clock())))
      throw new Problem('WalletExpired', { field: 'bearer_token' })
  }

  /** Answers another account's payment like a missing one: 404. */
  const ownPayment = async (payments: Payments, { account }: SignedIn, deployment: Deployment, id: string) => {
    const payment = await payments.byId(deployment.id, id)
    if (payment === undefined || payment.account_id !== account.id || !mayActFor(account, payment.vendor_id))
      throw new Problem('NOT_FOUND')
    return payment
  }

  const guess = ({ account, request }: SignedIn & { readonly request: FastifyRequest }) =>
    requireAttempt(deps, [`card-account:${account.id}`, `card-address:${callerNetwork(request)}`], TRIES)

  registerEndpoint(app, deps, startPayment, async ({ params, account, deployment }) => {
    const { vendor } = await requireVendor(deps, account, params.vendorId)
    await taking(deployment)
    const { walletId, token } = await deps.wallets.open(deployment.id, vendor.vendor_id, deps.clock())
    return { wallet_id: walletId, access_token: token, expires_in: WALLET_SECONDS }
  })

  registerEndpoint(app, deps, createPurchaseIntent, async ({ payload, account, session, deployment }) => {
    const { mode } = session
    const { order: sent, vendor_id: vendorId, wallet_id: walletId, bearer_token: token } = payload
    const stored = await requireVendor(deps, account, vendorId)
    const payments = await taking(deployment)
    const order = mode === 'guest' ? sent : withoutSender(sent)
    if (order.vendor_id !== vendorId) return invalidField('order.vendor_id', 'error.invalid-request')
    await openWallet(token, deployment, vendorId)
    if (walletId !== deps.wallets.idOf(deployment.id, vendorId))
      return new Problem('WalletExpired', { field: 'wallet_id' })
    const judged = await judgeOrder(deps, { deployment, mode, stored, payload: order })
    if (judged instanceof Problem) return judged
    const amount = amountToPay(deployment, order)
    if (amount === undefined || amount.minor === 0) return invalidField('order.delivery_fee', 'error.fee.invalid')
    const { intentId, methods } = await payments.begin(deployment, account.id, order, newOrderId(vendorId), amount)
    return { intent_id: intentId, amount: toNumber(amount), payment_methods: methods.map(methodJson) }
  })

  registerEndpoint(app, deps, confirmPurchaseIntent, async (decoded) => {
    const { payload, account, deployment, key } = decoded
    const { mode } = decoded.session
    const {
      order: sent,
      purchase_intent_id: id,
      payment_method: provider,
      payment_instrument_id: cardId,
      card,
    } = payload
    const { payments } = deps
    if (payments === undefined) return new Problem('PaymentUnavailable')
    const order = mode === 'guest' ? sent : withoutSender(sent)
    const payment = await ownPayment(payments, decoded, deployment, id)
    const usedBy = await payments.keyUsedBy(account.id, key)
    if (usedBy !== undefined && usedBy !== id) return new Problem('IDEMPOTENCY_KEY_REUSED')
    if (fingerprintOfOrder(order) !== payment.order_fingerprint)
      return invalidField('order', 'error.idempotency-key-reused')
    // A repeat gets the outcome, also where no cards are accepted any more.
    if (payment.state !== 'open') return answerOf(await payments.refresh(payment))

    await taking(deployment)
    await openWallet(payload.bearer_token, deployment, payment.vendor_id)
    if (deps.clock() >= payment.expires_at) return new Problem('SignatureExpired')
    const returnTo = returnAddress(payload.return_to)
    if (returnTo === undefined) return invalidField('return_to', 'error.invalid-request')
    const source = await sourceOf(payments, deployment, payment.vendor_id, provider, cardId, card?.encrypted)
    const stored = await requireVendor(deps, account, payment.vendor_id)
    const judged = await judgeOrder(deps, { deployment, mode, stored, payload: order })
    if (judged instanceof Problem) return judged

    const attempt = await guess(decoded)
    const confirm = { payment, key, provider, source, returnTo, redemption: judged.redemption }
    const saveCard = card?.save_card ?? false
    const orderOf = (orderId: string) => judged.orderOf(orderId, 'PAYMENT_INITIATED')
    try {
      const confirmed = await payments.confirm({ ...confirm, saveCard, orderOf })
      if (confirmed.state !== 'not-paid') await attempt.takeBack()
      return answerOf(confirmed)
    } catch (error) {
      if (error instanceof CardUnreadable) return new Problem('CardUnreadable', { field: 'card.encrypted' })
      await attempt.takeBack()
      throw error
    }
  })

  registerEndpoint(app, deps, readPayment, async (decoded) => {
    const { payments } = deps
    if (payments === undefined) return new Problem('NOT_FOUND')
    const payment = await ownPayment(payments, decoded, decoded.deployment, decoded.params.intentId)
    return answerOf(await payments.refresh(payment))
  })
}

/** Uses either a saved card of this vendor and provider, or a new card. */
const sourceOf = async (
  payments: Payments,
  { id: deployment }: Deployment,
  vendorId: string,
  provider: string,
  cardId: string | undefined,
  encrypted: string | undefined,
): Promise<CardSource> => {
  if (cardId === undefined) {
    if (encrypted === undefined) throw invalidField('card', 'error.payment.card-unreadable')
    return { kind: 'new', encrypted }
  }
  const saved = await payments.card(deployment, vendorId, cardId)
  if (saved === undefined || saved.provider !== provider)
    throw invalidField('payment_instrument_id', 'error.payment.card-unreadable')
  return { kind: 'saved', token: saved.token }
}
