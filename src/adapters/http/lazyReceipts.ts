import type { ReceiptsPort } from '../../application/ports/Receipts.ts'
import { fetchedLater } from './fetchedLater.ts'

/** Receipts have a page of their own. */
export const makeLazyReceipts = (load: () => Promise<ReceiptsPort>): ReceiptsPort => {
  const receipts = fetchedLater(load)
  return { ofOrder: (id) => receipts(({ ofOrder }) => ofOrder(id)) }
}
