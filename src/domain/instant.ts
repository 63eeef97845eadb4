/**
 * A moment in milliseconds since 1970-01-01T00:00Z. Derive days and hours from it in the country's zone only. Other
 * numbers, such as durations and counts, are not assignable to it (ADR 65); the difference of two moments is a number.
 */
export type Instant = number & { readonly __kind: 'instant' }

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The moment with this number of milliseconds since 1970: for clocks, for decoders and for rounded moments. */
export const instantAt = (milliseconds: number): Instant => milliseconds as Instant

/** The moment so many ms later. */
export const plus = (instant: Instant, ms: number): Instant => instantAt(instant + ms)

/** The moment so many ms earlier. */
export const minus = (instant: Instant, ms: number): Instant => instantAt(instant - ms)

/** Later than every moment. */
export const NEVER = instantAt(Number.POSITIVE_INFINITY)

/** `NEVER` of no moments. */
export const earliest = (...instants: ReadonlyArray<Instant>): Instant => instantAt(Math.min(...instants))

export const latest = (first: Instant, ...others: ReadonlyArray<Instant>): Instant =>
  instantAt(Math.max(first, ...others))
