import { setTimeout as sleep } from 'node:timers/promises'
import type { QuietTab } from './quietChromium.ts'

const LOOK_EVERY_MS = 500

/** How many orders are counted: by the tabs of the lists, or in the floor's one line. */
const COUNTED = `[...document.querySelectorAll('.order-tab .count, #counts')]
  .flatMap(({ textContent }) => textContent.match(/\\d+/g) ?? [])
  .reduce((sum, count) => sum + Number(count), 0)`

/**
 * Waits until all orders have come, `within` ms: the first stand on the screen long before the last of twenty thousand.
 * Throws when some are missing then.
 */
export const allLoaded = async (tab: QuietTab, orders: number, within: number): Promise<void> => {
  for (let waited = 0; waited < within; waited += LOOK_EVERY_MS) {
    if ((await tab.value<number>(COUNTED)) >= orders) return
    await sleep(LOOK_EVERY_MS)
  }
  throw new Error(`Not all of ${orders} orders are counted, but ${await tab.value<number>(COUNTED)}`)
}
