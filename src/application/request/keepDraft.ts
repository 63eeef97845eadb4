import { Effect } from 'effect'
import type { VendorId } from '../../domain/order/order.ts'
import type { RequestDraft } from '../../domain/request/requestDraft.ts'
import { DraftStore } from '../ports/DraftStore.ts'
import { Intents } from '../ports/Intents.ts'

/** Keeps the draft for a reload of this tab (PERSIST-02 as decided). Answers the key it will be submitted under. */
export const keepDraft = Effect.fn('keepDraft')(function* (vendorId: VendorId, draft: RequestDraft) {
  const store = yield* DraftStore
  const intents = yield* Intents
  const kept = yield* store.read
  const key = kept?.vendorId === vendorId ? kept.key : yield* intents.nextKey
  yield* store.keep({ vendorId, draft, key })
  return key
})

/** The draft as it was left, when it was one of this vendor. */
export const readKeptDraft = Effect.fn('readKeptDraft')(function* (vendorId: VendorId) {
  const kept = yield* (yield* DraftStore).read
  return kept?.vendorId === vendorId ? kept.draft : undefined
})

/** Another vendor, or a request begun anew: the next draft is another intent. */
export const forgetDraft = Effect.fn('forgetDraft')(function* () {
  yield* (yield* DraftStore).forget
})
