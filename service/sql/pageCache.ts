import { LRUCache } from 'lru-cache'
import type { OrderPage } from '../store/orderStore.ts'

/** A page of orders and the version of the list it was read from. */
export interface VersionedPage {
  readonly version: string
  readonly page: OrderPage
}

/** A cache of pages by query, limited by the total number of characters. */
export const makePageCache = (mostCharacters: number): LRUCache<string, VersionedPage> =>
  new LRUCache({ maxSize: mostCharacters, sizeCalculation: ({ page }) => Math.max(1, page.json.length) })
