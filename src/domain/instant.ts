/** A moment in milliseconds since 1970-01-01T00:00Z. Derive days and hours from it in the country's zone only. */
export type Instant = number

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
