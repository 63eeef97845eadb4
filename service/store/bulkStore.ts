import type { BulkRow } from '../../contract/bulk.ts'
import type { Coordinates } from '../../src/domain/coordinates.ts'
import type { Instant } from '../../src/domain/instant.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'
import type { EarlierIntent, Intent } from './intent.ts'

export type BulkRowJson = typeof BulkRow.Type

/** The coordinates of the row's address and its canonical text. */
export interface BulkRowPlace extends Coordinates {
  readonly address: string
}

export interface StoredBulkRow {
  /** The row as the API answers it, with its status and order. */
  readonly row: BulkRowJson
  /** The vendor id of the collection point that the row names. */
  readonly vendorId: string
  readonly place: BulkRowPlace | undefined
}

export interface StoredBulkJob {
  readonly deployment: DeploymentId
  readonly id: string
  readonly vendorId: string
  /** The account that uploaded the job and owns the orders of its rows. */
  readonly accountId: string
  /** The e-mail address of that account. */
  readonly createdBy: string
  readonly createdAt: Instant
  readonly status: string
  readonly successRowCount: number
}

/** A stored job with its current activity. */
export interface BulkJobNow extends StoredBulkJob {
  /** Whether its rows are being placed. */
  readonly isBeingPlaced: boolean
}

type AddedBulkJob =
  | { readonly outcome: 'added' }
  | { readonly outcome: 'repeated'; readonly id: string }
  | { readonly outcome: 'key-reused' }

export interface BulkJobStore {
  /** Stores job, rows and intent in one transaction; of concurrent repeats exactly one succeeds (CON-16). */
  readonly add: (job: StoredBulkJob, rows: ReadonlyArray<StoredBulkRow>, intent: Intent) => Promise<AddedBulkJob>
  /** The outcome of an earlier use of this intent: the id of the job. */
  readonly findIntent: (intent: Intent) => Promise<EarlierIntent | undefined>
  /** Records an action on a job, so that a repeat with the same key finds its outcome. */
  readonly rememberIntent: (intent: Intent, jobId: string, now: Instant) => Promise<void>
  readonly byId: (deployment: DeploymentId, id: string) => Promise<BulkJobNow | undefined>
  /** Newest first. */
  readonly ofVendor: (deployment: DeploymentId, vendorId: string, most: number) => Promise<ReadonlyArray<BulkJobNow>>
  /** The JSON texts of all rows in order, joined by commas: the content of a JSON array. */
  readonly rowsJson: (deployment: DeploymentId, jobId: string) => Promise<string>
  /** Up to `most` rows after `after` that can still be placed, in order. */
  readonly rowsToPlace: (
    deployment: DeploymentId,
    jobId: string,
    after: number,
    most: number,
  ) => Promise<ReadonlyArray<StoredBulkRow>>
  /** Order ids by intent key, for intents of this account that were placed. */
  readonly ordersPlacedAs: (accountId: string, keys: ReadonlyArray<string>) => Promise<ReadonlyMap<string, string>>
  /** Updates the outcomes of rows; a placed row never changes. */
  readonly changeRows: (deployment: DeploymentId, jobId: string, rows: ReadonlyArray<StoredBulkRow>) => Promise<void>
  /** Counts the rows of a job by status. */
  readonly counts: (deployment: DeploymentId, jobId: string) => Promise<ReadonlyMap<string, number>>
  readonly changeJob: (job: Pick<StoredBulkJob, 'deployment' | 'id' | 'status' | 'successRowCount'>) => Promise<void>
}

/** A job whose rows are being placed. */
export interface BegunPlacing {
  readonly deployment: DeploymentId
  readonly jobId: string
  /** What was requested, and by which account. */
  readonly intent: Intent
  /** How often another process has taken it over. */
  readonly attempts: number
}

/**
 * Records which bulk jobs are being placed, and by which process. A process holds a job by a lease that it renews; when
 * it dies the lease expires and another process takes the job over. Leases use the clock of the database, because the
 * clocks of processes differ.
 */
export interface BulkPlacingStore {
  /** Acquires the lease of a job for `holder`; false while another process holds it. */
  readonly begin: (deployment: DeploymentId, jobId: string, intent: Intent, holder: string) => Promise<boolean>
  /** Renews the lease; false if another process has acquired it. */
  readonly renew: (deployment: DeploymentId, jobId: string, holder: string) => Promise<boolean>
  /** Ends the placing and releases the lease. */
  readonly end: (deployment: DeploymentId, jobId: string, holder: string) => Promise<void>
  /** Acquires the begun job whose lease expired first. */
  readonly takeOver: (holder: string) => Promise<BegunPlacing | undefined>
  /** Releases all leases of this process immediately. */
  readonly release: (holder: string) => Promise<void>
}
