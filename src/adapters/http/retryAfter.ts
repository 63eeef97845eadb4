/** The maximum wait in milliseconds, whatever the server asks for. */
const MAX_LENGTH = 60_000

/** The wait in ms that a `Retry-After` header asks for, in seconds or as a date; 0 if it is absent or unreadable. */
export const retryAfter = (header: string | undefined, now: number): number => {
  if (header === undefined) return 0
  const wait = /^\s*\d+\s*$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now
  return Number.isNaN(wait) ? 0 : Math.min(MAX_LENGTH, Math.max(0, wait))
}
