import type { Method } from '../../../contract/path.ts'
import type { FailureReason } from '../../application/ports/ServiceFailure.ts'
import { SECOND, type Instant } from '../../domain/instant.ts'
import type { FetchResponse, Fetch } from './earlyCalls.ts'
import type { Reader } from './readJson.ts'
import { retryAfter } from './retryAfter.ts'

/** The timeout of one attempt in ms, including the body of the answer. */
const ATTEMPT_TIMEOUT = 15 * SECOND
/** Characters per ms that even a slow line sends, 512 kbit/s: a bulk file gets the time that it needs. */
const SLOW_UPLOAD = 64
/** Retries after 1, 2 and 3 s (API-03, CONST-01, CONST-02, CON-16). */
const RETRIES = 3
const RETRY_DELAY = SECOND

export interface Network {
  readonly fetch: Fetch
  readonly now: () => Instant
}

/** What a call sends. */
export interface OutgoingCall {
  readonly url: string
  readonly method?: Method
  /** Sent as JSON. */
  readonly payload?: unknown
  readonly authorization?: string | undefined
  /** The idempotency key of an intent (CON-16). */
  readonly key?: string | undefined
  /** The content type of an answer that is a file. */
  readonly file?: string | undefined
  /** Whether the call outlives its page. */
  readonly keepalive?: boolean
}

interface Unavailable {
  readonly kind: 'unavailable'
  readonly reason: FailureReason
  /** Ms, if the service sends it. */
  readonly retryAfter?: number
  readonly cause?: unknown
}

/** The result of one attempt. */
export type ExchangeResult<A> =
  | { readonly kind: 'answered'; readonly answer: A }
  | { readonly kind: 'refused'; readonly status: number; readonly text: string }
  | Unavailable

const unavailable = (reason: FailureReason, cause?: unknown): Unavailable => ({ kind: 'unavailable', reason, cause })

/** For ports whose answers are shown, not logged. */
export const withoutCause = (result: Unavailable): Omit<Unavailable, 'cause'> => {
  const { cause: _, ...failure } = result
  return failure
}

/** `baseUrl` has no trailing slash. */
export const urlOf = (baseUrl: string, path: string, query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams(query)
  return `${baseUrl}${path}${search.size > 0 ? `?${search}` : ''}`
}

/** Maps an HTTP answer to a result; no other module uses status codes (OP-72). */
const judge = async <A>(
  answer: FetchResponse,
  isFile: boolean,
  read: Reader<A>,
  now: Instant,
): Promise<ExchangeResult<A>> => {
  const { status, headers } = answer
  const isGood = status >= 200 && status < 300
  const body = isGood && isFile ? new Uint8Array((await answer.arrayBuffer?.()) ?? []) : await answer.text()
  // 501 is a refusal: the back end does not have the call.
  if (status === 429 || (status >= 500 && status !== 501)) {
    const wait = retryAfter(headers.get('retry-after') ?? undefined, now)
    return {
      ...unavailable(status === 429 ? 'too-many' : 'server-fault', status),
      ...(wait > 0 && { retryAfter: wait }),
    }
  }
  if (!isGood) return { kind: 'refused', status, text: String(body) }
  try {
    return {
      kind: 'answered',
      answer: read(typeof body !== 'string' ? body : body === '' ? undefined : JSON.parse(body)),
    }
  } catch (cause) {
    return unavailable('unreadable-answer', cause)
  }
}

/** Makes one attempt; never rejects. `read` decodes the JSON or the file, and gets `undefined` for an empty body. */
export const exchange = async <A>(
  { fetch, now }: Network,
  { url, method = 'GET', payload, authorization, key, file, keepalive = false }: OutgoingCall,
  read: Reader<A>,
  signal: AbortSignal,
): Promise<ExchangeResult<A>> => {
  const attempt = new AbortController()
  const body: string | undefined = JSON.stringify(payload)
  const ask = async () =>
    judge(
      await fetch(url, {
        method,
        keepalive,
        signal: attempt.signal,
        headers: {
          accept: file ? `${file}, application/json` : 'application/json',
          ...(body && { 'content-type': 'application/json' }),
          ...(authorization && { authorization }),
          ...(key && { 'idempotency-key': key }),
        },
        body: body ?? null,
      }),
      file !== undefined,
      read,
      now(),
    )
  let giveUp = (_reason: FailureReason): void => undefined
  // The answer of an early call is not aborted by the signal.
  const givenUp = new Promise<ExchangeResult<A>>((resolve) => {
    giveUp = (reason) => {
      resolve(unavailable(reason))
      attempt.abort()
    }
  })
  const leave = () => giveUp('offline')
  const timer = setTimeout(() => giveUp('timeout'), ATTEMPT_TIMEOUT + (body ?? '').length / SLOW_UPLOAD)
  signal.addEventListener('abort', leave)
  try {
    return await Promise.race([givenUp, ask().catch((cause: unknown) => unavailable('offline', cause))])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
  }
}

/**
 * The ms to wait before attempt number `attempt + 1`: 1 s, 2 s and 3 s, or longer if the service asks for it; `undefined`
 * if the call must not be repeated (API-03, OP-72).
 */
export const waitBeforeRetry = (
  { reason, retryAfter: requestedWait = 0 }: Unavailable,
  method: Method,
  attempt: number,
): number | undefined => {
  const mayRepeat = reason === 'server-fault' ? method !== 'POST' : reason !== 'unreadable-answer'
  return mayRepeat && attempt <= RETRIES ? Math.max(RETRY_DELAY * attempt, requestedWait) : undefined
}
