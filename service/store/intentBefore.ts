import type { Intent } from './stores.ts'
import type { Sql } from './tables.ts'

/** What became of an intent before, if anything did (CON-16): the id of what was made, an order or an outlet. */
export const intentBefore = async (
  sql: Sql,
  { accountId, key, fingerprint }: Intent,
): Promise<{ readonly outcome: 'repeated'; readonly id: string } | { readonly outcome: 'key-reused' } | undefined> => {
  const first = await sql
    .selectFrom('intents')
    .select(['order_id', 'fingerprint'])
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (first === undefined) return undefined
  return first.fingerprint === fingerprint ? { outcome: 'repeated', id: first.order_id } : { outcome: 'key-reused' }
}
