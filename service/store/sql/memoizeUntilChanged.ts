import type { Instant } from '../../../src/domain/instant.ts'
import { EVERYTHING, type ChangeFeed, type Topic } from '../changeFeed.ts'

const KEPT_MOST = 10_000
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
  const kept = new Map<string, { readonly value: Promise<T>; readonly until: Instant }>()
  feed.listen(topic, (key) => {
    if (key === EVERYTHING) kept.clear()
    else kept.delete(key)
  })
  return (key) => {
    if (!feed.connected()) return read(key)
    const known = kept.get(key)
    if (known !== undefined && known.until > clock()) return known.value
    const value = read(key)
    if (kept.size >= KEPT_MOST) kept.clear()
    kept.set(key, { value, until: clock() + KEPT_LONGEST_MS })
    value.catch(() => {
      if (kept.get(key)?.value === value) kept.delete(key)
    })
    return value
  }
}
