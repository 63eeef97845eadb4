import { instantAt, SECOND, type Instant } from '../../src/domain/instant.ts'

/** Parses a moment of the API: ISO 8601 text or Unix seconds (OP-46). */
export const instantOf = (moment: string | number): Instant =>
  instantAt(typeof moment === 'number' ? Math.floor(moment * SECOND) : Date.parse(moment))

/** The last millisecond of a second, for ranges of Unix seconds with both ends included. */
export const endOfSecond = (seconds: number): Instant => instantAt(Math.floor(seconds) * SECOND + SECOND - 1)

/** Formats a moment for the API: ISO 8601 with milliseconds, in UTC. */
export const isoText = (instant: Instant): string => new Date(instant).toISOString()
