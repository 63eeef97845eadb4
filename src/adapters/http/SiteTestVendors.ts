import { Effect, Schema } from 'effect'
import type { TestVendorsPort } from '../../application/ports/TestVendors.ts'
import type { VendorId } from '../../domain/ids.ts'

const decode = Schema.decodeUnknownSync(Schema.Array(Schema.NonEmptyString))

/**
 * The test vendors listed by the site, read only when a delivery is refused; `otherwise` if there is no list (OP-22).
 */
export const makeSiteTestVendors = (fetcher: typeof fetch, otherwise: ReadonlyArray<VendorId>): TestVendorsPort => ({
  list: Effect.promise(async () => {
    try {
      return decode(await (await fetcher('/test-vendors.json')).json())
    } catch {
      return otherwise
    }
  }),
})
