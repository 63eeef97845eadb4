import { LocalizationProvider, ReactLocalization } from '@fluent/react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { messagesOf } from '../../../build/texts.ts'
import { bundleOf } from '../../../src/ui/kit/texts.ts'
import { NoticeStack } from '../../../src/ui/notice/NoticeStack.tsx'
import { theDeployment } from '../market/showPage.tsx'

afterEach(cleanup)

it('a notice stays while the pointer or the focus is on it, also after one of them has left', async () => {
  const calls: Array<string> = []
  const call = (name: string) => () => void calls.push(name)
  const notice = {
    id: 'saved',
    kind: 'success',
    messageId: 'outlet-saved',
    args: {},
    duration: 5_000,
    reach: 'screen',
  } as const
  render(
    <LocalizationProvider
      l10n={
        new ReactLocalization([
          bundleOf('en', theDeployment('dobrego-cz').brand, messagesOf('en', ['shell', 'outlet'])),
        ])
      }
    >
      <NoticeStack view={{ shown: [notice], dismiss: call('dismiss'), pause: call('pause'), resume: call('resume') }} />
    </LocalizationProvider>,
  )
  const user = userEvent.setup()
  const dismiss = screen.getByRole('button')
  await user.hover(dismiss)
  dismiss.focus()
  await user.unhover(dismiss)
  expect(calls).toEqual(['pause', 'pause'])
  dismiss.blur()
  expect(calls).toEqual(['pause', 'pause', 'resume'])
})
