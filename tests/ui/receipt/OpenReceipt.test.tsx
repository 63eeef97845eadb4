import { LocalizationProvider, ReactLocalization } from '@fluent/react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { MemoryRouter, useLocation } from 'react-router'
import { messagesOf } from '../../../build/texts.ts'
import { deviceNow } from '../../../src/adapters/clock/deviceNow.ts'
import { refusalTexts } from '../../../src/adapters/memory/refusals.ts'
import { NotFound } from '../../../src/application/ports/ServiceFailure.ts'
import { publicOrderOf } from '../../../src/domain/publicTracking/publicOrderOf.ts'
import type { Receipt } from '../../../src/domain/receipt/receipt.ts'
import { LightPagesContext } from '../../../src/ui/frame/LightPages.ts'
import { NoticesViewModel } from '../../../src/ui/frame/NoticesViewModel.ts'
import type { ComposedPortal } from '../../../src/ui/frame/Portal.ts'
import { bundleOf } from '../../../src/ui/kit/texts.ts'
import { OpenReceipt } from '../../../src/ui/receipt/OpenReceipt.tsx'
import { anOrder, minutesLater } from '../../support/anOrder.ts'
import { flagsOn } from '../../support/flagsOn.ts'
import { lightPages } from '../../support/lightPages.ts'
import { FlagsViewModel } from '../../../src/ui/frame/FlagsViewModel.ts'
import { plain, theDeployment } from '../market/showPage.tsx'

const OF_PAGE = 'Delivery receipt · Dobrego · Create an order · Czechia'
const UNKNOWN = 'This link doesn’t work · Dobrego · Create an order · Czechia'
const TEXTS = ['site', 'shell', 'receipt', 'public', 'status', 'order', 'fields', 'promise', 'way', 'map'] as const
const ID = 'pekarna-u-mostu-1'

afterEach(cleanup)

type Outcome =
  | { readonly kind: 'done'; readonly value: Receipt }
  | { readonly kind: 'failed'; readonly failure: NotFound }

const Address = () => <output data-testid="address">{useLocation().search}</output>

/** Opens the receipt and returns what its read of the order then waits for. */
const open = async (id: string, search = '') => {
  document.title = OF_PAGE
  const deployment = theDeployment('dobrego-cz')
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const portal = {
    deployment,
    flags: new FlagsViewModel(flagsOn()),
    notices: new NoticesViewModel(deviceNow),
    run: { once: () => promise },
  } as unknown as ComposedPortal
  const opened = Promise.resolve(portal)
  const pages = lightPages()
  const light = { ...pages, application: { ...pages.application, open: () => opened } }
  const bundle = bundleOf('en', deployment.brand, messagesOf('en', TEXTS))
  const { unmount } = await act(async () =>
    render(
      <LocalizationProvider
        l10n={
          new ReactLocalization([bundle], undefined, (problem) => {
            throw problem
          })
        }
      >
        <MemoryRouter initialEntries={[`/receipt/${id}${search}`]}>
          <Address />
          <LightPagesContext value={light}>
            <OpenReceipt id={id} />
          </LightPagesContext>
        </MemoryRouter>
      </LocalizationProvider>,
    ),
  )
  return { unmount, answer: (outcome: Outcome) => act(async () => resolve(outcome)) }
}

it('a receipt keeps the language of its address when its timeline is shown and hidden (I18N-07)', async () => {
  const { answer } = await open(ID, '?lang=cs')
  await answer({ kind: 'done', value: { publicOrder: publicOrderOf(anOrder({ id: ID }), minutesLater(1)) } })
  const tick = screen.getByRole('checkbox')
  fireEvent.click(tick)
  expect(screen.getByTestId('address').textContent).toBe('?lang=cs&evidence=')
  fireEvent.click(tick)
  expect(screen.getByTestId('address').textContent).toBe('?lang=cs')
})

describe('the title of a receipt', () => {
  it('is its own once it is shown, and that of the page before and after', async () => {
    const { answer, unmount } = await open(ID)
    expect(document.title).toBe(OF_PAGE)
    await answer({ kind: 'done', value: { publicOrder: publicOrderOf(anOrder({ id: ID }), minutesLater(1)) } })
    expect(plain(document.title)).toBe(`Receipt ${ID}`)
    unmount()
    expect(document.title).toBe(OF_PAGE)
  })

  it('says that the link does not work for an id that no order has (NAV-26)', async () => {
    await (await open(ID)).answer({ kind: 'failed', failure: new NotFound(refusalTexts('error.not-found', '')) })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link doesn’t work')
    expect(document.title).toBe(UNKNOWN)
  })

  it('says that the link does not work for an id that no order can have (NAV-26)', async () => {
    await open('')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link doesn’t work')
    expect(document.title).toBe(UNKNOWN)
  })
})
