import { randomBytes } from 'node:crypto'
import type { DeploymentId } from '../../src/domain/ids.ts'
import type { PaymentStore } from '../store/paymentStore.ts'
import type { Sql } from './tables.ts'

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
    advance: async (deployment, id, change) => {
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
