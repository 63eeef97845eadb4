import { SECOND, type Instant } from '../../src/domain/instant.ts'

/** Parses a moment of the API: ISO 8601 text or Unix seconds (OP-46). */
export const instantOf = (moment: string | number): Instant =>
  typeof moment === 'number' ? moment * SECOND : Date.parse(moment)

/** Formats a moment for the API: ISO 8601 with milliseconds, in UTC. */
export const isoText = (instant: Instant): string => new Date(instant).toISOString()
