import { LocalizationProvider, ReactLocalization } from '@fluent/react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { messagesOf } from '../../../build/texts.ts'
import { PAGES } from '../../../src/ui/app/pages.ts'
import { OrderSearch } from '../../../src/ui/tracking/OrderSearch.tsx'
import { PortalContext, type Portal } from '../../../src/ui/frame/Portal.ts'
import { RecentSearchesViewModel } from '../../../src/ui/frame/RecentSearchesViewModel.ts'
import { bundleOf } from '../../../src/ui/kit/texts.ts'
import { aVendor } from '../../support/aVendor.ts'
import { plain, theDeployment } from '../market/showPage.tsx'

const TEXTS = new ReactLocalization([
  bundleOf('en', theDeployment('dobrego-cz').brand, messagesOf('en', PAGES.tracking.texts)),
])

const Box = () => {
  const [search, searchFor] = useState('')
  return <OrderSearch view={{ search, isSearching: false, counts: { results: 0 }, searchFor }} />
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('OrderSearch announces the number of orders once typing pauses, not at each keystroke (TRACK-29)', () => {
  vi.useFakeTimers()
  const shown = (search: string, results: number) => (
    <LocalizationProvider l10n={TEXTS}>
      <OrderSearch view={{ search, isSearching: search !== '', counts: { results }, searchFor: vi.fn() }} />
    </LocalizationProvider>
  )
  const { rerender } = render(shown('', 40))
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  const type = (search: string, results: number) => {
    rerender(shown(search, results))
    wait(200)
  }
  type('K', 22)
  type('Ka', 8)
  type('Kar', 0)
  expect(screen.getByRole('status').textContent).toBe('')
  wait(300)
  expect(plain(screen.getByRole('status').textContent)).toBe('No order matches')
  type('', 40)
  wait(500)
  expect(screen.getByRole('status').textContent).toBe('')
})

it('RecentSearches contains every search made before it has loaded (TRACK-23)', async () => {
  const recentSearches = new RecentSearchesViewModel({ selected: aVendor() })
  render(
    <LocalizationProvider l10n={TEXTS}>
      <PortalContext value={{ recentSearches } as unknown as Portal}>
        <Box />
      </PortalContext>
    </LocalizationProvider>,
  )
  const box = screen.getByRole<HTMLInputElement>('searchbox')
  const lookFor = (text: string) => {
    box.focus()
    fireEvent.change(box, { target: { value: text } })
    fireEvent.keyDown(box, { key: 'Enter' })
  }
  for (const text of ['Novák', '777', ' Novák ', 'Svoboda']) lookFor(text)
  box.focus()
  fireEvent.change(box, { target: { value: '' } })

  await screen.findByRole('group', { name: 'Recent searches' })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Svoboda', 'Novák', '777'])
})
