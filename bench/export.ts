import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright'
import type { ExportFormat } from '../src/domain/history/exportFile.ts'
import { browserMemory } from './browserMemory.ts'
import { launchChromium, openTab } from './chromium.ts'
import { median, shown, type Bench, type Figure, type Scale } from './figures.ts'
import { heapOfPage } from './heapOfPage.ts'
import { startService, type StartedService } from './startService.ts'
import { VENDOR_ID } from './world.ts'

const ORDERS = { full: 50_000, short: 1_000 } as const
const RUNS = { full: 3, short: 1 } as const
const MEMORY_LIMIT = 150
const FRAME_LIMIT = 100
/** How long to sample frames of an idle screen for comparison, in ms. */
const IDLE = { full: 3_000, short: 300 } as const
/** How often memory is sampled, in ms. */
const LOOK_EVERY = 50
const MIB = 1_048_576

const CHOICES: Readonly<Record<ExportFormat, string>> = { csv: 'CSV file', xlsx: 'Excel workbook' }

declare global {
  interface Window {
    frameTimes?: Array<number>
  }
}

const watchFrames = () => {
  const times: Array<number> = []
  window.frameTimes = times
  const frame = (at: number) => {
    times.push(at)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

/** The longest frame since the last call, in ms. */
const longestFrame = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const times = window.frameTimes?.splice(0) ?? []
    return Math.max(...times.slice(1).map((at, place) => at - (times[place] ?? at)))
  })

/** The highest increase of `look` over its first value, until stopped. */
const growthOf = async (look: () => Promise<number>) => {
  const before = await look()
  let highest = before
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      highest = Math.max(highest, await look())
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))
    }
  })()
  return async () => {
    isOver = true
    await watching
    return (highest - before) / MIB
  }
}

/** One export of all orders, through the user interface. */
const run = async (scale: Scale, browser: Browser, root: number, service: StartedService, format: ExportFormat) => {
  const session = JSON.stringify(await service.ask('session'))
  const tab = await openTab(browser, service.origin, {
    slower: 1,
    line: 'loopback',
    kept: { 'portal.session': session },
  })
  try {
    const { page, devtools } = tab
    await page.addInitScript(watchFrames)
    await page.goto(`${service.origin}/history/${VENDOR_ID}?range=past-month`)
    await page.waitForSelector('[data-order-id]', { timeout: 60_000 })
    await page.getByRole('button', { name: 'Export' }).click()
    const choice = page.getByRole('button', { name: CHOICES[format] })
    await choice.waitFor()
    await devtools.send('HeapProfiler.collectGarbage')
    const heap = await growthOf(await heapOfPage(devtools))
    const memory = await growthOf(() => Promise.resolve(browserMemory(root)))
    await longestFrame(page)
    await page.waitForTimeout(IDLE[scale])
    const idle = await longestFrame(page)
    const began = performance.now()
    const [download] = await Promise.all([page.waitForEvent('download', { timeout: 300_000 }), choice.click()])
    const seconds = (performance.now() - began) / 1_000
    const frame = await longestFrame(page)
    const bytes = readFileSync(await download.path())
    if (format === 'csv' && bytes.toString('utf8').split('\r\n').length !== ORDERS[scale] + 1)
      throw new Error('The export is not complete')
    return { frame, idle, heap: await heap(), memory: await memory(), seconds, size: bytes.byteLength / MIB }
  } finally {
    await tab.close()
  }
}

/** Exports a month of a busy vendor from the built portal in a browser, with the real service. */
export const exporting: Bench = async (scale) => {
  const service = await startService({
    portalDir: path.join(import.meta.dirname, '..', 'dist'),
    orders: 20,
    pastOrders: ORDERS[scale],
  })
  try {
    const figures: Array<Figure> = []
    for (const format of ['csv', 'xlsx'] as const) {
      const runs: Array<Awaited<ReturnType<typeof run>>> = []
      for (let count = 0; count < RUNS[scale]; count += 1) {
        // A new browser each time, so that it holds no memory of an earlier export.
        const browser = await launchChromium()
        const server = await browser.newBrowserCDPSession()
        const { processInfo } = await server.send('SystemInfo.getProcessInfo')
        const root = processInfo.find(({ type }) => type === 'browser')?.id ?? process.pid
        runs.push(await run(scale, browser, root, service, format))
        await browser.close()
      }
      const middle = (what: keyof (typeof runs)[number]) => median(runs.map((one) => one[what]))
      const name = `${ORDERS[scale]} orders as ${format.toUpperCase()}`
      const detail = `${shown(middle('seconds'))} s, ${shown(middle('size'))} MiB of file`
      figures.push(
        {
          name: `${name}, growth of the heaps of page and worker`,
          value: middle('heap'),
          limit: MEMORY_LIMIT,
          bound: 'at most',
          unit: 'MiB',
          detail: `${detail}; all processes with what the developer tools keep of the answers: ${shown(middle('memory'))} MiB`,
        },
        {
          name: `${name}, longest frame`,
          value: middle('frame'),
          limit: FRAME_LIMIT,
          bound: 'at most',
          unit: 'ms',
          detail: `doing nothing: ${shown(middle('idle'))} ms; longest of all ${RUNS[scale]} runs: ${shown(Math.max(...runs.map((one) => one.frame)))} ms`,
        },
      )
    }
    return figures
  } finally {
    await service.stop()
  }
}
