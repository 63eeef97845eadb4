import { LocalizationProvider, ReactLocalization } from '@fluent/react'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { messagesOf } from '../../../build/texts.ts'
import { CommandPalette } from '../../../src/ui/command/CommandPalette.tsx'
import { CommandsViewModel } from '../../../src/ui/frame/CommandsViewModel.ts'
import { PortalContext, type Portal } from '../../../src/ui/frame/Portal.ts'
import { Button } from '../../../src/ui/kit/Button.tsx'
import { bundleOf } from '../../../src/ui/kit/texts.ts'
import { theDeployment } from '../market/showPage.tsx'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})
afterEach(cleanup)

const showPalette = (toggleLetters?: () => void) => {
  const commands = new CommandsViewModel(undefined, false)
  const focusedAtRun: Array<Element | null> = []
  commands.contribute([
    { id: 'history', text: { id: 'shell-tab-history' }, group: 'go', shortcut: 'g h', run: () => undefined },
    {
      id: 'tracking',
      text: { id: 'shell-tab-tracking' },
      group: 'go',
      run: () => focusedAtRun.push(document.activeElement),
    },
  ])
  const portal = {
    commands,
    vendors: { all: [], selected: undefined },
    appearance: { shown: 'light', toggle: () => undefined },
    toggleLetters,
    session: { mode: 'guest' },
    locale: 'en',
    locales: ['en'],
  } as unknown as Portal
  const { brand } = theDeployment('dobrego-cz')
  render(
    <LocalizationProvider
      l10n={new ReactLocalization([bundleOf('en', brand, messagesOf('en', ['site', 'shell', 'commands']))])}
    >
      <PortalContext value={portal}>
        <MemoryRouter>
          <Button onClick={() => commands.open('palette')}>Opener</Button>
          <CommandPalette />
        </MemoryRouter>
      </PortalContext>
    </LocalizationProvider>,
  )
  return { commands, focusedAtRun, keys: userEvent.setup() }
}

const field = () => screen.findByRole('combobox', { name: 'All commands' })

describe('CommandPalette', () => {
  it('focuses its field and takes the text that was typed before', async () => {
    const { commands, keys } = showPalette()
    act(() => {
      commands.open('palette')
      commands.typeAhead('tr')
    })
    const input = await field()
    await waitFor(() => expect(document.activeElement).toBe(input))
    await keys.keyboard('a')
    expect(input).toHaveProperty('value', 'tra')
    expect(screen.getAllByRole('option')[0]?.textContent).toContain('racking')
  })

  it('changes the letters only in a language that has the choice', async () => {
    const toggleLetters = vi.fn<() => void>()
    const { commands, keys } = showPalette(toggleLetters)
    act(() => commands.open('palette'))
    await field()
    await keys.click(screen.getByRole('option', { name: /Naskh and Nastaliq/ }))
    await waitFor(() => expect(toggleLetters).toHaveBeenCalledOnce())
    cleanup()
    const others = showPalette()
    act(() => others.commands.open('palette'))
    await field()
    expect(screen.queryByRole('option', { name: /letters/ })).toBeNull()
  })

  it('runs the chosen command after it has closed and returned the focus', async () => {
    const { commands, focusedAtRun, keys } = showPalette()
    const opener = screen.getByRole('button', { name: 'Opener' })
    await keys.click(opener)
    const input = await field()
    await waitFor(() => expect(document.activeElement).toBe(input))
    await keys.keyboard('tracking{Enter}')
    expect(commands.shown).toBe('nothing')
    await waitFor(() => expect(focusedAtRun).toEqual([opener]))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is empty again when it reopens', async () => {
    const { keys } = showPalette()
    await keys.click(screen.getByRole('button', { name: 'Opener' }))
    await keys.type(await field(), 'tracking')
    await keys.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await keys.click(screen.getByRole('button', { name: 'Opener' }))
    expect(await field()).toHaveProperty('value', '')
  })
})
