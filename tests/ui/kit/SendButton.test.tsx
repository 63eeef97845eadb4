import { globSync, readFileSync } from 'node:fs'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BusyButton } from '../../../src/ui/kit/BusyButton.tsx'
import { SendButton } from '../../../src/ui/kit/SendButton.tsx'

afterEach(cleanup)

describe('SendButton', () => {
  it('shows its busy text, keeps the focus and ignores presses while busy', async () => {
    const submit = vi.fn((event: Event) => event.preventDefault())
    const form = (isBusy: boolean) => (
      <form onSubmit={(event) => submit(event.nativeEvent)}>
        <SendButton type="submit" isBusy={isBusy} text="Save" busyText="Saving…" />
      </form>
    )
    const { rerender } = render(form(false))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    rerender(form(true))
    const button = screen.getByRole('button', { name: 'Saving…' })
    expect([button.getAttribute('aria-busy'), button.className.includes('loading')]).toEqual(['true', false])
    expect(document.activeElement).toBe(button)
    await userEvent.click(button)
    expect(submit).toHaveBeenCalledTimes(1)
  })

  it('is used for every button that waits for an answer', () => {
    const wordless = globSync('src/ui/**/*.tsx', { exclude: ['src/ui/kit/*'] }).filter((file) =>
      /\sloading=|<Button\b[^>]*aria-busy/.test(readFileSync(file, 'utf8')),
    )
    expect(wordless).toEqual([])
  })
})

describe('BusyButton', () => {
  it('shows its busy text, keeps the focus and ignores presses while busy', async () => {
    const press = vi.fn()
    const button = (isBusy: boolean) => (
      <BusyButton isBusy={isBusy} text="Download" busyText="Downloading…" onClick={press} />
    )
    const { rerender } = render(button(false))
    await userEvent.click(screen.getByRole('button', { name: 'Download' }))
    rerender(button(true))
    const busy = screen.getByRole('button', { name: 'Downloading…' })
    expect(busy.getAttribute('aria-busy')).toBe('true')
    expect(document.activeElement).toBe(busy)
    await userEvent.click(busy)
    expect(press).toHaveBeenCalledTimes(1)
  })
})
