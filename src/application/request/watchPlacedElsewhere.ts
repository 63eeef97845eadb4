import { Effect, Equal, Stream } from 'effect'
import { purposeKey, type RequestPurpose } from '../../domain/request/requestPurpose.ts'
import { DraftStore, type StoredDraft, type PlacedDraft } from '../ports/DraftStore.ts'
import { Intents } from '../ports/Intents.ts'

const areSame = (a: StoredDraft, b: StoredDraft): boolean =>
  Equal.equals(a.draft, b.draft) && a.voucherCode === b.voucherCode

/**
 * Deletes this tab's draft if it is the placed one. If it was edited since, gives it a new key, so that it becomes an
 * order of its own.
 */
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
 * A duplicated tab has the same draft under the same key. If a draft of this purpose is placed in one tab, reports it
 * in the other, with the order's id (CON-16).
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
