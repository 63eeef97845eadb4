/** The connection failed, or PostgreSQL is shutting down, starting, recovering, full, or became a standby. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53100',
  '53200',
  '53300',
  '58030',
  '25006',
])
/** What `pg` throws without a code. */
const MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|query read timeout|client has encountered a connection error|client was closed and is not queryable/i

/** Whether an error means that the database is unreachable: no defect, and worth a retry. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  // The socket of a stopped PostgreSQL does not exist.
  if (code === 'ENOENT') return syscall === 'connect'
  return (code !== undefined && CODES.has(code)) || MESSAGES.test(error.message)
}
