import { refusal } from '../../../src/adapters/memory/refusals.ts'
import { autorun, observable, runInAction } from 'mobx'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceNow } from '../../../src/adapters/clock/deviceNow.ts'
import {
  CancellationRefused,
  CancelOutcomeUnknown,
  CancelReasonRefused,
} from '../../../src/application/order/cancelOrder.ts'
import { ServiceUnavailable, SignedOut } from '../../../src/application/ports/ServiceFailure.ts'
import { MAX_CANCEL_TEXT_LENGTH } from '../../../src/domain/order/cancellation.ts'
import { MINUTE, SECOND } from '../../../src/domain/instant.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import { ORDER_STATUSES } from '../../../src/domain/order/orderStatus.ts'
import { NoticesViewModel } from '../../../src/ui/frame/NoticesViewModel.ts'
import { CancelOrderViewModel } from '../../../src/ui/order/CancelOrderViewModel.ts'
import { aHistory, anOrder, minutesLater, ORDERED_AT } from '../../support/anOrder.ts'
import { flagsOn, heldRun } from '../tracking/heldRun.ts'
import { runOver } from '../tracking/runOver.ts'

const NOW = minutesLater(5)

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

const cancelling = (first: Order = anOrder(), flags = flagsOn(), run = heldRun()) => {
  const shown = observable.box(first, { deep: false })
  const notices = new NoticesViewModel(deviceNow)
  const view = new CancelOrderViewModel({
    run: run.run,
    flags,
    notices,
    now: deviceNow,
    order: () => shown.get(),
    changed: (order) => runInAction(() => shown.set(order)),
  })
  const screen = new AbortController()
  view.start(screen.signal)
  return {
    ...run,
    view,
    leave: () => screen.abort(),
    notices,
    shown,
    move: (order: Order) => runInAction(() => shown.set(order)),
  }
}
const settled = () => vi.advanceTimersByTimeAsync(0)

