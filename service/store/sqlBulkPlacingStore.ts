import { sql as statement } from 'kysely'
import type { DeploymentId } from '../../src/domain/market/deployments.ts'
import type { Intent } from './stores.ts'
import type { Sql, Tables } from './tables.ts'

/** A job whose placing was begun and has not ended. */
export interface BegunPlacing {
  readonly deployment: DeploymentId
  readonly jobId: string
  /** What was asked for, and by whom. */
  readonly intent: Intent
  /** How often it was taken over since then. */
  readonly attempts: number
}

/**
 * Which bulk jobs are being placed, and by which process. A process holds a job by a lease that it renews; when it dies
 * the lease runs out and another one takes the job over. Leases go by the clock of the database: the clocks of processes
 * differ.
 */
export interface BulkPlacingStore {
  /** Notes that the job is being placed by `holder`; false while another process holds it. */
  readonly begin: (deployment: DeploymentId, jobId: string, intent: Intent, holder: string) => Promise<boolean>
  /** False when the lease has gone to another process. */
  readonly renew: (deployment: DeploymentId, jobId: string, holder: string) => Promise<boolean>
  /** The job is no longer being placed. */
  readonly end: (deployment: DeploymentId, jobId: string, holder: string) => Promise<void>
  /** Leases a begun job that no process holds any more; the one that was left longest ago. */
  readonly takeOver: (holder: string) => Promise<BegunPlacing | undefined>
  /** Lets others take over at once what this process holds. */
  readonly release: (holder: string) => Promise<void>
}

/** Longer than a group of rows takes. */
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
    await statement`
      update bulk_placings set leased_until = clock_timestamp() where leased_by = ${holder}`.execute(sql)
  },
})
