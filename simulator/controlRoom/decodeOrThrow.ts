import { Result, Schema, SchemaIssue } from 'effect'
import { Problem } from '../../service/base/problems.ts'

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()

/** Decodes a value. Throws a problem that names all wrong fields. */
export const decodeOrThrow = <T>(schema: Schema.Codec<T, unknown, never, never>, value: unknown): T => {
  const result = Schema.decodeUnknownResult(schema)(value, { errors: 'all' })
  if (Result.isSuccess(result)) return result.success
  const [first, ...others] = issuesOf(result.failure.issue).issues.map(({ path, message }) => ({
    field: (path ?? []).map(String).join('.') || 'body',
    message: message.slice(0, 300),
  }))
  throw new Problem('INVALID_REQUEST', first === undefined ? {} : [first, ...others.slice(0, 20)])
}
