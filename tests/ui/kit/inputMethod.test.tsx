import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { LocalizationProvider } from '@fluent/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '../../../src/ui/kit/Dialog.tsx'
import { isOfInputMethod } from '../../../src/ui/kit/inputMethod.ts'
import { TextInput } from '../../../src/ui/kit/TextInput.tsx'
import { messagesOf } from '../../../build/texts.ts'
import { localizationOf } from '../../../src/ui/kit/texts.ts'
import { theDeployment } from '../market/showPage.tsx'

afterEach(cleanup)

describe('keys of an input method', () => {
  it.each([
    ['an Enter', { isComposing: false, keyCode: 13 }, false],
    ['a key of a composition', { isComposing: true, keyCode: 229 }, true],
    ['the Enter that ends a composition in Safari', { isComposing: false, keyCode: 229 }, true],
    ['a key of a composition without a code', { isComposing: true }, true],
  ])('are told from others: %s', (_, key, expected) => {
    expect(isOfInputMethod(new KeyboardEvent('keydown', key))).toBe(expected)
  })

  it('do not close a dialog', () => {
    const close = vi.fn()
    render(
      <LocalizationProvider l10n={localizationOf('en', theDeployment('dobrego-cz').brand, messagesOf('en', ['shell']))}>
        <Dialog title="Cancel" close={close}>
          <TextInput aria-label="Words" value="" change={vi.fn()} />
        </Dialog>
      </LocalizationProvider>,
    )
    const field = screen.getByRole('textbox', { name: 'Words' })
    fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 })
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
    expect(close).not.toHaveBeenCalled()
    fireEvent.keyDown(field, { key: 'Escape', keyCode: 27 })
    expect(close).toHaveBeenCalled()
  })
})
