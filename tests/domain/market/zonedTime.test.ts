import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DAY, HOUR, instantAt, minus, MINUTE, plus, type Instant } from '../../../src/domain/instant.ts'
import { COUNTRIES, COUNTRY_CODES } from '../../../src/domain/market/countries.ts'
import { hhmm } from '../../../src/domain/market/countryClock.ts'
import { dayOf, firstMomentOf, isDay, plusDays, startOfDay } from '../../../src/domain/market/countryDay.ts'
import { timeOfDay } from '../../../src/domain/market/countryClock.ts'
import { at } from '../../../src/domain/market/zonedTime.ts'

const utc = (text: string): Instant => instantAt(Date.parse(text))
const PRAGUE = COUNTRIES.CZ.timeZone
const CAIRO = COUNTRIES.EG.timeZone
const YANGON = COUNTRIES.MM.timeZone

const zones = COUNTRY_CODES.map((code) => COUNTRIES[code].timeZone)
const zone = fc.constantFrom(...zones)
const moment = fc.integer({ min: utc('2020-01-01T00:00Z'), max: utc('2030-12-31T23:59:59Z') })

describe("Days in a country's time zone", () => {
  it.each([
    [PRAGUE, '2026-01-15T22:59:59.999Z', '2026-01-15'],
    [PRAGUE, '2026-01-15T23:00Z', '2026-01-16'],
    [PRAGUE, '2026-07-15T22:00Z', '2026-07-16'],
    [YANGON, '2026-07-15T17:29:59Z', '2026-07-15'],
    [YANGON, '2026-07-15T17:30Z', '2026-07-16'],
    [COUNTRIES.AR.timeZone, '2026-01-01T02:59Z', '2025-12-31'],
  ])('are computed for %s at %s: %s (COUNTRY-07)', (place, now, day) => {
    expect(dayOf(utc(now), place)).toBe(day)
  })

  it.each([
    ['an ordinary day', PRAGUE, '2026-03-28', 24],
    ['the day clocks go forward', PRAGUE, '2026-03-29', 23],
    ['the day clocks go back', PRAGUE, '2026-10-25', 25],
    ['the day clocks skip midnight', CAIRO, '2026-04-24', 23],
    ['the day clocks go back at midnight', CAIRO, '2026-10-29', 25],
    ['any day at a half-hour offset', YANGON, '2026-03-29', 24],
  ])('include %s in %s, %s, with %d hours (HIST-15)', (_, place, day, hours) => {
    const start = firstMomentOf(day, place)
    expect(firstMomentOf(plusDays(day, 1), place) - start).toBe(hours * HOUR)
    expect(startOfDay(start, place)).toBe(start)
    expect(startOfDay(minus(plus(start, hours * HOUR), 1), place)).toBe(start)
    expect(dayOf(minus(plus(start, hours * HOUR), 1), place)).toBe(day)
    expect(dayOf(minus(start, 1), place)).toBe(plusDays(day, -1))
  })

  it('start at 01:00 where the clocks skip midnight (HIST-15)', () => {
    expect(firstMomentOf('2026-04-24', CAIRO)).toBe(utc('2026-04-24T01:00+03:00'))
    expect(timeOfDay(firstMomentOf('2026-04-24', CAIRO), CAIRO)).toEqual({ hour: 1, minute: 0 })
  })

  it('contain their moment, start with a new date, and last 23 to 25 hours (HIST-15)', () => {
    fc.assert(
      fc.property(moment, zone, (now, place) => {
        const day = dayOf(instantAt(now), place)
        const [start, end] = [startOfDay(instantAt(now), place), firstMomentOf(plusDays(day, 1), place)]
        expect(start).toBeLessThanOrEqual(now)
        expect(now).toBeLessThan(end)
        expect([23, 24, 25]).toContain((end - start) / HOUR)
        expect(start).toBe(firstMomentOf(day, place))
        expect([dayOf(start, place), dayOf(minus(end, 1), place)]).toEqual([day, day])
      }),
      { numRuns: 300 },
    )
  })

  it('contain every moment in each of the 33 zones (COUNTRY-07)', () => {
    const now = utc('2026-06-30T12:34:56Z')
    const astray = zones.filter(
      (place) => !(startOfDay(now, place) <= now && now < firstMomentOf(plusDays(dayOf(now, place), 1), place)),
    )
    expect(astray).toEqual([])
  })

  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-29', 30, '2026-04-28'],
    ['2026-03-29', 0, '2026-03-29'],
  ])('are added by the calendar: %s and %d is %s (HIST-15)', (day, days, result) => {
    expect(plusDays(day, days)).toBe(result)
  })

  it.each(['2026-02-30', '29.3.2026', ''])('must exist: "%s" throws (HIST-15)', (day) => {
    expect(() => firstMomentOf(day, PRAGUE)).toThrow()
    expect(() => plusDays(day, 1)).toThrow()
  })
})

describe('The cache of dayOf', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('computes each quarter of an hour once, however long a list is (COUNTRY-07)', () => {
    const calendar = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
    const noon = utc('2033-06-30T12:00Z')
    const orders = Array.from({ length: 15 }, (_, order) => noon + order * MINUTE)
    const placed = [...orders, ...orders.map((one) => one + HOUR), ...orders]
    expect(new Set(placed.map((one) => dayOf(instantAt(one), COUNTRIES.KH.timeZone)))).toEqual(new Set(['2033-06-30']))
    expect(calendar).toHaveBeenCalledTimes(2)
  })
})

