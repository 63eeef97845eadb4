import { Context, type Effect } from 'effect'
import type { BulkJob, BulkJobDetail } from '../../domain/bulk/bulkJob.ts'
import type { JobId, VendorId } from '../../domain/ids.ts'
import type { FileContent } from './FileSaver.ts'
import type { KeyReused, NotFound, ServiceFailure } from './ServiceFailure.ts'

export interface BulkJobsPort {
  /**
   * Checks every row of a spreadsheet and stores it as a job (API-30). A retry with the same key returns the first job.
   */
  readonly create: (
    vendorId: VendorId,
    content: FileContent,
    key: string,
  ) => Effect.Effect<BulkJobDetail, NotFound | KeyReused | ServiceFailure>
  /** The jobs of a vendor, newest first (API-32). */
  readonly all: (vendorId: VendorId) => Effect.Effect<ReadonlyArray<BulkJob>, NotFound | ServiceFailure>
  /** A job with all of its rows (API-33). */
  readonly detail: (vendorId: VendorId, jobId: JobId) => Effect.Effect<BulkJobDetail, NotFound | ServiceFailure>
  /** Places the valid rows of a job, each once, however often it is called (API-34, CON-16). */
  readonly place: (
    job: Pick<BulkJob, 'id' | 'vendorId'>,
    key: string,
  ) => Effect.Effect<BulkJobDetail, NotFound | KeyReused | ServiceFailure>
  /** The spreadsheet to fill in (API-31). */
  readonly template: () => Effect.Effect<FileContent, ServiceFailure>
}

export class BulkJobs extends Context.Service<BulkJobs, BulkJobsPort>()('application/BulkJobs') {}
