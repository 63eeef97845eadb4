import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
    const notices = new NoticesViewModel(Date.now)
    notices.tell('success', { id: 'request-pushed' }, 'order-flow')
    notices.tell('info', { id: 'elsewhere' })
    vi.advanceTimersByTime(3_499)
    expect(shownIds(notices)).toEqual(['elsewhere', 'request-pushed'])
    vi.advanceTimersByTime(1)
    expect(shownIds(notices)).toEqual(['request-pushed'])
    vi.advanceTimersByTime(1_500)
    expect(shownIds(notices)).toEqual([])
  })

  it('closes notices after 7 s for a failed cancel and 10 s for missing vendors (NOTIF-04, CANC-06, AUTH-13)', () => {
    const notices = new NoticesViewModel(Date.now)
    notices.tell('error', { id: 'error-cant-cancel-order' })
    notices.tell('error', { id: 'error-no-vendors' })
    vi.advanceTimersByTime(7_000)
    expect(shownIds(notices)).toEqual(['error-no-vendors'])
    vi.advanceTimersByTime(3_000)
    expect(shownIds(notices)).toEqual([])
  })

  it('shows equal notices once', () => {
    const notices = new NoticesViewModel(Date.now)
    notices.tell('error', { id: 'failed', args: { why: 'a' } })
    notices.tell('error', { id: 'other' })
    vi.advanceTimersByTime(2_000)
    notices.tell('error', { id: 'failed', args: { why: 'a' } })
    notices.tell('error', { id: 'failed', args: { why: 'b' } })
    expect(shownIds(notices)).toEqual(['failed', 'failed', 'other'])
    expect(notices.recent).toHaveLength(3)
    vi.advanceTimersByTime(1_500)
    expect(shownIds(notices)).toEqual(['failed', 'failed'])
  })

  it('closes notices that are obsolete and keeps them in the recent list (CON-01)', () => {
    const notices = new NoticesViewModel(Date.now)
    notices.tell('error', { id: 'failed' })
    notices.tell('error', { id: 'other' })
    notices.end('failed', 'unknown')
    expect(shownIds(notices)).toEqual(['other'])
    expect(notices.recent).toHaveLength(2)
  })

  it('stacks notices, newest first, and dismisses them one by one (OP-78)', () => {
    const notices = new NoticesViewModel(Date.now)
    notices.tell('error', { id: 'first' })
    notices.tell('error', { id: 'second' })
    notices.dismiss(notices.shown[0]!.id)
    expect(shownIds(notices)).toEqual(['first'])
  })

  it('keeps a notice while the pointer or the focus is on it, and restarts its timer afterwards (NOTIF-03)', () => {
    const notices = new NoticesViewModel(Date.now)
    notices.tell('error', { id: 'read me' })
    const { id } = notices.shown[0]!
    notices.pause(id)
    vi.advanceTimersByTime(60_000)
    expect(shownIds(notices)).toEqual(['read me'])
    notices.resume(id)
    vi.advanceTimersByTime(3_500)
    expect(shownIds(notices)).toEqual([])
  })

  it('gives each notice a message with arguments, a kind, a duration and an id (ENT-25, NOTIF-01, NOTIF-03)', () => {
    const notices = new NoticesViewModel(Date.now)
    notices.tell('success', { id: 'done', args: { customer: 'Jana' } }, 'order-flow')
    notices.tell('error', { id: 'failed' })
    expect(notices.shown).toEqual([
      { id: 'notice-2', kind: 'error', messageId: 'failed', args: {}, duration: 3500 },
      { id: 'notice-1', kind: 'success', messageId: 'done', args: { customer: 'Jana' }, duration: 5000 },
    ])
  })

  it('runs a timer per notice: a paused one does not keep others (OP-78)', () => {
    const notices = new NoticesViewModel(Date.now)
    notices.tell('error', { id: 'first' })
    notices.tell('error', { id: 'second' })
    notices.pause(notices.shown[0]!.id)
    vi.advanceTimersByTime(3_500)
    expect(shownIds(notices)).toEqual(['second'])
  })

  it('records the time of each notice, also of dismissed ones (CON-01)', () => {
    let now = 1_000
    const notices = new NoticesViewModel(() => now)
    notices.tell('error', { id: 'first' })
    now = 2_000
    notices.tell('warning', { id: 'second' })
    notices.dismiss(notices.shown[1]!.id)
    expect(notices.recent.map(({ messageId, at }) => [messageId, at])).toEqual([
      ['second', 2_000],
      ['first', 1_000],
    ])
  })

  it('keeps the last fifty notices in the recent list (CON-01)', () => {
    const notices = new NoticesViewModel(Date.now)
    for (let count = 0; count < 60; count += 1) notices.tell('info', { id: `notice ${count}` })
    vi.advanceTimersByTime(10_000)
    expect(notices.shown).toEqual([])
    expect(notices.recent.map(({ messageId }) => messageId)).toEqual(
      Array.from({ length: 50 }, (_, back) => `notice ${59 - back}`),
    )
  })
})
