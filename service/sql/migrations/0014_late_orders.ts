import { sql, type Kysely } from 'kysely'

/*
 * Marks the orders that were delivered after the moment the customer wanted: the requested one, or an hour after the
 * order. Values are copied here as they were at this version, so that later changes of the code do not change the
 * migration. Only orders that may be late are read.
 */

/** A text may hold an unpaired surrogate, which PostgreSQL cannot parse as JSON: replaces each with '?'. */
const DOCUMENT = String.raw`regexp_replace(document, '\\(\\|ud[89a-f][0-9a-f]{2})', '?', 'g')::json`

/** Moments are ISO text or Unix seconds. */
const MOMENT = `case json_typeof(step -> 'created_at')
  when 'number' then (step ->> 'created_at')::numeric
  else extract(epoch from (step ->> 'created_at')::timestamptz) end`
const DELIVERED = `select max(${MOMENT}) * 1000 from json_array_elements(${DOCUMENT} -> 'status_history') as step
  where step ->> 'status' = 'DELIVERED'`

const STATEMENT = `update orders set ending = 'delivered-late'
  where ending = 'delivered' and (preordered_for is not null or seconds_to_deliver >= 3600)
    and (${DELIVERED}) > coalesce(preordered_for, created_at + 3600000)`

/** Processes of the version before, which run beside this one during an update, mark none as late. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw(STATEMENT).execute(db)
}
