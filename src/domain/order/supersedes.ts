import type { Order } from './order.ts'

type Version = Pick<Order, 'updatedAt' | 'statusHistory'>

/**
 * Whether `incoming` is not older than `held`, by `updatedAt` (LIVE-10). Of two versions of one moment, the one with
 * the shorter history is older; an equal one is accepted (OP-62).
 */
export const supersedes = (incoming: Version, held: Version | undefined): boolean => {
  if (held === undefined || incoming.updatedAt > held.updatedAt) return true
  return incoming.updatedAt === held.updatedAt && incoming.statusHistory.length >= held.statusHistory.length
}
