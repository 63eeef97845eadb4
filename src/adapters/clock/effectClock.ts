import { Clock, Context, Effect } from 'effect'
import type { ServiceClock } from './serviceClock.ts'

const NANOSECONDS = 1_000_000n

/**
 * The clock that use cases read (ADR 7). Delays use the device's clock, because durations are the same on any clock.
 */
export const effectClock = ({ now }: ServiceClock): Clock.Clock => {
  const device = Context.get(Context.empty(), Clock.Clock)
  const nanoseconds = () => BigInt(now()) * NANOSECONDS
  return {
    currentTimeMillisUnsafe: now,
    currentTimeMillis: Effect.sync(now),
    currentTimeNanosUnsafe: nanoseconds,
    currentTimeNanos: Effect.sync(nanoseconds),
    monotonicTimeNanosUnsafe: () => device.monotonicTimeNanosUnsafe(),
    monotonicTimeNanos: device.monotonicTimeNanos,
    sleep: (duration) => device.sleep(duration),
  }
}
