import { Effect, PubSub, Stream } from 'effect'
import type { DraftSlot, DraftStorePort, StoredDraft, PlacedDraft } from '../../../src/application/ports/DraftStore.ts'
import { purposeKey } from '../../../src/domain/request/requestPurpose.ts'

const nameOf = ({ purpose, vendorId }: DraftSlot): string => `${purposeKey(purpose)} ${vendorId}`

/** The tabs of one device in memory: each has its own drafts, and all of them share a channel. */
export const makeMemoryDraftTabs = () => {
  const channel = Effect.runSync(PubSub.unbounded<{ readonly by: symbol; readonly placed: PlacedDraft }>())

  const openTab = (copied: ReadonlyArray<StoredDraft> = []): DraftStorePort => {
    const by = Symbol('tab')
    const stored = new Map(copied.map((draft) => [nameOf(draft), draft]))
    return {
      read: (slot) => Effect.sync(() => stored.get(nameOf(slot))),
      keep: (draft) => Effect.sync(() => void stored.set(nameOf(draft), draft)),
      forget: (slot) => Effect.sync(() => void stored.delete(nameOf(slot))),
      publishPlaced: (placed) => Effect.asVoid(PubSub.publish(channel, { by, placed })),
      placedElsewhere: Stream.fromPubSub(channel).pipe(
        Stream.filter((message) => message.by !== by),
        Stream.map(({ placed }) => placed),
      ),
    }
  }

  return { openTab }
}
