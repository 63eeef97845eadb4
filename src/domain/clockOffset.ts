import type { Instant } from './instant.ts'

/** The service's clock as one answer tells it, in whole seconds; the other two moments are the device's. */
export interface ToldTime {
  readonly told: Instant
  readonly askedAt: Instant
  readonly answeredAt: Instant
}

/** A told time stands for anything within its second, in ms. */
const WITHIN_A_SECOND = 999

/**
 * Ms to add to the device's clock so that it agrees with the service's. The service wrote its time between asking and
 * answer, which leaves a range; an offset within it stays as it is, so that a clock that is right is never touched and
 * slow answers make nothing jump. A device clock that was moved meanwhile leaves no range and teaches nothing.
 */
export const correctedOffset = (offset: number, { told, askedAt, answeredAt }: ToldTime): number => {
  const least = told - answeredAt
  const most = told + WITHIN_A_SECOND - askedAt
  return least > most ? offset : Math.min(Math.max(offset, least), most)
}
