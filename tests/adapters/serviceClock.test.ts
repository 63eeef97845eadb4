import { Clock, Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceNow } from '../../src/adapters/clock/deviceNow.ts'
import { effectClock } from '../../src/adapters/clock/effectClock.ts'
import { CLOCK_OFFSET, makeServiceClock } from '../../src/adapters/clock/serviceClock.ts'
import { textStorage } from '../../src/adapters/storage/textStorage.ts'
import { HOUR, instantAt, SECOND } from '../../src/domain/instant.ts'
import { FakeStorage } from '../support/browserTabs.ts'

const TRUE_NOW = instantAt(Date.parse('2026-03-12T11:00:00Z'))

beforeEach(() => {
  vi.useFakeTimers({ now: TRUE_NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

const dated = (moment: number | string) => ({
  headers: new Headers(
    moment === '' ? {} : { date: typeof moment === 'string' ? moment : new Date(moment).toUTCString() },
  ),
})
const open = (storage = new FakeStorage()) => ({ storage, clock: makeServiceClock(textStorage(() => storage)) })

describe('serviceClock', () => {
  it('equals the device’s clock while nothing else is known or the device is right, and stores nothing', () => {
    const { clock, storage } = open()
    expect(clock.now()).toBe(TRUE_NOW)
    clock.synchronize(dated(TRUE_NOW), TRUE_NOW)
    expect([clock.now(), storage.length]).toEqual([TRUE_NOW, 0])
  })

  it.each([3 * HOUR, -26 * HOUR])('is right after one answer on a device that is %i ms wrong', (wrong) => {
    vi.setSystemTime(TRUE_NOW + wrong)
    const { clock } = open()
    clock.synchronize(dated(TRUE_NOW), deviceNow())
    expect(Math.abs(clock.now() - TRUE_NOW)).toBeLessThan(SECOND)
  })

  it('is right from the start on a device with a stored offset, and forgets the offset when the device is corrected', () => {
    vi.setSystemTime(TRUE_NOW + 3 * HOUR)
    const first = open()
    first.clock.synchronize(dated(TRUE_NOW), deviceNow())
    const second = open(first.storage)
    expect(Math.abs(second.clock.now() - TRUE_NOW)).toBeLessThan(SECOND)
    vi.setSystemTime(TRUE_NOW)
    second.clock.synchronize(dated(TRUE_NOW), deviceNow())
    second.clock.synchronize(dated(TRUE_NOW + SECOND), deviceNow())
    expect(Math.abs(second.clock.now() - TRUE_NOW)).toBeLessThanOrEqual(SECOND)
    expect(Math.abs(Number(first.storage.getItem(CLOCK_OFFSET)))).toBeLessThanOrEqual(SECOND)
  })

  it.each(['', 'soon'])('ignores the date “%s”', (date) => {
    const { clock } = open()
    clock.synchronize(dated(date), instantAt(Date.now() - HOUR))
    expect(clock.now()).toBe(TRUE_NOW)
  })

  it('starts with the device’s clock when the stored offset is unreadable (PERSIST-08)', () => {
    const storage = new FakeStorage()
    storage.setItem(CLOCK_OFFSET, 'three hours')
    expect(open(storage).clock.now()).toBe(TRUE_NOW)
  })

  it('is the clock of use cases, which still wait in real time (ADR 7, ADR 23)', async () => {
    vi.setSystemTime(TRUE_NOW + 3 * HOUR)
    const { clock } = open()
    clock.synchronize(dated(TRUE_NOW), deviceNow())
    const work = Effect.gen(function* () {
      const before = yield* Clock.currentTimeMillis
      yield* Effect.sleep(SECOND)
      return [before, (yield* Clock.currentTimeMillis) - before]
    })
    const running = Effect.runPromise(Effect.provideService(work, Clock.Clock, effectClock(clock)))
    await vi.advanceTimersByTimeAsync(SECOND)
    const [before = 0, waited] = await running
    expect(Math.abs(before - TRUE_NOW)).toBeLessThan(SECOND)
    expect(waited).toBe(SECOND)
  })
})
