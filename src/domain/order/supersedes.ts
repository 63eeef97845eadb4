import type { Order } from './order.ts'

/** Not older, judged by updatedAt: an equal version is taken (LIVE-10, OP-62). */
export const supersedes = (incoming: Pick<Order, 'updatedAt'>, held: Pick<Order, 'updatedAt'> | undefined): boolean =>
  held === undefined || incoming.updatedAt >= held.updatedAt
