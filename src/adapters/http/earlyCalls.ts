import { MINUTE, SECOND, type Instant } from '../../domain/instant.ts'

/** What a call needs of its answer; an early one is text and has no bytes. */
export type Answered = Pick<Response, 'status' | 'headers' | 'text'> & Partial<Pick<Response, 'arrayBuffer'>>

/** As the browser's own, for what the portal's API needs of it. */
export type Fetch = (address: string, init?: RequestInit) => Promise<Answered>

/** A call that the page made by itself, before any of the portal's code was there. */
export interface EarlyCall {
  readonly url: string
  /** `null` for a call that needs no session. */
  readonly authorization: string | null
  readonly at: Instant
  readonly answer: Promise<Answered>
  /** Whose orders are asked for, when that is the question. */
  readonly vendorId?: string
}

declare global {
  interface Window {
    earlyCalls?: Array<EarlyCall>
  }
}

/** What is asked for early may be asked for again with moments that are so much later, in ms. */
const STILL_GOOD = MINUTE
const MOMENTS: ReadonlySet<string> = new Set(['to', 'from'])

/** The same but for moments, which may be a little later than they were. */
const isSameQuery = (early: URLSearchParams, wanted: URLSearchParams): boolean =>
  early.size === wanted.size &&
  [...wanted].every(([name, value]) => {
    const then = early.get(name)
    if (then === value || then === null || !MOMENTS.has(name)) return then === value
    const later = (Number(value) - Number(then)) * SECOND
    return later >= 0 && later <= STILL_GOOD
  })

const isSame = (early: EarlyCall, wanted: URL, authorization: string | null, now: Instant): boolean => {
  const url = new URL(early.url)
  return (
    early.authorization === authorization &&
    now - early.at <= STILL_GOOD &&
    url.origin === wanted.origin &&
    url.pathname === wanted.pathname &&
    isSameQuery(url.searchParams, wanted.searchParams)
  )
}

/**
 * Fetches; what the page asked for by itself is not asked for twice. Each early answer is given out once. `hear` is
 * told of every answer, with the moment of the device at which it was asked for.
 */
export const fetchAfterEarlyCalls = (
  window: Pick<Window & typeof globalThis, 'earlyCalls' | 'fetch' | 'location'>,
  hear: (answer: Answered, askedAt: Instant) => void,
): Fetch => {
  const { earlyCalls: calls = [] } = window
  const heard = async (answering: Promise<Answered>, askedAt: Instant) => {
    const answer = await answering
    hear(answer, askedAt)
    return answer
  }
  return (input, init) => {
    if (calls.length > 0 && (init?.method ?? 'GET') === 'GET') {
      const authorization = new Headers(init?.headers).get('authorization')
      const wanted = new URL(input, window.location.href)
      const place = calls.findIndex((early) => isSame(early, wanted, authorization, Date.now()))
      const [early] = place < 0 ? [] : calls.splice(place, 1)
      if (early !== undefined) return heard(early.answer, early.at)
    }
    return heard(window.fetch(input, init), Date.now())
  }
}
