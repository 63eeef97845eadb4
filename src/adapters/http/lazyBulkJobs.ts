import type { BulkJobsPort } from '../../application/ports/BulkJobs.ts'
import { fetchedLater } from './fetchedLater.ts'

/** Ordering by files whose code is fetched with its first call: most visits have none. */
export const makeLazyBulkJobs = (load: () => Promise<BulkJobsPort>): BulkJobsPort => {
  const later = fetchedLater(load)
  return {
    create: (vendorId, content, key) => later(({ create }) => create(vendorId, content, key)),
    all: (vendorId) => later(({ all }) => all(vendorId)),
    detail: (vendorId, jobId) => later(({ detail }) => detail(vendorId, jobId)),
    place: (jobId, key) => later(({ place }) => place(jobId, key)),
    template: later(({ template }) => template),
  }
}
