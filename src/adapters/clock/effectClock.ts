import { Clock, Context, Effect } from 'effect'
import type { ServiceClock } from './serviceClock.ts'

const NANOSECONDS = 1_000_000n

/** What use cases read as the time (ADR 7). Waiting is left to the device: an hour is an hour on any clock. */
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
