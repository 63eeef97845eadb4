import { Effect, PubSub, Stream } from 'effect'
import type { DraftStorePort, KeptDraft, PlacedDraft } from '../../application/ports/DraftStore.ts'
import { purposeKey } from '../../domain/request/requestPurpose.ts'

/** The tabs of one device in memory: each keeps drafts of its own, and all of them talk to each other. */
export const makeMemoryDraftTabs = () => {
  const told = Effect.runSync(PubSub.unbounded<{ readonly by: symbol; readonly placed: PlacedDraft }>())

  const openTab = (copied: ReadonlyArray<KeptDraft> = []): DraftStorePort => {
    const by = Symbol('tab')
    const kept = new Map(copied.map((draft) => [purposeKey(draft.purpose), draft]))
    return {
      read: (purpose) => Effect.sync(() => kept.get(purposeKey(purpose))),
      keep: (draft) => Effect.sync(() => void kept.set(purposeKey(draft.purpose), draft)),
      forget: (purpose) => Effect.sync(() => void kept.delete(purposeKey(purpose))),
      tellPlaced: (placed) => Effect.asVoid(PubSub.publish(told, { by, placed })),
      placedElsewhere: Stream.fromPubSub(told).pipe(
        Stream.filter((message) => message.by !== by),
        Stream.map(({ placed }) => placed),
      ),
    }
  }

  return { openTab }
}
