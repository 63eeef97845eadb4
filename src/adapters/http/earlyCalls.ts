import { instantAt, MINUTE, SECOND, type Instant } from '../../domain/instant.ts'
import { deviceNow } from '../clock/deviceNow.ts'

/** The part of a response that calls use; early calls have text but no bytes. */
export type FetchResponse = Pick<Response, 'status' | 'headers' | 'text'> & Partial<Pick<Response, 'arrayBuffer'>>

/** The part of the browser's `fetch` that the portal uses. */
export type Fetch = (address: string, init?: RequestInit) => Promise<FetchResponse>

/** A call sent by an inline script before the portal's code has loaded. */
export interface EarlyCall {
  readonly url: string
  /** `null` for a call without a session. */
  readonly authorization: string | null
  /** When it was sent, in ms since 1970 by the device's clock. */
  readonly at: number
  readonly answer: Promise<FetchResponse>
  /** The vendor whose orders are requested, for calls that list orders. */
  readonly vendorId?: string
}

declare global {
  interface Window {
    earlyCalls?: Array<EarlyCall>
  }
}

/** An early call may replace a later one whose time parameters are at most this many ms later. */
const STILL_GOOD = MINUTE
const MOMENTS: ReadonlySet<string> = new Set(['to', 'from'])

/** Whether the queries are equal, except for time parameters that are slightly later. */
const isSameQuery = (early: URLSearchParams, requested: URLSearchParams): boolean =>
  early.size === requested.size &&
  [...requested].every(([name, value]) => {
    const then = early.get(name)
    if (then === value || then === null || !MOMENTS.has(name)) return then === value
    const later = (Number(value) - Number(then)) * SECOND
    return later >= 0 && later <= STILL_GOOD
  })

const isSame = (early: EarlyCall, requested: URL, authorization: string | null, now: Instant): boolean => {
  const url = new URL(early.url)
  return (
    early.authorization === authorization &&
    now - early.at <= STILL_GOOD &&
    url.origin === requested.origin &&
    url.pathname === requested.pathname &&
    isSameQuery(url.searchParams, requested.searchParams)
  )
}

/**
 * A `fetch` that uses the answers of early calls instead of sending the same request again; each early answer is used
 * once. `onAnswer` receives every answer with the device's time of its request.
 */
export const fetchAfterEarlyCalls = (
  window: Pick<Window & typeof globalThis, 'earlyCalls' | 'fetch' | 'location'>,
  onAnswer: (answer: FetchResponse, askedAt: Instant) => void,
): Fetch => {
  const { earlyCalls: calls = [] } = window
  const reportAnswer = async (answering: Promise<FetchResponse>, askedAt: Instant) => {
    const answer = await answering
    onAnswer(answer, askedAt)
    return answer
  }
  return (input, init) => {
    if (calls.length > 0 && (init?.method ?? 'GET') === 'GET') {
      const authorization = new Headers(init?.headers).get('authorization')
      const requested = new URL(input, window.location.href)
      const place = calls.findIndex((early) => isSame(early, requested, authorization, deviceNow()))
      const [early] = place < 0 ? [] : calls.splice(place, 1)
      if (early !== undefined) return reportAnswer(early.answer, instantAt(early.at))
    }
    return reportAnswer(window.fetch(input, init), deviceNow())
  }
}
