import { observable, runInAction } from 'mobx'
import { expect, it } from 'vitest'
import { RecentSearchesViewModel } from '../../../src/ui/tracking/RecentSearchesViewModel.ts'
import { aVendor } from '../../support/aVendor.ts'
import { runOver } from './runOver.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))
const show = async () => {
  const { run } = runOver([])
  const vendors = observable({ selected: aVendor() }, {}, { deep: false })
  const open = async () => {
    const view = new RecentSearchesViewModel({ run, vendors })
    const screen = new AbortController()
    view.start(screen.signal)
    await settled()
    return { view, leave: () => screen.abort() }
  }
  return { vendors, open, ...(await open()) }
}

it('RecentSearchesViewModel keeps searches across screens, newest first (TRACK-23, OP-45)', async () => {
  const { view, open, leave } = await show()
  for (const text of ['Jana', ' 777 ', '']) view.remember(text)
  await settled()
  expect(view.keys).toEqual(['777', 'Jana'])
  leave()
  expect((await open()).view.keys).toEqual(['777', 'Jana'])
})

it('RecentSearchesViewModel keeps searches per vendor and clears them separately (TRACK-23)', async () => {
  const { view, vendors } = await show()
  const first = vendors.selected
  view.remember('Jana')
  await settled()
  runInAction(() => (vendors.selected = aVendor({ id: 'cukrarna' })))
  expect(view.keys).toEqual([])
  view.remember('Petr')
  await settled()
  view.clear()
  expect(view.keys).toEqual([])
  runInAction(() => (vendors.selected = first))
  await settled()
  expect(view.keys).toEqual(['Jana'])
})
