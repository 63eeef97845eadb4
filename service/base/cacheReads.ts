import { LRUCache } from 'lru-cache'
import type { Instant } from '../../src/domain/instant.ts'

const MAX_KEPT = 10_000

/**
 * Caches the results of `read` by key for `ms`. Concurrent callers share one read. Does not cache a failed read, or one
 * whose key is deleted meanwhile.
 */
export const cacheReads = <T extends object>(
  ms: number,
  clock: () => Instant,
  read: (key: string) => Promise<T>,
): LRUCache<string, T> =>
  new LRUCache({
    max: MAX_KEPT,
    ttl: ms,
    ttlResolution: 0,
    perf: { now: clock },
    ignoreFetchAbort: true,
    fetchMethod: (key) => read(key),
  })
