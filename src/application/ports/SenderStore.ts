import { Context, type Effect } from 'effect'
import type { SenderDraft } from '../../domain/request/sender.ts'
import type { OriginAddress } from '../../domain/vendor/originAddress.ts'

/** A guest's contact data and collection address (REQ-36). */
export interface StoredSender {
  readonly sender: SenderDraft
  readonly address: OriginAddress
}

/** Keeps it across reloads of its tab, and only on the device (ADDR-14, PERSIST-02 as decided). */
export interface SenderStorePort {
  readonly read: Effect.Effect<StoredSender | undefined>
  readonly keep: (sender: StoredSender) => Effect.Effect<void>
  readonly clear: Effect.Effect<void>
}

export class SenderStore extends Context.Service<SenderStore, SenderStorePort>()('application/SenderStore') {}
