import { Effect, Equal, Stream } from 'effect'
import { purposeKey, type RequestPurpose } from '../../domain/request/requestPurpose.ts'
import { DraftStore, type KeptDraft, type PlacedDraft } from '../ports/DraftStore.ts'
import { Intents } from '../ports/Intents.ts'

const areSame = (a: KeptDraft, b: KeptDraft): boolean =>
  Equal.equals(a.draft, b.draft) && a.voucherCode === b.voucherCode

/** Our draft is done with when it is the one that was placed; typed on since, it becomes an order of its own. */
const settle = Effect.fnUntraced(function* (placed: PlacedDraft) {
  const store = yield* DraftStore
  const own = yield* store.read(placed.draft)
  if (own?.key !== placed.draft.key) return []
  if (areSame(own, placed.draft)) {
    yield* store.forget(own)
    return [placed]
  }
  yield* store.keep({ ...own, key: yield* (yield* Intents).nextKey })
  return []
})

/**
 * A tab that was duplicated holds the draft twice, under one key: a draft of this purpose that was placed in one tab is
 * told in the other, with the number of the order (CON-16).
 */
export const watchPlacedElsewhere = (purpose: RequestPurpose) =>
  Stream.unwrap(
    Effect.map(DraftStore, ({ placedElsewhere }) =>
      placedElsewhere.pipe(
        Stream.filter(({ draft }) => purposeKey(draft.purpose) === purposeKey(purpose)),
        Stream.mapEffect(settle),
        Stream.flatMap((placed) => Stream.fromIterable(placed)),
      ),
    ),
  )
