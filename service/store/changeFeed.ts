/**
 * What one process tells the others. `order`: an order changed; `session`: one ended; `setting`: read them again;
 * `account`: it may act for others than before.
 */
export type Topic = 'account' | 'order' | 'session' | 'setting' | 'vendor'

/** What is heard instead of a key when news of other processes may have been missed: read everything again. */
export const EVERYTHING = '*'

export interface ChangeFeed {
  /** Tells this process at once and the others soon. `key` is short plain text, such as `dobrego-cz/v1-abc`. */
  readonly publish: (topic: Topic, key: string) => void
  /** `local` says whether this process published it. Answers how to stop listening. */
  readonly listen: (topic: Topic, listener: (key: string, local: boolean) => void) => () => void
  /** False while news of other processes may be missed: what was kept must be read again. */
  readonly connected: () => boolean
  readonly close: () => Promise<void>
}

/** Listeners of one process, told in the order they came. */
export class Listeners {
  readonly #byTopic = new Map<Topic, Set<(key: string, local: boolean) => void>>()

  readonly listen: ChangeFeed['listen'] = (topic, listener) => {
    const listeners = this.#byTopic.get(topic) ?? new Set()
    this.#byTopic.set(topic, listeners)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  tell(topic: Topic, key: string, local: boolean): void {
    for (const listener of this.#byTopic.get(topic) ?? []) listener(key, local)
  }
}

/** For a database that only this process opens. */
export const inProcessFeed = (): ChangeFeed => {
  const listeners = new Listeners()
  return {
    publish: (topic, key) => listeners.tell(topic, key, true),
    listen: listeners.listen,
    connected: () => true,
    close: () => Promise.resolve(),
  }
}
