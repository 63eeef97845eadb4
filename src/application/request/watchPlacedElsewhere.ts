import { Effect, Stream } from 'effect'
import type { RequestPurpose } from '../../domain/request/requestPurpose.ts'
import { DraftStore, type KeptDraft, type PlacedDraft } from '../ports/DraftStore.ts'
import { Intents } from '../ports/Intents.ts'

const contentOf = ({ draft, voucherCode }: KeptDraft): string =>
  JSON.stringify([Object.entries(draft).toSorted(([a], [b]) => (a < b ? -1 : 1)), voucherCode])

/** Our draft is done with when it is the one that was placed; typed on since, it becomes an order of its own. */
const settle = Effect.fnUntraced(function* (purpose: RequestPurpose, placed: PlacedDraft) {
  const store = yield* DraftStore
  const own = yield* store.read(purpose)
  if (own?.key !== placed.draft.key) return []
  if (contentOf(own) === contentOf(placed.draft)) {
    yield* store.forget(purpose)
    return [placed.orderId]
  }
  yield* store.keep({ ...own, key: yield* (yield* Intents).nextKey })
  return []
})

/**
 * A tab that was duplicated holds the draft twice, under one key: placed in one tab, it is told in the other, by the
 * number of the order (CON-16).
 */
export const watchPlacedElsewhere = (purpose: RequestPurpose) =>
  Stream.unwrap(
    Effect.map(DraftStore, ({ placedElsewhere }) =>
      placedElsewhere.pipe(
        Stream.mapEffect((placed) => settle(purpose, placed)),
        Stream.flatMap((orderIds) => Stream.fromIterable(orderIds)),
      ),
    ),
  )
