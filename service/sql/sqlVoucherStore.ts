import type { Selectable } from 'kysely'
import { deploymentOf } from '../../src/domain/market/deployments.ts'
import { westernDigits } from '../../src/domain/market/westernDigits.ts'
import { isFailed, ORDER_STATUSES } from '../../src/domain/order/orderStatus.ts'
import type { VoucherOffer } from '../../src/domain/pricing/voucherRules.ts'
import { moneyOf } from '../../src/domain/pricing/money.ts'
import { voucherOf } from '../../src/domain/pricing/voucher.ts'
import { voucherJson, voucherLimits } from '../store/voucherJson.ts'
import type { OrderRow } from './orderRow.ts'
import type { Redemption } from '../store/orderStore.ts'
import type { StoredVoucher, VoucherStore, VoucherUses } from '../store/voucherStore.ts'
import type { Sql, Tables } from './tables.ts'
import { trimText } from '../../src/domain/text/blank.ts'
import { lockVendor } from './vendorRow.ts'

type Row = Selectable<Tables['vouchers']>

const FAILED = ORDER_STATUSES.filter(isFailed)

const keyOf = (code: string): string => westernDigits(trimText(code)).normalize('NFKC').toUpperCase()

const storedOf = (row: Row): StoredVoucher => {
  const currency = deploymentOf(row.deployment)?.country.currency
  if (currency === undefined) throw new Error(`There is no deployment ${row.deployment}`)
  return {
    offer: {
      voucher: voucherOf(row, currency),
      active: row.active,
      firstOrderOnly: row.first_order_only,
      ...(row.valid_from !== null && { validFrom: row.valid_from }),
      ...(row.valid_until !== null && { validUntil: row.valid_until }),
      ...(row.minimum_fee !== null && { minimumFee: moneyOf(row.minimum_fee, currency) }),
      ...(row.maximum_discount !== null && { maximumDiscount: moneyOf(row.maximum_discount, currency) }),
      ...(row.total_uses !== null && { totalUses: row.total_uses }),
      ...(row.uses_per_vendor !== null && { usesPerVendor: row.uses_per_vendor }),
      ...(row.vendor_id !== null && { onlyFor: row.vendor_id }),
    },
    used: row.used,
  }
}

const columnsOf = (offer: VoucherOffer) => {
  const { type, amount } = voucherJson(offer.voucher)
  return {
    type,
    amount,
    valid_from: offer.validFrom ?? null,
    valid_until: offer.validUntil ?? null,
    ...voucherLimits(offer),
  }
}

const rowOf = (sql: Sql, deployment: string, code: string) =>
  sql.selectFrom('vouchers').selectAll().where('deployment', '=', deployment).where('code', '=', keyOf(code))

/** `exceptOrder` is the order that is being placed. */
const usesOf = async (
  sql: Sql,
  deployment: string,
  code: string,
  vendorId: string,
  exceptOrder?: string,
): Promise<VoucherUses> => {
  const { uses, by_vendor, ordered } = await sql
    .selectNoFrom((is) => [
      is
        .selectFrom('vouchers')
        .select('used')
        .where('deployment', '=', deployment)
        .where('code', '=', keyOf(code))
        .as('uses'),
      is
        .selectFrom('voucher_uses')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('deployment', '=', deployment)
        .where('code', '=', keyOf(code))
        .where('vendor_id', '=', vendorId)
        .as('by_vendor'),
      is
        .exists(
          is
            .selectFrom('orders')
            .select('id')
            .where('deployment', '=', deployment)
            .where('vendor_id', '=', vendorId)
            .where('status', 'not in', FAILED)
            .where('id', '!=', exceptOrder ?? ''),
        )
        .as('ordered'),
    ])
    .executeTakeFirstOrThrow()
  return { uses: uses ?? 0, usesByVendor: by_vendor ?? 0, hasOrdered: Boolean(ordered) }
}

/**
 * Redeems a voucher within the order's transaction, which locks the vendor and the voucher until it ends: of two vouchers
 * for a first order, one is redeemed. Throws what `judge` throws.
 */
export const redeemVoucher = async (sql: Sql, order: OrderRow, { code, judge }: Redemption): Promise<void> => {
  const { deployment, id, vendor_id } = order
  await lockVendor(sql, deployment, vendor_id)
  const row = await rowOf(sql, deployment, code).forUpdate().executeTakeFirst()
  const uses = await usesOf(sql, deployment, code, vendor_id, id)
  judge(row && storedOf(row), uses)
  await sql
    .insertInto('voucher_uses')
    .values({ deployment, order_id: id, code: keyOf(code), vendor_id, used_at: order.created_at })
    .execute()
  await sql
    .updateTable('vouchers')
    .set((is) => ({ used: is('used', '+', 1) }))
    .where('deployment', '=', deployment)
    .where('code', '=', keyOf(code))
    .execute()
}

/** Returns the voucher use of an order, if it has one. */
export const giveVoucherBack = async (sql: Sql, deployment: string, orderId: string): Promise<void> => {
  const given = await sql
    .deleteFrom('voucher_uses')
    .where('deployment', '=', deployment)
    .where('order_id', '=', orderId)
    .returning('code')
    .executeTakeFirst()
  if (given === undefined) return
  await sql
    .updateTable('vouchers')
    .set((is) => ({ used: is('used', '-', 1) }))
    .where('deployment', '=', deployment)
    .where('code', '=', given.code)
    .execute()
}

export const sqlVoucherStore = (sql: Sql): VoucherStore => ({
  byCode: async (deployment, code) => {
    const row = await rowOf(sql, deployment, code).executeTakeFirst()
    return row && storedOf(row)
  },
  all: async (deployment) =>
    (await sql.selectFrom('vouchers').selectAll().where('deployment', '=', deployment).orderBy('code').execute()).map(
      storedOf,
    ),
  usesOf: (deployment, code, vendorId) => usesOf(sql, deployment, code, vendorId),
  save: async (deployment, offer) => {
    const columns = columnsOf(offer)
    await sql
      .insertInto('vouchers')
      .values({ deployment, code: keyOf(offer.voucher.code), ...columns })
      .onConflict((conflict) => conflict.columns(['deployment', 'code']).doUpdateSet(columns))
      .execute()
  },
  add: async (deployment, offer, used) => {
    await sql
      .insertInto('vouchers')
      .values({ deployment, code: keyOf(offer.voucher.code), ...columnsOf(offer), used })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
  remove: (deployment, code) =>
    sql.transaction().execute(async (transaction) => {
      for (const table of ['voucher_uses', 'vouchers'] as const) {
        await transaction
          .deleteFrom(table)
          .where('deployment', '=', deployment)
          .where('code', '=', keyOf(code))
          .execute()
      }
    }),
})
