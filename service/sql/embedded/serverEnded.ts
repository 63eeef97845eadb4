import { isBlank } from '../../../src/domain/text/blank.ts'
import { DatabaseNotStarted } from './databaseNotStarted.ts'

/**
 * The last error of the server or of a program that creates its files, without those that refuse a connection; or its
 * last line.
 */
export const lastError = (output: string): string => {
  const lines = output.split('\n').filter((line) => !isBlank(line))
  const errors = lines.flatMap(
    (line) => /\b(?:FATAL|PANIC|error):(?! *the database system is ) +(.*)$/.exec(line)?.[1] ?? [],
  )
  return errors.at(-1) ?? lines.at(-1) ?? 'it ended without a message'
}

/** The server ended before it accepted connections. */
export class ServerEnded extends DatabaseNotStarted {
  readonly output: string
  readonly lastError: string

  constructor(output: string) {
    const last = lastError(output)
    super(last)
    this.name = 'ServerEnded'
    this.output = output
    this.lastError = last
  }
}
