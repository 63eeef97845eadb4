import { LocalizationProvider, ReactLocalization } from '@fluent/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { messagesOf } from '../../../build/texts.ts'
import { Button } from '../../../src/ui/kit/Button.tsx'
import { Dialog } from '../../../src/ui/kit/Dialog.tsx'
import { bundleOf } from '../../../src/ui/kit/texts.ts'
import { useEscape } from '../../../src/ui/kit/useEscape.ts'
import { theDeployment } from '../market/showPage.tsx'

afterEach(cleanup)

const l10n = new ReactLocalization([bundleOf('en', theDeployment('dobrego-cz').brand, messagesOf('en', ['shell']))])

const Panel = ({ leave }: { readonly leave: () => void }) => {
  const area = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEscape(area, leave)
  return (
    <div ref={area}>
      <Button onClick={() => setOpen(true)}>Write to support</Button>
      {isOpen && (
        <Dialog title="Write to support" close={() => setOpen(false)}>
          <p>How can we help?</p>
        </Dialog>
      )}
    </div>
  )
}

describe('useEscape', () => {
  it('leaves an element on Escape, but not behind a dialog that opened and does not have the focus yet', () => {
    const left: Array<string> = []
    render(
      <LocalizationProvider l10n={l10n}>
        <Panel leave={() => left.push('left')} />
      </LocalizationProvider>,
    )
    const button = screen.getByRole('button', { name: 'Write to support' })
    fireEvent.keyDown(button, { key: 'Escape' })
    expect(left).toEqual(['left'])
    fireEvent.click(button)
    expect(screen.getByRole('dialog', { name: 'Write to support' })).toBeTruthy()
    fireEvent.keyDown(button, { key: 'Escape' })
    expect(left).toEqual(['left'])
  })
})
