import { Clock, Data, Duration, Effect, Schedule, Schema } from 'effect'
import { pathOf, type Endpoint } from '../../../contract/endpoint.ts'
import { ERROR_CODES, ReadErrorAnswer } from '../../../contract/errors.ts'
import { ServiceRefusal, ServiceUnavailable } from '../../application/ports/ServiceFailure.ts'
import type { Fetch } from './earlyCalls.ts'
import { refusalKind, refusedField } from './refusalKind.ts'
import { retryAfter as waitFor } from './retryAfter.ts'

/** The timeout of one attempt in milliseconds, including its body. */
const ATTEMPT_TIMEOUT = 15_000
/** Retries after 1, 2 and 3 s (API-03, CONST-01, CONST-02, CON-16). */
const RETRIES = 3
const RETRY_DELAY = 1_000

type Part<Name extends string, T> =
  Record<never, never> extends T ? { readonly [N in Name]?: T } : { readonly [N in Name]: T }

/** The arguments of a call: what its endpoint requires, and the idempotency key of an intent (CON-16). */
export type Carried<E extends Endpoint> = Part<'params', E['params']['Type']> &
  Part<'query', E['query']['Type']> &
  Part<'payload', E['payload']['Type']> & { readonly key?: string }

/** The answer that the endpoint describes, or a failure. */
export type Answering<E extends Endpoint> = Effect.Effect<E['answer']['Type'], ServiceRefusal | ServiceUnavailable>

/** Sends calls of the contract and decodes their answers (API-01, API-03), without a session. */
export interface PortalTransport {
  readonly send: Sending
  /** A single attempt, for callers that must not wait. */
  readonly sendOnce: Sending
  /** A single attempt that outlives its page (`keepalive`), for calls before leaving it. */
  readonly sendLast: Sending
}

type Sending = <E extends Endpoint>(endpoint: E, carried: Carried<E>, authorization?: string) => Answering<E>

class AttemptFailed extends Data.TaggedError('AttemptFailed')<{
  readonly failure: ServiceUnavailable | ServiceRefusal
  readonly repeat: 'always' | 'when-idempotent' | 'never'
  readonly retryAfter?: string | undefined
}> {}

interface Answer {
  readonly status: number
  /** Bytes for a file, else text. */
  readonly body: string | Uint8Array
  readonly retryAfter: string | undefined
}

const unreadable = (cause: unknown) => new ServiceUnavailable({ reason: 'unreadable-answer', cause })

/** Maps a decoded answer to the domain; if `toDomain` throws, the answer is unreadable. */
export const reading =
  <Wire, T>(toDomain: (wire: Wire) => T) =>
  <E, R>(answering: Effect.Effect<Wire, E, R>): Effect.Effect<T, E | ServiceUnavailable, R> =>
    Effect.flatMap(answering, (wire) => Effect.try({ try: () => toDomain(wire), catch: unreadable }))

/** `baseUrl` has no trailing slash: 'https://sg.ferrywing.test' (COUNTRY-10). */
export const makePortalTransport = (baseUrl: string, fetch: Fetch): PortalTransport => {
  const attempt = <E extends Endpoint>(endpoint: E, request: Request) =>
    Effect.tryPromise({
      try: (signal) => exchange(fetch, endpoint, request, signal),
      catch: (cause) =>
        new AttemptFailed({ failure: new ServiceUnavailable({ reason: 'offline', cause }), repeat: 'always' }),
    }).pipe(
      Effect.timeoutOrElse({
        duration: ATTEMPT_TIMEOUT,
        orElse: () =>
          Effect.fail(new AttemptFailed({ failure: new ServiceUnavailable({ reason: 'timeout' }), repeat: 'always' })),
      }),
      Effect.flatMap((answer) => judge(endpoint, answer)),
    )

  const sending =
    (keepalive: boolean, repeat: Repeating): Sending =>
    (endpoint, carried, authorization) =>
      Effect.flatMap(requestOf(baseUrl, endpoint, carried, authorization), (request) =>
        repeat(attempt(endpoint, { ...request, keepalive }), endpoint),
      ).pipe(Effect.mapError(({ failure }) => failure))

  return { send: sending(false, patiently), sendOnce: sending(false, once), sendLast: sending(true, once) }
}

type Repeating = <A>(attempt: Effect.Effect<A, AttemptFailed>, endpoint: Endpoint) => Effect.Effect<A, AttemptFailed>

const once: Repeating = (attempt) => attempt
const patiently: Repeating = (attempt, endpoint) =>
  Effect.retry(attempt, { schedule: patience, while: mayRepeat(endpoint) })

const mayRepeat =
  ({ method }: Endpoint) =>
  ({ repeat }: AttemptFailed): boolean =>
    repeat === 'always' || (repeat === 'when-idempotent' && method !== 'POST')

