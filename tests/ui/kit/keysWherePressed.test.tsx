import { Button } from '@blueprintjs/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useKeysWherePressed } from '../../../src/ui/kit/useKeysWherePressed.ts'

const ENTER = { key: 'Enter', code: 'Enter' }
let presses = 0

const Frame = () => {
  useKeysWherePressed()
  return (
    <>
      <input aria-label="Voucher" />
      <Button text="Details" onClick={() => (presses += 1)} />
    </>
  )
}
const button = () => screen.getByRole('button')

describe('useKeysWherePressed', () => {
  beforeEach(() => {
    presses = 0
    render(<Frame />)
  })
  afterEach(cleanup)

  it('activates the button that had the focus at keydown, once even if the key is held', () => {
    fireEvent.keyDown(button(), ENTER)
    fireEvent.keyDown(button(), { ...ENTER, repeat: true })
    fireEvent.keyUp(button(), ENTER)
    expect(presses).toBe(1)
  })

  it('does not activate a button that received the focus in between', () => {
    fireEvent.keyDown(screen.getByLabelText('Voucher'), ENTER)
    fireEvent.keyDown(button(), { ...ENTER, repeat: true })
    fireEvent.keyUp(button(), ENTER)
    expect(presses).toBe(0)
    fireEvent.keyDown(button(), ENTER)
    fireEvent.keyUp(button(), ENTER)
    expect(presses).toBe(1)
  })

  it('activates nothing with Ctrl, whichever key is released first', () => {
    fireEvent.keyDown(button(), { key: 'Control', code: 'ControlLeft', ctrlKey: true })
    fireEvent.keyDown(button(), { ...ENTER, ctrlKey: true })
    fireEvent.keyUp(button(), { key: 'Control', code: 'ControlLeft' })
    fireEvent.keyUp(button(), ENTER)
    expect(presses).toBe(0)
  })
})
