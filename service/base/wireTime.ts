import { SECOND, type Instant } from '../../src/domain/instant.ts'

/** Reads a moment of the API: ISO 8601 text or Unix seconds (OP-46). */
export const instantOf = (moment: string | number): Instant =>
  typeof moment === 'number' ? moment * SECOND : Date.parse(moment)

/** Writes a moment as the API does: ISO 8601 with milliseconds in UTC. */
export const isoText = (instant: Instant): string => new Date(instant).toISOString()
