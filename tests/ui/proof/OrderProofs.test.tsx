import { LocalizationProvider, ReactLocalization } from '@fluent/react'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { observable, runInAction } from 'mobx'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { messagesOf } from '../../../build/texts.ts'
import { deviceNow } from '../../../src/adapters/clock/deviceNow.ts'
import { ServiceUnavailable } from '../../../src/application/ports/ServiceFailure.ts'
import type { FlagName } from '../../../src/domain/flags/flagNames.ts'
import { NoticesViewModel } from '../../../src/ui/frame/NoticesViewModel.ts'
import { OrderProofs } from '../../../src/ui/proof/OrderProofs.tsx'
import { PortalContext, type Portal } from '../../../src/ui/frame/Portal.ts'
import { bundleOf } from '../../../src/ui/kit/texts.ts'
import { aProof } from '../../support/aProof.ts'
import { aHistory, anOrder, minutesLater } from '../../support/anOrder.ts'
import { aVendor } from '../../support/aVendor.ts'
import { plain, theDeployment, TRANSLATED } from '../market/showPage.tsx'
import { heldRun } from '../tracking/heldRun.ts'

const NOW = minutesLater(60)
const DELIVERED = anOrder({
  status: 'DELIVERED',
  statusHistory: aHistory(['NEW', 0], ['PICKED_UP', 20], ['DELIVERED', 35]),
})

