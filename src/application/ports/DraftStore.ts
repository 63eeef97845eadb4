import { Context, type Effect, type Stream } from 'effect'
import type { OrderId, UserId, VendorId } from '../../domain/ids.ts'
import type { Instant } from '../../domain/instant.ts'
import type { RequestDraft } from '../../domain/request/requestDraft.ts'
import type { RequestPurpose } from '../../domain/request/requestPurpose.ts'

/** A person's input and its purpose. */
export interface DraftContent {
  readonly purpose: RequestPurpose
  readonly draft: RequestDraft
  /** As typed; it is validated again. */
  readonly voucherCode: string
  /** The id of the chosen saved address (ADDR-07). */
  readonly selectedSaveAddress: string | undefined
  /** What the address brought into fields of the draft, by their names. */
  readonly brought?: Readonly<Record<string, string>>
}

/** A draft with the key of its submission, which stays the same until the submission succeeds (CON-16). */
export interface StoredDraft extends DraftContent {
  /** The owner, the only person who ever sees it. */
  readonly userId: UserId
  /** The branch of the draft; the same value for every guest, because each visit creates another vendor. */
  readonly vendorId: VendorId
  readonly key: string
  /** When it was first sent, while it is unknown whether it arrived; the list is read before it is sent again. */
  readonly perhapsSentAt?: Instant | undefined
}

/** The key of a stored draft. */
export type DraftSlot = Pick<StoredDraft, 'purpose' | 'vendorId'>

/** A draft that was submitted as an order. */
export interface PlacedDraft {
  readonly draft: StoredDraft
  readonly orderId: OrderId
}

/** Keeps the drafts of its tab across reloads and no longer: one per branch and purpose (PERSIST-02, REQ-21). */
export interface DraftStorePort {
  readonly read: (slot: DraftSlot) => Effect.Effect<StoredDraft | undefined>
  readonly keep: (draft: StoredDraft) => Effect.Effect<void>
  readonly forget: (slot: DraftSlot) => Effect.Effect<void>
  /** Notifies the other tabs of this device, because a duplicated tab has the same draft under the same key. */
  readonly publishPlaced: (placed: PlacedDraft) => Effect.Effect<void>
  /** Notifications of other tabs from now on. */
  readonly placedElsewhere: Stream.Stream<PlacedDraft>
}

export class DraftStore extends Context.Service<DraftStore, DraftStorePort>()('application/DraftStore') {}
