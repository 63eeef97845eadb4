import type { Instant } from './instant.ts'

/** The service's time in one response, in whole seconds. The other two moments are by the device's clock. */
export interface ClockSample {
  readonly serviceTime: Instant
  readonly askedAt: Instant
  readonly answeredAt: Instant
}

/** A time in whole seconds may be up to this many ms in the past. */
const WITHIN_A_SECOND = 999

/**
 * The ms to add to the device's clock so that it agrees with the service's. The service wrote its time between request
 * and response, which gives a range. An offset within the range is kept, so that a correct clock is never adjusted and
 * slow responses cause no jumps. If the device's clock was changed in between, the range is empty and the offset is
 * kept.
 */
export const correctedOffset = (offset: number, { serviceTime, askedAt, answeredAt }: ClockSample): number => {
  const least = serviceTime - answeredAt
  const most = serviceTime + WITHIN_A_SECOND - askedAt
  return least > most ? offset : Math.min(Math.max(offset, least), most)
}
