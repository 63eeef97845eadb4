import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Instant } from '../../src/domain/instant.ts'
import type { DeploymentId } from '../../src/domain/market/deployments.ts'
import type { CardProvider } from '../../src/domain/payment/cardProvider.ts'
import type { UnpaidReason } from '../../src/domain/payment/paymentOutcome.ts'
import type { KnownCard } from '../payment/cardDesk.ts'
import type { Sql, Tables } from './tables.ts'

export type StoredPayment = Selectable<Tables['payments']>
export type StoredCard = Selectable<Tables['saved_cards']>

/** How a payment that is under way goes on. */
export type PaymentChange =
  | { readonly state: 'bank'; readonly redirectUrl: string }
  | { readonly state: 'paid' }
  | { readonly state: 'not-paid'; readonly reason: UnpaidReason }

interface Confirmation {
  readonly provider: CardProvider
  readonly key: string
  readonly saveCard: boolean
  readonly now: Instant
}

export type NewPayment = Pick<
  StoredPayment,
  'deployment' | 'id' | 'account_id' | 'vendor_id' | 'amount' | 'order_id' | 'order_fingerprint' | 'expires_at'
>

/** What is to be paid, what became of it, and the cards that were saved. No number of a card ever enters. */
export interface PaymentStore {
  readonly add: (payment: NewPayment) => Promise<void>
  readonly byId: (deployment: DeploymentId, id: string) => Promise<StoredPayment | undefined>
  /** Which payment was confirmed under this key. */
  readonly byKey: (accountId: string, key: string) => Promise<string | undefined>
  /** Minor units charged for an order; `undefined` if it was not paid by card. */
  readonly chargedFor: (deployment: DeploymentId, orderId: string) => Promise<number | undefined>
  /** Of several that confirm at once one is answered true: from here on the payment is being checked. */
  readonly confirm: (deployment: DeploymentId, id: string, confirmation: Confirmation) => Promise<boolean>
  /** The order was refused before anything was charged: it may be confirmed again. */
  readonly reopen: (deployment: DeploymentId, id: string) => Promise<void>
  /** Only of a payment that is under way: what is known stays known. */
  readonly goOn: (deployment: DeploymentId, id: string, change: PaymentChange) => Promise<void>
  /** Confirmed before, and not known yet how it ended. */
  readonly underWay: (confirmedBefore: Instant, most: number) => Promise<ReadonlyArray<StoredPayment>>
  readonly cards: (deployment: DeploymentId, vendorId: string) => Promise<ReadonlyArray<StoredCard>>
  readonly cardById: (deployment: DeploymentId, vendorId: string, id: string) => Promise<StoredCard | undefined>
  /** The same card is one card, however often it is saved. */
  readonly saveCard: (
    deployment: DeploymentId,
    vendorId: string,
    provider: CardProvider,
    card: KnownCard,
    now: Instant,
  ) => Promise<void>
  /** Intents nobody confirmed. */
  readonly forgetOpenUntil: (moment: Instant) => Promise<void>
}

export const sqlPaymentStore = (sql: Sql): PaymentStore => {
  const one = (deployment: DeploymentId, id: string) =>
    sql.updateTable('payments').where('deployment', '=', deployment).where('id', '=', id)

  return {
    add: async (payment) => {
      await sql
        .insertInto('payments')
        .values({ ...payment, state: 'open' })
        .execute()
    },
    byId: (deployment, id) =>
      sql
        .selectFrom('payments')
        .selectAll()
        .where('deployment', '=', deployment)
        .where('id', '=', id)
        .executeTakeFirst(),
    byKey: async (accountId, key) => {
      const found = await sql
        .selectFrom('payments')
        .select('id')
        .where('account_id', '=', accountId)
        .where('confirm_key', '=', key)
        .executeTakeFirst()
      return found?.id
    },
    chargedFor: async (deployment, orderId) => {
      const found = await sql
        .selectFrom('payments')
        .select('amount')
        .where('deployment', '=', deployment)
        .where('order_id', '=', orderId)
        .where('state', '=', 'paid')
        .executeTakeFirst()
      return found?.amount
    },
    confirm: async (deployment, id, { provider, key, saveCard, now }) => {
      const { numUpdatedRows } = await one(deployment, id)
        .set({
          state: 'checking',
          provider,
          confirm_key: key,
          save_card: saveCard,
          confirmed_at: now,
        })
        .where('state', '=', 'open')
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    reopen: async (deployment, id) => {
      await one(deployment, id)
        .set({ state: 'open', confirm_key: null, provider: null, confirmed_at: null })
        .where('state', '=', 'checking')
        .execute()
    },
    goOn: async (deployment, id, change) => {
      await one(deployment, id)
        .set({
          state: change.state,
          reason: change.state === 'not-paid' ? change.reason : null,
          redirect_url: change.state === 'bank' ? change.redirectUrl : null,
        })
        .where('state', 'in', ['checking', 'bank'])
        .execute()
    },
    underWay: (confirmedBefore, most) =>
      sql
        .selectFrom('payments')
        .selectAll()
        .where('state', 'in', ['checking', 'bank'])
        .where('confirmed_at', '<', confirmedBefore)
        .orderBy('confirmed_at')
        .limit(most)
        .execute(),
    cards: (deployment, vendorId) =>
      sql
        .selectFrom('saved_cards')
        .selectAll()
        .where('deployment', '=', deployment)
        .where('vendor_id', '=', vendorId)
        .orderBy('saved_at', 'desc')
        .execute(),
    cardById: (deployment, vendorId, id) =>
      sql
        .selectFrom('saved_cards')
        .selectAll()
        .where('deployment', '=', deployment)
        .where('vendor_id', '=', vendorId)
        .where('id', '=', id)
        .executeTakeFirst(),
    saveCard: async (deployment, vendorId, provider, card, now) => {
      const facts = {
        token: card.token,
        scheme: card.scheme ?? null,
        holder_name: card.holderName,
        saved_at: now,
      }
      await sql
        .insertInto('saved_cards')
        .values({
          deployment,
          id: `card-${randomBytes(12).toString('hex')}`,
          vendor_id: vendorId,
          provider,
          last_digits: card.lastDigits,
          expiry_month: card.expiry.month,
          expiry_year: card.expiry.year,
          ...facts,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['deployment', 'vendor_id', 'provider', 'last_digits', 'expiry_month', 'expiry_year'])
            .doUpdateSet(facts),
        )
        .execute()
    },
    forgetOpenUntil: async (moment) => {
      await sql.deleteFrom('payments').where('state', '=', 'open').where('expires_at', '<=', moment).execute()
    },
  }
}
