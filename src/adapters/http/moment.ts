import { instantAt, type Instant } from '../../domain/instant.ts'

/** The offset is required: without it, the browser's time zone would apply. */
const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/
const UNIX = /^\d+(?:\.\d+)?$/

/** Parses ISO 8601 or Unix seconds (OP-46). Throws on anything else. */
export const instantOf = (moment: string | number): Instant => {
  const instant =
    typeof moment === 'number' || UNIX.test(moment)
      ? Math.round(Number(moment) * 1_000)
      : ISO.test(moment)
        ? Date.parse(moment)
        : Number.NaN
  if (!Number.isFinite(instant)) throw new RangeError(`Not a date and time: ${moment}`)
  return instantAt(instant)
}

/** Converts to whole Unix seconds (OP-46). */
export const unixSeconds = (instant: Instant): number => Math.floor(instant / 1_000)
