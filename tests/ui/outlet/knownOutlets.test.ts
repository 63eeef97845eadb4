import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { makeMemoryVendorRepository } from '../../../src/adapters/memory/MemoryVendorRepository.ts'
import { ServiceUnavailable } from '../../../src/application/ports/ServiceFailure.ts'
import type { Vendor } from '../../../src/domain/vendor/vendor.ts'
import { knownOutlets } from '../../../src/ui/outlet/knownOutlets.ts'
import { aSignedInPerson } from '../app/theFrame.tsx'
import { FAMILY, OTHER_FAMILY, OUTLET } from './outletWorld.ts'

const ADDED = { ...OUTLET, id: 'cz3002', name: 'Pivoňka Karlín' }

/** The loaded vendors of a user; `next` is the answer to a reload. */
const loaded = async (next?: ReadonlyArray<Vendor> | 'nobody answers') => {
  let answer: Effect.Effect<ReadonlyArray<Vendor>, ServiceUnavailable> = Effect.succeed([FAMILY, OUTLET, OTHER_FAMILY])
  const vendors = { ...makeMemoryVendorRepository([]), all: Effect.suspend(() => answer) }
  const { portal, run } = aSignedInPerson({ vendors })
  await portal.vendors.load('cz3001')
  if (next === 'nobody answers') answer = Effect.fail(new ServiceUnavailable({ reason: 'offline' }))
  else if (next) answer = Effect.succeed(next)
  return { vendors: portal.vendors, ...knownOutlets(portal.vendors, run) }
}
const namesOf = ({ all }: { readonly all: ReadonlyArray<Vendor> }) => all.map(({ name }) => name)

describe('knownOutlets', () => {
  it('adds an outlet and keeps the selection (OUTLET-15, NAV-08)', async () => {
    const { put, vendors } = await loaded()
    put(ADDED)
    expect(namesOf(vendors)).toEqual(['Květiny Pivoňka', 'Pivoňka Anděl', 'Pivoňka Karlín', 'Knihy Lípa'])
    expect(vendors.all[0]?.outlets).toEqual([{ id: 'cz3002', name: 'Pivoňka Karlín' }])
    expect(vendors.selected).toEqual(OUTLET)
  })

  it('replaces a changed outlet, also if it is selected (OUTLET-15)', async () => {
    const { put, vendors } = await loaded()
    const renamed = { ...OUTLET, name: 'Nový Anděl' }
    put(renamed)
    expect([namesOf(vendors)[1], vendors.selected]).toEqual(['Nový Anděl', renamed])
  })

  it('reloads the vendors, and keeps the known ones on failure (CON-16)', async () => {
    const more = await loaded([FAMILY, OUTLET, ADDED])
    await more.refresh()
    expect(namesOf(more.vendors)).toEqual(['Květiny Pivoňka', 'Pivoňka Anděl', 'Pivoňka Karlín'])
    expect(more.vendors.selected?.id).toBe('cz3001')
    const silent = await loaded('nobody answers')
    await silent.refresh()
    expect([silent.vendors.all.length, silent.vendors.selected?.id]).toEqual([3, 'cz3001'])
  })
})
