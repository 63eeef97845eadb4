import type { Instant } from '../instant.ts'

/** What orders the versions of an order: the moment of its last change, and the number of entries in its history. */
export interface Version {
  readonly updatedAt: Instant
  readonly statusHistory: { readonly length: number }
}

/**
 * Whether `incoming` is not older than `held`, by `updatedAt` (LIVE-10). Of two versions of one moment, the one with
 * the shorter history is older; an equal one is accepted (OP-62).
 */
export const supersedes = (incoming: Version, held: Version | undefined): boolean => {
  if (held === undefined || incoming.updatedAt > held.updatedAt) return true
  return incoming.updatedAt === held.updatedAt && incoming.statusHistory.length >= held.statusHistory.length
}
