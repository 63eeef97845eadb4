import { Effect } from 'effect'
import type { VendorId } from '../../domain/ids.ts'
import type { Instant } from '../../domain/instant.ts'
import { NEW_ORDER } from '../../domain/request/requestPurpose.ts'
import { DraftStore } from '../ports/DraftStore.ts'
import { isOutcomeUnknown } from '../ports/isOutcomeUnknown.ts'
import { readKeptDraft } from '../request/keepDraft.ts'

/**
 * Remembers with the draft that its order was perhaps sent, at `sentAt` or later, so that the list is read before the
 * next payment.
 */
export const rememberIfUnknown = Effect.fnUntraced(function* (
  failure: { readonly _tag: string },
  vendorId: VendorId,
  sentAt: Instant,
) {
  if (!isOutcomeUnknown(failure)) return
  const kept = yield* readKeptDraft(vendorId, NEW_ORDER)
  if (kept !== undefined) yield* (yield* DraftStore).keep({ ...kept, perhapsSentAt: kept.perhapsSentAt ?? sentAt })
})
