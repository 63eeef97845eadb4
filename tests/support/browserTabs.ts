import { textStorage } from '../../src/adapters/storage/textStorage.ts'
import type { SessionBrowser } from '../../src/adapters/storage/BrowserSessionStore.ts'

/** Web storage like a browser's: texts by name, in insertion order. */
export class FakeStorage implements Storage {
  readonly #texts = new Map<string, string>();
  [name: string]: unknown

  get length(): number {
    return this.#texts.size
  }
  clear(): void {
    this.#texts.clear()
  }
  getItem(name: string): string | null {
    return this.#texts.get(name) ?? null
  }
  key(place: number): string | null {
    return [...this.#texts.keys()][place] ?? null
  }
  removeItem(name: string): void {
    this.#texts.delete(name)
  }
  setItem(name: string, text: string): void {
    this.#texts.set(name, text)
  }
}

/** A device with any number of tabs, which share local storage, locks and a channel. */
export class BrowserDevice {
  readonly local = new FakeStorage()
  readonly #tabs: Array<EventTarget> = []

  openTab(missing: { readonly locks?: true } = {}): SessionBrowser & { readonly tabStorage: FakeStorage } {
    const events = new EventTarget()
    const tabStorage = new FakeStorage()
    this.#tabs.push(events)
    return {
      tabStorage,
      local: textStorage(() => this.local),
      tab: textStorage(() => tabStorage),
      locks: missing.locks ? undefined : navigator.locks,
      events,
      channel: {
        postMessage: () => {
          for (const other of this.#tabs) if (other !== events) other.dispatchEvent(new Event('message'))
        },
        addEventListener: events.addEventListener.bind(events),
        removeEventListener: events.removeEventListener.bind(events),
      },
    }
  }

  /** Dispatches the event that browsers send to other tabs after a write to local storage. */
  tellStorageChanged(key: string | null): void {
    for (const events of this.#tabs) events.dispatchEvent(Object.assign(new Event('storage'), { key }))
  }
}
