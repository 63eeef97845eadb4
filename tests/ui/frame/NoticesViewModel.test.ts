import { observable, runInAction } from 'mobx'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceNow } from '../../../src/adapters/clock/deviceNow.ts'
import { instantAt } from '../../../src/domain/instant.ts'
import { NoticesViewModel } from '../../../src/ui/frame/NoticesViewModel.ts'

const shownIds = (notices: NoticesViewModel) => notices.shown.map(({ messageId }) => messageId)

describe('NoticesViewModel', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('closes notices after 5 s for the order flow and 3.5 s for all others (NOTIF-02, NOTIF-03, CONST-31)', () => {
    const notices = new NoticesViewModel(deviceNow)
    notices.notify('success', { id: 'request-pushed' }, 'order-flow')
    notices.notify('info', { id: 'order-copy-failed' })
    vi.advanceTimersByTime(3_499)
    expect(shownIds(notices)).toEqual(['order-copy-failed', 'request-pushed'])
    vi.advanceTimersByTime(1)
    expect(shownIds(notices)).toEqual(['request-pushed'])
    vi.advanceTimersByTime(1_500)
    expect(shownIds(notices)).toEqual([])
  })

  it('closes notices after 7 s for a failed cancel and 10 s for missing vendors (NOTIF-04, CANC-06, AUTH-13)', () => {
    const notices = new NoticesViewModel(deviceNow)
    notices.notify('error', { id: 'error-cant-cancel-order' })
    notices.notify('error', { id: 'error-no-vendors' })
    vi.advanceTimersByTime(7_000)
    expect(shownIds(notices)).toEqual(['error-no-vendors'])
    vi.advanceTimersByTime(3_000)
    expect(shownIds(notices)).toEqual([])
  })

  it('shows equal notices once', () => {
    const notices = new NoticesViewModel(deviceNow)
    notices.notify('error', { id: 'failure-offline', args: { why: 'a' } })
    notices.notify('error', { id: 'failure-timeout' })
    vi.advanceTimersByTime(2_000)
    notices.notify('error', { id: 'failure-offline', args: { why: 'a' } })
    notices.notify('error', { id: 'failure-offline', args: { why: 'b' } })
    expect(shownIds(notices)).toEqual(['failure-offline', 'failure-offline', 'failure-timeout'])
    expect(notices.recent).toHaveLength(3)
    vi.advanceTimersByTime(1_500)
    expect(shownIds(notices)).toEqual(['failure-offline', 'failure-offline'])
  })

  it('closes notices that are obsolete and keeps them in the recent list (CON-01)', () => {
    const notices = new NoticesViewModel(deviceNow)
    notices.notify('error', { id: 'failure-offline' })
    notices.notify('error', { id: 'failure-timeout' })
    notices.end('failure-offline', 'failure-too-many')
    expect(shownIds(notices)).toEqual(['failure-timeout'])
    expect(notices.recent).toHaveLength(2)
  })

  it('closes a notice as soon as its condition is false, and keeps it in the recent list (NOTIF-06)', () => {
    const notices = new NoticesViewModel(deviceNow)
    const failed = observable.box(true)
    notices.notifyWhile(() => failed.get(), 'error', { id: 'request-not-created' }, 'order-flow')
    notices.notify('error', { id: 'failure-timeout' })
    runInAction(() => failed.set(false))
    expect(shownIds(notices)).toEqual(['failure-timeout'])
    expect(notices.recent).toHaveLength(2)
  })

  it('keeps an equal notice that was told again for another reason (NOTIF-06)', () => {
    const notices = new NoticesViewModel(deviceNow)
    const [first, second] = [observable.box(true), observable.box(true)]
    for (const box of [first, second]) notices.notifyWhile(() => box.get(), 'error', { id: 'request-not-created' })
    runInAction(() => first.set(false))
    expect(shownIds(notices)).toEqual(['request-not-created'])
    runInAction(() => second.set(false))
    expect(shownIds(notices)).toEqual([])
  })

  it('closes the notices of a screen that is left, except of what it achieved and of the portal (NOTIF-05)', () => {
    const notices = new NoticesViewModel(deviceNow)
    notices.notify('error', { id: 'request-not-created' }, 'order-flow')
    notices.notify('warning', { id: 'prefill-ignored' }, 'order-flow')
    notices.notify('info', { id: 'request-draft-restored' }, 'order-flow')
    notices.notify('success', { id: 'request-pushed' }, 'order-flow')
    notices.notify('error', { id: 'error-no-vendors' }, 'elsewhere', 'portal')
    notices.leaveScreen()
    expect(shownIds(notices)).toEqual(['error-no-vendors', 'request-pushed'])
    expect(notices.recent).toHaveLength(5)
    vi.advanceTimersByTime(5_000)
    expect(shownIds(notices)).toEqual(['error-no-vendors'])
  })

  it('stacks notices, newest first, and dismisses them one by one (OP-78)', () => {
    const notices = new NoticesViewModel(deviceNow)
    notices.notify('error', { id: 'request-pushed' })
    notices.notify('error', { id: 'request-updated' })
    notices.dismiss(notices.shown[0]!.id)
    expect(shownIds(notices)).toEqual(['request-pushed'])
  })

  it('keeps a notice while the pointer or the focus is on it, and restarts its timer afterwards (NOTIF-03)', () => {
    const notices = new NoticesViewModel(deviceNow)
    notices.notify('error', { id: 'order-copy-failed' })
    const { id } = notices.shown[0]!
    notices.pause(id)
    vi.advanceTimersByTime(60_000)
    expect(shownIds(notices)).toEqual(['order-copy-failed'])
    notices.resume(id)
    vi.advanceTimersByTime(3_500)
    expect(shownIds(notices)).toEqual([])
  })

  it('gives each notice a message with arguments, a kind, a duration and an id (ENT-25, NOTIF-01, NOTIF-03)', () => {
    const notices = new NoticesViewModel(deviceNow)
    notices.notify('success', { id: 'request-pushed', args: { customer: 'Jana' } }, 'order-flow')
    notices.notify('error', { id: 'failure-offline' })
    expect(notices.shown).toEqual([
      { id: 'notice-2', kind: 'error', messageId: 'failure-offline', args: {}, duration: 3500, reach: 'screen' },
      {
        id: 'notice-1',
        kind: 'success',
        messageId: 'request-pushed',
        args: { customer: 'Jana' },
        duration: 5000,
        reach: 'portal',
      },
    ])
  })

  it('runs a timer per notice: a paused one does not keep others (OP-78)', () => {
    const notices = new NoticesViewModel(deviceNow)
    notices.notify('error', { id: 'request-pushed' })
    notices.notify('error', { id: 'request-updated' })
    notices.pause(notices.shown[0]!.id)
    vi.advanceTimersByTime(3_500)
    expect(shownIds(notices)).toEqual(['request-updated'])
  })

  it('records the time of each notice, also of dismissed ones (CON-01)', () => {
    let now = instantAt(1_000)
    const notices = new NoticesViewModel(() => now)
    notices.notify('error', { id: 'request-pushed' })
    now = instantAt(2_000)
    notices.notify('warning', { id: 'request-updated' })
    notices.dismiss(notices.shown[1]!.id)
    expect(notices.recent.map(({ messageId, at }) => [messageId, at])).toEqual([
      ['request-updated', 2_000],
      ['request-pushed', 1_000],
    ])
  })

  it('keeps the last fifty notices in the recent list (CON-01)', () => {
    const notices = new NoticesViewModel(deviceNow)
    for (let count = 0; count < 60; count += 1) notices.notify('info', { id: 'request-pushed', args: { count } })
    vi.advanceTimersByTime(10_000)
    expect(notices.shown).toEqual([])
    expect(notices.recent.map(({ args }) => args['count'])).toEqual(Array.from({ length: 50 }, (_, back) => 59 - back))
  })
})
