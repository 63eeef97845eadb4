import { Context, type Effect, type Stream } from 'effect'
import type { OrderId, UserId, VendorId } from '../../domain/ids.ts'
import type { RequestDraft } from '../../domain/request/requestDraft.ts'
import type { RequestPurpose } from '../../domain/request/requestPurpose.ts'

/** What a person has typed, and what it is for. */
export interface DraftContent {
  readonly purpose: RequestPurpose
  readonly draft: RequestDraft
  /** As typed; whether it counts is asked again. */
  readonly voucherCode: string
  /** Id of the saved address that was chosen (ADDR-07). */
  readonly selectedSaveAddress: string | undefined
}

/** A draft with the intent it will be submitted under: the key stays the same until it succeeds (CON-16). */
export interface KeptDraft extends DraftContent {
  /** Whose it is: nobody else ever sees it. */
  readonly userId: UserId
  /** The branch it belongs to; the same value for every guest, who gets another vendor each time. */
  readonly vendorId: VendorId
  readonly key: string
}

/** What a draft is kept under. */
export type DraftSlot = Pick<KeptDraft, 'purpose' | 'vendorId'>

/** A draft that became an order. */
export interface PlacedDraft {
  readonly draft: KeptDraft
  readonly orderId: OrderId
}

/** Keeps the drafts of its own tab through a reload, and no longer: one per branch and purpose (PERSIST-02, REQ-21). */
export interface DraftStorePort {
  readonly read: (slot: DraftSlot) => Effect.Effect<KeptDraft | undefined>
  readonly keep: (draft: KeptDraft) => Effect.Effect<void>
  readonly forget: (slot: DraftSlot) => Effect.Effect<void>
  /** Tells the other tabs of this device: a tab that was duplicated holds the same draft under the same key. */
  readonly tellPlaced: (placed: PlacedDraft) => Effect.Effect<void>
  /** What other tabs told, from now on. */
  readonly placedElsewhere: Stream.Stream<PlacedDraft>
}

export class DraftStore extends Context.Service<DraftStore, DraftStorePort>()('application/DraftStore') {}
