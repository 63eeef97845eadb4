import { setTimeout as sleep } from 'node:timers/promises'
import type { QuietTab } from './quietChromium.ts'

const LOOK_EVERY_MS = 500

/** The number of counted orders: from the tabs of the lists, or from the one line of the floor. */
const COUNTED = `[...document.querySelectorAll('.tabs-count, #counts')]
  .flatMap(({ textContent }) => textContent.match(/\\d+/g) ?? [])
  .reduce((sum, count) => sum + Number(count), 0)`

/**
 * Waits until all orders are loaded, at most `within` ms: the first appear long before the last of twenty thousand.
 * Throws if some are still missing.
 */
export const allLoaded = async (tab: QuietTab, orders: number, within: number): Promise<void> => {
  for (let waited = 0; waited < within; waited += LOOK_EVERY_MS) {
    if ((await tab.value<number>(COUNTED)) >= orders) return
    await sleep(LOOK_EVERY_MS)
  }
  throw new Error(`Not all of ${orders} orders are counted, but ${await tab.value<number>(COUNTED)}`)
}
