import { LocalizationProvider, ReactLocalization } from '@fluent/react'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { observable, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { messagesOf } from '../../../build/texts.ts'
import type { Locale } from '../../../src/domain/market/languages.ts'
import { BulkFileStep } from '../../../src/ui/bulk/BulkFileStep.tsx'
import { NoticesViewModel } from '../../../src/ui/frame/NoticesViewModel.ts'
import { PortalContext, type Portal } from '../../../src/ui/frame/Portal.ts'
import { bundleOf } from '../../../src/ui/kit/texts.ts'
import { NoticeStack } from '../../../src/ui/notice/NoticeStack.tsx'
import { CancelOrderDialog } from '../../../src/ui/order/CancelOrderDialog.tsx'
import { CancelOrderViewModel } from '../../../src/ui/order/CancelOrderViewModel.ts'
import { anOrder, minutesLater } from '../../support/anOrder.ts'
import { aVendor } from '../../support/aVendor.ts'
import { aRow, aSheet, bulkWorld } from '../bulk/bulkWorld.ts'
import { theDeployment } from '../market/showPage.tsx'
import { aRequest } from '../request/requestWorld.ts'
import { showRequest } from '../request/showRequest.tsx'
import { flagsOn, heldRun } from '../tracking/heldRun.ts'
import { trackingTexts } from '../tracking/trackingTexts.ts'
import { hear } from './hear.ts'

afterEach(cleanup)

const LOCALES = ['en', 'ar', 'th'] as const
/** An order takes at most this many announcements. */
const MAX_FOR_AN_ORDER = 90
/** More stops than any of the screens has. */
const MAX_STOPS = 60

type Heard = Awaited<ReturnType<typeof hear>>

/** Presses Tab until the element has the focus; not at all if it has it. */
const tabTo = async (user: ReturnType<typeof userEvent.setup>, { take }: Heard, selector: string) => {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (document.activeElement?.matches(selector)) return
    await user.tab()
    await take()
  }
  throw new Error(`Tab does not reach ${selector}`)
}

const golden = (name: string, locale: Locale) => `./${name}.${locale}.txt`

describe.each(LOCALES)('what a screen reader says in %s', (locale) => {
  it('ordering: by Tab through the form, with what is announced by itself', async () => {
    const world = aRequest()
    showRequest({ world, vendors: [aVendor()], locale })
    await screen.findByRole('combobox')
    const heard = await hear()
    const user = userEvent.setup()
    await tabTo(user, heard, '[role=combobox]')
    await user.keyboard('Ště')
    await screen.findByRole('option')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.querySelector('.status-line.good')).not.toBeNull())
    await tabTo(user, heard, '#request-destinationName')
    await user.keyboard('Karel Novák')
    await tabTo(user, heard, '#request-destinationPhoneNumber')
    await user.keyboard('602000001')
    await tabTo(user, heard, '#request-orderAmount')
    await user.keyboard('250')
    await tabTo(user, heard, '#request-submit')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(world.placed).toHaveLength(1))
    const transcript = await heard.transcript()
    expect(heard.said.length).toBeLessThanOrEqual(MAX_FOR_AN_ORDER)
    await expect(transcript).toMatchFileSnapshot(golden('ordering', locale))
  })

  it('cancelling: the question, a missing reason, and the outcome', async () => {
    const order = anOrder()
    const shown = observable.box(order, { deep: false })
    const held = heldRun()
    const notices = new NoticesViewModel(() => minutesLater(5))
    const view = new CancelOrderViewModel({
      run: held.run,
      flags: flagsOn(),
      notices,
      now: () => minutesLater(5),
      order: () => shown.get(),
      changed: (changed) => runInAction(() => shown.set(changed)),
    })
    view.start(new AbortController().signal)
    const Cancelling = observer(() =>
      view.isOpen ? <CancelOrderDialog view={view} customer={order.customer.name} /> : null,
    )
    render(
      <LocalizationProvider l10n={trackingTexts(locale)}>
        <PortalContext value={{ locale, deployment: theDeployment('dobrego-cz') } as unknown as Portal}>
          <MemoryRouter>
            <Cancelling />
          </MemoryRouter>
          <NoticeStack view={notices} />
        </PortalContext>
      </LocalizationProvider>,
    )
    const heard = await hear()
    const user = userEvent.setup()
    act(() => view.open())
    await screen.findByRole('dialog')
    await heard.take()
    await tabTo(user, heard, '[type=submit]')
    await user.keyboard('{Enter}')
    await heard.take()
    await user.keyboard(' ')
    await tabTo(user, heard, '[type=submit]')
    await user.keyboard('{Enter}')
    await heard.take()
    await act(async () => held.calls.at(-1)?.answer({ kind: 'done', value: { ...order, status: 'CANCELLED' } }))
    await expect(await heard.transcript()).toMatchFileSnapshot(golden('cancelling', locale))
  })

  it('a bulk file: reading it, a wrong row, and its correction', async () => {
    const world = bulkWorld()
    const l10n = new ReactLocalization([
      bundleOf(
        locale,
        theDeployment('dobrego-cz').brand,
        messagesOf(locale, ['bulk', 'bulkfile', 'request', 'order', 'fields', 'failure', 'shell']),
      ),
    ])
    render(
      <LocalizationProvider l10n={l10n}>
        <PortalContext value={{ locale } as unknown as Portal}>
          <BulkFileStep model={world.model} onTemplate={() => undefined} isTemplateComing={false} />
        </PortalContext>
      </LocalizationProvider>,
    )
    const heard = await hear()
    const user = userEvent.setup()
    await user.tab()
    await heard.take()
    await act(() =>
      world.model.choose([aSheet([aRow(), aRow({ phoneNumber: '12', address: 'Vinohradská 2, Praha' })])]),
    )
    await screen.findByRole('grid')
    await tabTo(user, heard, '[role=gridcell]')
    await user.keyboard('{F2}')
    await heard.take()
    await user.keyboard('{Control>}a{/Control}602000002{Enter}')
    await heard.take()
    await expect(await heard.transcript()).toMatchFileSnapshot(golden('bulk-file', locale))
  })
})
