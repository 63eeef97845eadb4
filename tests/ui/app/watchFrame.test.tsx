import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { watchFrame } from '../../../src/composition/watchFrame.ts'
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
