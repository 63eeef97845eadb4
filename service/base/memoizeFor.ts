import type { Instant } from '../../src/domain/instant.ts'

const KEPT_MOST = 10_000

/** Caches the result of `read` by key for `ms`. Concurrent callers share one read; a failed read is not cached. */
export const memoizeFor = <T>(
  ms: number,
  clock: () => Instant,
  read: (key: string) => Promise<T>,
): ((key: string) => Promise<T>) => {
  const kept = new Map<string, { readonly value: Promise<T>; readonly until: Instant }>()
  return (key) => {
    const known = kept.get(key)
    if (known !== undefined && known.until > clock()) return known.value
    const value = read(key)
    if (kept.size >= KEPT_MOST) kept.clear()
    kept.set(key, { value, until: clock() + ms })
    value.catch(() => {
      if (kept.get(key)?.value === value) kept.delete(key)
    })
    return value
  }
}
