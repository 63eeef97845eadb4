import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { SECOND } from '../../src/domain/instant.ts'
import { deploymentOf } from '../../src/domain/market/deployments.ts'
import { startBackgroundLoop } from '../base/backgroundLoop.ts'
import type { Log } from '../base/log.ts'
import type { PriorityGate } from '../base/priorityGate.ts'
import type { WithStores } from '../store/stores.ts'
import { Problem } from '../base/problems.ts'
import { mayActFor } from '../vendor/requireVendor.ts'
import type { BegunPlacing } from '../store/bulkStore.ts'
import type { Intent } from '../store/intent.ts'
import { singleFlight } from './singleFlight.ts'
import { placeJob, type JobToPlace, type PlaceJobDeps } from './placeJob.ts'

/** How often the placer looks for jobs that another process left unfinished, in ms. */
const LOOK_EVERY = 5 * SECOND
/** How often the placer retries a job that another process is placing, in ms. */
const ASK_AGAIN = 300
/** A job is given up after this many attempts to place it. */
const MAX_ATTEMPTS = 20

export type BulkPlacerDeps = PlaceJobDeps &
  WithStores<'accounts' | 'bulkPlacings'> & { readonly log: Log; readonly priorityGate: PriorityGate }

export interface BulkPlacer {
  /** Places a job and resolves when it is placed; waits while another process is placing it. */
  readonly place: (wanted: JobToPlace, intent: Intent) => Promise<void>
  /** Stops the current job before its next group of rows; the next start continues it. */
  readonly interrupt: () => void
  readonly stop: () => Promise<void>
}

/**
 * Places bulk jobs, each in one process at a time. The start of a job is recorded before its first row, so that after a
 * crash this or another process continues it. Each row is an intent of its own (ADR 42), so even two concurrent
 * processes would not order a row twice.
 */
export const makeBulkPlacer = (deps: BulkPlacerDeps): BulkPlacer => {
  const { bulkJobs, bulkPlacings: placings, accounts, vendors } = deps.stores
  const holder = randomUUID()
  const once = singleFlight<void>()
  let isInterrupted = false

  const keepsGoing = async ({ deployment, job }: JobToPlace) => {
    if (isInterrupted) throw new Problem('UNAVAILABLE')
    if (!(await placings.renew(deployment.id, job.id, holder)))
      throw new Error('Another process has taken over the job')
  }

  /** Returns false if the process that held the job has finished it meanwhile. */
  const claim = async ({ deployment, job }: JobToPlace, intent: Intent): Promise<boolean> => {
    while (!(await placings.begin(deployment.id, job.id, intent, holder))) {
      if (isInterrupted) throw new Problem('UNAVAILABLE')
      await wait(ASK_AGAIN)
      if ((await bulkJobs.findIntent(intent)) !== undefined) return false
    }
    return true
  }

  const finish = async (wanted: JobToPlace, intent: Intent) => {
    const { deployment, job } = wanted
    await deps.priorityGate.run(() => placeJob(deps, wanted, () => keepsGoing(wanted)))
    // Recorded only after the job is complete: a repeat with this key continues an interrupted job.
    await bulkJobs.rememberIntent(intent, job.id, deps.clock())
    await placings.end(deployment.id, job.id, holder)
  }

  const nameOf = ({ deployment, job }: JobToPlace) => `${deployment.id}/${job.id}`

  /** The job with everything that placing needs; `undefined` if its account may not place it any more. */
  const jobOf = async ({ deployment: id, jobId, intent }: BegunPlacing): Promise<JobToPlace | undefined> => {
    const deployment = deploymentOf(id)
    const [job, account] = [await bulkJobs.byId(id, jobId), await accounts.byId(intent.accountId)]
    if (deployment === undefined || job === undefined || account === undefined) return undefined
    const stored = mayActFor(account, job.vendorId) ? await vendors.byId(id, job.vendorId) : undefined
    return stored && { deployment, job, stored, account }
  }

  const continueLeftBehind = async () => {
    while (!isInterrupted) {
      const begun = await placings.takeOver(holder)
      if (begun === undefined) return
      const wanted = begun.attempts > MAX_ATTEMPTS ? undefined : await jobOf(begun)
      if (wanted === undefined) {
        deps.log.error('bulk-job-given-up', 'It cannot be placed any more', { job: begun.jobId })
        await placings.end(begun.deployment, begun.jobId, holder)
        continue
      }
      try {
        await once(nameOf(wanted), () => finish(wanted, begun.intent))
        deps.log.info('bulk-job-continued', { job: begun.jobId })
      } catch (error) {
        if (!isInterrupted) throw error
      }
    }
  }
  const continuing = startBackgroundLoop(deps.log, {
    failure: 'bulk-job-not-continued',
    every: LOOK_EVERY,
    run: continueLeftBehind,
  })
  void continuing.wake()

  return {
    place: async (wanted, intent) => {
      await once(nameOf(wanted), async () => {
        if (await claim(wanted, intent)) await finish(wanted, intent)
      })
      await bulkJobs.rememberIntent(intent, wanted.job.id, deps.clock())
    },
    interrupt: () => {
      isInterrupted = true
    },
    stop: async () => {
      isInterrupted = true
      await continuing.stop()
      await placings.release(holder)
    },
  }
}
