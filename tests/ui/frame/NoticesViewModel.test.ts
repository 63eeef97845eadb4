import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NoticesViewModel } from '../../../src/ui/frame/NoticesViewModel.ts'

const shownIds = (notices: NoticesViewModel) => notices.shown.map(({ messageId }) => messageId)

describe('Notices', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('disappear after their duration: 5 s for one of the order flow, 3.5 s for any other (NOTIF-02, NOTIF-03, CONST-31)', () => {
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

  it('stay 7 s for a cancel that failed and 10 s for vendors that are missing (NOTIF-04, CANC-06, AUTH-13)', () => {
    const notices = new NoticesViewModel(Date.now)
    notices.tell('error', { id: 'error-cant-cancel-order' })
    notices.tell('error', { id: 'error-no-vendors' })
    vi.advanceTimersByTime(7_000)
    expect(shownIds(notices)).toEqual(['error-no-vendors'])
    vi.advanceTimersByTime(3_000)
    expect(shownIds(notices)).toEqual([])
  })

  it('are told once while they are shown: the same trouble does not pile up', () => {
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

  it('go when what they tell is over, and can still be read again (CON-01)', () => {
    const notices = new NoticesViewModel(Date.now)
    notices.tell('error', { id: 'failed' })
    notices.tell('error', { id: 'other' })
    notices.end('failed', 'unknown')
    expect(shownIds(notices)).toEqual(['other'])
    expect(notices.recent).toHaveLength(2)
  })

  it('are stacked with the newest on top, and closed one by one by hand (OP-78)', () => {
    const notices = new NoticesViewModel(Date.now)
    notices.tell('error', { id: 'first' })
    notices.tell('error', { id: 'second' })
    notices.dismiss(notices.shown[0]!.id)
    expect(shownIds(notices)).toEqual(['first'])
  })

  it('stay while the pointer or the focus rests on them, and count anew afterwards (NOTIF-03)', () => {
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

  it('have a message, what is filled into it, a kind, a duration and an id of their own (ENT-25, NOTIF-01, NOTIF-03)', () => {
    const notices = new NoticesViewModel(Date.now)
    notices.tell('success', { id: 'done', args: { customer: 'Jana' } }, 'order-flow')
    notices.tell('error', { id: 'failed' })
    expect(notices.shown).toEqual([
      { id: 'notice-2', kind: 'error', messageId: 'failed', args: {}, duration: 3500 },
      { id: 'notice-1', kind: 'success', messageId: 'done', args: { customer: 'Jana' }, duration: 5000 },
    ])
  })

  it('each run out by themselves: one that is paused keeps no other (OP-78)', () => {
    const notices = new NoticesViewModel(Date.now)
    notices.tell('error', { id: 'first' })
    notices.tell('error', { id: 'second' })
    notices.pause(notices.shown[0]!.id)
    vi.advanceTimersByTime(3_500)
    expect(shownIds(notices)).toEqual(['second'])
  })

  it('are kept with the moment they were told at, also when closed by hand (CON-01)', () => {
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

  it('can be read again when they are gone, the last fifty of them (CON-01)', () => {
    const notices = new NoticesViewModel(Date.now)
    for (let count = 0; count < 60; count += 1) notices.tell('info', { id: `notice ${count}` })
    vi.advanceTimersByTime(10_000)
    expect(notices.shown).toEqual([])
    expect(notices.recent.map(({ messageId }) => messageId)).toEqual(
      Array.from({ length: 50 }, (_, back) => `notice ${59 - back}`),
    )
  })
})
