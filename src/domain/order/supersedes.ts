import type { Order } from './order.ts'

type Version = Pick<Order, 'updatedAt' | 'statusHistory'>

/**
 * Not older, judged by updatedAt (LIVE-10). Of two versions of one moment the one with fewer steps behind it is the
 * older; an equal one is taken (OP-62).
 */
export const supersedes = (incoming: Version, held: Version | undefined): boolean => {
  if (held === undefined || incoming.updatedAt > held.updatedAt) return true
  return incoming.updatedAt === held.updatedAt && incoming.statusHistory.length >= held.statusHistory.length
}
