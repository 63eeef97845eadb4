import { Effect, Schema } from 'effect'
import type { TestVendorsPort } from '../../application/ports/TestVendors.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { Fetch } from './earlyCalls.ts'
import { siteFile } from './siteFile.ts'

const decode = Schema.decodeUnknownSync(Schema.Array(Schema.NonEmptyString))

/**
 * The test vendors listed by the site, read only when a delivery is refused; `otherwise` if there is no list (OP-22).
 */
export const makeSiteTestVendors = (fetch: Fetch, otherwise: ReadonlyArray<VendorId>): TestVendorsPort => ({
  list: Effect.promise(() => siteFile(fetch, '/test-vendors.json', decode).catch(() => otherwise)),
})
