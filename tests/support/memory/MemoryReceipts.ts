import { Effect } from 'effect'
import type { ReceiptsPort } from '../../../src/application/ports/Receipts.ts'
import type { Receipt } from '../../../src/domain/receipt/receipt.ts'
import { notFound } from '../../../src/adapters/memory/refusals.ts'

/** The list may change at any time. */
export const makeMemoryReceipts = (receipts: ReadonlyArray<Receipt>): ReceiptsPort => ({
  ofOrder: (id) =>
    Effect.suspend(() => {
      const found = receipts.find(({ publicOrder }) => publicOrder.id === id)
      return found === undefined ? Effect.fail(notFound()) : Effect.succeed(found)
    }),
})
