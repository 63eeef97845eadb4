import { describe, expect, it } from 'vitest'
import { NOTICE_KINDS, noticeDuration } from '../../../src/domain/notice/notice.ts'

describe('Notices', () => {
  it('are of four kinds (NOTIF-01)', () => {
    expect(NOTICE_KINDS).toEqual(['error', 'warning', 'info', 'success'])
  })

  it.each(NOTICE_KINDS)('last 5 s in the order flow and 3.5 s elsewhere: %s (NOTIF-02, CONST-31, CON-01)', (kind) => {
    expect(noticeDuration(kind, 'request-pushed', 'order-flow')).toBe(5000)
    expect(noticeDuration(kind, 'request-pushed', 'elsewhere')).toBe(3500)
  })

  it('last 7 s for errors of bulk orders, otherwise the default (NOTIF-04, CONST-32, CON-05)', () => {
    expect(NOTICE_KINDS.map((kind) => noticeDuration(kind, 'request-pushed', 'bulk'))).toEqual([7000, 3500, 3500, 3500])
  })

  it.each([
    ['error-cant-cancel-order', 7000],
    ['cancelling-unknown', 7000],
    ['error-cant-retrieve-vendors', 10_000],
    ['error-no-vendors', 10_000],
  ] as const)('last for %s %d ms wherever it comes from (NOTIF-04, CONST-32, CON-01)', (messageId, duration) => {
    expect(noticeDuration('error', messageId, 'elsewhere')).toBe(duration)
    expect(noticeDuration('error', messageId, 'order-flow')).toBe(duration)
    expect(noticeDuration('error', messageId, 'bulk')).toBe(duration)
  })
})
