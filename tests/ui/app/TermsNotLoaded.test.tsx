import { LocalizationProvider, ReactLocalization } from '@fluent/react'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, expect, it } from 'vitest'
import { messagesOf } from '../../../build/texts.ts'
import { LightPagesContext } from '../../../src/ui/frame/LightPages.ts'
import { OngoingWork } from '../../../src/ui/frame/OngoingWork.ts'
import { routesOf } from '../../../src/ui/app/routes.tsx'
import { bundleOf } from '../../../src/ui/kit/texts.ts'
import { flagsOn } from '../../support/flagsOn.ts'
import { lightPages } from '../../support/lightPages.ts'

afterEach(cleanup)

const openTerms = (textsOf: () => Promise<unknown>) => {
  const pages = lightPages()
  const router = createMemoryRouter(
    routesOf({
      entrance: () => Promise.resolve(undefined),
      hasEnded: () => false,
      flags: flagsOn(),
      work: new OngoingWork(),
      termsUrl: undefined,
      individualSenders: true,
      textsOf,
    }),
    { initialEntries: ['/termsandconditions'] },
  )
  const texts = bundleOf('en', pages.deployment.brand, messagesOf('en', ['site', 'failure', 'terms']))
  render(
    <LocalizationProvider l10n={new ReactLocalization([texts])}>
      <LightPagesContext value={pages}>
        <RouterProvider router={router} />
      </LightPagesContext>
    </LocalizationProvider>,
  )
}

it('the terms page reports texts that cannot be loaded and offers to retry (ERR-18, CON-26)', async () => {
  openTerms(() => Promise.reject(new Error('offline')))
  expect((await screen.findByRole('alert')).textContent).toContain('The terms and conditions could not be loaded.')
  expect(screen.getByRole('button', { name: 'Close and reload' })).toBeTruthy()
})

it('the terms page shows the terms (ROUTE-19)', async () => {
  openTerms(() => Promise.resolve())
  await screen.findByRole('heading', { level: 1 }, { timeout: 5_000 })
  expect(screen.queryByRole('alert')).toBeNull()
})
