import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { CommandsViewModel } from '../../../src/ui/frame/CommandsViewModel.ts'
import { useShortcuts } from '../../../src/ui/command/useShortcuts.ts'

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
