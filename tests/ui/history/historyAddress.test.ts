import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DATE_PRESETS, type DateRange } from '../../../src/domain/history/dateRange.ts'
import { HISTORY_STATUSES } from '../../../src/domain/history/historyQuery.ts'
import { plusDays } from '../../../src/domain/market/countryDay.ts'
import { historyParameters, readHistoryAddress } from '../../../src/ui/history/historyAddress.ts'

const read = (address: string) => readHistoryAddress(new URLSearchParams(address))
const day = fc.integer({ min: -9_999, max: 9_999 }).map((days) => plusDays('2026-03-12', days))
const range: fc.Arbitrary<DateRange> = fc.oneof(
  fc.record({ preset: fc.constantFrom(...DATE_PRESETS.filter((preset) => preset !== 'custom')) }),
  fc.record({ preset: fc.constant('custom' as const), from: day, to: day }),
)

describe('history address', () => {
  it('contains the filters and the search, so that a view can be shared (HIST-17)', () => {
    const filters = { range: { preset: 'custom', from: '2026-03-01', to: '2026-03-05' }, status: 'CANCELLED' } as const
    expect(historyParameters(filters, ' Jana ', new URLSearchParams('order_id=x-1&q=old')).toString()).toBe(
      'order_id=x-1&range=custom&from=2026-03-01&to=2026-03-05&status=CANCELLED&q=Jana',
    )
  })

  it('restores every view that it was created from (HIST-17)', () => {
    const text = fc.string({ maxLength: 100 }).map((one) => one.trim())
    fc.assert(
      fc.property(range, fc.constantFrom(...HISTORY_STATUSES), text, (one, status, search) => {
        const address = historyParameters({ range: one, status }, search, new URLSearchParams()).toString()
        expect(read(address)).toEqual({ range: one, status, search, isUnreadable: false })
      }),
    )
  })

  it.each([
    ['', { range: undefined, status: undefined, search: '', isUnreadable: false }],
    ['range=past-week', { range: { preset: 'past-week' }, status: 'ANY', search: '', isUnreadable: false }],
    ['status=NEW', { range: undefined, status: 'NEW', search: '', isUnreadable: false }],
    ['range=tomorrow', { range: undefined, status: undefined, search: '', isUnreadable: true }],
    [
      'range=custom&from=2026-02-30&to=2026-03-01',
      { range: undefined, status: undefined, search: '', isUnreadable: true },
    ],
    ['range=custom', { range: undefined, status: undefined, search: '', isUnreadable: true }],
    ['status=lost&q=Jana', { range: undefined, status: undefined, search: 'Jana', isUnreadable: true }],
    ['range=%00&status=%F0', { range: undefined, status: undefined, search: '', isUnreadable: true }],
  ])('reads "%s" as %o', (address, expected) => {
    expect(read(address)).toEqual(expected)
  })

  it('truncates very long search texts', () => {
    expect(read(`q=${'x'.repeat(5_000)}`).search).toHaveLength(100)
  })
})
