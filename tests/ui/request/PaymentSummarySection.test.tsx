import { LocalizationProvider } from '@fluent/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PaymentSummarySection } from '../../../src/ui/request/PaymentSummarySection.tsx'
import { NOON } from '../../support/memoryPortal.ts'
import { aRequest } from './requestWorld.ts'
import { requestTexts } from './showRequest.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('PaymentSummarySection', () => {
  it.each([
    ['guest', 'true', 'No cashNothing is collected.'],
    ['guest', 'false', 'No cashThe customer has paid already.'],
    ['classic', 'true', 'No cashThe customer has paid already.'],
  ] as const)(
    'does not say to a guest who pays by card that the customer has paid: %s, cards %s (GUEST-07, PAY-07, PAY-09)',
    async (mode, onlinePaymentActivated, words) => {
      const { start, view } = aRequest({ mode, parameters: { onlinePaymentActivated } })
      await start()
      render(
        <LocalizationProvider l10n={requestTexts('en')}>
          <PaymentSummarySection view={view} isOn={() => false} />
        </LocalizationProvider>,
      )
      expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toContain(words)
    },
  )
})
