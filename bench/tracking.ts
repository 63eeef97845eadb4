import path from 'node:path'
import type { Browser, Page } from 'playwright'
import { launchChromium, openTab } from './chromium.ts'
import { median, quantile, shown, type Bench, type Figure } from './figures.ts'
import { startService, type StartedService } from './startService.ts'
import { VENDOR_ID } from './world.ts'

const ORDERS = 2_000
const RATE = 1_000
const WARM_UP_MS = 2_000
const MEASURED_MS = 8_000
const RUNS = 3
const LIMITS = [
  { slower: 1, frames: 58, latency: 100 },
  { slower: 4, frames: 45, latency: 200 },
] as const

interface Watched {
  readonly frames: Array<number>
  readonly latencies: Array<number>
}
declare global {
  interface Window {
    watched?: Watched
  }
}

/** Notes every frame of the page, and when a text that says when it was sent came into the document. */
const watch = () => {
  const watched: Watched = { frames: [], latencies: [] }
  window.watched = watched
  const frame = (at: number) => {
    watched.frames.push(at)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  const seen = new Set<string>()
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of [target, ...addedNodes])
        for (const [, sent = ''] of (node.textContent ?? '').matchAll(/@@(\d+)@@/g)) {
          if (seen.has(sent)) continue
          seen.add(sent)
          watched.latencies.push(Date.now() - Number(sent))
        }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

const seenBy = (page: Page): Promise<Watched> =>
  page.evaluate(() => {
    const { watched } = window
    if (watched === undefined) throw new Error('Nobody watched')
    return { frames: watched.frames.splice(0), latencies: watched.latencies.splice(0) }
  })

/** One run of the stream on the open tracking screen. */
const live = async (browser: Browser, service: StartedService, slower: number) => {
  const session = JSON.stringify(await service.ask('session'))
  const tab = await openTab(browser, service.origin, {
    slower,
    line: 'loopback',
    kept: { 'portal.session': session },
  })
  try {
    await tab.page.addInitScript(watch)
    await tab.page.goto(`${service.origin}/order-tracking/${VENDOR_ID}`)
    await tab.page.waitForSelector('[data-order-id]', { timeout: 60_000 })
    await tab.page.waitForSelector('.live-pill[data-link="live"]', { timeout: 60_000 })
    const stream = service.ask('stream', { ms: WARM_UP_MS + MEASURED_MS + 1_000, rate: RATE })
    await tab.page.waitForTimeout(WARM_UP_MS)
    await seenBy(tab.page)
    await tab.page.waitForTimeout(MEASURED_MS)
    const { frames, latencies } = await seenBy(tab.page)
    const sent = await stream
    const [first = 0] = frames
    const last = frames.at(-1) ?? 0
    const gaps = frames.slice(1).map((at, place) => at - (frames[place] ?? at))
    return {
      framesPerSecond: ((frames.length - 1) * 1_000) / (last - first),
      longest: Math.max(...gaps),
      latency: quantile(latencies, 0.95),
      middle: median(latencies),
      probes: latencies.length,
      rate: (sent * 1_000) / (WARM_UP_MS + MEASURED_MS + 1_000),
    }
  } finally {
    await tab.close()
  }
}

/** The real tracking screen under the real service's stream of updates. */
export const tracking: Bench = async () => {
  const service = await startService({ portalDir: path.join(import.meta.dirname, '..', 'dist'), orders: ORDERS })
  const browser = await launchChromium()
  try {
    const runs = LIMITS.map((): Array<Awaited<ReturnType<typeof live>>> => [])
    for (let run = 0; run < RUNS; run += 1)
      for (const [place, { slower }] of LIMITS.entries()) runs[place]?.push(await live(browser, service, slower))
    return LIMITS.flatMap(({ slower, frames, latency }, place): ReadonlyArray<Figure> => {
      const of = (what: 'framesPerSecond' | 'longest' | 'latency' | 'middle' | 'probes' | 'rate') =>
        median((runs[place] ?? []).map((run) => run[what]))
      const how = slower === 1 ? 'full speed' : `processor ${slower} times slower`
      return [
        {
          name: `frames a second, ${how}`,
          value: of('framesPerSecond'),
          limit: frames,
          bound: 'at least',
          unit: 'frames',
          detail: `${ORDERS} orders, ${shown(of('rate'))} updates a second, longest frame ${shown(of('longest'))} ms`,
        },
        {
          name: `sent until visible, p95, ${how}`,
          value: of('latency'),
          limit: latency,
          bound: 'at most',
          unit: 'ms',
          detail: `p50 ${shown(of('middle'))} ms, ${of('probes')} probes`,
        },
      ]
    })
  } finally {
    await browser.close()
    await service.stop()
  }
}
