import { LocalizationProvider, ReactLocalization } from '@fluent/react'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { messagesOf, translatedLocales } from '../../../build/texts.ts'
import { deploymentOf, type Deployment } from '../../../src/domain/market/deployments.ts'
import type { Locale } from '../../../src/domain/market/languages.ts'
import { bundleOf } from '../../../src/ui/kit/texts.ts'

/** All locales with texts. */
export const TRANSLATED = translatedLocales() as ReadonlyArray<Locale>

export const theDeployment = (id: string): Deployment => {
  const deployment = deploymentOf(id)
  if (!deployment) throw new Error(`no deployment ${id}`)
  return deployment
}

/** The texts of the light pages only; a missing message or variable fails the test. */
export const textsOf = (deployment: Deployment, locale: Locale): ReactLocalization =>
  new ReactLocalization(
    [
      bundleOf(
        locale,
        deployment.brand,
        messagesOf(locale, ['site', 'landing', 'session', 'password', 'failure', 'privacy']),
      ),
    ],
    undefined,
    (problem) => {
      throw problem
    },
  )

/** Removes bidirectional marks and normalizes spaces. */
export const plain = (text: string | null): string =>
  (text ?? '').replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '').replaceAll(/\s+/g, ' ')

const page = (screen: ReactNode, deployment: Deployment, locale: Locale) => (
  <LocalizationProvider l10n={textsOf(deployment, locale)}>
    <MemoryRouter>{screen}</MemoryRouter>
  </LocalizationProvider>
)

export const showPage = (screen: ReactNode, deployment: Deployment, locale: Locale = 'en') =>
  render(page(screen, deployment, locale))

/** The static HTML of the page, as without JavaScript. */
export const markupOf = (screen: ReactNode, deployment: Deployment, locale: Locale = 'en'): string =>
  renderToStaticMarkup(page(screen, deployment, locale))
