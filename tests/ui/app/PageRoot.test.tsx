import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PageRoot } from '../../../src/ui/app/PageRoot.tsx'

const shown = { scrollY: 0 }

/** A page in a window that scrolls to every position. */
const show = (at: string) => {
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => shown.scrollY)
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation((to) => {
    shown.scrollY = (to as unknown as ScrollToOptions).top ?? 0
  })
  const pages = ['/request-a-rider/:vendor', '/history/:vendor', '/bulk-order/:vendor/:job?'].map((path) => ({
    path,
    element: (
      <main id="content">
        <h1>{path.split('/')[1]}</h1>
        <input aria-label="field" />
      </main>
    ),
  }))
  const router = createMemoryRouter([{ Component: PageRoot, children: pages }], { initialEntries: [at] })
  render(<RouterProvider router={router} />)
  const go = (to: string, options = {}) => act(() => router.navigate(to, options))
  const move = (steps: number) => act(() => router.navigate(steps))
  const scroll = (top: number) => {
    shown.scrollY = top
    window.dispatchEvent(new Event('scroll'))
  }
  return { go, move, scroll, scrollTo }
}

const heading = (name: string) => screen.findByRole('heading', { name })

describe('PageRoot', () => {
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
    shown.scrollY = 0
  })

  it('begins another screen at its top, with the focus on its heading (NAV-26)', async () => {
    const { go, scroll } = show('/request-a-rider/cz1001')
    scroll(547)
    await go('/history/cz1001')
    expect(window.scrollY).toBe(0)
    await waitFor(async () => expect(document.activeElement).toBe(await heading('history')))
  })

  it('begins a further page of a screen at its top', async () => {
    const { go, scroll } = show('/bulk-order/cz1001')
    scroll(300)
    await go('/bulk-order/cz1001/job-1')
    expect(window.scrollY).toBe(0)
  })

  it('stays where it is when only parameters or the vendor are written into the address', async () => {
    const { go, scroll, scrollTo } = show('/history/cz1001')
    scroll(300)
    await go('/history/cz1001?order_id=7')
    await go('/history/cz2001?order_id=7', { replace: true })
    expect(window.scrollY).toBe(300)
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('returns to where one was, back and forward (NAV-26)', async () => {
    const { go, move, scroll } = show('/history/cz1001')
    scroll(900)
    await go('/bulk-order/cz1001')
    scroll(120)
    await move(-1)
    expect(window.scrollY).toBe(900)
    await move(1)
    expect(window.scrollY).toBe(120)
  })

  it('still returns when the screen writes into its address (NAV-26)', async () => {
    const { go, move, scroll, scrollTo } = show('/history/cz1001')
    scroll(900)
    await go('/bulk-order/cz1001')
    await move(-1)
    await go('/history/cz1001?range=past-week', { replace: true })
    await go('/bulk-order/cz1001')
    await move(-1)
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 900, behavior: 'instant' })
  })

  it('leaves the focus where the next screen or a person has put it', async () => {
    const { go } = show('/request-a-rider/cz1001')
    await go('/history/cz1001')
    const field = screen.getByLabelText('field')
    field.focus()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(document.activeElement).toBe(field)
  })
})
