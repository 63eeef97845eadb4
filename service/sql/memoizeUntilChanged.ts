import type { Instant } from '../../src/domain/instant.ts'
import { cacheReads } from '../base/cacheReads.ts'
import { ALL_KEYS, type ChangeFeed, type Topic } from '../store/changeFeed.ts'

/** Limits how long a value stays stale after a lost message. */
const KEPT_LONGEST_MS = 30_000

/**
 * Caches the result of `read` by key until the feed publishes that key of the topic, in this or another process. Does
 * not cache while the feed is disconnected.
 */
export const memoizeUntilChanged = <T>(
  feed: ChangeFeed,
  topic: Topic,
  clock: () => Instant,
  read: (key: string) => Promise<T>,
): ((key: string) => Promise<T>) => {
  const cache = cacheReads(KEPT_LONGEST_MS, clock, async (key) => ({ value: await read(key) }))
  feed.listen(topic, (key) => {
    if (key === ALL_KEYS) cache.clear()
    else cache.delete(key)
  })
  return async (key) => (feed.connected() ? (await cache.forceFetch(key)).value : read(key))
}
