import { Effect, Schema, SchemaTransformation } from 'effect'

/** Degrees, WGS 84. */
export const Latitude = Schema.Finite.check(Schema.isBetween({ minimum: -90, maximum: 90 }))
export const Longitude = Schema.Finite.check(Schema.isBetween({ minimum: -180, maximum: 180 }))
export const Position = Schema.Struct({ latitude: Latitude, longitude: Longitude })
/** The format of positions in the delivery-area call (API-21). */
export const LatLng = Schema.Struct({ lat: Latitude, lng: Longitude })

/** ISO 8601 text or Unix seconds; both are accepted (OP-46). The service writes ISO with milliseconds in UTC. */
export const Moment = Schema.Union([Schema.NonEmptyString, Schema.Finite])
/** Unix seconds. */
export const UnixSeconds = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 32_503_680_000 }))

/** An amount in the country's currency, as a decimal number: 89 or 4.75. */
export const Amount = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000_000 }))

/** Ids are short and plain, so that they are safe in paths, links and logs. */
export const Id = Schema.String.check(
  Schema.isPattern(/^[A-Za-z0-9_-]{1,64}$/, { message: 'Expected 1 to 64 of the characters A-Z, a-z, 0-9, _ and -' }),
)

/**
 * A field of an answer that the requirements do not name: decodes as `value` if a back end omits it (OP-14, OP-43,
 * OP-49, OP-64, OP-73).
 */
export const withDefault = <S extends Schema.Codec<unknown, unknown>>(field: S, value: S['Encoded']) =>
  Schema.withDecodingDefaultKey<S>(Effect.succeed(value))(field)

/** The empty object, which an empty body counts as. */
export const EmptyObject = Schema.Struct({})

/** PostgreSQL cannot store a NUL character in a text. */
const withoutNul = Schema.makeFilter((text: string) =>
  text.includes('\0') ? 'must not contain a NUL character' : undefined,
)
export const textUpTo = (characters: number) => Schema.String.check(Schema.isMaxLength(characters), withoutNul)
/** A non-empty text with a maximum length. */
export const nonEmptyTextUpTo = (characters: number) =>
  Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(characters), withoutNul)

/** A number as query text. `FiniteFromString` alone also reads '' as 0, and '0x10'. */
export const NumberInQuery = Schema.String.check(
  Schema.isPattern(/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/, { message: 'Expected a decimal number' }),
).pipe(Schema.decodeTo(Schema.Finite, SchemaTransformation.numberFromString))
/** Unix seconds, possibly with a fraction. */
export const UnixSecondsInQuery = NumberInQuery.check(Schema.isBetween({ minimum: 0, maximum: 32_503_680_000 }))
export const BooleanInQuery = Schema.Literals(['true', 'false'])
