import { LocalizationProvider, ReactLocalization } from '@fluent/react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { messagesOf } from '../../../build/texts.ts'
import { BulkFileStep } from '../../../src/ui/bulk/BulkFileStep.tsx'
import type { BulkFileViewModel } from '../../../src/ui/bulk/BulkFileViewModel.ts'
import { useLeaveQuestion } from '../../../src/ui/bulk/useLeaveQuestion.ts'
import { PortalContext, type Portal } from '../../../src/ui/frame/Portal.ts'
import { bundleOf } from '../../../src/ui/kit/texts.ts'
import { theDeployment } from '../market/showPage.tsx'
import { aRow, aSheet, bulkWorld, correctingOf } from './bulkWorld.ts'

const TEXTS = ['bulk', 'bulkfile', 'request', 'order', 'fields', 'failure', 'shell'] as const

interface Session {
  isSignedIn: boolean
}

const FilePage = ({ model, session }: { readonly model: BulkFileViewModel; readonly session: Session }) => {
  useLeaveQuestion(model, () => session.isSignedIn)
  return <BulkFileStep model={model} onTemplate={() => undefined} isTemplateComing={false} />
}

/** The file step at `/bulk-order/cz1` with a row to correct; `/orders` is another page. */
const correcting = async () => {
  const { model } = bulkWorld()
  const session = { isSignedIn: true }
  const router = createMemoryRouter(
    [
      { path: '/bulk-order/:vendorId', element: <FilePage model={model} session={session} /> },
      { path: '/orders', element: <p>Active orders</p> },
    ],
    { initialEntries: ['/orders', '/bulk-order/cz1'] },
  )
  const bundle = bundleOf('en', theDeployment('dobrego-cz').brand, messagesOf('en', TEXTS))
  render(
    <LocalizationProvider l10n={new ReactLocalization([bundle])}>
      <PortalContext value={{ locale: 'en' } as unknown as Portal}>
        <RouterProvider router={router} />
      </PortalContext>
    </LocalizationProvider>,
  )
  await act(() => model.choose([aSheet([aRow({ customerName: '' })])]))
  return {
    correct: () => {
      const grid = correctingOf(model)
      act(() => {
        grid.begin('Jana')
        grid.commit()
      })
    },
    go: (to: string | -1) => act(() => (to === -1 ? router.navigate(to) : router.navigate(to))),
    press: async (name: string) => userEvent.setup().click(screen.getByRole('button', { name })),
    session,
    path: () => router.state.location.pathname,
    mayUnload: () => window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  }
}

describe('leaving the page with corrections', () => {
  it.each([['/orders'], ['/bulk-order/cz2'], [-1]] as const)(
    'asks first on the way to %s, and goes on once they are discarded',
    async (to) => {
      const { correct, go, path, press } = await correcting()
      correct()
      await go(to)
      expect(path()).toBe('/bulk-order/cz1')
      expect(screen.getByRole('alert').textContent).toBe('Your corrections will be lost.')
      await press('Discard corrections')
      expect(path()).toBe(to === -1 ? '/orders' : to)
    },
  )

  it('keeps them, and asks again the next time', async () => {
    const { correct, go, path, press } = await correcting()
    correct()
    await go('/orders')
    await press('Keep correcting')
    expect(screen.getAllByText('Jana').length).toBeGreaterThan(0)
    await press('Another file')
    await press('Discard corrections')
    expect(path()).toBe('/bulk-order/cz1')
  })

  it('asks again after an answer to stay', async () => {
    const { correct, go, path, press } = await correcting()
    correct()
    await go('/orders')
    await press('Keep correcting')
    await go('/orders')
    await press('Discard corrections')
    expect(path()).toBe('/orders')
  })

  it('asks nothing before something is corrected, or once the session has ended', async () => {
    const { correct, go, mayUnload, path, session } = await correcting()
    expect(mayUnload()).toBe(true)
    correct()
    expect(mayUnload()).toBe(false)
    session.isSignedIn = false
    expect(mayUnload()).toBe(true)
    await go('/orders')
    expect(path()).toBe('/orders')
  })
})
