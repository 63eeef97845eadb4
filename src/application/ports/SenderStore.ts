import { Context, type Effect } from 'effect'
import type { SenderDraft } from '../../domain/request/sender.ts'
import type { OriginAddress } from '../../domain/vendor/originAddress.ts'

/** Who a guest is and where their orders are collected (REQ-36). */
export interface KeptSender {
  readonly sender: SenderDraft
  readonly address: OriginAddress
}

/** Keeps it through a reload of its own tab, and on the device alone (ADDR-14, PERSIST-02 as decided). */
export interface SenderStorePort {
  readonly read: Effect.Effect<KeptSender | undefined>
  readonly keep: (kept: KeptSender) => Effect.Effect<void>
  readonly clear: Effect.Effect<void>
}

export class SenderStore extends Context.Service<SenderStore, SenderStorePort>()('application/SenderStore') {}
