import { LocalizationProvider, ReactLocalization } from '@fluent/react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { messagesOf } from '../../../build/texts.ts'
import { FlagsViewModel } from '../../../src/ui/frame/FlagsViewModel.ts'
import { PortalContext, type Portal } from '../../../src/ui/frame/Portal.ts'
import { StayOffer } from '../../../src/ui/guest/StayOffer.tsx'
import { bundleOf } from '../../../src/ui/kit/texts.ts'
import { flagsOn } from '../../support/flagsOn.ts'
import { theDeployment } from '../market/showPage.tsx'

afterEach(cleanup)

it('leaves the focus on the page when the offer is declined, whose button has gone', async () => {
  const offered = { kind: 'done', value: { name: '', phoneNumber: '', email: 'eva@home.test' } }
  const portal = {
    run: { once: () => Promise.resolve(offered) },
    flags: new FlagsViewModel(flagsOn()),
    lacks: () => false,
    welcome: { bringTexts: () => Promise.resolve() },
  } as unknown as Portal
  const bundle = bundleOf('en', theDeployment('dobrego-cz').brand, messagesOf('en', ['stay', 'site']))
  render(
    <LocalizationProvider l10n={new ReactLocalization([bundle])}>
      <PortalContext value={portal}>
        <main id="content" tabIndex={-1}>
          <StayOffer />
        </main>
      </PortalContext>
    </LocalizationProvider>,
  )
  const decline = await screen.findByRole('button', { name: 'Not now' })
  await userEvent.setup().click(decline)
  expect(decline.isConnected).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
