import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { makeMemoryCountryParameters } from '../../src/adapters/memory/MemoryCountryParameters.ts'
import { makeMemoryVendorRepository } from '../../src/adapters/memory/MemoryVendorRepository.ts'
import { ServiceUnavailable } from '../../src/application/ports/ServiceFailure.ts'
import { includeOutlets, readOutletsIncluded } from '../../src/application/vendor/includeOutlets.ts'
import { loadVendors } from '../../src/application/vendor/loadVendors.ts'
import { readOutletsAllowed } from '../../src/application/vendor/readOutletsAllowed.ts'
import { aVendor } from '../support/aVendor.ts'
import { memoryPortal } from '../support/memoryPortal.ts'

describe('The vendors', () => {
  it('are all those the person may act for (AUTH-13)', async () => {
    const vendors = [aVendor(), aVendor({ id: 'other' })]
    expect(await memoryPortal({ vendors: makeMemoryVendorRepository(vendors) }).run(loadVendors())).toEqual(vendors)
  })

  it('that are none, and those that cannot be had, are two different failures (AUTH-13)', async () => {
    const offline = new ServiceUnavailable({ reason: 'offline' })
    const down = { ...makeMemoryVendorRepository([]), all: Effect.fail(offline) }
    expect((await memoryPortal().run(Effect.flip(loadVendors())))._tag).toBe('NoVendors')
    expect((await memoryPortal({ vendors: down }).run(Effect.flip(loadVendors())))._tag).toBe('ServiceUnavailable')
  })

  it('may be shown with all outlets only where the country says "true" (NAV-10, OP-79)', async () => {
    const allowed = (values: Parameters<typeof makeMemoryCountryParameters>[0]) =>
      memoryPortal({ parameters: makeMemoryCountryParameters(values) }).run(readOutletsAllowed())
    expect([
      await allowed({ allOutletOrders: 'true' }),
      await allowed({ allOutletOrders: 'yes' }),
      await allowed({}),
    ]).toEqual([true, false, false])
  })

  it('have their outlet toggle remembered one by one (PERSIST-01)', async () => {
    const kept = await memoryPortal().run(
      Effect.gen(function* () {
        yield* includeOutlets('first', true)
        yield* includeOutlets('second', true)
        yield* includeOutlets('first', false)
        return [yield* readOutletsIncluded('first'), yield* readOutletsIncluded('second')]
      }),
    )
    expect(kept).toEqual([false, true])
  })
})
