import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantAt, minus, MINUTE, type Instant } from '../../../src/domain/instant.ts'
import { hhmm } from '../../../src/domain/market/countryClock.ts'
import {
  isWithin,
  LATEST_TIME,
  parseServiceHours,
  serviceHoursAt,
  unknownServiceHours,
} from '../../../src/domain/request/serviceHours.ts'

/** A moment on 13 March 2026 in Prague, which is one hour ahead of UTC on that day. */
const prague = (hour: number, minute: number) => instantAt(Date.UTC(2026, 2, 13, hour - 1, minute))
const statusAt = (value: string, hour: number, minute: number) =>
  serviceHoursAt(value, prague(hour, minute), 'Europe/Prague')
const statusOrRefusal = (value: string, now: Instant) => {
  const hours = serviceHoursAt(value, now, 'Europe/Prague')
  return typeof hours === 'string' ? hours : hours.status
}

describe('Service hours', () => {
  it("include status and time by the country's clock (SVC-01, SVC-08, OP-02)", () => {
    const now = instantAt(Date.UTC(2026, 2, 13, 17, 5))
    expect(serviceHoursAt('0900:2130', now, 'Europe/Prague')).toEqual({
      from: '09:00',
      to: '21:30',
      status: 'open',
      currentTime: '18:05',
    })
    expect(serviceHoursAt('0900:2130', now, 'Asia/Singapore')).toEqual({
      from: '09:00',
      to: '21:30',
      status: 'closed',
      currentTime: '01:05',
    })
  })

  it('follow the clock changes of the country (SVC-01)', () => {
    const now = instantAt(Date.UTC(2026, 2, 29, 7, 0))
    expect(serviceHoursAt('0900:2130', now, 'Europe/Prague')).toMatchObject({ status: 'open', currentTime: '09:00' })
    expect(serviceHoursAt('0900:2130', minus(now, 1), 'Europe/Prague')).toMatchObject({ status: 'closed' })
  })

  it.each([
    [9, 0],
    [3, 12],
    [8, 59],
    [9, 1],
  ])('are always open if both ends are equal: %d:%d (SVC-02)', (hour, minute) => {
    expect(statusAt('0900:0900', hour, minute)).toMatchObject({ status: 'open' })
  })

  it.each([
    [23, 0, 'open'],
    [5, 59, 'open'],
    [22, 0, 'open'],
    [21, 59, 'closed'],
    [12, 0, 'closed'],
  ])('span midnight from 22:00 to 06:00: at %d:%d %s (SVC-03)', (hour, minute, status) => {
    expect(statusAt('2200:0600', hour, minute)).toMatchObject({ status })
  })

  it('are open at every minute with 0000:2359 (SVC-04)', () => {
    const minutes = Array.from({ length: 24 * 60 }, (_, minute) => prague(0, 0) + minute * MINUTE)
    expect(new Set(minutes.map((now) => statusOrRefusal('0000:2359', instantAt(now))))).toEqual(new Set(['open']))
  })

  it('are open all day if unknown (SVC-05, CONST-26)', () => {
    expect(unknownServiceHours(prague(3, 7), 'Europe/Prague')).toEqual({
      from: '00:00',
      to: '23:59',
      status: 'open',
      currentTime: '03:07',
    })
  })

  it.each(['900:2200', '09:00-22:00', '0900:2200 ', '0900:22000', '', '٠٩٠٠:٢٢٠٠', 'open:2200'])(
    'must have the format dddd:dddd: %j has not (SVC-06)',
    (value) => {
      expect(parseServiceHours(value)).toBe('format')
      expect(serviceHoursAt(value, prague(12, 0), 'Europe/Prague')).toBe('format')
    },
  )

  it.each(['0000:2400', '2360:0000', '9999:0000'])('must not exceed 2359: %s does (SVC-07, CONST-47)', (value) => {
    expect(LATEST_TIME).toBe(2359)
    expect(parseServiceHours(value)).toBe('bounds')
    expect(serviceHoursAt(value, prague(12, 0), 'Europe/Prague')).toBe('bounds')
  })

  it('may have the limits themselves (CONST-47)', () => {
    expect(parseServiceHours('0000:2359')).toEqual({ from: 0, to: 2359 })
  })

  it.each([
    [5, 59, 'closed'],
    [6, 0, 'open'],
    [22, 0, 'open'],
    [22, 1, 'closed'],
  ])('include both ends to the minute: at %d:%d from 06:00 to 22:00 %s (SVC-09)', (hour, minute, status) => {
    expect(statusAt('0600:2200', hour, minute)).toMatchObject({ status })
  })

  it('end after the minute of their end also past midnight (SVC-09)', () => {
    expect(statusAt('2200:0600', 6, 0)).toMatchObject({ status: 'open' })
    expect(serviceHoursAt('2200:0600', instantAt(prague(6, 0) + MINUTE - 1), 'Europe/Prague')).toMatchObject({
      status: 'open',
    })
    expect(statusAt('2200:0600', 6, 1)).toMatchObject({ status: 'closed' })
  })

  it('accept minutes above 59 as plain numbers (OP-03)', () => {
    expect(statusAt('0900:1275', 12, 59)).toMatchObject({ status: 'open', to: '12:75' })
    expect(statusAt('0900:1275', 13, 0)).toMatchObject({ status: 'closed' })
  })

  const time = fc.integer({ min: 0, max: LATEST_TIME })

  it('are complementary when reversed, except at both ends (SVC-03, SVC-09)', () => {
    fc.assert(
      fc.property(time, time, time, (from, to, now) => {
        fc.pre(from !== to && now !== from && now !== to)
        expect(isWithin({ from, to }, now)).toBe(!isWithin({ from: to, to: from }, now))
      }),
    )
  })

  it('are open at both ends, also when reversed (SVC-09)', () => {
    fc.assert(
      fc.property(time, time, (from, to) => {
        expect([isWithin({ from, to }, from), isWithin({ from, to }, to)]).toEqual([true, true])
      }),
    )
  })

  it('are either open or closed if they are valid (SVC-01)', () => {
    const text = time.map((number) => String(number).padStart(4, '0'))
    const moment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) })
    fc.assert(
      fc.property(text, text, moment, (from, to, now) => {
        const open = isWithin({ from: Number(from), to: Number(to) }, hhmm(instantAt(now), 'Europe/Prague'))
        expect(statusOrRefusal(`${from}:${to}`, instantAt(now))).toBe(open ? 'open' : 'closed')
      }),
    )
  })
})
