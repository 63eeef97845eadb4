import { LocalizationProvider, ReactLocalization } from '@fluent/react'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { messagesOf } from '../../../build/texts.ts'
import { PAGES } from '../../../src/ui/app/pages.ts'
import { PortalContext, type Portal } from '../../../src/ui/frame/Portal.ts'
import { bundleOf } from '../../../src/ui/kit/texts.ts'
import { ListTabs } from '../../../src/ui/tracking/ListTabs.tsx'
import { plain, theDeployment } from '../market/showPage.tsx'

it('ListTabs groups the digits of its counts as in the language of the page (I18N-10)', () => {
  const deployment = theDeployment('dobrego-cz')
  const texts = bundleOf('de', deployment.brand, messagesOf('de', PAGES.tracking.texts))
  const counts = { new: 1_234, collected: 12_345, scheduled: 0, delivered: 7, cancelled: 1, results: 0 }
  render(
    <LocalizationProvider l10n={new ReactLocalization([texts])}>
      <PortalContext value={{ deployment, locale: 'de' } as unknown as Portal}>
        <ListTabs view={{ chosen: 'new', isSearching: false, counts, choose: vi.fn() }} isCounted board={undefined} />
      </PortalContext>
    </LocalizationProvider>,
  )
  const names = screen.getAllByRole('tab').map(({ textContent }) => plain(textContent))
  expect(names.filter((name) => /\d{4}/.test(name))).toEqual([])
  expect(names.join(' ')).toContain('1.234')
})