describe('CancelOrderViewModel: verdict', () => {
  it.each(ORDER_STATUSES)('allows cancelling %s exactly if the rules do, else gives the reason (CANC-01)', (status) => {
    const { view } = cancelling(anOrder({ status, statusHistory: aHistory(['PAYMENT_COMMITTED', -20]) }))
    const offered = ['PAYMENT_COMMITTED', 'RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'MODIFIED']
    expect(view.verdict?.allowed).toBe(offered.includes(status))
  })

  it('allows cancelling DELAYED only with flag DelayedCancellation (CANC-03, CON-27, FLAG-07 DelayedCancellation)', () => {
    const delayed = anOrder({ status: 'DELAYED' })
    expect(cancelling(delayed).view.verdict).toEqual({ allowed: false, because: 'delayed' })
    expect(cancelling(delayed, flagsOn('DelayedCancellation')).view.verdict).toEqual({ allowed: true })
  })

  it('counts down to ten minutes after PAYMENT_COMMITTED and then allows cancelling (CANC-02)', () => {
    const { view } = cancelling(
      anOrder({
        status: 'PAYMENT_COMMITTED',
        statusHistory: aHistory(['PAYMENT_COMMITTED', 0]),
        updatedAt: ORDERED_AT,
      }),
    )
    expect(view.verdict).toEqual({ allowed: false, because: 'within-grace', allowedFrom: ORDERED_AT + 10 * MINUTE })
    const verdicts: unknown[] = []
    const stop = autorun(() => verdicts.push(view.verdict))
    vi.advanceTimersByTime(5 * MINUTE - SECOND)
    expect(verdicts).toHaveLength(1)
    expect([view.verdict?.allowed, view.clock.now]).toEqual([false, minutesLater(10) - SECOND])
    vi.advanceTimersByTime(SECOND)
    expect(verdicts.slice(1)).toEqual([{ allowed: true }])
    expect(vi.getTimerCount()).toBe(0)
    stop()
  })
})

describe('CancelOrderViewModel: sending', () => {
  it('requires a reason and reports a missing one (CANC-04, TRACK-20)', async () => {
    const { view, calls, notices } = cancelling()
    await view.send()
    expect([view.reasonProblem, calls.length, notices.recent.length]).toEqual(['reason-missing', 0, 0])
    view.choose('customer-cancelled')
    expect(view.reasonProblem).toBeUndefined()
  })

  it.each([
    ['', 'text-missing'],
    ['   ', 'text-missing'],
    ['🥐'.repeat(MAX_CANCEL_TEXT_LENGTH), undefined],
    ['🥐'.repeat(MAX_CANCEL_TEXT_LENGTH + 1), 'text-too-long'],
  ] as const)(
    'requires a text of at most 200 code points for another reason (OP-24, CANC-04)',
    async (text, problem) => {
      const { view } = cancelling()
      view.choose('other')
      view.type(text)
      void view.send()
      expect(view.reasonProblem).toBe(problem)
      expect(view.charactersUsed).toBe(Array.from(text.trim()).length)
    },
  )

  it('announces the attempt for five seconds and keeps the button busy (CANC-05, ERR-04, NOTIF-01, NOTIF-02)', () => {
    const { view, calls, notices } = cancelling()
    view.choose('wrong-details')
    void view.send()
    expect(notices.shown).toMatchObject([{ kind: 'info', messageId: 'action-attempt-cancel', duration: 5 * SECOND }])
    expect(view.isSending).toBe(true)
    void view.send()
    expect(calls).toHaveLength(1)
  })

  it('continues when the screen closes (CANC-04)', () => {
    const { view, calls } = cancelling()
    view.choose('wrong-details')
    void view.send()
    expect(calls[0]?.signal).toBeUndefined()
  })

  it('shows the cancelled order in the dialog and clears the input (CANC-04)', async () => {
    const { view, calls, notices, shown } = cancelling()
    view.open()
    view.choose('other')
    view.type('It burnt')
    void view.send()
    calls[0]?.answer({ kind: 'done', value: anOrder({ status: 'CANCELLED', cancelReason: 'It burnt' }) })
    await settled()
    expect([view.isOpen, view.reason, view.text, shown.get().status]).toEqual([true, undefined, '', 'CANCELLED'])
    expect([view.cancelled, notices.shown]).toEqual([shown.get(), []])
    view.close()
    expect([view.isOpen, view.cancelled]).toEqual([false, undefined])
  })

  it('reports success in a notice if the dialog was closed meanwhile (CANC-04)', async () => {
    const { view, calls, notices } = cancelling()
    view.open()
    view.choose('wrong-details')
    void view.send()
    view.close()
    calls[0]?.answer({ kind: 'done', value: anOrder({ status: 'CANCELLED' }) })
    await settled()
    expect([view.isOpen, view.cancelled]).toEqual([false, undefined])
    expect(notices.shown[0]).toMatchObject({ kind: 'success', messageId: 'order-was-cancelled' })
  })

  it.each([
    ['success', { kind: 'done', value: anOrder({ status: 'CANCELLED' }) }, 'order-was-cancelled'],
    [
      'an unknown outcome',
      { kind: 'failed', failure: new CancelOutcomeUnknown({ cause: new ServiceUnavailable({ reason: 'timeout' }) }) },
      'cancelling-unknown',
    ],
  ] as const)(
    'reports %s in a notice if the screen closed while the dialog was open (CANC-04)',
    async (_, outcome, text) => {
      const { view, calls, notices, leave } = cancelling()
      view.open()
      view.choose('wrong-details')
      void view.send()
      leave()
      calls[0]?.answer(outcome)
      await settled()
      expect(notices.shown.map(({ messageId }) => messageId)).toContain(text)
    },
  )

  it('reports an unknown outcome and that sending again is safe (CON-16)', async () => {
    const { view, calls, notices, move } = cancelling()
    view.open()
    view.choose('wrong-details')
    void view.send()
    const cause = new ServiceUnavailable({ reason: 'offline' })
    calls[0]?.answer({ kind: 'failed', failure: new CancelOutcomeUnknown({ cause }) })
    await settled()
    expect([view.problem, view.hasMovedOn]).toEqual([{ id: 'cancelling-unknown' }, false])
    expect(notices.shown).toEqual([])
    const cancelled = anOrder({ status: 'CANCELLED' })
    move(cancelled)
    expect([view.problem, view.cancelled]).toEqual([undefined, cancelled])
  })

  it('keeps the input when the dialog closes (CANC-04)', () => {
    const { view } = cancelling()
    view.open()
    view.choose('other')
    view.type('It burnt')
    view.close()
    view.open()
    expect([view.reason, view.text]).toEqual(['other', 'It burnt'])
  })

  it.each([
    [refusal('X', 'x', { message: 'Too late.' }), { because: 'Too late.' }],
    [new ServiceUnavailable({ reason: 'timeout' }), { because: { id: 'failure-timeout' } }],
    [new SignedOut(), { because: { id: 'failure-signed-out' } }],
  ])(
    'reports a failure for seven seconds in a notice and keeps the input (CANC-06, ERR-03, NOTIF-04)',
    async (failure, args) => {
      const { view, calls, notices } = cancelling()
      view.open()
      view.choose('delay-too-long')
      void view.send()
      calls[0]?.answer({ kind: 'failed', failure })
      await settled()
      expect(notices.shown).toMatchObject([
        { kind: 'error', messageId: 'error-cant-cancel-order', args, duration: 7 * SECOND },
      ])
      expect([view.isOpen, view.isSending, view.reason, view.problem]).toEqual([
        true,
        false,
        'delay-too-long',
        { id: 'cancelling-again' },
      ])
      void view.send()
      expect(notices.shown.map(({ kind }) => kind)).toEqual(['info'])
    },
  )

  it('reports a failure in a notice if the dialog was closed (CON-16)', async () => {
    const { view, calls, notices } = cancelling()
    view.open()
    view.choose('wrong-details')
    void view.send()
    view.close()
    const cause = new ServiceUnavailable({ reason: 'offline' })
    calls[0]?.answer({ kind: 'failed', failure: new CancelOutcomeUnknown({ cause }) })
    await settled()
    expect(notices.shown[0]).toMatchObject({ kind: 'error', messageId: 'cancelling-unknown' })
  })

  it('shows the message of a refused reason (CANC-04)', async () => {
    const { view, calls } = cancelling()
    view.choose('delay-too-long')
    void view.send()
    calls[0]?.answer({ kind: 'failed', failure: new CancelReasonRefused({ because: 'text-too-long' }) })
    await settled()
    expect(view.problem).toEqual({ id: 'order-cancel-problem-text-too-long' })
  })
})

describe('CancelOrderViewModel: an order that changed meanwhile', () => {
  it('sends nothing if the screen already knows (CANC-07)', async () => {
    const { view, calls, move, notices } = cancelling()
    view.choose('customer-cancelled')
    move(anOrder({ status: 'PICKED_UP' }))
    await view.send()
    expect(calls).toHaveLength(0)
    expect(notices.shown[0]).toMatchObject({
      messageId: 'error-cant-cancel-order',
      args: { because: { id: 'cancelling-moved-on' } },
    })
  })

  it('treats an already cancelled order as success, whoever cancelled it (CON-16)', async () => {
    const { view, calls, move } = cancelling()
    const cancelled = anOrder({ status: 'CANCELLED' })
    view.open()
    view.choose('customer-cancelled')
    move(cancelled)
    expect(view.cancelled).toBe(cancelled)
    await view.send()
    expect([calls.length, view.problem]).toEqual([0, undefined])
  })

  it('shows the current order if only the service knew (CANC-07)', async () => {
    const { view, calls, notices, shown } = cancelling()
    const now = anOrder({ status: 'PICKED_UP' })
    view.choose('customer-cancelled')
    void view.send()
    const verdict = { allowed: false, because: 'too-far-along' } as const
    calls[0]?.answer({ kind: 'failed', failure: new CancellationRefused({ order: now, verdict }) })
    await settled()
    expect(shown.get()).toBe(now)
    expect([view.problem, view.hasMovedOn]).toEqual([undefined, true])
    expect(notices.shown[0]).toMatchObject({ args: { because: { id: 'cancelling-moved-on' } } })
    expect([view.hasMovedOn, view.status, view.verdict]).toEqual([true, 'PICKED_UP', verdict])
  })

  it('reads the order again before sending (CANC-07)', async () => {
    const world = runOver([anOrder({ status: 'PICKED_UP' })])
    const { view, shown } = cancelling(anOrder(), flagsOn(), { ...heldRun(), run: world.run })
    view.choose('customer-cancelled')
    void view.send()
    await settled()
    expect([world.cancels, shown.get().status]).toEqual([[], 'PICKED_UP'])
  })

  it('sends vendor, order and reason if the order did not change (CANC-04)', async () => {
    const world = runOver([anOrder()])
    const { view, shown } = cancelling(anOrder(), flagsOn(), { ...heldRun(), run: world.run })
    view.choose('item-unavailable')
    void view.send()
    await settled()
    expect(world.cancels).toEqual([['pekarna-u-mostu', 'pekarna-u-mostu-7f3k2', 'item-unavailable']])
    expect(shown.get().status).toBe('CANCELLED')
  })
})
