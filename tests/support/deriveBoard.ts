import type { Instant } from '../../src/domain/instant.ts'
import { compareEntries, lookAt, type BoardEntry } from '../../src/domain/order/board.ts'
import type { Order } from '../../src/domain/order/order.ts'

/** Computes the board from all orders: the oracle for incremental updates. */
export const deriveBoard = (orders: Iterable<Order>, now: Instant): ReadonlyArray<BoardEntry> =>
  [...orders].flatMap((order) => lookAt(order, now, 15).entry ?? []).sort(compareEntries)
