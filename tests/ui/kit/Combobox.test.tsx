import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Combobox, type ComboboxGroup } from '../../../src/ui/kit/Combobox.tsx'

const scrolled: Array<Element> = []
beforeEach(() => {
  scrolled.length = 0
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this)
  }
})
afterEach(cleanup)

const chosen = vi.fn<(id: string) => void>()
const option = (id: string) => ({ id, content: <b>{id}</b>, choose: () => chosen(id) })
const GROUPS: ReadonlyArray<ComboboxGroup> = [
  { id: 'none', name: 'Nothing', options: [] },
  { id: 'people', name: 'People', options: [option('Jan Novák'), option('Eva')] },
]

const pressed: Array<string> = []
const press = (key: string) => {
  pressed.push(key)
  return key === 'ArrowDown'
}
const show = (groups: ReadonlyArray<ComboboxGroup>, activeId?: string, readOnly = false) =>
  render(
    <Combobox
      id="who"
      aria-label="Who"
      listName="Found"
      groups={groups}
      activeId={activeId}
      press={press}
      readOnly={readOnly}
      value=""
      change={() => undefined}
    />,
  )
const field = () => screen.getByRole('combobox', { name: 'Who' })

describe('Combobox', () => {
  it('names the active option by its id, scrolls to it, and leaves out empty groups', () => {
    show(GROUPS, 'Jan Novák')
    const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
    expect(active?.textContent).toBe('Jan Novák')
    expect(active?.id).not.toContain(' ')
    expect(scrolled).toEqual([active])
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual(['People'])
    expect(screen.getAllByRole('option').map((each) => each.getAttribute('aria-selected'))).toEqual(['true', 'false'])
  })

  it('is closed without options', () => {
    show([])
    expect(field().getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('listbox')).toBeNull()
    cleanup()
    show(GROUPS)
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('listbox', { name: 'Found' }).id).toBe(field().getAttribute('aria-controls'))
  })

  it('keeps the focus when an option is pressed', async () => {
    show(GROUPS)
    field().focus()
    await userEvent.setup().click(screen.getByRole('option', { name: 'Eva' }))
    expect(chosen).toHaveBeenLastCalledWith('Eva')
    expect(document.activeElement).toBe(field())
  })

  it('gives keys without modifiers to its model, and keeps those that the model handled', () => {
    show(GROUPS)
    pressed.length = 0
    const isLeft = (key: string, more = {}) => fireEvent.keyDown(field(), { key, ...more })
    expect([isLeft('ArrowDown'), isLeft('Home'), isLeft('ArrowDown', { ctrlKey: true })]).toEqual([false, true, true])
    expect(isLeft('ArrowDown', { isComposing: true })).toBe(true)
    expect(isLeft('ArrowDown', { keyCode: 229 })).toBe(true)
    expect(pressed).toEqual(['ArrowDown', 'Home'])
    cleanup()
    show(GROUPS, undefined, true)
    expect(isLeft('ArrowDown')).toBe(true)
  })
})
