import { readReceipt } from '../../../contract/receipt.ts'
import type { ReceiptsPort } from '../../application/ports/Receipts.ts'
import type { CurrencyCode } from '../../domain/market/countries.ts'
import { toOrder } from './orderWire.ts'
import type { PortalHttp } from './PortalHttp.ts'
import { reading } from './PortalTransport.ts'
import { publicOrderOf } from './publicOrderWire.ts'

/** Reads a receipt with the current session, or without one (ROUTE-16). */
export const makeHttpReceipts = (portal: PortalHttp, currency: CurrencyCode): ReceiptsPort => ({
  ofOrder: (orderId) =>
    portal.call(readReceipt, { params: { orderId } }).pipe(
      reading(({ result: { seen, order } }) => {
        if (seen.order_id !== orderId) throw new TypeError('the receipt of something else')
        return { seen: publicOrderOf(seen), ...(order !== null && { order: toOrder(order, currency) }) }
      }),
    ),
})
