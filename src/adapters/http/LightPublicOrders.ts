import type { PublicOrderAnswer, PublicOrdersPort } from '../../application/ports/PublicOrders.ts'
import { SECOND } from '../../domain/instant.ts'
import { canBeId } from '../../domain/publicTracking/trackingAddress.ts'
import type { Answered, Fetch } from './earlyCalls.ts'
import { publicOrderAddress } from './publicOrderAddress.ts'
import { toPublicOrder } from './publicOrderWire.ts'
import { retryAfter } from './retryAfter.ts'

/** The timeout of one poll in ms, including its body. */
const LOOK_TIMEOUT = 15 * SECOND

const judge = async (answer: Answered): Promise<PublicOrderAnswer> => {
  const { status, headers } = answer
  const body = await answer.text()
  if (status === 404) return { kind: 'unknown' }
  if (status === 429) {
    const wait = retryAfter(headers.get('retry-after') ?? undefined, Date.now())
    return { kind: 'unavailable', reason: 'too-many', ...(wait > 0 && { retryAfter: wait }) }
  }
  if (status >= 500) return { kind: 'unavailable', reason: 'server-fault' }
  try {
    if (status !== 200) throw new TypeError(`answered ${status}`)
    return { kind: 'found', order: toPublicOrder(JSON.parse(body)) }
  } catch {
    return { kind: 'unavailable', reason: 'unreadable-answer' }
  }
}

/**
 * Implements TRACK-28 without Effect and schemas, because these pages must load little before the first render (ADR
 * 22).
 */
export const makeLightPublicOrders = (baseUrl: string, fetch: Fetch): PublicOrdersPort => ({
  read: async (wanted, signal) => {
    const { id, vendorId } = wanted
    if (!canBeId(id) || (vendorId !== undefined && !canBeId(vendorId))) return { kind: 'unknown' }
    const looking = new AbortController()
    const stop = () => looking.abort()
    const timer = setTimeout(stop, LOOK_TIMEOUT)
    signal.addEventListener('abort', stop)
    try {
      const headers = { accept: 'application/json' }
      return await judge(await fetch(publicOrderAddress(baseUrl, wanted), { headers, signal: looking.signal }))
    } catch {
      const isSlow = looking.signal.aborted && !signal.aborted
      return { kind: 'unavailable', reason: isSlow ? 'timeout' : 'offline' }
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    }
  },
})
