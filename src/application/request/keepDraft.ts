import { Effect } from 'effect'
import type { VendorId } from '../../domain/order/order.ts'
import type { RequestPurpose } from '../../domain/request/requestPurpose.ts'
import { GUEST_PERSON } from '../../domain/session/login.ts'
import { CurrentSession } from '../ports/CurrentSession.ts'
import { DraftStore, type DraftContent } from '../ports/DraftStore.ts'
import { Intents } from '../ports/Intents.ts'

/** Whoever is not signed in shares nothing with whoever is; nor does this page with who signed in in another tab. */
const currentUser = Effect.gen(function* () {
  return (yield* (yield* CurrentSession).person) ?? ''
})

/** What is kept for this purpose, when it belongs to this vendor and to the person who is signed in. */
const readOwn = Effect.fnUntraced(function* (vendorId: VendorId, purpose: RequestPurpose) {
  const kept = yield* (yield* DraftStore).read(purpose)
  const user = yield* currentUser
  if (kept?.userId !== user) return undefined
  // Who goes on as a guest has another vendor, and it is the same request.
  return kept.vendorId === vendorId || user === GUEST_PERSON ? kept : undefined
})

/**
 * Keeps the draft for a reload of this tab and for a session that ends (PERSIST-02 as decided). Answers it with the key
 * it will be submitted under.
 */
export const keepDraft = Effect.fn('keepDraft')(function* (vendorId: VendorId, content: DraftContent) {
  const { purpose, draft, voucherCode, selectedSaveAddress } = content
  const before = yield* readOwn(vendorId, purpose)
  const kept = {
    purpose,
    draft,
    voucherCode,
    selectedSaveAddress,
    vendorId,
    userId: yield* currentUser,
    key: before?.key ?? (yield* (yield* Intents).nextKey),
  }
  yield* (yield* DraftStore).keep(kept)
  return kept
})

/** The draft as it was left, when it was this person's, for this vendor and this purpose. */
export const readKeptDraft = Effect.fn('readKeptDraft')(function* (vendorId: VendorId, purpose: RequestPurpose) {
  return yield* readOwn(vendorId, purpose)
})

/** Another vendor, or a request begun anew: the next draft is another intent. */
export const forgetDraft = Effect.fn('forgetDraft')(function* (purpose: RequestPurpose) {
  yield* (yield* DraftStore).forget(purpose)
})
