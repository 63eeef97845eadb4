import { Result, Schema } from 'effect'
import type { Expected } from './logUnreadable.ts'

const logged = new Set<string>()

/** Names the fields that the contract has otherwise; a reader rejects the same ones as its schema (ADR 143). */
export const logSchemaIssues = ({ name, answer }: Expected, json: unknown, cause: unknown): void => {
  if (logged.has(name)) return
  logged.add(name)
  const decoded = Schema.decodeUnknownResult(answer, { errors: 'all' })(json)
  const why = Result.isFailure(decoded) ? String(decoded.failure) : cause
  globalThis.console.debug(`The answer of ${name} cannot be read:`, why)
}
