import { Effect } from 'effect'
import type { VendorId } from '../../domain/ids.ts'
import type { Instant } from '../../domain/instant.ts'
import { NEW_ORDER } from '../../domain/request/requestPurpose.ts'
import { DraftStore } from '../ports/DraftStore.ts'
import { isOutcomeUnknown } from '../ports/isOutcomeUnknown.ts'
import { readStoredDraft } from '../request/keepDraft.ts'

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
  const stored = yield* readStoredDraft(vendorId, NEW_ORDER)
  if (stored !== undefined)
    yield* (yield* DraftStore).keep({ ...stored, perhapsSentAt: stored.perhapsSentAt ?? sentAt })
})
