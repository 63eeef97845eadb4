import { describe, expect, it } from 'vitest'
import { VendorsViewModel } from '../../../src/ui/frame/VendorsViewModel.ts'
import { aVendor } from '../../support/aVendor.ts'
import { heldRun } from '../tracking/heldRun.ts'

const BAKERY = aVendor({ isParent: true })

const selectedParent = () => {
  const held = heldRun()
  const view = new VendorsViewModel(held.run)
  view.state = { step: 'ready', vendors: [BAKERY, aVendor({ id: 'other' })], selected: aVendor({ id: 'other' }) }
  view.select(BAKERY.id)
  return { view, answer: () => held.calls[0]?.answer({ kind: 'done', value: true }) }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('VendorsViewModel', () => {
  it('applies the stored outlets setting of a parent, even if its data changed meanwhile', async () => {
    const { view, answer } = selectedParent()
    view.replace({ ...BAKERY, name: 'Renamed' })
    answer()
    await settled()
    expect([view.selected?.name, view.outletsIncluded]).toEqual(['Renamed', true])
  })

  it('ignores the stored setting of a parent that is no longer selected', async () => {
    const { view, answer } = selectedParent()
    view.select('other')
    answer()
    await settled()
    expect(view.outletsIncluded).toBe(false)
  })
})
