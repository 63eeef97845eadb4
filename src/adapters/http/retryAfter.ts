/** Milliseconds; no wish of a server keeps a person waiting longer. */
const LONGEST = 60_000

/** The wait a `Retry-After` header asks for, in ms: seconds or a date; 0 for none and for one that says nothing. */
export const retryAfter = (header: string | undefined, now: number): number => {
  if (header === undefined) return 0
  const wait = /^\s*\d+\s*$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now
  return Number.isNaN(wait) ? 0 : Math.min(LONGEST, Math.max(0, wait))
}
