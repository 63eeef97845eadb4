import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { CommandsViewModel } from '../../../src/ui/frame/CommandsViewModel.ts'
import { useShortcuts } from '../../../src/ui/command/useShortcuts.ts'

afterEach(cleanup)

describe('typing before the palette is rendered', () => {
  it("puts the text into the palette's field, once", () => {
    const commands = new CommandsViewModel()
    commands.open('palette')
    for (const letter of 'Ně') commands.typeAhead(letter)
    expect([commands.takeTypedAhead(), commands.takeTypedAhead()]).toEqual(['Ně', ''])
  })

  it('discards the text if the palette closes before it is rendered', () => {
    const commands = new CommandsViewModel()
    commands.open('palette')
    commands.typeAhead('x')
    commands.close()
    expect(commands.takeTypedAhead()).toBe('')
  })

  it('closes a pending palette with Escape, and leaves Escape to a rendered dialog', () => {
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
