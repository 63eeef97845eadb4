import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { makeMemoryCountryParameters } from '../../src/adapters/memory/MemoryCountryParameters.ts'
import { makeMemorySenderStore } from '../../src/adapters/memory/MemorySenderStore.ts'
import { makeMemoryVendorRepository } from '../../src/adapters/memory/MemoryVendorRepository.ts'
import { CurrentSession } from '../../src/application/ports/CurrentSession.ts'
import type { KeptSender } from '../../src/application/ports/SenderStore.ts'
import { ServiceUnavailable } from '../../src/application/ports/ServiceFailure.ts'
import { includeOutlets, readOutletsIncluded } from '../../src/application/vendor/includeOutlets.ts'
import { loadVendors } from '../../src/application/vendor/loadVendors.ts'
import { openVendor } from '../../src/application/vendor/openVendor.ts'
import { readOutletsAllowed } from '../../src/application/vendor/readOutletsAllowed.ts'
import type { Login } from '../../src/domain/session/login.ts'
import { KEPT_SENDER } from '../support/aKeptSender.ts'
import { aLogin } from '../support/aSession.ts'
import { aVendor } from '../support/aVendor.ts'
import { memoryPortal, NOON } from '../support/memoryPortal.ts'

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

describe('The vendor of a guest', () => {
  const GUEST: Login = { mode: 'guest', vendorId: 'guest-7', token: 'token' }
  const PLACEHOLDER = aVendor({ id: 'guest-7', name: 'guest' })
  /** The vendor as it is listed and as it is opened, for whoever is in. */
  const seenBy = (login: Login, kept?: KeptSender) =>
    memoryPortal({ vendors: makeMemoryVendorRepository([PLACEHOLDER]), sender: makeMemorySenderStore(kept) }).run(
      Effect.gen(function* () {
        yield* (yield* CurrentSession).enter(login)
        return [...(yield* loadVendors()), yield* openVendor('guest-7')]
      }),
    )

  it('stands where the guest is, under their name (GUEST-10)', async () => {
    const there = { id: 'guest-7', name: 'Eva', location: { coordinates: KEPT_SENDER.address.coordinates } }
    expect(await seenBy(GUEST, KEPT_SENDER)).toMatchObject([there, there])
  })

  it('is the placeholder until the guest has said where they are (GUEST-10)', async () => {
    expect(await seenBy(GUEST)).toEqual([PLACEHOLDER, PLACEHOLDER])
  })

  it('is told apart from that of a person who is signed in: theirs is as the service knows it (API-14)', async () => {
    expect(await seenBy(aLogin(NOON), KEPT_SENDER)).toEqual([PLACEHOLDER, PLACEHOLDER])
  })
})
