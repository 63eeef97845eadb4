import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Popover } from '../../../src/ui/kit/Popover.tsx'

const Example = () => {
  const [open, setOpen] = useState(true)
  return (
    <Popover open={open} setOpen={setOpen} label="More" placement="bottom-start" className="" content="Content">
      <button>Open</button>
    </Popover>
  )
}

it('closes by Escape before the focus has moved into it, and what is below stays open', async () => {
  const below = vi.fn<(event: KeyboardEvent) => void>()
  const { container } = render(<Example />)
  container.addEventListener('keydown', below)
  await screen.findByRole('dialog', { name: 'More' })
  fireEvent.keyDown(screen.getByRole('button', { name: 'Open', hidden: true }), { key: 'Escape' })
  expect(below.mock.calls.map(([event]) => event.defaultPrevented)).toEqual([true])
  await expect.poll(() => screen.queryByRole('dialog', { name: 'More' })).toBeNull()
})
