import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasLocation, parentsFirst, vendorToSelect } from '../../../src/domain/vendor/vendor.ts'
import { aVendor } from './aVendor.ts'

const north = aVendor({ id: 'north' })
const south = aVendor({ id: 'south' })
const chain = aVendor({ id: 'chain', isParent: true })
const group = aVendor({ id: 'group', isParent: true })

describe('The list of vendors', () => {
  it('shows parents first and otherwise keeps its order (PERM-02, NAV-09)', () => {
    expect(parentsFirst([south, group, north, chain])).toEqual([group, chain, south, north])
  })

  it('never shows a parent after another vendor, and keeps all of them (PERM-02)', () => {
    const vendors = fc
      .array(fc.boolean(), { maxLength: 20 })
      .map((parents) => parents.map((isParent, place) => aVendor({ id: `v${place}`, isParent })))
    fc.assert(
      fc.property(vendors, (list) => {
        const shown = parentsFirst(list)
        const firstChild = shown.findIndex(({ isParent }) => !isParent)
        expect(shown.slice(firstChild === -1 ? shown.length : firstChild).every(({ isParent }) => !isParent)).toBe(true)
        expect(new Set(shown)).toEqual(new Set(list))
        expect(shown).toHaveLength(list.length)
      }),
    )
  })

  it('selects the requested vendor, or the first displayed one (PERM-02)', () => {
    expect(vendorToSelect([south, chain], 'south')).toBe(south)
    expect(vendorToSelect([south, chain], 'gone')).toBe(chain)
    expect(vendorToSelect([south, chain], undefined)).toBe(chain)
    expect(vendorToSelect([], 'south')).toBeUndefined()
  })
})

describe('A vendor', () => {
  it('has a location once it has coordinates, zero degrees included (REQ-02)', () => {
    const { coordinates: _, ...nowhere } = north.location
    expect(hasLocation(north)).toBe(true)
    expect(hasLocation(aVendor({ location: nowhere }))).toBe(false)
    expect(hasLocation(aVendor({ location: { ...nowhere, coordinates: { latitude: 0, longitude: 0 } } }))).toBe(true)
  })
})
