/** PostgreSQL is shutting down, starting or full, or its connection is gone. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '53300',
])
const MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i

/** Whether the database could not be reached: nobody's fault here, and worth another try. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return (code !== undefined && CODES.has(code)) || MESSAGES.test(error.message)
}