/** Waits 1 s, 2 s and 3 s, or longer if the service asks for it. */
const patience = Schedule.recurs(RETRIES).pipe(
  Schedule.setInputType<AttemptFailed>(),
  Schedule.addDelay(({ attempt, input, now }) =>
    Effect.succeed(Duration.millis(Math.max(RETRY_DELAY * attempt, waitFor(input.retryAfter, now)))),
  ),
)

interface Request {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  readonly keepalive?: boolean
}

/** Rejects a call that violates the contract with the refusal that the service would send. */
const requestOf = <E extends Endpoint>(
  baseUrl: string,
  endpoint: E,
  { params = {}, query = {}, payload, key }: { params?: unknown; query?: unknown; payload?: unknown; key?: string },
  authorization: string | undefined,
): Effect.Effect<Request, AttemptFailed> =>
  Effect.try({
    try: () => {
      const search = new URLSearchParams(Schema.encodeUnknownSync(endpoint.query)(query) as Record<string, string>)
      const path = pathOf(endpoint, Schema.encodeUnknownSync(endpoint.params)(params) as Record<string, string>)
      return {
        url: `${baseUrl}${path}${search.size > 0 ? `?${search}` : ''}`,
        method: endpoint.method,
        headers: {
          accept: endpoint.file === undefined ? 'application/json' : `${endpoint.file}, application/json`,
          ...(payload !== undefined && { 'content-type': 'application/json' }),
          ...(authorization !== undefined && { authorization }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        body: payload === undefined ? undefined : JSON.stringify(Schema.encodeUnknownSync(endpoint.payload)(payload)),
      }
    },
    catch: (cause) =>
      new AttemptFailed({
        failure: new ServiceRefusal({
          kind: 'other',
          status: 400,
          code: ERROR_CODES.invalid,
          translationKey: 'error.invalid-request',
          message: String(cause),
        }),
        repeat: 'never',
      }),
  })

const isGood = (status: number): boolean => status >= 200 && status < 300

const exchange = async (
  fetch: Fetch,
  { file }: Endpoint,
  { body, url, ...request }: Request,
  signal: AbortSignal,
): Promise<Answer> => {
  const answer = await fetch(url, { ...request, signal, ...(body !== undefined && { body }) })
  return {
    status: answer.status,
    body:
      file !== undefined && isGood(answer.status)
        ? new Uint8Array((await answer.arrayBuffer?.()) ?? [])
        : await answer.text(),
    retryAfter: answer.headers.get('retry-after') ?? undefined,
  }
}

/** Maps HTTP status codes to failures; no other module uses them (OP-72). */
const judge = <E extends Endpoint>(endpoint: E, answer: Answer): Effect.Effect<E['answer']['Type'], AttemptFailed> => {
  const { status, retryAfter } = answer
  if (isGood(status)) return asAnswer(endpoint.answer, answer.body)
  if (status === 429)
    return Effect.flatMap(Clock.currentTimeMillis, (now) => {
      const wait = waitFor(retryAfter, now)
      const failure = new ServiceUnavailable({ reason: 'too-many', ...(wait > 0 && { retryAfter: wait }) })
      return Effect.fail(new AttemptFailed({ failure, repeat: 'always', retryAfter }))
    })
  if (status >= 500) {
    const failure = new ServiceUnavailable({ reason: 'server-fault', cause: status })
    return Effect.fail(new AttemptFailed({ failure, repeat: 'when-idempotent', retryAfter }))
  }
  return Effect.flatMap(
    asAnswer(ReadErrorAnswer, answer.body),
    ({ errors: [{ code = '', message = '', meta = {} }] }) =>
      Effect.fail(
        new AttemptFailed({
          failure: new ServiceRefusal({
            kind: refusalKind(status, code),
            status,
            code,
            message,
            translationKey: meta.translation_key ?? '',
            ...(meta.field !== undefined && { field: refusedField(meta.field) }),
            ...(meta.values !== undefined && { values: meta.values }),
          }),
          repeat: 'never',
        }),
      ),
  )
}

const asAnswer = <S extends Endpoint['answer'] | typeof ReadErrorAnswer>(
  schema: S,
  body: Answer['body'],
): Effect.Effect<S['Type'], AttemptFailed> =>
  Effect.try({
    try: (): unknown => (typeof body !== 'string' ? body : body === '' ? {} : JSON.parse(body)),
    catch: unreadable,
  }).pipe(
    Effect.flatMap((json) => Effect.mapError(Schema.decodeUnknownEffect(schema)(json), unreadable)),
    Effect.mapError((failure) => new AttemptFailed({ failure, repeat: 'never' })),
  )
