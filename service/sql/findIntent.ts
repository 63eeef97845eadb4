import type { EarlierIntent, Intent } from '../store/intent.ts'
import type { Sql } from './tables.ts'

/** Looks up the first use of the intent's key (CON-16); `undefined` when the key is new. */
export const findIntent = async (
  sql: Sql,
  { accountId, key, fingerprint }: Intent,
): Promise<EarlierIntent | undefined> => {
  const first = await sql
    .selectFrom('intents')
    .select(['order_id', 'fingerprint'])
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (first === undefined) return undefined
  return first.fingerprint === fingerprint ? { outcome: 'repeated', id: first.order_id } : { outcome: 'key-reused' }
}
