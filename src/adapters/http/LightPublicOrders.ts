import { pathOf, PUBLIC_ORDER } from '../../../contract/path.ts'
import type { PublicOrdersPort } from '../../application/ports/PublicOrders.ts'
import { canBeOrder } from '../../domain/publicTracking/trackingAddress.ts'
import { deviceNow } from '../clock/deviceNow.ts'
import type { Fetch } from './earlyCalls.ts'
import { exchange, urlOf, withoutCause } from './exchange.ts'
import { isMissingCall } from './isMissingCall.ts'
import { toPublicOrder } from './publicOrderWire.ts'

/**
 * Implements TRACK-28 without Effect, because these pages must load little before the first render (ADR 22). Calls
 * `notOffered` if the back end has no public orders.
 */
export const makeLightPublicOrders = (baseUrl: string, fetch: Fetch, notOffered?: () => void): PublicOrdersPort => ({
  read: async (link, signal) => {
    if (!canBeOrder(link)) return { kind: 'unknown' }
    const { id, vendorId } = link
    const query = { orderId: id, ...(vendorId !== undefined && { vendorId }) }
    const url = urlOf(baseUrl, pathOf(PUBLIC_ORDER), query)
    const exchanged = await exchange({ fetch, now: deviceNow }, { url }, toPublicOrder, signal)
    if (exchanged.kind === 'unavailable') return withoutCause(exchanged)
    if (exchanged.kind === 'answered') return { kind: 'found', order: exchanged.answer }
    const { status, text } = exchanged
    const isMissing = isMissingCall(status, text)
    if (isMissing) notOffered?.()
    return isMissing || status === 404 ? { kind: 'unknown' } : { kind: 'unavailable', reason: 'unreadable-answer' }
  },
})
