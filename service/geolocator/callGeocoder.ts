import { Result, Schema } from 'effect'
import { foundValue, type GeocoderResult } from './geocoder.ts'

/** How long to wait for a geocoder, in ms. */
export const TIMEOUT_MS = 4_000
const USER_AGENT = 'rider-portal/0.1 (companion service)'

export interface GeocoderAddress {
  readonly base: URL
  readonly timeout: number
}

/** Calls a geocoder over HTTP and decodes its answer; any failure becomes a `GeocoderUnavailable`. */
export const callGeocoder = async <T>(
  { base, timeout }: GeocoderAddress,
  path: string,
  query: Readonly<Record<string, string | undefined>>,
  answer: Schema.Codec<T, unknown, never, never>,
): Promise<GeocoderResult<T>> => {
  const url = new URL(path, base)
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value)
  let body: unknown
  try {
    const response = await fetch(url, {
      headers: { 'user-agent': USER_AGENT, accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
    })
    if (!response.ok) {
      await response.body?.cancel()
      return { found: 'unavailable', because: 'refused' }
    }
    body = await response.json()
  } catch (cause) {
    if (cause instanceof SyntaxError) return { found: 'unavailable', because: 'unreadable' }
    const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError'
    return { found: 'unavailable', because: isTimeout ? 'timeout' : 'unreachable' }
  }
  const decoded = Schema.decodeUnknownResult(answer)(body)
  return Result.isSuccess(decoded) ? foundValue(decoded.success) : { found: 'unavailable', because: 'unreadable' }
}