let made: Array<string>
let released: Array<string>
beforeEach(() => {
  made = []
  released = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made.push(`blob:${made.length}`)
    return made.at(-1)!
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void released.push(address))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const show = ({ order = DELIVERED, flag = true, locale = 'en' as (typeof TRANSLATED)[number] } = {}) => {
  const held = heldRun()
  const missing = observable.set<string>()
  const on = observable.set<FlagName>(flag ? ['ProofOfDelivery'] : [])
  const deployment = theDeployment('dobrego-cz')
  const portal = {
    deployment,
    locale,
    run: held.run,
    flags: { isOn: (name: FlagName) => on.has(name) },
    notices: new NoticesViewModel(deviceNow),
    lacks: (call: string) => missing.has(call),
  } as unknown as Portal
  const l10n = new ReactLocalization(
    [bundleOf(locale, deployment.brand, messagesOf(locale, ['proof', 'order', 'failure', 'shell']))],
    undefined,
    (problem) => {
      throw problem
    },
  )
  render(
    <LocalizationProvider l10n={l10n}>
      <PortalContext value={portal}>
        <OrderProofs order={order} vendor={aVendor()} clock={{ now: NOW }} />
      </PortalContext>
    </LocalizationProvider>,
  )
  return {
    ...held,
    miss: (call: string) => act(() => runInAction(() => void missing.add(call))),
    switchOff: () => act(() => runInAction(() => on.clear())),
  }
}
const step = (name: RegExp) => screen.getByRole('button', { name })
const answer = (held: ReturnType<typeof heldRun>, value: unknown, call = 0) =>
  act(async () => held.calls[call]?.answer({ kind: 'done', value }))
const proof = aProof(minutesLater(35), { orderId: DELIVERED.id, takenFrom: DELIVERED.customer.location })

describe('OrderProofs', () => {
  it('lists the proofs of past steps with their time (PROOF-01)', () => {
    show()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Collection\d\d:\d\d$/),
      expect.stringMatching(/^Delivery\d\d:\d\d$/),
    ])
  })

  it('disappears when the back end turns out to have no proofs', () => {
    const { miss } = show()
    expect(screen.getByText('Proofs')).toBeDefined()
    miss('readProof')
    expect(screen.queryByText('Proofs')).toBeNull()
  })

  it('shows nothing before the first step, or without the flag (PROOF-02)', () => {
    show({ order: anOrder({ status: 'NEAR_VENDOR', statusHistory: aHistory(['NEW', 0], ['NEAR_VENDOR', 9]) }) })
    expect(screen.queryByText('Proofs')).toBeNull()
    cleanup()
    show({ flag: false })
    expect(screen.queryByText('Proofs')).toBeNull()
  })

  it('shows picture, signature, time, distance and expiry of an opened proof (PROOF-01)', async () => {
    const held = show()
    await userEvent.click(step(/^Delivery/))
    expect(step(/^Delivery/).getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('status').textContent).toBe('Loading…')
    await answer(held, proof)
    const viewer = screen.getByRole('region', { name: 'Delivery' })
    expect(viewer.id).toBe(step(/^Delivery/).getAttribute('aria-controls'))
    expect(
      within(viewer)
        .getAllByRole('img')
        .map((image) => image.getAttribute('alt')),
    ).toEqual(['Photo taken when the order was delivered', 'Signature'])
    const facts = within(viewer)
      .getAllByRole('definition')
      .map(({ textContent }) => plain(textContent ?? ''))
    expect(facts[0]).toMatch(/2026, \d\d:\d\d GMT\+1$/)
    expect(facts.slice(1)).toEqual(['Less than 10 m from the customer’s pin', 'Karel', expect.stringMatching(/2026$/)])
  })

  it('shows that a picture is being downloaded (PROOF-01)', async () => {
    const held = show()
    await userEvent.click(step(/^Delivery/))
    await answer(held, proof)
    await userEvent.click(screen.getByRole('button', { name: 'Download' }))
    expect(screen.getByRole('button', { name: 'Downloading…' })).toBe(document.activeElement)
  })

  it('reports a missing proof and how long proofs are kept (OP-19)', async () => {
    const held = show()
    await userEvent.click(step(/^Collection/))
    await answer(held, undefined)
    expect(plain(screen.getByRole('status').textContent ?? '')).toBe(
      'Not availableThere is no picture of this step. Proofs are kept for 90 days.',
    )
  })

  it('shows why a proof cannot be loaded, and retries on request (PROOF-01)', async () => {
    const held = show()
    await userEvent.click(step(/^Delivery/))
    await act(async () =>
      held.calls[0]?.answer({ kind: 'failed', failure: new ServiceUnavailable({ reason: 'offline' }) }),
    )
    expect(screen.getByRole('alert').textContent).toContain('Could not load this.')
    await userEvent.click(step(/^Try again/))
    await answer(held, proof, 1)
    expect(screen.getAllByRole('img')).toHaveLength(2)
  })

  it('revokes all object URLs, and disappears when the flag is switched off (PROOF-02, FLAG-07 ProofOfDelivery, FLAG-08)', async () => {
    const held = show()
    await userEvent.click(step(/^Delivery/))
    await answer(held, proof)
    expect([made.length, released.length]).toEqual([2, 0])
    held.switchOff()
    expect(screen.queryByText('Proofs')).toBeNull()
    expect(released).toEqual(made)
  })

  it('closes with Escape, returns the focus to its button, and handles the key exclusively (PROOF-01)', async () => {
    const held = show()
    const outer = vi.fn()
    document.body.addEventListener('keydown', outer)
    await userEvent.click(step(/^Delivery/))
    await answer(held, proof)
    step(/^Download/).focus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('region')).toBeNull()
    expect(document.activeElement).toBe(step(/^Delivery/))
    expect(outer.mock.lastCall?.[0]).toMatchObject({ key: 'Escape', defaultPrevented: true })
    document.body.removeEventListener('keydown', outer)
  })

  it.each(TRANSLATED)('has all its texts in %s (I18N-01)', async (locale) => {
    const held = show({ locale })
    await userEvent.click(screen.getAllByRole('button')[1]!)
    await answer(held, aProof(minutesLater(35), { orderId: DELIVERED.id }))
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent?.trim())).not.toContain('')
  })
})

it('proof-download-failed has the required wording (PROOF-04, ERR-17)', () => {
  const [message] = messagesOf('en', ['proof']).filter(({ id }) => id === 'proof-download-failed')
  expect(message?.value).toBe('An error occured when downloading the proof.')
})
