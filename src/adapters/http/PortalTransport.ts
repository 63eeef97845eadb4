import { Clock, Effect, Schema } from 'effect'
import { pathOf, type Endpoint } from '../../../contract/endpoint.ts'
import { ReadErrorAnswer } from '../../../contract/errors.ts'
import { loadCodeEffect } from '../../application/lateCode/loadCodeEffect.ts'
import { fetchCode } from '../../application/lateCode/fetchCode.ts'
import { ServiceUnavailable, type FailureReason } from '../../application/ports/ServiceFailure.ts'
import { instantAt } from '../../domain/instant.ts'
import type { MissingCalls } from '../../domain/market/backEnd.ts'
import type { Fetch } from './earlyCalls.ts'
import { exchange, urlOf, waitBeforeRetry, type OutgoingCall } from './exchange.ts'
import { HttpRefusal } from './HttpRefusal.ts'
import { logUnreadable } from './logUnreadable.ts'
import type { Reader } from './readJson.ts'

type Part<Name extends string, T> =
  Record<never, never> extends T ? { readonly [N in Name]?: T } : { readonly [N in Name]: T }

/** The arguments of a call: what its endpoint requires, and the idempotency key of an intent (CON-16). */
export type CallArguments<E extends Endpoint> = Part<'params', E['params']['Type']> &
  Part<'query', E['query']['Type']> &
  Part<'payload', E['payload']['Type']> & { readonly key?: string }

/** Sends calls of the contract and decodes their answers (API-01, API-03), without a session. */
export interface PortalTransport {
  readonly send: Sending
  /** A single attempt, for callers that must not wait. */
  readonly sendOnce: Sending
  /** A single attempt that outlives its page (`keepalive`), for calls before leaving it. */
  readonly sendLast: Sending
}

/** `read` decodes the answer; without it, the endpoint's schema does. */
type Sending = <E extends Endpoint, A = E['answer']['Type']>(
  endpoint: E,
  args: CallArguments<E>,
  authorization?: string,
  read?: Reader<A>,
) => Effect.Effect<A, HttpRefusal | ServiceUnavailable>

const unreadable = (cause: unknown) => new ServiceUnavailable({ reason: 'unreadable-answer', cause })

/** Maps a decoded answer to the domain; if `toDomain` throws, the answer is unreadable. */
export const mapAnswer =
  <Wire, T>(toDomain: (wire: Wire) => T) =>
  <E, R>(answering: Effect.Effect<Wire, E, R>): Effect.Effect<T, E | ServiceUnavailable, R> =>
    Effect.flatMap(answering, (wire) => Effect.try({ try: () => toDomain(wire), catch: unreadable }))

/** An empty body counts as an empty object. */
const bySchema = <A>(schema: Schema.Codec<A, unknown>): Reader<A> => {
  const decode = Schema.decodeUnknownSync(schema)
  return (json) => decode(json === undefined ? {} : json)
}

/** Makes a call, repeated if its failure allows it (API-03); `repeats` is asked after each failure, with its reason. */
export const exchangeRepeatedly = Effect.fnUntraced(function* <A>(
  fetch: Fetch,
  call: OutgoingCall,
  read: Reader<A>,
  repeats = (_reason: FailureReason) => true,
) {
  const clock = yield* Clock.Clock
  const network = { fetch, now: () => instantAt(clock.currentTimeMillisUnsafe()) }
  for (let attempt = 1; ; attempt += 1) {
    const exchanged = yield* Effect.promise((signal) => exchange(network, call, read, signal))
    if (exchanged.kind !== 'unavailable') return exchanged
    const wait = repeats(exchanged.reason) ? waitBeforeRetry(exchanged, call.method ?? 'GET', attempt) : undefined
    if (wait === undefined) {
      const { kind: _, ...failure } = exchanged
      return yield* new ServiceUnavailable(failure)
    }
    yield* Effect.sleep(wait)
  }
})

const externalBackEndCode = loadCodeEffect(() => fetchCode(() => import('./externalRefusal.ts')))

/**
 * A back end that is not the site's own service: it may have no idempotency keys, not every call, and errors of its own
 * (ADR 128).
 */
export interface ExternalBackEnd {
  readonly takesKeys: boolean
  /** The transports of one back end share them. */
  readonly missing: MissingCalls
  /** Called with the address of a call that did not reach it although the device has a network. */
  readonly unreached: (url: string) => void
}

