import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SECOND } from '../../../src/domain/instant.ts'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { readPrefill } from '../../../src/domain/request/prefill.ts'
import { EMPTY_DRAFT } from '../../../src/domain/request/requestDraft.ts'
import { aStoredDraft } from '../../support/aStoredDraft.ts'
import { anOrder, minutesLater } from '../../support/anOrder.ts'
import { aVendor } from '../../support/aVendor.ts'
import { aRequest, TYPED } from './requestWorld.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: minutesLater(5) })
})
afterEach(() => {
  vi.useRealTimers()
})

const LATE = 5 * SECOND
const inFiveSeconds = Effect.sleep(LATE)
const ORDER = anOrder()
const KEPT = aStoredDraft({ vendorId: aVendor().id, draft: { ...EMPTY_DRAFT, ...TYPED, destinationName: 'Eva Malá' } })
const SENDER = { name: 'Olga', phoneNumber: '602000002', email: 'olga@example.com' }

const aLink = (search: string) => {
  const prefill = readPrefill(new URLSearchParams(search), COUNTRIES.CZ)
  if (!prefill) throw new Error('the link brings nothing')
  return prefill
}

type World = ReturnType<typeof aRequest>
const sent = ({ placed, updated }: World) => [...placed, ...updated]

/** Presses the button now, and waits until everything has been read. */
const pressTooEarly = async (world: World) => {
  await world.submit()
  expect([sent(world), world.request.isBusy]).toEqual([[], false])
  await vi.advanceTimersByTimeAsync(LATE)
  expect([sent(world), world.sources.awaited]).toEqual([[], undefined])
}

describe('a request that is sent before what belongs to it has been read', () => {
  it.each([
    ['draft', 'draft', { kept: KEPT, late: { draft: inFiveSeconds } }],
    [
      'order again',
      'order',
      { purpose: { kind: 'again', orderId: ORDER.id }, orders: [ORDER], late: { order: inFiveSeconds } },
    ],
    [
      'edit',
      'order',
      { purpose: { kind: 'edit', orderId: ORDER.id }, orders: [ORDER], late: { order: inFiveSeconds } },
    ],
    [
      'draft of an edit',
      'draft',
      { purpose: { kind: 'edit', orderId: ORDER.id }, orders: [ORDER], late: { draft: inFiveSeconds } },
    ],
    ['sender', 'draft', { mode: 'guest', sender: SENDER, late: { sender: inFiveSeconds } }],
  ] as const)('is not sent, now or later: %s', async (_, awaited, given) => {
    const world = aRequest(given as Parameters<typeof aRequest>[0])
    await world.start()
    world.view.change(TYPED)
    expect(world.sources.awaited).toBe(awaited)
    await pressTooEarly(world)
  })

  it('is not sent without the values of a link that is read late (VAL-14)', async () => {
    const world = aRequest({ parameters: { paymentMethods: 'PAID,CASH_ON_DELIVERY' } })
    world.prefill.expect()
    await world.fill()
    expect(world.sources.awaited).toBe('link')
    await world.submit()
    world.prefill.bring(aLink('payment=PAYMENT_ON_DELIVERY'))
    await vi.advanceTimersByTimeAsync(LATE)
    expect([world.placed, world.prefill.state.step]).toEqual([[], 'offered'])
    world.prefill.fill()
    await world.submit()
    expect([world.placed, world.refusals.wrong]).toEqual([[], ['paymentMethod']])
  })

  it.each(['before', 'after'])(
    'is not sent if a link is opened after the press, %s its lookups have settled',
    async (when) => {
      const world = aRequest({ slow: { serviceHours: LATE } })
      await world.fill()
      await world.submit()
      expect(world.request.isBusy).toBe(true)
      world.prefill.expect()
      if (when === 'before') world.prefill.bring(aLink('name=Jana'))
      await vi.advanceTimersByTimeAsync(LATE)
      world.prefill.bring(aLink('name=Jana'))
      await world.settleAll()
      expect([world.placed, world.request.isBusy, world.prefill.state.step]).toEqual([[], false, 'offered'])
    },
  )

  it('is sent with the next press, once everything has been read', async () => {
    const world = aRequest({ late: { draft: inFiveSeconds } })
    await world.fill()
    await pressTooEarly(world)
    await world.submit()
    // Placing reads the draft as well.
    await vi.advanceTimersByTimeAsync(LATE)
    expect(world.placed).toHaveLength(1)
  })

  it('is sent when the opened link brings nothing', async () => {
    const world = aRequest()
    world.prefill.expect()
    await world.fill()
    world.prefill.giveUp()
    await world.submit()
    expect(world.placed).toHaveLength(1)
  })

  it('does not wait for a link when an order is edited, which no link fills in', async () => {
    const world = aRequest({ purpose: { kind: 'edit', orderId: ORDER.id }, orders: [ORDER] })
    world.prefill.expect()
    await world.start()
    expect(world.sources.awaited).toBeUndefined()
  })

  it('keeps what a guest typed about themselves when their earlier data arrives late (REQ-36)', async () => {
    const world = aRequest({
      mode: 'guest',
      sender: SENDER,
      late: { sender: inFiveSeconds },
    })
    await world.start()
    world.request.sender?.change({ name: 'Petra' })
    await vi.advanceTimersByTimeAsync(LATE)
    expect(world.request.sender?.draft).toEqual({ ...SENDER, name: 'Petra' })
  })
})
