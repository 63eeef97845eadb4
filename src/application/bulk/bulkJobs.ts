import { Effect } from 'effect'
import type { JobId, VendorId } from '../../domain/ids.ts'
import { bulkTotals, type BulkJobDetail } from '../../domain/bulk/bulkJob.ts'
import { BulkJobs } from '../ports/BulkJobs.ts'
import { FileSaver } from '../ports/FileSaver.ts'
import { mayHaveArrived } from '../ports/isOutcomeUnknown.ts'
import { ServiceUnavailable } from '../ports/ServiceFailure.ts'
import type { IntentKeys } from '../IntentKeys.ts'
import { NoVendorSelected } from './uploadBulkFile.ts'

/** File name of the downloaded template (BULK-18). */
export const TEMPLATE_NAME = 'Template.xlsx'

/** A job with its rows (BULK-20, BULK-21). */
export const readBulkJob = Effect.fn('readBulkJob')(function* (vendorId: VendorId | undefined, jobId: JobId) {
  if (vendorId === undefined) return yield* new NoVendorSelected()
  return yield* (yield* BulkJobs).detail(vendorId, jobId)
})

/**
 * Places the valid rows of a job; a retry with the same keys places nothing twice (BULK-09, CON-16). After a call without
 * an answer, the job says what became of it; if it cannot be read either, that is unknown.
 */
export const placeBulkOrders = Effect.fn('placeBulkOrders')(function* (confirmed: BulkJobDetail, keys: IntentKeys) {
  const jobs = yield* BulkJobs
  const { id, vendorId } = confirmed.job
  const hasArrived = ({ job, rows }: BulkJobDetail): boolean =>
    job.isBeingPlaced === true || bulkTotals(rows).placed > bulkTotals(confirmed.rows).placed
  return yield* jobs.place(confirmed.job, yield* keys.of(id)).pipe(
    Effect.catchIf(mayHaveArrived, (failure) =>
      jobs.detail(vendorId, id).pipe(
        Effect.mapError(() => new ServiceUnavailable({ reason: 'unknown-outcome', cause: failure })),
        Effect.filterOrFail(hasArrived, () => failure),
      ),
    ),
  )
})

/** Saves the template for the person to fill in (BULK-18). */
export const saveBulkTemplate = Effect.fn('saveBulkTemplate')(function* () {
  const template = yield* (yield* BulkJobs).template()
  yield* (yield* FileSaver).save(template, TEMPLATE_NAME)
})
