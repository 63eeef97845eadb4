import type { OrderPage } from './stores.ts'

/** A page as it was read, and what says whether the orders of it are still the same. */
export interface VersionedPage {
  readonly version: string
  readonly page: OrderPage
}

/** The pages that were asked for last, by what was asked: no more than so many characters of them. */
export class KeptPages {
  readonly #pages = new Map<string, VersionedPage>()
  readonly #most: number
  #size = 0

  constructor(mostCharacters: number) {
    this.#most = mostCharacters
  }

  get(key: string): VersionedPage | undefined {
    const found = this.#pages.get(key)
    if (found === undefined) return undefined
    // What is asked for again is the last to go.
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
