import type { OrderPage } from '../orderStore.ts'

/** A page of orders and the version of the list it was read from. */
export interface VersionedPage {
  readonly version: string
  readonly page: OrderPage
}

/** A least-recently-used cache of pages by query, limited by the total number of characters. */
export class PageCache {
  readonly #pages = new Map<string, VersionedPage>()
  readonly #most: number
  #size = 0

  constructor(mostCharacters: number) {
    this.#most = mostCharacters
  }

  get(key: string): VersionedPage | undefined {
    const found = this.#pages.get(key)
    if (found === undefined) return undefined
    // Reinserting moves the page to the end of the eviction order.
    this.#pages.delete(key)
    this.#pages.set(key, found)
    return found
  }

  keep(key: string, kept: VersionedPage): void {
    this.#forget(key)
    const size = kept.page.json.length
    if (size > this.#most) return
    this.#pages.set(key, kept)
    this.#size += size
    for (const oldest of this.#pages.keys()) {
      if (this.#size <= this.#most) return
      this.#forget(oldest)
    }
  }

  #forget(key: string): void {
    this.#size -= this.#pages.get(key)?.page.json.length ?? 0
    this.#pages.delete(key)
  }
}
