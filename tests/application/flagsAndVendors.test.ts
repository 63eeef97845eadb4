import { Effect, Fiber, Stream } from 'effect'
import { TestClock } from 'effect/testing'
import { describe, expect, it } from 'vitest'
import { makeMemoryCountryParameters } from '../../src/adapters/memory/MemoryCountryParameters.ts'
import { makeMemoryFlagProvider } from '../../src/adapters/memory/MemoryFlagProvider.ts'
import { makeMemoryVendorRepository } from '../../src/adapters/memory/MemoryVendorRepository.ts'
import { watchFlags } from '../../src/application/flags/watchFlags.ts'
import type { FlagProviderPort } from '../../src/application/ports/FlagProvider.ts'
import { ServiceUnavailable } from '../../src/application/ports/ServiceFailure.ts'
import { includeOutlets, readOutletsIncluded } from '../../src/application/vendor/includeOutlets.ts'
import { loadVendors } from '../../src/application/vendor/loadVendors.ts'
import { readOutletsAllowed } from '../../src/application/vendor/readOutletsAllowed.ts'
import { waitForVendor } from '../../src/application/vendor/waitForVendor.ts'
import type { FlagName, FlagSet } from '../../src/domain/flags/flagNames.ts'
import type { Vendor } from '../../src/domain/vendor/vendor.ts'
import { aVendor } from '../support/aVendor.ts'
import { memoryPortal } from '../support/memoryPortal.ts'

const flags = (...names: ReadonlyArray<FlagName>): FlagSet => new Set(names)
const hanging: FlagProviderPort = { name: 'hanging', read: Effect.never }
const failing = makeMemoryFlagProvider('failing', () => undefined)

/** Every set of flags seen while `ms` go by. */
const seenWithin = (ms: number, ...flagProviders: ReadonlyArray<FlagProviderPort>) =>
  memoryPortal({ flagProviders }).run(
    Effect.gen(function* () {
      const seen: Array<ReadonlyArray<FlagName>> = []
      yield* Effect.forkChild(Stream.runForEach(watchFlags(), (set) => Effect.sync(() => void seen.push([...set]))))
      yield* TestClock.adjust(ms)
      return seen
    }),
  )

describe('The flags', () => {
  it('are those of the first provider that answers (FLAG-01, FLAG-03)', async () => {
    const first = makeMemoryFlagProvider('first', () => flags('Voucher'))
    const second = makeMemoryFlagProvider('second', () => flags('AddressBook'))
    expect(await seenWithin(0, failing, first, second)).toEqual([['Voucher']])
  })

  it('come from the next provider when one has not answered within 2000 ms (FLAG-04, CONST-05)', async () => {
    const second = makeMemoryFlagProvider('second', () => flags('AddressBook'))
    expect(await seenWithin(1_999, hanging, second)).toEqual([])
    expect(await seenWithin(2_000, hanging, second)).toEqual([['AddressBook']])
  })

  it('come from the fallback file when every provider fails (FLAG-05, OP-57)', async () => {
    const file = makeMemoryFlagProvider('fallback file', () => flags('Preorder'))
    expect(await seenWithin(4_000, hanging, failing, hanging, file)).toEqual([['Preorder']])
  })

  it('are all off while nobody has ever answered (FLAG-06, FLAG-07, OP-57)', async () => {
    expect(await seenWithin(300_000, failing)).toEqual([[]])
  })

  it('are asked for again every 5 minutes and told when they changed (FLAG-02, FLAG-08, CONST-04)', async () => {
    let asked = 0
    const provider = makeMemoryFlagProvider('first', () => {
      asked += 1
      return asked < 3 ? flags('Voucher') : flags('Voucher', 'Helpcenter')
    })
    expect(await seenWithin(299_999, provider)).toEqual([['Voucher']])
    expect(asked).toBe(1)
    asked = 0
    expect(await seenWithin(600_000, provider)).toEqual([['Voucher'], ['Voucher', 'Helpcenter']])
    expect(asked).toBe(3)
  })

  it('stay as last known when later nobody answers (OP-57)', async () => {
    const answers = [flags('Voucher'), undefined]
    const provider = makeMemoryFlagProvider('first', () => answers.shift())
    expect(await seenWithin(600_000, provider)).toEqual([['Voucher']])
  })
})

describe('The vendors', () => {
  it('are all those the person may act for (AUTH-13)', async () => {
    const vendors = [aVendor(), aVendor({ id: 'other' })]
    expect(await memoryPortal({ vendors: makeMemoryVendorRepository(vendors) }).run(loadVendors())).toEqual(vendors)
  })

  it('that are none, and those that cannot be had, are two different failures (AUTH-13)', async () => {
    const offline = new ServiceUnavailable({ reason: 'offline' })
    const down = { all: Effect.fail(offline), byId: () => Effect.fail(offline), saveAddress: () => Effect.never }
    expect((await memoryPortal().run(Effect.flip(loadVendors())))._tag).toBe('NoVendors')
    expect((await memoryPortal({ vendors: down }).run(Effect.flip(loadVendors())))._tag).toBe('ServiceUnavailable')
  })

  it('are waited for, with a look every 200 ms (REQ-03, CONST-36)', async () => {
    let looks = 0
    let there: Vendor | undefined
    const look = () => {
      looks += 1
      return there
    }
    const found = await memoryPortal().run(
      Effect.gen(function* () {
        const waiting = yield* Effect.forkChild(waitForVendor(look))
        yield* TestClock.adjust(599)
        expect(looks).toBe(3)
        there = aVendor()
        yield* TestClock.adjust(1)
        return yield* Fiber.join(waiting)
      }),
    )
    expect({ found: found.id, looks }).toEqual({ found: 'pekarna-u-mostu', looks: 4 })
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
