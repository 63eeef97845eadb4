import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { MessageReaderFailed } from '../../../src/application/ports/MessageReader.ts'
import { aVendor } from '../../support/aVendor.ts'
import { aRequest } from './requestWorld.ts'
import { showRequest } from './showRequest.tsx'

it('says that a message could not be read, and keeps the focus in the dialog when it tries again', async () => {
  const world = aRequest()
  world.answers.message = new MessageReaderFailed({ cause: 'no script' })
  showRequest({ world, vendors: [aVendor()] })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Paste a message' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Read a message' }))
  const message = dialog.getByLabelText('The message')
  await user.type(message, 'Jana Malá, 777 214 563')
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^We could not read this message\./)
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Use details' }).disabled).toBe(true)

  world.answers.message = undefined
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect((await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Customer name' })).value).toBe('Jana Malá')
  expect(document.activeElement).toBe(message)
  expect(dialog.queryByRole('alert')).toBeNull()
})
