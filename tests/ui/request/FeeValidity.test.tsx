import { LocalizationProvider, ReactLocalization } from '@fluent/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { messagesOf } from '../../../build/texts.ts'
import { instantAt } from '../../../src/domain/instant.ts'
import type { Mode } from '../../../src/domain/session/mode.ts'
import { PortalContext, type Portal } from '../../../src/ui/frame/Portal.ts'
import { bundleOf } from '../../../src/ui/kit/texts.ts'
import { FeeValidity } from '../../../src/ui/request/FeeValidity.tsx'
import { theDeployment } from '../market/showPage.tsx'

afterEach(cleanup)

describe('FeeValidity', () => {
  it.each<[Mode, RegExp]>([
    ['classic', /is recalculated when you request/],
    ['guest', /see the new fee, then once more to accept it/],
  ])('explains what happens after the fee expired in mode %s (REQ-22, REQ-26)', (mode, text) => {
    const { brand } = theDeployment('dobrego-cz')
    const l10n = new ReactLocalization([bundleOf('en', brand, messagesOf('en', ['request']))])
    render(
      <LocalizationProvider l10n={l10n}>
        <PortalContext value={{ session: { mode } } as unknown as Portal}>
          <FeeValidity view={{ expiresAt: instantAt(0), validFor: 0 }} zone="Europe/Prague" locale="en" />
        </PortalContext>
      </LocalizationProvider>,
    )
    expect(screen.getByText(text)).toBeTruthy()
  })
})
