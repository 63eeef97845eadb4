import { pathOf, PUBLIC_ORDER } from '../../../contract/path.ts'
import type { PublicOrdersPort } from '../../application/ports/PublicOrders.ts'
import { canBeId } from '../../domain/publicTracking/trackingAddress.ts'
import { deviceNow } from '../clock/deviceNow.ts'
import type { Fetch } from './earlyCalls.ts'
import { exchange, urlOf } from './exchange.ts'
import { toPublicOrder } from './publicOrderWire.ts'

/** A back end without public orders answers 404, 405 or 501. */
const NO_ORDER: ReadonlySet<number> = new Set([404, 405, 501])

/** Implements TRACK-28 without Effect, because these pages must load little before the first render (ADR 22). */
export const makeLightPublicOrders = (baseUrl: string, fetch: Fetch): PublicOrdersPort => ({
  read: async ({ id, vendorId }, signal) => {
    if (!canBeId(id) || (vendorId !== undefined && !canBeId(vendorId))) return { kind: 'unknown' }
    const query = { orderId: id, ...(vendorId !== undefined && { vendorId }) }
    const url = urlOf(baseUrl, pathOf(PUBLIC_ORDER), query)
    const exchanged = await exchange({ fetch, now: deviceNow }, { url }, toPublicOrder, signal)
    switch (exchanged.kind) {
      case 'answered':
        return { kind: 'found', order: exchanged.answer }
      case 'refused':
        return NO_ORDER.has(exchanged.status)
          ? { kind: 'unknown' }
          : { kind: 'unavailable', reason: 'unreadable-answer' }
      case 'unavailable': {
        const { cause: _, ...unavailable } = exchanged
        return unavailable
      }
    }
  },
})
