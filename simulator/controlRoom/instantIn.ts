import { SECOND, type Instant } from '../../src/domain/instant.ts'

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)$/

/** A moment as ISO text with its zone or as unix seconds (OP-46); nothing when it is none. */
export const instantIn = (moment: string | number): Instant | undefined => {
  const instant = typeof moment === 'number' ? moment * SECOND : ISO.test(moment) ? Date.parse(moment) : Number.NaN
  return instant >= 0 ? instant : undefined
}