describe('firstMomentOf', () => {
  it('agrees with js-joda in all zones around every clock change (HIST-15, ADR 11)', () => {
    const day = fc.integer({ min: utc('2020-01-01T00:00Z'), max: utc('2030-12-31T00:00Z') })
    const isoDay = day.map((now) => new Date(now).toISOString().slice(0, 10))
    fc.assert(
      fc.property(isoDay, zone, (one, place) => {
        expect(firstMomentOf(one, place)).toBe(at(one, 0, 0, place))
      }),
    )
    for (const one of ['2026-03-29', '2026-10-25', '2026-04-24', '2026-10-29', '2026-10-30'])
      expect(zones.map((place) => firstMomentOf(one, place))).toEqual(zones.map((place) => at(one, 0, 0, place)))
  })

  it('goes on behind the last year of js-joda’s data: summer time in 2033 (HIST-15)', () => {
    expect(firstMomentOf('2033-07-01', PRAGUE)).toBe(utc('2033-07-01T00:00+02:00'))
  })

  it('throws for days that do not exist (HIST-15)', () => {
    expect(['2026-02-30', '29.3.2026', '', '2026-3-1'].filter(isDay)).toEqual([])
    expect(() => firstMomentOf('2026-02-30', PRAGUE)).toThrow()
  })
})

describe("The time of day in a country's time zone", () => {
  it.each([
    [PRAGUE, '2026-01-15T22:59:59Z', 2359],
    [PRAGUE, '2026-07-15T22:05Z', 5],
    [PRAGUE, '2026-07-15T22:00Z', 0],
    [YANGON, '2026-07-15T00:00Z', 630],
    [COUNTRIES.SG.timeZone, '2026-07-15T16:00Z', 0],
  ])('is in %s at %s %d (COUNTRY-07)', (place, now, time) => {
    expect(hhmm(utc(now), place)).toBe(time)
    expect(timeOfDay(utc(now), place)).toEqual({ hour: Math.floor(time / 100), minute: time % 100 })
  })

  it.each([
    ['2026-03-28', 2, 30, '2026-03-28T02:30+01:00'],
    ['2026-03-29', 2, 30, '2026-03-29T03:30+02:00'],
    ['2026-03-29', 3, 0, '2026-03-29T03:00+02:00'],
    ['2026-10-25', 2, 30, '2026-10-25T02:30+02:00'],
    ['2026-10-25', 3, 0, '2026-10-25T03:00+01:00'],
  ])('maps in Prague %s %d:%d to %s (HIST-15)', (day, hour, minute, expected) => {
    expect(at(day, hour, minute, PRAGUE)).toBe(utc(expected))
  })

  it('maps back to the moment, or to its first occurrence an hour earlier (HIST-15)', () => {
    fc.assert(
      fc.property(moment, zone, (now, place) => {
        const { hour, minute } = timeOfDay(instantAt(now), place)
        const again = at(dayOf(instantAt(now), place), hour, minute, place)
        expect([0, HOUR]).toContain(Math.floor((now - again) / MINUTE) * MINUTE)
        expect(hhmm(again, place)).toBe(hhmm(instantAt(now), place))
      }),
    )
  })
})

describe('The time zone data', () => {
  const WEEK = 7 * DAY
  const weeks = Array.from({ length: 573 }, (_, week) => utc('2020-01-05T00:00Z') + week * WEEK)

  const platformClock = (place: string) => {
    const format = new Intl.DateTimeFormat('sv', { timeZone: place, dateStyle: 'short', timeStyle: 'short' })
    return (now: Instant) => format.format(now)
  }
  const ourClock = (now: Instant, place: string) =>
    `${dayOf(now, place)} ${String(hhmm(now, place)).padStart(4, '0').replace(/..$/, ':$&')}`

  /** The last minute before the platform's clock change in the week, and the first minute after it. */
  const changeWithin = (start: Instant, clock: (now: Instant) => string): ReadonlyArray<Instant> => {
    const offset = (now: Instant) => utc(`${clock(now).replace(' ', 'T')}Z`) - now
    let [before, after] = [start, start + WEEK]
    if (offset(before) === offset(instantAt(after))) return []
    while (after - before > MINUTE) {
      const middle = plus(before, Math.floor((after - before) / 2 / MINUTE) * MINUTE)
      if (offset(middle) === offset(start)) instantAt((before = middle))
      else after = middle
    }
    return [before, instantAt(after)]
  }

  it.each([...new Set(zones)])(
    'agrees with the platform in %s from 2020 to the end of 2030, to the minute of every clock change (COUNTRY-07, HIST-15)',
    (place) => {
      const clock = platformClock(place)
      const moments = [
        ...weeks,
        ...weeks.flatMap((start) => changeWithin(instantAt(start), clock)),
        utc('2030-12-31T23:59Z'),
      ]
      expect(
        moments.filter((now) => ourClock(instantAt(now), place) !== clock(instantAt(now))).map((now) => new Date(now)),
      ).toEqual([])
    },
  )

  it('contains the clock changes of zones that have them: two a year in Prague (HIST-15)', () => {
    const changes = weeks.flatMap((start) => changeWithin(instantAt(start), platformClock(PRAGUE)))
    expect(changes).toHaveLength(11 * 2 * 2)
  })
})
