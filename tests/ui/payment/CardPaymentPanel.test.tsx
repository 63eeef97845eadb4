import { LocalizationProvider, ReactLocalization } from '@fluent/react'
import { cleanup, render, screen } from '@testing-library/react'
import { Effect } from 'effect'
import { afterEach, expect, it } from 'vitest'
import { messagesOf } from '../../../build/texts.ts'
import { ServiceUnavailable } from '../../../src/application/ports/ServiceFailure.ts'
import { CardPaymentPanel } from '../../../src/ui/payment/CardPaymentPanel.tsx'
import { bundleOf } from '../../../src/ui/kit/texts.ts'
import { theDeployment } from '../market/showPage.tsx'
import { checkout, GOOD } from './checkout.ts'

afterEach(cleanup)

const show = (view: ReturnType<typeof checkout>['view']) => {
  const { brand, country } = theDeployment('dobrego-cz')
  const bundle = bundleOf('en', brand, messagesOf('en', ['card', 'request', 'failure', 'fields', 'site']))
  render(
    <LocalizationProvider
      l10n={
        new ReactLocalization([bundle], undefined, (problem) => {
          throw problem
        })
      }
    >
      <CardPaymentPanel view={view} place={{ country, locale: 'en' }} />
    </LocalizationProvider>,
  )
}

const TRY_ANOTHER = 'No rider has been requested yet. You can try another card.'

it('invites to pay with another card after a decline (PAY-14)', async () => {
  const { press, type, view } = checkout()
  await press()
  type('4000 0000 0000 0002')
  await press()
  show(view)
  expect(screen.getByText(TRY_ANOTHER)).toBeDefined()
})

it('does not, if it is unknown whether the first card paid (PAY-14)', async () => {
  const { press, type, view } = checkout({
    confirm: () => Effect.fail(new ServiceUnavailable({ reason: 'unknown-outcome' })),
  })
  await press()
  type(GOOD)
  await press()
  show(view)
  expect(view.step).toBe('choosing')
  expect(screen.getByText(/we don’t know whether this arrived/).closest('.callout')?.textContent).not.toContain('try')
  expect(screen.queryByText(TRY_ANOTHER)).toBeNull()
})
