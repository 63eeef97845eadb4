import { observable, runInAction } from 'mobx'
import { expect, it } from 'vitest'
import { RecentSearchesViewModel } from '../../../src/ui/frame/RecentSearchesViewModel.ts'
import { aVendor } from '../../support/aVendor.ts'

const world = () => {
  const vendors = observable({ selected: aVendor() }, {}, { deep: false })
  return { vendors, view: new RecentSearchesViewModel(vendors) }
}

it('RecentSearchesViewModel keeps searches, newest first, trimmed and non-empty (TRACK-23, OP-45)', () => {
  const { view } = world()
  for (const text of ['Jana', ' 777 ', '']) view.remember(text)
  expect(view.keys).toEqual(['777', 'Jana'])
})

it('RecentSearchesViewModel drops the oldest of more than ten (CONST-15, OP-45)', () => {
  const { view } = world()
  const keys = Array.from({ length: 11 }, (_, place) => `key ${place}`)
  keys.forEach(view.remember)
  expect(view.keys).toEqual(keys.slice(1).toReversed())
})

it('RecentSearchesViewModel keeps searches per vendor and clears them separately (TRACK-23)', () => {
  const { view, vendors } = world()
  const first = vendors.selected
  view.remember('Jana')
  runInAction(() => (vendors.selected = aVendor({ id: 'cukrarna' })))
  expect(view.keys).toEqual([])
  view.remember('Petr')
  view.clear()
  expect(view.keys).toEqual([])
  runInAction(() => (vendors.selected = first))
  expect(view.keys).toEqual(['Jana'])
})
