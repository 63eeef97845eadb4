import { sql as statement } from 'kysely'
import type { BulkPlacingStore } from '../store/bulkStore.ts'
import type { Sql, Tables } from './tables.ts'

/** Longer than placing one group of rows takes. */
const LEASE = statement<string>`clock_timestamp() + interval '15 seconds'`

export const sqlBulkPlacingStore = (sql: Sql): BulkPlacingStore => ({
  begin: async (deployment, jobId, { accountId, key, fingerprint }, holder) => {
    const { rows } = await statement`
      insert into bulk_placings as held
        (deployment, job_id, account_id, key, fingerprint, attempts, leased_by, leased_until)
      values (${deployment}, ${jobId}, ${accountId}, ${key}, ${fingerprint}, 0, ${holder}, ${LEASE})
      on conflict (deployment, job_id) do update
        set account_id = excluded.account_id, key = excluded.key, fingerprint = excluded.fingerprint, attempts = 0,
            leased_by = excluded.leased_by, leased_until = excluded.leased_until
        where held.leased_by = excluded.leased_by or held.leased_until < clock_timestamp()
      returning held.job_id`.execute(sql)
    return rows.length > 0
  },

  renew: async (deployment, jobId, holder) => {
    const { rows } = await statement`
      update bulk_placings set leased_until = ${LEASE}
      where deployment = ${deployment} and job_id = ${jobId} and leased_by = ${holder}
      returning job_id`.execute(sql)
    return rows.length > 0
  },

  end: async (deployment, jobId, holder) => {
    await sql
      .deleteFrom('bulk_placings')
      .where('deployment', '=', deployment)
      .where('job_id', '=', jobId)
      .where('leased_by', '=', holder)
      .execute()
  },

  takeOver: async (holder) => {
    const { rows } = await statement<Tables['bulk_placings']>`
      update bulk_placings set leased_by = ${holder}, leased_until = ${LEASE}, attempts = attempts + 1
      where (deployment, job_id) in (
        select deployment, job_id from bulk_placings where leased_until < clock_timestamp()
        order by leased_until limit 1 for update skip locked)
      returning *`.execute(sql)
    const [row] = rows
    return (
      row && {
        deployment: row.deployment,
        jobId: row.job_id,
        intent: { accountId: row.account_id, key: row.key, fingerprint: row.fingerprint },
        attempts: row.attempts,
      }
    )
  },

  release: async (holder) => {
    // Not the current time: the clock of PGlite has whole milliseconds, so a lease that ends now would
    // still be valid.
    await statement`
      update bulk_placings set leased_until = '-infinity' where leased_by = ${holder}`.execute(sql)
  },
})
