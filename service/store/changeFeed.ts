/**
 * Messages between the processes on one database. `order`, `vendor` and `setting`: it changed; `session`: it ended;
 * `account`: the vendors it may act for changed.
 */
export type Topic = 'account' | 'order' | 'session' | 'setting' | 'vendor'

/** Published instead of a key when messages of other processes may have been missed: read everything again. */
export const ALL_KEYS = '*'

export interface ChangeFeed {
  /** Notifies this process immediately and the others shortly after. `key` is short plain text, such as `dobrego-cz/v1-abc`. */
  readonly publish: (topic: Topic, key: string) => void
  /** `local` says whether this process published it. Returns a function that stops listening. */
  readonly listen: (topic: Topic, listener: (key: string, local: boolean) => void) => () => void
  /** False while messages of other processes may be lost: cached values must be read again. */
  readonly connected: () => boolean
  readonly close: () => Promise<void>
}

/** Listeners of one process, called in the order of their registration. */
export class Listeners {
  readonly #byTopic = new Map<Topic, Set<(key: string, local: boolean) => void>>()

  readonly listen: ChangeFeed['listen'] = (topic, listener) => {
    const listeners = this.#byTopic.get(topic) ?? new Set()
    this.#byTopic.set(topic, listeners)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  notify(topic: Topic, key: string, local: boolean): void {
    for (const listener of this.#byTopic.get(topic) ?? []) listener(key, local)
  }
}

/** A feed for a database that only this process opens. */
export const inProcessFeed = (): ChangeFeed => {
  const listeners = new Listeners()
  return {
    publish: (topic, key) => listeners.notify(topic, key, true),
    listen: listeners.listen,
    connected: () => true,
    close: () => Promise.resolve(),
  }
}
