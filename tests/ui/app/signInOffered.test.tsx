import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Mode } from '../../../src/domain/session/mode.ts'
import { NotFoundPage } from '../../../src/ui/app/NotFoundPage.tsx'
import { LightPagesContext } from '../../../src/ui/frame/LightPages.ts'
import { lightPages } from '../../support/lightPages.ts'
import { showPage, theDeployment } from '../market/showPage.tsx'

afterEach(cleanup)

const show = (entrance: () => Promise<Mode | undefined>) =>
  act(async () => {
    showPage(
      <LightPagesContext value={lightPages({ entrance })}>
        <NotFoundPage />
      </LightPagesContext>,
      theDeployment('dobrego-cz'),
    )
    await Promise.resolve()
  })
const signIn = () => screen.queryByRole('link', { name: 'Sign in' })

describe('the page of unknown addresses (ROUTE-21)', () => {
  it.each([undefined, 'guest'] as const)('offers to sign in to %s (CON-12)', async (mode) => {
    await show(() => Promise.resolve(mode))
    expect(signIn()?.classList).not.toContain('not-known-yet')
    expect(signIn()?.getAttribute('href')).toBe('/connect')
  })

  it.each(['classic', 'godroid'] as const)('does not offer it to people who are signed in: %s', async (mode) => {
    await show(() => Promise.resolve(mode))
    expect(signIn()).toBeNull()
  })

  it('keeps the space until it is known who is there', async () => {
    await show(() => new Promise(() => undefined))
    expect(signIn()?.classList).toContain('not-known-yet')
  })
})
