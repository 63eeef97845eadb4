import { Effect } from 'effect'
import { IntentKeys } from '../../src/application/IntentKeys.ts'
import { describe, expect, it } from 'vitest'
import { invalidRequest, keyReused } from '../../src/adapters/memory/refusals.ts'
import { makeMemoryVendorRepository } from '../../src/adapters/memory/MemoryVendorRepository.ts'
import { ServiceUnavailable } from '../../src/application/ports/ServiceFailure.ts'
import { addCollectionPoint, changeCollectionPoint } from '../../src/application/vendor/saveCollectionPoint.ts'
import { collectionPointOf, newCollectionPoint } from '../../src/domain/vendor/collectionPoint.ts'
import { aVendor, CUSTOMER_AT } from '../support/aVendor.ts'
import { memoryPortal } from '../support/memoryPortal.ts'

const family = aVendor({ id: 'family', isParent: true, mayManageOutlets: true })
const outlet = aVendor({ id: 'family-1', name: 'Anděl', parentVendorId: 'family', clientVendorId: 'AND-1' })
const draft = {
  ...newCollectionPoint('family'),
  clientVendorId: 'KAR-7',
  name: 'Karlín',
  phone: '+420601123456',
  text: 'Křižíkova 12',
  position: CUSTOMER_AT,
}

describe('saveCollectionPoint', () => {
  it("adds a collection point to its parent in the portal's country, once per key (OUTLET-13, API-35, CON-16)", async () => {
    const vendors = makeMemoryVendorRepository([family, outlet])
    const [first, second] = await memoryPortal({ vendors }).run(
      Effect.gen(function* () {
        const keys = new IntentKeys()
        return [yield* addCollectionPoint(draft, keys), yield* addCollectionPoint(draft, keys)]
      }),
    )
    expect(first).toMatchObject({ parentVendorId: 'family', name: 'Karlín', location: { countryCode: 'CZ' } })
    expect(second).toEqual(first)
    expect(await Effect.runPromise(vendors.all)).toHaveLength(3)
  })

  it('changes a collection point without changing its parent or client id (OUTLET-03, OUTLET-13, API-36)', async () => {
    const vendors = makeMemoryVendorRepository([family, outlet])
    const refusalTexts = { ...collectionPointOf(outlet), name: 'Nový Anděl', clientVendorId: 'OTHER' }
    const changed = await memoryPortal({ vendors }).run(changeCollectionPoint(outlet, refusalTexts))
    expect(changed).toEqual({ ...outlet, name: 'Nový Anděl' })
  })

  it('keeps the country of a vendor abroad (OUTLET-03)', async () => {
    const abroad = { ...outlet, location: { ...outlet.location, countryCode: 'SK' } }
    const vendors = makeMemoryVendorRepository([family, abroad])
    const changed = await memoryPortal({ vendors }).run(changeCollectionPoint(abroad, collectionPointOf(abroad)))
    expect(changed.location.countryCode).toBe('SK')
  })

  it('sends nothing for an invalid draft and returns the first refusal (OUTLET-06 to OUTLET-10)', async () => {
    const vendors = makeMemoryVendorRepository([family])
    const wrong = { ...draft, name: '', phone: '', owners: ['nobody'] }
    const refusal = await memoryPortal({ vendors }).run(Effect.flip(addCollectionPoint(wrong, new IntentKeys())))
    expect(refusal).toMatchObject({ _tag: 'CollectionPointRefused', first: { code: 'label-missing', field: 'name' } })
    expect(await Effect.runPromise(vendors.all)).toEqual([family])
  })

  it('reports AlreadyAdded when the key was used with other data (CON-16, OP-72)', async () => {
    const vendors = { ...makeMemoryVendorRepository([family]), addOutlet: () => Effect.fail(keyReused()) }
    const failure = await memoryPortal({ vendors }).run(Effect.flip(addCollectionPoint(draft, new IntentKeys())))
    expect(failure._tag).toBe('AlreadyAdded')
  })

  it.each([new ServiceUnavailable({ reason: 'offline' }), invalidRequest()])(
    'fails like the service: %s (OUTLET-16)',
    async (failure) => {
      const failing = () => Effect.fail(failure)
      const vendors = { ...makeMemoryVendorRepository([family]), addOutlet: failing, changeOutlet: failing }
      const { run } = memoryPortal({ vendors })
      expect(await run(Effect.flip(addCollectionPoint(draft, new IntentKeys())))).toBe(failure)
      expect(await run(Effect.flip(changeCollectionPoint(outlet, draft)))).toBe(failure)
    },
  )
})
