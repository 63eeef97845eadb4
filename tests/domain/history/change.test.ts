import { expect, it } from 'vitest'
import { areOver, changeSince } from '../../../src/domain/history/change.ts'

it.each([
  [28, 32, { direction: 'more', by: 4 }],
  [32, 28, { direction: 'less', by: 4 }],
  [0, 0, { direction: 'same', by: 0 }],
] as const)('changeSince compares %d before with %d now (HIST-18)', (before, now, expected) => {
  expect(changeSince(before, now)).toEqual(expected)
})

it('areOver excludes days of which one has not ended (HIST-18)', () => {
  const days = { from: '2026-03-06', to: '2026-03-12' }
  expect(['2026-03-13', '2026-03-12', '2026-03-08'].map((today) => areOver(days, today))).toEqual([true, false, false])
})
