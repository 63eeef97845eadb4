import { LocalizationProvider } from '@fluent/react'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import type { Locale } from '../../../src/domain/market/languages.ts'
import { COMMON_PARTS, TITLE_SEPARATOR } from '../../../src/ui/kit/titleParts.ts'
import { useStepTitle } from '../../../src/ui/kit/useStepTitle.ts'
import { pageTitle } from '../../../src/ui/paths/pageTitle.ts'
import { textsOf, theDeployment } from '../market/showPage.tsx'

const deployment = theDeployment('dobrego-cz')
const l10n = textsOf(deployment, 'en')
const OF_ALL = pageTitle(l10n, deployment, 'en', undefined)
const OF_PAGE = pageTitle(l10n, deployment, 'en', 'sign-in-title')

/** Shows a step within a page, in English at first. */
const show = (name: string | undefined) => {
  let texts = l10n
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <LocalizationProvider l10n={texts}>{children}</LocalizationProvider>
  )
  const { rerender, unmount } = renderHook((step: { readonly name: string | undefined }) => useStepTitle(step.name), {
    initialProps: { name },
    wrapper,
  })
  const changeTo = (locale: Locale) => {
    texts = textsOf(deployment, locale)
    document.title = pageTitle(texts, deployment, locale, 'sign-in-title')
    rerender({ name })
  }
  return { rerender, unmount, changeTo }
}

it('knows how many parts the titles of all pages have in common (NAV-17)', () => {
  expect(OF_ALL.split(TITLE_SEPARATOR)).toHaveLength(COMMON_PARTS)
})

it('names a step instead of the page until it ends, without marks of the reading direction and of line breaks (NAV-26)', () => {
  document.title = OF_PAGE
  const { rerender, unmount } = show(undefined)
  expect(document.title).toBe(OF_PAGE)
  rerender({ name: '\u20683\u2069 orders\u200bare\u2060ready' })
  expect(document.title).toBe(`3 ordersareready · ${OF_ALL}`)
  rerender({ name: '3 orders are placed' })
  expect(document.title).toBe(`3 orders are placed · ${OF_ALL}`)
  unmount()
  expect(document.title).toBe(OF_PAGE)
})

it('names a step of a page that has no name of its own', () => {
  document.title = OF_ALL
  show('Add your address')
  expect(document.title).toBe(`Add your address · ${OF_ALL}`)
})

it('leaves the title of the page that follows', () => {
  document.title = OF_PAGE
  const { unmount } = show('3 orders are ready')
  document.title = `History · ${OF_ALL}`
  unmount()
  expect(document.title).toBe(`History · ${OF_ALL}`)
})

it('names a step whose name is the same in another language, and then the page in that language (I18N-14)', () => {
  document.title = OF_PAGE
  const { changeTo, unmount } = show('A-1234')
  changeTo('cs')
  const czech = textsOf(deployment, 'cs')
  expect(document.title).toBe(`A-1234 · ${pageTitle(czech, deployment, 'cs', undefined)}`)
  unmount()
  expect(document.title).toBe(pageTitle(czech, deployment, 'cs', 'sign-in-title'))
})
