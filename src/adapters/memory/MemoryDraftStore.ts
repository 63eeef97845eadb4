import { Effect } from 'effect'
import type { DraftStorePort, KeptDraft } from '../../application/ports/DraftStore.ts'

export const makeMemoryDraftStore = (): DraftStorePort => {
  let kept: KeptDraft | undefined
  return {
    read: Effect.sync(() => kept),
    keep: (draft) =>
      Effect.sync(() => {
        kept = draft
      }),
    forget: Effect.sync(() => {
      kept = undefined
    }),
  }
}
