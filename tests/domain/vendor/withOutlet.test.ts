import { describe, expect, it } from 'vitest'
import { withOutlet } from '../../../src/domain/vendor/withOutlet.ts'
import { aVendor } from './aVendor.ts'

const family = aVendor({ id: 'family', isParent: true, outlets: [{ id: 'family-1', name: 'Anděl' }] })
const first = aVendor({ id: 'family-1', name: 'Anděl', parentVendorId: 'family' })
const other = aVendor({ id: 'other' })

describe('withOutlet', () => {
  it('inserts a new outlet after the other ones, and in the list of its parent (NAV-08, PERM-01)', () => {
    const added = aVendor({ id: 'family-2', name: 'Karlín', parentVendorId: 'family' })
    const [parent, ...rest] = withOutlet([family, first, other], added)
    expect(rest).toEqual([first, added, other])
    expect(parent?.outlets).toEqual([
      { id: 'family-1', name: 'Anděl' },
      { id: 'family-2', name: 'Karlín' },
    ])
  })

  it('inserts the first outlet of a parent after the parent', () => {
    const alone = { ...family, outlets: [] }
    expect(withOutlet([other, alone], first).map(({ id }) => id)).toEqual(['other', 'family', 'family-1'])
  })

  it('replaces a changed outlet in its position, under its new name', () => {
    const renamed = { ...first, name: 'Nový Anděl' }
    expect(withOutlet([first, family, other], renamed)).toEqual([
      renamed,
      { ...family, outlets: [{ id: 'family-1', name: 'Nový Anděl' }] },
      other,
    ])
  })
})
