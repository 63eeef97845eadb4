/**
 * Named texts in the browser's storage. Never throws: what the browser refuses to store is kept in memory for this
 * page.
 */
export interface TextStorage {
  readonly read: (name: string) => string | undefined
  readonly keep: (name: string, text: string) => void
  readonly forget: (name: string) => void
  readonly names: () => ReadonlyArray<string>
}

/** The prefix of all our keys, by which logout finds them (PERSIST-07). */
export const KEY_PREFIX = 'portal.'

const attempt = <A>(work: () => A): A | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** `open` is called once and may throw, like `window.localStorage` where storage is forbidden. */
export const textStorage = (open: () => Storage): TextStorage => {
  const storage = attempt(open)
  const memory = new Map<string, string>()
  return {
    read: (name) => memory.get(name) ?? attempt(() => storage?.getItem(name)) ?? undefined,
    keep: (name, text) => {
      const isKept = attempt(() => {
        storage?.setItem(name, text)
        return storage !== undefined
      })
      if (isKept === true) memory.delete(name)
      else memory.set(name, text)
    },
    forget: (name) => {
      memory.delete(name)
      attempt(() => storage?.removeItem(name))
    },
    names: () => [
      ...memory.keys(),
      ...(attempt(() => Array.from({ length: storage?.length ?? 0 }, (_, place) => storage?.key(place) ?? '')) ?? []),
    ],
  }
}
