/** Logs events, one JSON line each. Never pass a token, a body or a query. */
export interface Log {
  readonly info: (event: string, facts?: Readonly<Record<string, unknown>>) => void
  /** Something that needs attention but is no defect. */
  readonly warn: (event: string, facts?: Readonly<Record<string, unknown>>) => void
  readonly error: (event: string, cause: unknown, facts?: Readonly<Record<string, unknown>>) => void
}

const line = (level: string, event: string, facts: Readonly<Record<string, unknown>>) =>
  `${JSON.stringify({ level, event, at: new Date().toISOString(), ...facts })}\n`

const describe = (cause: unknown) => (cause instanceof Error ? (cause.stack ?? cause.message) : String(cause))

/** Writes information to standard output, warnings and errors to standard error. */
export const consoleLog: Log = {
  info: (event, facts = {}) => void process.stdout.write(line('info', event, facts)),
  warn: (event, facts = {}) => void process.stderr.write(line('warn', event, facts)),
  error: (event, cause, facts = {}) =>
    void process.stderr.write(line('error', event, { ...facts, cause: describe(cause) })),
}
