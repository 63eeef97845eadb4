import { Context, type Effect } from 'effect'
import type { VendorId } from '../../domain/order/order.ts'
import type { RequestDraft } from '../../domain/request/requestDraft.ts'

/** A draft with the intent it will be submitted under: the key stays the same until it succeeds (CON-16). */
export interface KeptDraft {
  readonly vendorId: VendorId
  readonly draft: RequestDraft
  readonly key: string
}

/** Keeps the request draft through a reload of its own tab, and no longer (PERSIST-02 as decided). */
export interface DraftStorePort {
  readonly read: Effect.Effect<KeptDraft | undefined>
  readonly keep: (draft: KeptDraft) => Effect.Effect<void>
  readonly forget: Effect.Effect<void>
}

export class DraftStore extends Context.Service<DraftStore, DraftStorePort>()('application/DraftStore') {}
