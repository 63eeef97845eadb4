import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { watchFrame } from '../../../src/composition/watchFrame.ts'
import { servicesOf } from '../../../src/domain/market/backEnd.ts'
import type { Mode } from '../../../src/domain/session/mode.ts'
import { OngoingWork } from '../../../src/ui/frame/OngoingWork.ts'
import { PageFlags } from '../../../src/ui/frame/PageFlags.ts'
import { SiteFooter } from '../../../src/ui/market/SiteFooter.tsx'
import { pageTexts } from '../../support/pageTexts.ts'
import { showPage, theDeployment } from '../market/showPage.tsx'

afterEach(cleanup)

it('the footer follows the flags, the address and the session (SCR-02, NAV-21)', async () => {
  const deployment = theDeployment('dobrego-cz')
  showPage(
    <SiteFooter deployment={deployment} locale="en" nativeName="English" locales={['en']} leadsOutOnly={false} />,
    deployment,
  )
  const register = document.querySelector('a[href="/register"]')!
  const flags = new PageFlags()
  let mode: Mode | undefined
  let gone: () => void = () => undefined
  const subscribe = (listener: () => void) => {
    gone = listener
  }
  watchFrame({
    opening: { services: servicesOf({}, window.location.origin), page: 'landing' },
    window,
    router: { subscribe, state: { location: { state: null } }, navigate: () => Promise.resolve() },
    flags,
    work: new OngoingWork(),
    texts: pageTexts(),
    entrance: () => Promise.resolve(mode),
  })
  expect(register.className).toBe('not-known-yet')

  flags.take(new Set())
  await waitFor(() => expect(register.className).toBe(''))
  mode = 'classic'
  gone()
  await waitFor(() => expect(register.parentElement!.hidden).toBe(true))
  mode = 'guest'
  gone()
  await waitFor(() => expect(register.parentElement!.hidden).toBe(false))
  flags.take(new Set(['DeactivateSignUpButton']))
  await waitFor(() => expect(register.parentElement!.hidden).toBe(true))
})

it.each([
  ['landing', true, ['https://tags.test/gtm.js?id=GTM-AB12CD']],
  ['landing', false, []],
  ['public-tracking', true, []],
  ['delivery-receipt', true, []],
] as const)('the page %s with analytics %s loads of the tag manager: %j (ANALYTICS-02)', (page, analytics, loaded) => {
  const tagManager = { container: 'GTM-AB12CD', host: 'https://tags.test' }
  const head = vi.spyOn(document.head, 'append').mockImplementation(() => undefined)
  watchFrame({
    opening: { services: servicesOf({ analytics, tagManager }, window.location.origin), page },
    window,
    router: { subscribe: () => undefined, state: { location: { state: null } }, navigate: () => Promise.resolve() },
    flags: new PageFlags(),
    work: new OngoingWork(),
    texts: pageTexts(),
    entrance: () => Promise.resolve(undefined),
  })
  expect(head.mock.calls.flat().map((script) => (script as HTMLScriptElement).src)).toEqual(loaded)
  head.mockRestore()
})
