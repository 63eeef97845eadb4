import type { Need } from '../../src/domain/order/attention.ts'
import { lookAt } from '../../src/domain/order/board.ts'
import type { Order } from '../../src/domain/order/order.ts'
import type { Instant } from '../../src/domain/instant.ts'

/** The needs that the board shows for the order at `now`, most urgent first. */
export const needsOf = (order: Order, now: Instant): ReadonlyArray<Need> => lookAt(order, now, 15).entry?.needs ?? []
