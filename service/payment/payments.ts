import { hash, randomBytes } from 'node:crypto'
import type { OrderJson, OrderToPlace } from '../../contract/orders.ts'
import { minus, MINUTE, plus, SECOND, type Instant } from '../../src/domain/instant.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { deploymentOf } from '../../src/domain/market/deployments.ts'
import { CARD_PROVIDERS, type CardProvider } from '../../src/domain/payment/cardProvider.ts'
import type { UnpaidReason } from '../../src/domain/payment/paymentOutcome.ts'
import { toNumber, type Money } from '../../src/domain/pricing/money.ts'
import { withStep } from '../orders/orderStep.ts'
import type { Log } from '../base/log.ts'
import { Problem } from '../base/problems.ts'
import type { PaymentStore, StoredCard, StoredPayment } from '../store/paymentStore.ts'
import type { Intent } from '../store/intent.ts'
import type { OrderStore, Redemption } from '../store/orderStore.ts'
import type { CardGateway, CardSource, Charge, ChargeResult } from './cardGateway.ts'

/** How long an intent can be confirmed, in ms; not much longer than its fee is valid. */
const INTENT_LIVES = 15 * MINUTE
/** A confirmation still unfinished after this time, in ms, belongs to a process that died. */
const CONFIRM_TAKES = MINUTE
const RESOLVED_AT_ONCE = 100

type CardGateways = Readonly<Record<CardProvider, CardGateway>>

export interface MethodOffer {
  readonly provider: CardProvider
  readonly key: Awaited<ReturnType<CardGateway['key']>>
  readonly cards: ReadonlyArray<StoredCard>
}

interface Confirm {
  readonly payment: StoredPayment
  readonly key: string
  readonly provider: CardProvider
  readonly source: CardSource
  readonly saveCard: boolean
  readonly returnTo: string
  /** Builds the order to place under this id. */
  readonly orderOf: (orderId: string) => OrderJson
  readonly redemption: Redemption | undefined
}

/** Payments together with their orders (ADR 31). */
export interface Payments {
  readonly begin: (
    deployment: Deployment,
    accountId: string,
    order: typeof OrderToPlace.Type,
    orderId: string,
    amount: Money,
  ) => Promise<{ readonly intentId: string; readonly methods: ReadonlyArray<MethodOffer> }>
  readonly byId: (deployment: DeploymentId, id: string) => Promise<StoredPayment | undefined>
  /** The id of another payment that was confirmed with this key. */
  readonly keyUsedBy: (accountId: string, key: string) => Promise<string | undefined>
  readonly card: (deployment: DeploymentId, vendorId: string, id: string) => Promise<StoredCard | undefined>
  /** Minor units charged for an order; `undefined` if it was not paid by card. */
  readonly chargedFor: (deployment: DeploymentId, orderId: string) => Promise<number | undefined>
  /**
   * Charges once, however often it is confirmed and by however many callers; throws `CardUnreadable` before any change.
   */
  readonly confirm: (confirm: Confirm) => Promise<StoredPayment>
  /** The current payment; asks the provider if its outcome is unknown. */
  readonly refresh: (payment: StoredPayment) => Promise<StoredPayment>
  /** Settles unfinished payments: confirmations of dead processes, and bank pages left without an answer. */
  readonly resolve: () => Promise<void>
}

/** Hashes an order; equal orders have equal fingerprints. */
export const fingerprintOfOrder = (order: typeof OrderToPlace.Type): string =>
  hash('sha256', JSON.stringify(order), 'base64url')

type Settled = 'PAYMENT_COMMITTED' | 'PAYMENT_FAILED' | 'PAYMENT_CANCELLED'

/** The status of an order whose payment was refused or cancelled, by reason. */
const UNPAID_STATUS: Readonly<Record<UnpaidReason, Settled>> = {
  declined: 'PAYMENT_FAILED',
  'insufficient-funds': 'PAYMENT_FAILED',
  failed: 'PAYMENT_FAILED',
  left: 'PAYMENT_CANCELLED',
  expired: 'PAYMENT_CANCELLED',
}

interface Parts {
  readonly gateways: CardGateways
  readonly store: PaymentStore
  readonly orders: Pick<OrderStore, 'place' | 'change'>
  readonly clock: () => Instant
  readonly log: Log
}