/**
 * `baseUrl` has no trailing slash: 'https://sg.ferrywing.test' (COUNTRY-10). `isOnline` tells whether the device has a
 * network: without one, a call that changes something fails at once, because a person is waiting. Without `external`,
 * the back end is the page's own service.
 */
export const makePortalTransport = (
  baseUrl: string,
  fetch: Fetch,
  isOnline = () => true,
  external?: ExternalBackEnd,
): PortalTransport => {
  const takesKeys = external?.takesKeys ?? true
  /** Whether a failed call may have created something that a repeat would create again; after 429, it has not. */
  const isUnsafe = ({ creates }: Endpoint, reason: FailureReason) => creates && !takesKeys && reason !== 'too-many'

  const failureOf = (endpoint: Endpoint, { url }: OutgoingCall, isSent: boolean, failure: ServiceUnavailable) => {
    const isUnreached = external !== undefined && failure.reason === 'offline' && isSent && isOnline()
    if (isUnreached) external.unreached(url)
    // A browser may be wrong about its network: any failure but this one is from an answer, or from waiting for it.
    const mayHaveArrived = isSent || failure.reason !== 'offline'
    if (mayHaveArrived && isUnsafe(endpoint, failure.reason))
      return new ServiceUnavailable({ reason: 'unknown-outcome', cause: failure })
    return isUnreached ? new ServiceUnavailable({ reason: 'unreachable', cause: failure.cause }) : failure
  }

  const sending = ({ repeats = false, keepalive = false }): Sending =>
    Effect.fnUntraced(function* <E extends Endpoint, A>(
      endpoint: E,
      args: CallArguments<E>,
      authorization?: string,
      read = bySchema(endpoint.answer) as Reader<A>,
    ) {
      if (external?.missing.has(endpoint.name)) return yield* (yield* externalBackEndCode).notOffered()
      const { key, ...keyless } = yield* outgoingCall(baseUrl, endpoint, args)
      const call = { ...keyless, ...(takesKeys && { key }), authorization, keepalive }
      const mayRepeat = (reason: FailureReason) =>
        repeats && !isUnsafe(endpoint, reason) && (endpoint.method === 'GET' || isOnline())
      const isSent = isOnline()
      let answered: unknown
      const readAnswer: Reader<A> = (json) => read((answered = json))
      const exchanged = yield* exchangeRepeatedly(fetch, call, readAnswer, mayRepeat).pipe(
        Effect.mapError((failure) => {
          if (failure.reason === 'unreadable-answer') void logUnreadable(endpoint, answered, failure.cause)
          return failureOf(endpoint, call, isSent, failure)
        }),
      )
      if (exchanged.kind === 'answered') return exchanged.answer
      const { status, text } = exchanged
      if (external === undefined) return yield* refused(status, text)
      const failure = yield* Effect.flip(refused(status, text))
      const { externalRefusal } = yield* externalBackEndCode
      return yield* externalRefusal(endpoint.name, external.missing, { status, text, failure })
    })
  return { send: sending({ repeats: true }), sendOnce: sending({}), sendLast: sending({ keepalive: true }) }
}

/** Rejects a call that violates the contract with the refusal that the service would send. */
const outgoingCall = <E extends Endpoint>(
  baseUrl: string,
  endpoint: E,
  { params = {}, query = {}, payload, key }: { params?: unknown; query?: unknown; payload?: unknown; key?: string },
): Effect.Effect<OutgoingCall, HttpRefusal> =>
  Effect.try({
    try: () => ({
      url: urlOf(
        baseUrl,
        pathOf(endpoint, Schema.encodeUnknownSync(endpoint.params)(params) as Record<string, string>),
        Schema.encodeUnknownSync(endpoint.query)(query) as Record<string, string>,
      ),
      method: endpoint.method,
      ...(payload !== undefined && { payload: Schema.encodeUnknownSync(endpoint.payload)(payload) }),
      key,
      file: endpoint.file,
    }),
    catch: (cause) =>
      new HttpRefusal({
        status: 400,
        error: {
          code: 'INVALID_REQUEST',
          message: String(cause),
          meta: { translation_key: 'error.invalid-request' },
        },
      }),
  })

const decodeError = bySchema(Schema.fromJsonString(ReadErrorAnswer))

const refused = (status: number, text: string): Effect.Effect<never, HttpRefusal | ServiceUnavailable> =>
  Effect.flatMap(Effect.try({ try: () => decodeError(text), catch: unreadable }), ({ errors: [error] }) =>
    Effect.fail(new HttpRefusal({ status, error })),
  )
