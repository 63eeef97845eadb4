import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DATE_PRESETS, type DateRange } from '../../../src/domain/history/dateRange.ts'
import { COUNTED_ENDINGS, statusOfEnding } from '../../../src/domain/history/ending.ts'
import { HISTORY_STATUSES } from '../../../src/domain/history/historyQuery.ts'
import { plusDays } from '../../../src/domain/market/countryDay.ts'
import { historyParameters, readHistoryAddress } from '../../../src/ui/history/historyAddress.ts'
import { trimText } from '../../../src/domain/text/blank.ts'

const read = (address: string) => readHistoryAddress(new URLSearchParams(address))
const day = fc.integer({ min: -9_999, max: 9_999 }).map((days) => plusDays('2026-03-12', days))
const range: fc.Arbitrary<DateRange> = fc.oneof(
  fc.record({ preset: fc.constantFrom(...DATE_PRESETS.filter((preset) => preset !== 'custom')) }),
  fc.record({ preset: fc.constant('custom' as const), from: day, to: day }),
)

const outcome = fc.oneof(
  fc.record({ status: fc.constantFrom(...HISTORY_STATUSES), ending: fc.constant(undefined) }),
  fc.constantFrom(...COUNTED_ENDINGS).map((ending) => ({ status: statusOfEnding(ending), ending })),
)
const outlet = fc.option(fc.constantFrom('pekarna-2', 'retez-1'), { nil: undefined })

describe('history address', () => {
  it('contains the filters and the search, so that a view can be shared (HIST-17)', () => {
    const filters = { range: { preset: 'custom', from: '2026-03-01', to: '2026-03-05' }, status: 'CANCELLED' } as const
    expect(historyParameters(filters, ' Jana ', new URLSearchParams('order_id=x-1&q=old')).toString()).toBe(
      'order_id=x-1&range=custom&from=2026-03-01&to=2026-03-05&status=CANCELLED&q=Jana',
    )
  })

  it('restores every view that it was created from (HIST-17, HIST-19, HIST-20)', () => {
    const text = fc.string({ maxLength: 100 }).map(trimText)
    fc.assert(
      fc.property(range, outcome, outlet, text, (one, { status, ending }, vendorId, search) => {
        const filters = { range: one, status, ending, vendorId }
        const address = historyParameters(filters, search, new URLSearchParams()).toString()
        expect(read(address)).toEqual({ ...filters, search, isUnreadable: false })
      }),
    )
  })

  it.each([
    ['', {}],
    ['range=past-week', { range: { preset: 'past-week' }, status: 'ANY' }],
    ['status=NEW', { status: 'NEW' }],
    ['range=tomorrow', { isUnreadable: true }],
    ['range=custom&from=2026-02-30&to=2026-03-01', { isUnreadable: true }],
    ['range=custom', { isUnreadable: true }],
    ['status=lost&q=Jana', { search: 'Jana', isUnreadable: true }],
    ['ending=stalled', { status: 'CANCELLED', ending: 'stalled' }],
    ['ending=delivered-late&status=NEW', { status: 'DELIVERED', ending: 'delivered-late' }],
    ['ending=eaten', { isUnreadable: true }],
    ['range=%00&status=%F0', { isUnreadable: true }],
  ])('reads "%s" as %o', (address, expected) => {
    const nothing = { range: undefined, status: undefined, ending: undefined, vendorId: undefined, search: '' }
    expect(read(address)).toEqual({ ...nothing, isUnreadable: false, ...expected })
  })

  it('truncates very long search texts', () => {
    expect(read(`q=${'x'.repeat(5_000)}`).search).toHaveLength(100)
  })
})
