import { Effect } from 'effect'
import type { VendorId } from '../../domain/ids.ts'
import { NEW_ORDER, type RequestPurpose } from '../../domain/request/requestPurpose.ts'
import { GUEST_PERSON } from '../../domain/session/login.ts'
import { CurrentSession } from '../ports/CurrentSession.ts'
import { DraftStore, type DraftContent, type DraftSlot } from '../ports/DraftStore.ts'
import { Intents } from '../ports/Intents.ts'

/** Where the new order of a guest is kept: a guest who starts over has another vendor and goes on with the same draft. */
export const GUEST_DRAFT: DraftSlot = { purpose: NEW_ORDER, vendorId: GUEST_PERSON }

/** Whoever is not signed in shares nothing with whoever is; nor does this page with who signed in in another tab. */
const currentUser = Effect.gen(function* () {
  return (yield* (yield* CurrentSession).person) ?? ''
})

/** Where the drafts of this vendor and purpose are kept for the current user. */
export const draftSlot = Effect.fnUntraced(function* (vendorId: VendorId, purpose: RequestPurpose) {
  const isGuest = (yield* currentUser) === GUEST_PERSON
  const slot: DraftSlot = { purpose, vendorId: isGuest ? GUEST_PERSON : vendorId }
  return slot
})

/**
 * Keeps the draft for a reload of this tab, for a session that ends and for a change of branch (PERSIST-02 as decided,
 * REQ-21). Answers it with the key it will be submitted under.
 */
export const keepDraft = Effect.fn('keepDraft')(function* (vendorId: VendorId, content: DraftContent) {
  const { purpose, draft, voucherCode, selectedSaveAddress } = content
  const before = yield* readKeptDraft(vendorId, purpose)
  const kept = {
    ...(yield* draftSlot(vendorId, purpose)),
    draft,
    voucherCode,
    selectedSaveAddress,
    userId: yield* currentUser,
    key: before?.key ?? (yield* (yield* Intents).nextKey),
  }
  yield* (yield* DraftStore).keep(kept)
  return kept
})

/** The draft as it was left, if this person left it for this vendor and this purpose. */
export const readKeptDraft = Effect.fn('readKeptDraft')(function* (vendorId: VendorId, purpose: RequestPurpose) {
  const kept = yield* (yield* DraftStore).read(yield* draftSlot(vendorId, purpose))
  return kept?.userId === (yield* currentUser) ? kept : undefined
})

/** Forgets the draft, so that the next one is another intent. */
export const forgetDraft = Effect.fn('forgetDraft')(function* (vendorId: VendorId, purpose: RequestPurpose) {
  yield* (yield* DraftStore).forget(yield* draftSlot(vendorId, purpose))
})
