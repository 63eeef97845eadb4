import { Effect } from 'effect'
import type { VendorId } from '../../domain/ids.ts'
import { NEW_ORDER, type RequestPurpose } from '../../domain/request/requestPurpose.ts'
import { GUEST_PERSON } from '../../domain/session/login.ts'
import { CurrentSession } from '../ports/CurrentSession.ts'
import { DraftStore, type DraftContent, type DraftSlot } from '../ports/DraftStore.ts'
import { Intents } from '../ports/Intents.ts'

/** The slot of a guest's draft: a guest who starts over gets another vendor but continues the same draft. */
export const GUEST_DRAFT: DraftSlot = { purpose: NEW_ORDER, vendorId: GUEST_PERSON }

/**
 * The owner of the drafts: people who are not signed in share none with those who are, nor does this page share any
 * with a person who signed in in another tab.
 */
const currentUser = Effect.gen(function* () {
  return (yield* (yield* CurrentSession).person) ?? ''
})

/** The slot of the current user's drafts for this vendor and purpose. */
export const draftSlot = Effect.fnUntraced(function* (vendorId: VendorId, purpose: RequestPurpose) {
  const isGuest = (yield* currentUser) === GUEST_PERSON
  const slot: DraftSlot = { purpose, vendorId: isGuest ? GUEST_PERSON : vendorId }
  return slot
})

/**
 * Stores the draft for a reload of this tab, an expired session or a change of branch (PERSIST-02 as decided, REQ-21).
 * Returns it with the key of its submission and with what is known of an earlier attempt.
 */
export const keepDraft = Effect.fn('keepDraft')(function* (vendorId: VendorId, content: DraftContent) {
  const { purpose, draft, voucherCode, selectedSaveAddress, brought } = content
  const before = yield* readStoredDraft(vendorId, purpose)
  const stored = {
    ...(yield* draftSlot(vendorId, purpose)),
    draft,
    voucherCode,
    selectedSaveAddress,
    ...(brought && { brought }),
    userId: yield* currentUser,
    key: before?.key ?? (yield* (yield* Intents).nextKey),
    perhapsSentAt: before?.perhapsSentAt,
  }
  yield* (yield* DraftStore).keep(stored)
  return stored
})

/** The stored draft, if it belongs to this person, vendor and purpose. */
export const readStoredDraft = Effect.fn('readStoredDraft')(function* (vendorId: VendorId, purpose: RequestPurpose) {
  const stored = yield* (yield* DraftStore).read(yield* draftSlot(vendorId, purpose))
  return stored?.userId === (yield* currentUser) ? stored : undefined
})

/** Deletes the draft, so that the next one gets another key. */
export const forgetDraft = Effect.fn('forgetDraft')(function* (vendorId: VendorId, purpose: RequestPurpose) {
  yield* (yield* DraftStore).forget(yield* draftSlot(vendorId, purpose))
})