export const makePayments = ({ gateways, store, orders, clock, log }: Parts): Payments => {
  const reload = async ({ deployment, id }: StoredPayment): Promise<StoredPayment> => {
    const found = await store.byId(deployment, id)
    if (found === undefined) throw new Error('The payment no longer exists')
    return found
  }

  const moneyOf = ({ deployment, amount }: StoredPayment): Money => {
    const currency = deploymentOf(deployment)?.country.currency
    if (currency === undefined) throw new Error(`There is no deployment ${deployment}`)
    return { minor: amount, currency }
  }

  const moveOrder = async (payment: StoredPayment, status: Settled) => {
    const charged = status === 'PAYMENT_COMMITTED' && { charged_fee: toNumber(moneyOf(payment)) }
    await orders.change(payment.deployment, payment.order_id, (order) =>
      order.status === 'PAYMENT_INITIATED' ? { ...withStep(order, { status, at: clock() }), ...charged } : undefined,
    )
  }

  /** Updates the order first: if the process dies in between, the next check repeats the rest. */
  const settle = async (payment: StoredPayment, result: ChargeResult): Promise<StoredPayment> => {
    const { deployment, id, vendor_id: vendorId, provider } = payment
    switch (result.kind) {
      case 'unknown':
        return payment
      case 'bank':
        await store.advance(deployment, id, { state: 'bank', redirectUrl: result.url })
        return reload(payment)
      case 'paid':
        await moveOrder(payment, 'PAYMENT_COMMITTED')
        if (payment.save_card && provider !== null)
          await store.saveCard(deployment, vendorId, provider, result.card, clock())
        await store.advance(deployment, id, { state: 'paid' })
        return reload(payment)
      case 'not-paid':
        await moveOrder(payment, UNPAID_STATUS[result.reason])
        await store.advance(deployment, id, { state: 'not-paid', reason: result.reason })
        return reload(payment)
    }
  }

  const chargeOf = (payment: StoredPayment, returnTo: string): Charge => ({
    id: payment.id,
    deployment: payment.deployment,
    amount: moneyOf(payment),
    returnTo,
  })

  const isUnderWay = ({ state }: StoredPayment): boolean => state === 'checking' || state === 'bank'

  const refresh: Payments['refresh'] = async (payment) => {
    if (!isUnderWay(payment) || payment.provider === null) return payment
    return settle(payment, await gateways[payment.provider].lookUpCharge(payment.id))
  }

  const resolveOne = async (payment: StoredPayment): Promise<void> => {
    const known = await refresh(payment)
    if (known.state !== 'checking' || known.provider === null) return
    await settle(known, await gateways[known.provider].abandon(chargeOf(known, '/')))
  }

  return {
    begin: async (deployment, accountId, order, orderId, amount) => {
      const { vendor_id: vendorId } = order
      const id = `pay-${randomBytes(15).toString('hex')}`
      const [cards, keys] = await Promise.all([
        store.cards(deployment.id, vendorId),
        Promise.all(CARD_PROVIDERS.map((provider) => gateways[provider].key())),
      ])
      await store.add({
        deployment: deployment.id,
        id,
        account_id: accountId,
        vendor_id: vendorId,
        amount: amount.minor,
        order_id: orderId,
        order_fingerprint: fingerprintOfOrder(order),
        expires_at: plus(clock(), INTENT_LIVES),
      })
      const methods = CARD_PROVIDERS.flatMap((provider, place) => {
        const key = keys[place]
        return key === undefined ? [] : [{ provider, key, cards: cards.filter((card) => card.provider === provider) }]
      })
      return { intentId: id, methods }
    },
    byId: store.byId,
    keyUsedBy: store.byKey,
    chargedFor: store.chargedFor,
    card: store.cardById,
    refresh,
    confirm: async ({ payment, key, provider, source, saveCard, returnTo, orderOf, redemption }) => {
      const { deployment, id, account_id: accountId } = payment
      const charge = await gateways[provider].take(source)
      if (!(await store.confirm(deployment, id, { provider, key, saveCard, now: clock() })))
        return refresh(await reload(payment))
      const confirmed = await reload(payment)
      const intent: Intent = { accountId, key: `payment:${id}`, fingerprint: payment.order_fingerprint }
      try {
        await orders.place(deployment, orderOf(payment.order_id), intent, redemption)
      } catch (error) {
        // A refused order was not placed, so the payment reopens. After any other error the outcome is unknown, and
        // `resolve` settles it.
        if (error instanceof Problem) await store.reopen(deployment, id)
        throw error
      }
      return settle(confirmed, await charge(chargeOf(confirmed, returnTo)))
    },
    resolve: async () => {
      for (const payment of await store.underWay(minus(clock(), CONFIRM_TAKES), RESOLVED_AT_ONCE))
        try {
          await resolveOne(payment)
        } catch (error) {
          log.error('payment-not-resolved', error, { payment: payment.id })
        }
      await store.forgetOpenUntil(minus(clock(), INTENT_LIVES))
    },
  }
}

/** How often unfinished payments are settled, in ms. */
export const RESOLVE_EVERY = 10 * SECOND
