import type { Schema } from 'effect'
import type { Method, ServiceName } from './path.ts'
import { EmptyObject } from './values.ts'

export { pathOf } from './path.ts'

/**
 * `public` calls need no session; `session` calls answer 401 without one; `optional` calls accept one, and also answer
 * 401 if it is invalid.
 */
export type Access = 'public' | 'session' | 'optional'

/** Encodes `T` as JSON or as query text, and decodes it. */
type Codec<T = unknown> = Schema.Codec<T, unknown, never, never>

/** The contract of one API call between portal and service. */
export interface Endpoint<
  Params extends Codec = Codec,
  Query extends Codec = Codec,
  Payload extends Codec = Codec,
  Answer extends Codec = Codec,
  Refused extends string = string,
  Accessed extends Access = Access,
> {
  readonly name: string
  readonly summary: string
  readonly method: Method
  readonly service: ServiceName
  /** The path below the service's base; parameters are written `:name`. */
  readonly path: string
  readonly access: Accessed
  /** Whether guests may make the call. Defaults to false, so that new calls are closed to guests (OP-48). */
  readonly guests: boolean
  /** Whether the call accepts the token of a guest who has become an account, so that a repeat gets its answer. */
  readonly formerGuests: boolean
  /** Whether the call requires an `Idempotency-Key`; a repeat gets the first answer (CON-16). */
  readonly once: boolean
  /** Whether each call creates something, so that without a key it must not be repeated by itself. */
  readonly creates: boolean
  readonly params: Params
  readonly query: Query
  readonly payload: Payload
  readonly answer: Answer
  /** The content type of an answer that is a file instead of JSON. */
  readonly file: string | undefined
  /** The status of a successful answer. */
  readonly status: number
  /**
   * The codes that the call may be refused with, besides those of any call (`COMMON_CODES`). NOT_FOUND is listed where
   * the call names a thing that may not exist, or may not be seen.
   */
  readonly refuses: ReadonlyArray<Refused>
}

type EmptyObject = typeof EmptyObject

interface Description<
  P extends Codec,
  Q extends Codec,
  B extends Codec,
  A extends Codec,
  R extends string,
  Accessed extends Access,
> {
  readonly summary: string
  readonly params?: P
  readonly query?: Q
  readonly payload?: B
  readonly answer: A
  readonly file?: string
  readonly access?: Accessed
  readonly guests?: boolean
  readonly formerGuests?: boolean
  readonly once?: boolean
  readonly creates?: boolean
  readonly status?: number
  readonly refuses?: ReadonlyArray<R>
}

/** Defines a call: `endpoint('cancelOrder', 'PUT', 'orders', '/order/cancel', { … })`. */
export const endpoint = <
  A extends Codec,
  P extends Codec = EmptyObject,
  Q extends Codec = EmptyObject,
  B extends Codec = EmptyObject,
  const R extends string = never,
  Accessed extends Access = 'session',
>(
  name: string,
  method: Method,
  service: ServiceName,
  path: string,
  description: Description<P, Q, B, A, R, Accessed>,
): Endpoint<P, Q, B, A, R, Accessed> => ({
  name,
  method,
  service,
  path,
  summary: description.summary,
  access: description.access ?? ('session' as Accessed),
  guests: description.guests ?? (description.access ?? 'session') !== 'session',
  formerGuests: description.formerGuests ?? false,
  once: description.once ?? false,
  creates: description.creates ?? (description.once === true || description.status === 201),
  status: description.status ?? 200,
  params: description.params ?? (EmptyObject as unknown as P),
  query: description.query ?? (EmptyObject as unknown as Q),
  payload: description.payload ?? (EmptyObject as unknown as B),
  answer: description.answer,
  file: description.file,
  refuses: description.refuses ?? [],
})
