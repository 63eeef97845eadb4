import { Effect } from 'effect'
import type { JobId, VendorId } from '../../domain/ids.ts'
import { BulkJobs } from '../ports/BulkJobs.ts'
import { FileSaver } from '../ports/FileSaver.ts'
import { NoVendorSelected } from './uploadBulkFile.ts'

/** File name of the downloaded template (BULK-18). */
export const TEMPLATE_NAME = 'Template.xlsx'

/** The jobs of a vendor, newest first (BULK-15). */
export const listBulkJobs = Effect.fn('listBulkJobs')(function* (vendorId: VendorId) {
  return yield* (yield* BulkJobs).all(vendorId)
})

/** A job with its rows (BULK-20, BULK-21). */
export const readBulkJob = Effect.fn('readBulkJob')(function* (vendorId: VendorId | undefined, jobId: JobId) {
  if (vendorId === undefined) return yield* new NoVendorSelected()
  return yield* (yield* BulkJobs).detail(vendorId, jobId)
})

/** Places the valid rows of a job; a retry with the same key places nothing twice (BULK-09, CON-16). */
export const placeBulkOrders = Effect.fn('placeBulkOrders')(function* (jobId: JobId, key: string) {
  return yield* (yield* BulkJobs).place(jobId, key)
})

/** Saves the template for the person to fill in (BULK-18). */
export const saveBulkTemplate = Effect.fn('saveBulkTemplate')(function* () {
  const template = yield* (yield* BulkJobs).template()
  yield* (yield* FileSaver).save(template, TEMPLATE_NAME)
})
