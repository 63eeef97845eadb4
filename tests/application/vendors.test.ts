import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { makeMemoryCountryParameters } from '../../src/adapters/memory/MemoryCountryParameters.ts'
import { makeMemorySenderStore } from '../support/memory/MemorySenderStore.ts'
import { makeMemoryVendorRepository } from '../../src/adapters/memory/MemoryVendorRepository.ts'
import { CurrentSession } from '../../src/application/ports/CurrentSession.ts'
import type { StoredSender } from '../../src/application/ports/SenderStore.ts'
import { ServiceUnavailable } from '../../src/application/ports/ServiceFailure.ts'
import { loadVendors } from '../../src/application/vendor/loadVendors.ts'
import { openVendor } from '../../src/application/vendor/openVendor.ts'
import { readOutletsAllowed } from '../../src/application/vendor/readOutletsAllowed.ts'
import type { Login } from '../../src/domain/session/login.ts'
import { STORED_SENDER } from '../support/aStoredSender.ts'
import { aLogin } from '../support/aSession.ts'
import { aVendor } from '../support/aVendor.ts'
import { memoryPortal, NOON } from '../support/memoryPortal.ts'

describe('Vendor use cases', () => {
  it('load all vendors that the person may act for (AUTH-13)', async () => {
    const vendors = [aVendor(), aVendor({ id: 'other' })]
    expect(await memoryPortal({ vendors: makeMemoryVendorRepository(vendors) }).run(loadVendors())).toEqual(vendors)
  })

  it('distinguish an empty list from a failed call (AUTH-13)', async () => {
    const offline = new ServiceUnavailable({ reason: 'offline' })
    const down = { ...makeMemoryVendorRepository([]), all: Effect.fail(offline) }
    expect((await memoryPortal().run(Effect.flip(loadVendors())))._tag).toBe('NoVendors')
    expect((await memoryPortal({ vendors: down }).run(Effect.flip(loadVendors())))._tag).toBe('ServiceUnavailable')
  })

  it('allow the orders of all outlets only if the country parameter is "true" (NAV-10, OP-79)', async () => {
    const allowed = (values: Parameters<typeof makeMemoryCountryParameters>[0]) =>
      memoryPortal({ parameters: makeMemoryCountryParameters(values) }).run(readOutletsAllowed())
    expect([
      await allowed({ allOutletOrders: 'true' }),
      await allowed({ allOutletOrders: 'yes' }),
      await allowed({}),
    ]).toEqual([true, false, false])
  })
})

describe('loadVendors and openVendor for a guest', () => {
  const GUEST: Login = { mode: 'guest', vendorId: 'guest-7', token: 'token' }
  const PLACEHOLDER = aVendor({ id: 'guest-7', name: 'guest' })
  /** The vendor as listed and as opened, for this login. */
  const seenBy = (login: Login, kept?: StoredSender) =>
    memoryPortal({ vendors: makeMemoryVendorRepository([PLACEHOLDER]), sender: makeMemorySenderStore(kept) }).run(
      Effect.gen(function* () {
        yield* (yield* CurrentSession).enter(login)
        return [...(yield* loadVendors()), yield* openVendor('guest-7')]
      }),
    )

  it("return the vendor with the guest's address and name (GUEST-10)", async () => {
    const there = { id: 'guest-7', name: 'Eva', location: { coordinates: STORED_SENDER.address.coordinates } }
    expect(await seenBy(GUEST, STORED_SENDER)).toMatchObject([there, there])
  })

  it('return the placeholder until the guest has typed an address (GUEST-10)', async () => {
    expect(await seenBy(GUEST)).toEqual([PLACEHOLDER, PLACEHOLDER])
  })

  it("return the service's vendor for a signed-in person (API-14)", async () => {
    expect(await seenBy(aLogin(NOON), STORED_SENDER)).toEqual([PLACEHOLDER, PLACEHOLDER])
  })
})
