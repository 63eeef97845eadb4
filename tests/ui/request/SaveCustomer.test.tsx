import { LocalizationProvider, ReactLocalization } from '@fluent/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { messagesOf } from '../../../build/texts.ts'
import { PortalContext, type Portal } from '../../../src/ui/frame/Portal.ts'
import { bundleOf } from '../../../src/ui/kit/texts.ts'
import { SaveCustomer, type SaveCustomerView } from '../../../src/ui/request/SaveCustomer.tsx'
import { aSavedAddress } from '../../support/aSavedAddress.ts'
import { theDeployment } from '../market/showPage.tsx'

afterEach(cleanup)

const show = (progress: SaveCustomerView['progress']) => {
  const nothing = () => Promise.resolve()
  const portal = { lacks: (call: string) => call === 'saveCustomer' } as unknown as Portal
  const bundle = bundleOf('en', theDeployment('dobrego-cz').brand, messagesOf('en'))
  render(
    <LocalizationProvider l10n={new ReactLocalization([bundle])}>
      <PortalContext value={portal}>
        <SaveCustomer
          view={{ standing: { kind: 'new', customer: aSavedAddress() }, progress, save: nothing, undo: nothing }}
        />
      </PortalContext>
    </LocalizationProvider>,
  )
}

describe('SaveCustomer with a back end that does not have the call (ADR 128)', () => {
  it('offers nothing', () => {
    show({ step: 'resting' })
    expect(document.body.textContent).toBe('')
  })

  it('keeps the message of the attempt that found it out, without the button', () => {
    show({ step: 'failed', because: { id: 'failure-not-offered' } })
    expect(screen.getByText(/^Could not save the customer/)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
