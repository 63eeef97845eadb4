import { instantAt, SECOND, type Instant } from '../../src/domain/instant.ts'

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)$/

/** Parses a moment from ISO text with a time zone or from Unix seconds (OP-46); `undefined` if it is neither. */
export const instantIn = (moment: string | number): Instant | undefined => {
  const instant = typeof moment === 'number' ? moment * SECOND : ISO.test(moment) ? Date.parse(moment) : Number.NaN
  return instant >= 0 ? instantAt(instant) : undefined
}
