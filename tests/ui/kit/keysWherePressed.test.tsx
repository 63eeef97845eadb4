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

describe('A key', () => {
  beforeEach(() => {
    presses = 0
    render(<Frame />)
  })
  afterEach(cleanup)

  it('presses the button it was put down on, also while it is held', () => {
    fireEvent.keyDown(button(), ENTER)
    fireEvent.keyDown(button(), { ...ENTER, repeat: true })
    fireEvent.keyUp(button(), ENTER)
    expect(presses).toBe(1)
  })

  it('presses no button that has got the focus meanwhile; the next one does again', () => {
    fireEvent.keyDown(screen.getByLabelText('Voucher'), ENTER)
    fireEvent.keyDown(button(), { ...ENTER, repeat: true })
    fireEvent.keyUp(button(), ENTER)
    expect(presses).toBe(0)
    fireEvent.keyDown(button(), ENTER)
    fireEvent.keyUp(button(), ENTER)
    expect(presses).toBe(1)
  })

  it('with Ctrl is a command and presses nothing, whichever is let go first', () => {
    fireEvent.keyDown(button(), { key: 'Control', code: 'ControlLeft', ctrlKey: true })
    fireEvent.keyDown(button(), { ...ENTER, ctrlKey: true })
    fireEvent.keyUp(button(), { key: 'Control', code: 'ControlLeft' })
    fireEvent.keyUp(button(), ENTER)
    expect(presses).toBe(0)
  })
})
