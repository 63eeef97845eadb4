import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY, HOUR, instantAt, MINUTE, type Instant } from '../../../src/domain/instant.ts'
import { COUNTRIES, COUNTRY_CODES } from '../../../src/domain/market/countries.ts'
import { hhmm } from '../../../src/domain/market/countryClock.ts'
import { dayOf } from '../../../src/domain/market/countryDay.ts'
import { at } from '../../../src/domain/market/zonedTime.ts'
import { laterSlots, LATER_LEAD, SLOT_STEP } from '../../../src/domain/request/laterSlots.ts'
import { isServedAt } from '../../../src/domain/request/serviceHours.ts'

const PRAGUE = 'Europe/Prague'
const ALWAYS = { from: '00:00', to: '23:59' }

/** The days with their times on the local clock. */
const offered = (now: Instant, hours: { from: string; to: string }, zone = PRAGUE) =>
  laterSlots({ now, hours, zone }).map(({ day, slots }) => ({ day, times: slots.map((slot) => hhmm(slot, zone)) }))

describe('laterSlots', () => {
  it('returns the quarters of an hour from one hour to two days ahead (REQ-28, REQ-30)', () => {
    const days = offered(at('2026-03-13', 12, 1, PRAGUE), ALWAYS)
    expect(LATER_LEAD).toBe(HOUR)
    expect(SLOT_STEP).toBe(15 * MINUTE)
    expect(days.map(({ day }) => day)).toEqual(['2026-03-13', '2026-03-14', '2026-03-15'])
    expect(days[0]?.times.slice(0, 3)).toEqual([1315, 1330, 1345])
    expect(days[1]?.times).toHaveLength(96)
    expect(days[2]?.times.at(-1)).toBe(1200)
  })

  it('includes exactly one hour and exactly two days ahead (REQ-30)', () => {
    const days = offered(at('2026-03-13', 12, 0, PRAGUE), ALWAYS)
    expect(days[0]?.times[0]).toBe(1300)
    expect(days[2]?.times.at(-1)).toBe(1200)
  })

  it('leaves out today when it ends within an hour (REQ-30)', () => {
    expect(offered(at('2026-03-13', 23, 1, PRAGUE), ALWAYS).map(({ day }) => day)).toEqual(['2026-03-14', '2026-03-15'])
    expect(offered(at('2026-03-13', 22, 45, PRAGUE), ALWAYS)[0]).toEqual({ day: '2026-03-13', times: [2345] })
  })

  it('stays within the service hours, both ends included (SVC-09, REQ-30)', () => {
    const [today, tomorrow] = offered(at('2026-03-13', 12, 0, PRAGUE), { from: '09:00', to: '13:30' })
    expect(today?.times).toEqual([1300, 1315, 1330])
    expect([tomorrow?.times[0], tomorrow?.times.at(-1)]).toEqual([900, 1330])
  })

  it('continues past midnight where the service does (SVC-03)', () => {
    const [today, tomorrow] = offered(at('2026-03-13', 21, 30, PRAGUE), { from: '22:00', to: '01:00' })
    expect(today?.times).toEqual([2230, 2245, 2300, 2315, 2330, 2345])
    expect(tomorrow?.times.slice(0, 6)).toEqual([0, 15, 30, 45, 100, 2200])
  })

  it.each([ALWAYS, { from: '09:00', to: '09:00' }])('returns all times with hours %j (SVC-02, SVC-04)', (hours) => {
    expect(offered(at('2026-03-13', 12, 0, PRAGUE), hours)[1]?.times).toHaveLength(96)
  })

  it('leaves out an hour that the clocks skip (COUNTRY-07)', () => {
    const changed = offered(at('2026-03-28', 12, 0, PRAGUE), ALWAYS)[1]
    expect(changed?.day).toBe('2026-03-29')
    expect(changed?.times).toHaveLength(92)
    expect(changed?.times.filter((time) => time >= 200 && time < 300)).toEqual([])
  })

  it('returns the first of two times that the clocks repeat (COUNTRY-07)', () => {
    const now = at('2026-10-24', 12, 0, PRAGUE)
    const changed = laterSlots({ now, hours: ALWAYS, zone: PRAGUE })[1]
    expect(changed?.slots).toHaveLength(96)
    expect(changed?.slots).toContain(at('2026-10-25', 2, 0, PRAGUE))
    expect(changed?.slots).not.toContain(at('2026-10-25', 2, 0, PRAGUE) + HOUR)
  })

  it('never returns a fourth day, not even after a day of 23 hours (REQ-30)', () => {
    const days = offered(at('2026-03-28', 23, 30, PRAGUE), ALWAYS)
    expect(days.map(({ day }) => day)).toEqual(['2026-03-29', '2026-03-30'])
    const friday = offered(at('2026-03-27', 23, 45, PRAGUE), ALWAYS).map(({ day }) => day)
    expect(friday).toEqual(['2026-03-28', '2026-03-29'])
  })

  it('returns local quarters of an hour within the hours and two days, in every country (REQ-30, COUNTRY-07)', () => {
    const clock = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
    fc.assert(
      fc.property(
        fc.constantFrom(...COUNTRY_CODES),
        fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) }),
        clock,
        clock,
        (code, now, from, to) => {
          const zone = COUNTRIES[code].timeZone
          for (const { day, slots } of laterSlots({ now: instantAt(now), hours: { from, to }, zone })) {
            expect(slots.length).toBeGreaterThan(0)
            for (const slot of slots) {
              expect(hhmm(slot, zone) % 5).toBe(0)
              expect(dayOf(slot, zone)).toBe(day)
              expect(isServedAt({ from, to }, slot, zone)).toBe(true)
              expect(slot - now).toBeGreaterThanOrEqual(LATER_LEAD)
              expect(slot - now).toBeLessThanOrEqual(2 * DAY)
            }
          }
        },
      ),
      { numRuns: 25 },
    )
  })
})
