import { Effect } from 'effect'
import type { PendingPaymentPort, UnfinishedPayment } from '../../../src/application/ports/PendingPayment.ts'

export const makeMemoryPendingPayment = (kept?: UnfinishedPayment): PendingPaymentPort => {
  let held = kept
  return {
    read: Effect.sync(() => held),
    keep: (payment) => Effect.sync(() => void (held = payment)),
    forget: Effect.sync(() => void (held = undefined)),
  }
}
