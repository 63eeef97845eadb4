import { Schema } from 'effect'

/** Values for placeholders of a text, such as a limit. */
const Values = Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Finite]))

/** The format of all error answers (DEPLOY-05). `meta` may contain the field and its limits. */
export const ErrorAnswer = Schema.Struct({
  errors: Schema.NonEmptyArray(
    Schema.Struct({
      code: Schema.String,
      message: Schema.String,
      meta: Schema.Struct({
        translation_key: Schema.String,
        field: Schema.optionalKey(Schema.String),
        values: Schema.optionalKey(Values),
      }),
    }),
  ),
})
export type ErrorAnswer = typeof ErrorAnswer.Type

/** An error answer as the portal decodes it: tolerates parts that a back end omits. */
export const ReadErrorAnswer = Schema.Struct({
  errors: Schema.NonEmptyArray(
    Schema.Struct({
      code: Schema.optionalKey(Schema.String),
      message: Schema.optionalKey(Schema.String),
      meta: Schema.optionalKey(
        Schema.Struct({
          translation_key: Schema.optionalKey(Schema.String),
          field: Schema.optionalKey(Schema.String),
          values: Schema.optionalKey(Values),
        }),
      ),
    }),
  ),
})
export type ReadError = (typeof ReadErrorAnswer.Type)['errors'][0]

/**
 * The codes that any call may be refused with: its request, its session, a vendor that is not this account's, or the
 * service itself is the reason.
 */
export const COMMON_CODES = [
  'UNREADABLE_REQUEST',
  'INVALID_REQUEST',
  'REQUEST_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'IDEMPOTENCY_KEY_MISSING',
  'UNAUTHENTICATED',
  'NOT_FOR_GUESTS',
  'NOT_FOUND',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
] as const
export type CommonCode = (typeof COMMON_CODES)[number]
