import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DATE_PRESETS,
  dateRefusal,
  daysOf,
  lengthOf,
  MAX_RANGE,
  momentsOf,
  type DatePreset,
} from '../../../src/domain/history/dateRange.ts'
import { DEFAULT_FILTERS } from '../../../src/domain/history/historyFilters.ts'
import { HOUR, instantAt, minus, plus, type Instant } from '../../../src/domain/instant.ts'
import { COUNTRIES, COUNTRY_CODES } from '../../../src/domain/market/countries.ts'
import { dayOf, plusDays } from '../../../src/domain/market/countryDay.ts'
import { at } from '../../../src/domain/market/zonedTime.ts'

const TODAY = '2026-03-30'
const PRAGUE = COUNTRIES.CZ.timeZone
const utc = (text: string): Instant => instantAt(Date.parse(text))

const zone = fc.constantFrom(...COUNTRY_CODES.map((code) => COUNTRIES[code].timeZone))
const day = fc
  .integer({ min: utc('2020-01-01T00:00Z'), max: utc('2030-12-01T00:00Z') })
  .map((moment) => new Date(moment).toISOString().slice(0, 10))

describe('Date ranges of the history', () => {
  it.each([
    ['yesterday', '2026-03-29', '2026-03-29'],
    ['past-week', '2026-03-23', '2026-03-29'],
    ['past-month', '2026-02-28', '2026-03-29'],
  ] as const)('resolve %s to %s – %s (HIST-02 to HIST-04, CONST-28, OP-31)', (preset, from, to) => {
    expect(daysOf({ preset }, TODAY)).toEqual({ from, to })
  })

  it('are four; the default is yesterday with any status (HIST-01, HIST-02, HIST-07, CONST-43)', () => {
    expect(DATE_PRESETS).toEqual(['yesterday', 'past-week', 'past-month', 'custom'])
    expect(DEFAULT_FILTERS).toEqual({ range: { preset: 'yesterday' }, status: 'ANY' })
  })

  it('keep custom days unchanged (HIST-01)', () => {
    const days = { from: '2026-03-01', to: '2026-03-05' }
    expect(daysOf({ preset: 'custom', ...days }, TODAY)).toEqual(days)
  })

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-06-01', 24],
  ])('span on %s in Prague %d hours (HIST-15)', (one, hours) => {
    const { from, to } = momentsOf({ from: one, to: one }, PRAGUE)
    expect(to - from + 1).toBe(hours * HOUR)
  })

  it('start and end with whole days in every zone and year (HIST-02, HIST-15)', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 30 }), zone, (first, more, place) => {
        const last = plusDays(first, more)
        const { from, to } = momentsOf({ from: first, to: last }, place)
        expect([dayOf(from, place), dayOf(to, place)]).toEqual([first, last])
        expect([dayOf(minus(from, 1), place), dayOf(plus(to, 1), place)]).toEqual([
          plusDays(first, -1),
          plusDays(last, 1),
        ])
        expect([from, to + 1]).toEqual([at(first, 0, 0, place), at(plusDays(last, 1), 0, 0, place)])
      }),
    )
  })

  it('cover whole days without today for presets, whatever the day (HIST-03, HIST-04, OP-31)', () => {
    const length: Readonly<Record<Exclude<DatePreset, 'custom'>, number>> = {
      yesterday: 1,
      'past-week': 7,
      'past-month': 30,
    }
    fc.assert(
      fc.property(day, fc.constantFrom('yesterday', 'past-week', 'past-month'), (today, preset) => {
        const days = daysOf({ preset }, today)
        expect(lengthOf(days)).toBe(length[preset])
        expect(plusDays(days.to, 1)).toBe(today)
        expect(dateRefusal(days, today)).toBeUndefined()
      }),
    )
  })
})

describe('dateRefusal', () => {
  it.each([
    ['2026-03-29', '2026-03-28', { field: 'to', code: 'reversed' }],
    ['2026-02-27', '2026-03-30', { field: 'to', code: 'too-long' }],
    ['2026-03-31', '2026-03-31', { field: 'from', code: 'after-today' }],
    ['2026-03-30', '2026-03-31', { field: 'to', code: 'after-today' }],
    ['', '2026-03-30', { field: 'from', code: 'missing' }],
    ['2026-03-30', '', { field: 'to', code: 'missing' }],
    ['2026-02-30', '2026-03-30', { field: 'from', code: 'not-a-day' }],
    ['2026-03-01', 'tomorrow', { field: 'to', code: 'not-a-day' }],
  ])('refuses "%s" to "%s": %o (HIST-05, HIST-06, OP-06)', (from, to, refusal) => {
    expect(dateRefusal({ from, to }, TODAY)).toEqual(refusal)
  })

  it.each([
    ['2026-03-30', '2026-03-30', 1],
    ['2026-02-28', '2026-03-30', 31],
  ])('accepts %s to %s as %d days, both ends and today included (OP-06)', (from, to, length) => {
    expect([lengthOf({ from, to }), dateRefusal({ from, to }, TODAY)]).toEqual([length, undefined])
  })

  it('accepts exactly the ordered ranges that are not too long and not in the future (HIST-05, HIST-06, OP-06)', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -3, max: 60 }), fc.integer({ min: -40, max: 40 }), (today, back, more) => {
        const from = plusDays(today, -back)
        const to = plusDays(from, more)
        const isFine = more >= 0 && more < MAX_RANGE && from <= today && to <= today
        expect(dateRefusal({ from, to }, today) === undefined).toBe(isFine)
      }),
    )
  })
})
