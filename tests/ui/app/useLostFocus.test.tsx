import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { useLostFocus } from '../../../src/ui/app/useLostFocus.ts'

afterEach(cleanup)

/** A page with two parts; a press of "Dismiss" removes the button from the part that `within` names. */
const Page = ({ within }: { readonly within: 'named' | 'plain' | 'emptied' | 'dialog' | 'opener' }) => {
  useLostFocus()
  const [isThere, setIsThere] = useState(true)
  const button = isThere && <button onClick={() => setIsThere(false)}>Dismiss</button>
  return (
    <div>
      <main id="content">
        <h1>History</h1>
        <section>
          <h2>Payment</h2>
          {within === 'emptied' && <div>{button}</div>}
          {within === 'named' && button}
        </section>
        <div data-testid="plain">
          {within === 'plain' && button}
          {within === 'opener' && isThere && (
            <button aria-expanded={false} onClick={() => setIsThere(false)}>
              Dismiss
            </button>
          )}
          {within === 'dialog' && isThere && <div role="dialog">{button}</div>}
          <a href="/other">Other</a>
        </div>
        <button>Elsewhere</button>
      </main>
    </div>
  )
}

const frames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 20))))

const dismiss = async (within: Parameters<typeof Page>[0]['within']) => {
  render(<Page within={within} />)
  const user = userEvent.setup()
  screen.getByRole('button', { name: 'Dismiss' }).focus()
  await user.keyboard('{Enter}')
  await frames()
  return user
}

describe('the focus of a control that disappears', () => {
  it.each(['named', 'emptied'] as const)('moves to the heading of its part (%s)', async (within) => {
    await dismiss(within)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Payment' }))
  })

  it('moves to its part if that has no heading, from where Tab goes on', async () => {
    const user = await dismiss('plain')
    expect(document.activeElement).toBe(screen.getByTestId('plain'))
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('link'))
  })

  it.each([
    ['dialog', 'gives it back by itself'],
    ['opener', 'is replaced while what it opens takes the focus'],
  ] as const)('does not move when it was in a %s, which %s', async (within, _why) => {
    await dismiss(within)
    expect(document.activeElement).toBe(document.body)
  })

  it('does not move when the control was left before', async () => {
    const { rerender } = render(<Page within="named" />)
    const button = screen.getByRole('button', { name: 'Dismiss' })
    button.focus()
    button.blur()
    await frames()
    rerender(<Page within="plain" />)
    await frames()
    expect(document.activeElement).toBe(document.body)
  })

  it('does not move when something else has taken it', async () => {
    render(<Page within="named" />)
    const button = screen.getByRole('button', { name: 'Dismiss' })
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
    button.focus()
    button.click()
    requestAnimationFrame(() => elsewhere.focus())
    await frames()
    expect(document.activeElement).toBe(elsewhere)
  })
})
