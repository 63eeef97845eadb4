import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from '../../../src/ui/kit/Button.tsx'

afterEach(cleanup)

describe('Button', () => {
  it('does not submit its form unless it is a submit button', async () => {
    const submit = vi.fn((event: Event) => event.preventDefault())
    render(
      <form onSubmit={(event) => submit(event.nativeEvent)}>
        <Button>Other</Button>
        <Button type="submit">Send</Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Other' }))
    expect(submit).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(submit).toHaveBeenCalledTimes(1)
  })

  it('shows its busy text, keeps the focus and ignores presses while busy', async () => {
    const submit = vi.fn((event: Event) => event.preventDefault())
    const press = vi.fn()
    const form = (isBusy: boolean) => (
      <form onSubmit={(event) => submit(event.nativeEvent)}>
        <Button type="submit" isBusy={isBusy} busyText="Saving…" onClick={press}>
          Save
        </Button>
      </form>
    )
    const { rerender } = render(form(false))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    rerender(form(true))
    const button = screen.getByRole('button', { name: 'Saving…' })
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(document.activeElement).toBe(button)
    await userEvent.click(button)
    expect([submit.mock.calls.length, press.mock.calls.length]).toEqual([1, 1])
  })
})
