import { Button } from '@blueprintjs/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { CommandsViewModel } from '../../../src/ui/command/CommandsViewModel.ts'
import { useShortcuts } from '../../../src/ui/command/useShortcuts.ts'
import { keyIsDone } from '../../../src/ui/shared/keyIsDone.ts'

afterEach(cleanup)

describe('What is typed before the palette stands', () => {
  it('is in its field then, once', () => {
    const commands = new CommandsViewModel()
    commands.open('palette')
    for (const letter of 'Ně') commands.typeAhead(letter)
    expect([commands.takeTypedAhead(), commands.takeTypedAhead()]).toEqual(['Ně', ''])
  })

  it('is forgotten with a palette that was closed before it stood', () => {
    const commands = new CommandsViewModel()
    commands.open('palette')
    commands.typeAhead('x')
    commands.close()
    expect(commands.takeTypedAhead()).toBe('')
  })

  it('can be taken back: Escape closes what has not come yet, and leaves what stands to itself', () => {
    const commands = new CommandsViewModel()
    const Frame = () => {
      useShortcuts(commands)
      return (
        <div role="dialog">
          <input aria-label="field" />
        </div>
      )
    }
    render(<Frame />)
    for (const dialog of ['palette', 'shortcuts'] as const) {
      commands.open(dialog)
      fireEvent.keyDown(screen.getByLabelText('field'), { key: 'Escape' })
      expect(commands.shown).toBe(dialog)
      fireEvent.keyDown(document.body, { key: 'Escape' })
      expect(commands.shown).toBe('nothing')
    }
  })
})

describe('A key that has done its work', () => {
  it('presses no button that has got the focus meanwhile; the next key does again', () => {
    let presses = 0
    render(<Button text="Paste a message" onClick={() => (presses += 1)} />)
    const button = screen.getByRole('button')
    keyIsDone({ key: 'Enter', repeat: false })
    // Of Ctrl+Enter either may be let go first; a key that is held down says so again and again.
    fireEvent.keyUp(button, { key: 'Control', code: 'ControlLeft' })
    keyIsDone({ key: 'Enter', repeat: true })
    fireEvent.keyUp(button, { key: 'Enter', code: 'Enter' })
    expect(presses).toBe(0)
    fireEvent.keyUp(button, { key: 'Enter', code: 'Enter' })
    expect(presses).toBe(1)
  })

  it('that was let go where nobody heard it takes nothing from its next press', () => {
    let presses = 0
    render(<Button text="Replace" onClick={() => (presses += 1)} />)
    const button = screen.getByRole('button')
    keyIsDone({ key: 'Enter', repeat: false })
    fireEvent.keyDown(button, { key: 'Enter', code: 'Enter' })
    fireEvent.keyUp(button, { key: 'Enter', code: 'Enter' })
    expect(presses).toBe(1)
  })
})
