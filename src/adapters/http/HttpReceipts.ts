import { readReceipt, type Receipt as ReceiptSchema } from '../../../contract/receipt.ts'
import type { ReceiptsPort } from '../../application/ports/Receipts.ts'
import type { CurrencyCode } from '../../domain/market/countries.ts'
import type { Receipt } from '../../domain/receipt/receipt.ts'
import { toOrder } from './orderWire.ts'
import type { PortalHttp } from './PortalHttp.ts'
import { toPublicOrder } from './publicOrderWire.ts'
import { onlyField, object, orNull } from './readJson.ts'

/** Reads a receipt with the current session, or without one (ROUTE-16). */
export const makeHttpReceipts = (portal: PortalHttp, currency: CurrencyCode): ReceiptsPort => {
  const receipt = onlyField(
    'result',
    object<Receipt, typeof ReceiptSchema.Type>({
      publicOrder: ['seen', toPublicOrder],
      order: ['order', orNull(toOrder(currency))],
    }),
  )
  return {
    ofOrder: (orderId) =>
      portal.call(readReceipt, { params: { orderId } }, (json) => {
        const read = receipt(json)
        if (read.publicOrder.id !== orderId) throw new TypeError('The receipt belongs to a different order')
        return read
      }),
  }
}
