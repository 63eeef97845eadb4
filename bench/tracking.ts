import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { allLoaded } from './allLoaded.ts'
import { buildFloors } from './buildFloors.ts'
import { median, quantile, shown, type Bench, type Figure, type Scale } from './figures.ts'
import { launchQuietChromium, type QuietChromium, type QuietTab } from './quietChromium.ts'
import { startService, type StartedService } from './startService.ts'
import { VENDOR_ID } from './world.ts'

const WARM_UP_MS = { full: 2_000, short: 200 } as const
const MEASURED_MS = { full: 8_000, short: 1_000 } as const
const RUNS = { full: 3, short: 1 } as const
/** A short run shows at most so many orders. */
const SHORT_ORDERS = 200
/** Loading is not measured; twenty thousand orders take long on a slow CPU. */
const LOADED_WITHIN_MS = 240_000

/** `cost` is the main thread's work as a multiple of the floor's. */
type Measured = 'framesPerSecond' | 'longFrames' | 'latency' | 'sinceSent' | 'stalest' | 'busy' | 'cost'

/** Whether the floor is measured too: the same stream without any library. */
const isBesideFloor = (measured: Measured): boolean => measured === 'cost' || measured === 'busy'

interface Limit {
  readonly of: Measured
  readonly limit: number
}

/** A stream of updates on the open screen, and its limits. */
interface Scene {
  readonly orders: number
  /** Updates per second. */
  readonly rate: number
  readonly slower: number
  /** Ms between two updates that contain their sending time. */
  readonly markEvery: number
  readonly limits: ReadonlyArray<Limit>
}

const SCENES: ReadonlyArray<Scene> = [
  {
    orders: 2_000,
    rate: 1_000,
    slower: 1,
    markEvery: 100,
    limits: [
      { of: 'framesPerSecond', limit: 58 },
      { of: 'longFrames', limit: 0.01 },
      { of: 'latency', limit: 100 },
      { of: 'sinceSent', limit: 20 },
      { of: 'cost', limit: 1.35 },
    ],
  },
  {
    orders: 2_000,
    rate: 1_000,
    slower: 4,
    markEvery: 100,
    limits: [
      { of: 'framesPerSecond', limit: 45 },
      { of: 'longFrames', limit: 0.01 },
      { of: 'latency', limit: 200 },
      { of: 'sinceSent', limit: 30 },
      { of: 'cost', limit: 1.1 },
    ],
  },
  { orders: 2_000, rate: 1_000, slower: 1, markEvery: 250, limits: [{ of: 'stalest', limit: 300 }] },
  {
    orders: 2_000,
    rate: 10_000,
    slower: 1,
    markEvery: 100,
    limits: [
      { of: 'framesPerSecond', limit: 58 },
      { of: 'latency', limit: 100 },
      { of: 'sinceSent', limit: 20 },
      { of: 'busy', limit: 0.25 },
    ],
  },
  { orders: 20_000, rate: 1_000, slower: 4, markEvery: 100, limits: [{ of: 'sinceSent', limit: 50 }] },
]

const NAMES: Readonly<Record<Measured, string>> = {
  framesPerSecond: 'frames a second',
  longFrames: 'frames over 50 ms',
  latency: 'changed until visible, p95',
  sinceSent: 'sent until visible, p95',
  stalest: 'longest without a fresh value, one sent every 250 ms',
  busy: 'main thread busy',
  cost: 'main thread beside a screen without any library',
}
const UNITS: Readonly<Record<Measured, string>> = {
  framesPerSecond: 'frames',
  longFrames: 'of all frames',
  latency: 'ms',
  sinceSent: 'ms',
  stalest: 'ms',
  busy: 'of the time',
  cost: 'x',
}

interface Watched {
  readonly frames: Array<number>
  /** Each mark, which is the time of its change, and when it was displayed. */
  readonly seen: Array<readonly [mark: string, at: number]>
}
declare global {
  interface Window {
    watched?: Watched
  }
}

/** Records all frames of the page, and when a text with a sending time appeared in the document. */
const watch = () => {
  const watched: Watched = { frames: [], seen: [] }
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
        for (const [, mark = ''] of (node.textContent ?? '').matchAll(/@@(\d+)@@/g)) {
          if (seen.has(mark)) continue
          seen.add(mark)
          watched.seen.push([mark, Date.now()])
        }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

const SEEN = `(() => {
  const { frames, seen } = window.watched
  return { frames: frames.splice(0), seen: seen.splice(0) }
})()`

const gapsOf = (moments: ReadonlyArray<number>): ReadonlyArray<number> =>
  moments.slice(1).map((at, place) => at - (moments[place] ?? at))

interface Metrics {
  readonly metrics: ReadonlyArray<{ readonly name: string; readonly value: number }>
}

/** The main thread's total working time since the page opened, in seconds. */
const workedSeconds = async (tab: QuietTab): Promise<number> => {
  const { metrics } = (await tab.send('Performance.getMetrics')) as unknown as Metrics
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

/** One run of the stream on an open screen: tracking, or the floor. */
const live = async (
  scale: Scale,
  browser: QuietChromium,
  service: StartedService,
  { orders, rate, slower, markEvery }: Scene,
  screen: string,
) => {
  const session = JSON.stringify(JSON.stringify(await service.ask('session')))
  const tab = await browser.openTab(`localStorage.setItem('portal.session', ${session}); (${watch.toString()})()`)
  try {
    if (slower > 1) await tab.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await tab.send('Page.navigate', { url: `${service.origin}/${screen}/${VENDOR_ID}` })
    await tab.waitFor('[data-order-id]', LOADED_WITHIN_MS)
    await tab.waitFor('[data-link="live"]', LOADED_WITHIN_MS)
    await allLoaded(tab, orders, LOADED_WITHIN_MS)
    const stream = service.ask('stream', { ms: WARM_UP_MS[scale] + MEASURED_MS[scale] + 1_000, rate, markEvery })
    await sleep(WARM_UP_MS[scale])
    await tab.value<Watched>(SEEN)
    const workedBefore = await workedSeconds(tab)
    const start = performance.now()
    await sleep(MEASURED_MS[scale])
    const { frames, seen } = await tab.value<Watched>(SEEN)
    const worked = (await workedSeconds(tab)) - workedBefore
    const elapsed = performance.now() - start
    const sent = await stream
    const sentAt = await service.ask('sentAt')
    const latencies = seen.map(([mark, at]) => at - Number(mark))
    const [first = 0] = frames
    const last = frames.at(-1) ?? 0
    const gaps = gapsOf(frames)
    return {
      framesPerSecond: ((frames.length - 1) * 1_000) / (last - first),
      longFrames: gaps.filter((gap) => gap > 50).length / gaps.length,
      longest: Math.max(...gaps),
      latency: quantile(latencies, 0.95),
      sinceSent: quantile(
        seen.map(([mark, at]) => at - (sentAt[mark] ?? Number.NaN)),
        0.95,
      ),
      middle: median(latencies),
      stalest: Math.max(...gapsOf(seen.map(([, at]) => at))),
      busy: (worked * 1_000) / elapsed,
      probes: latencies.length,
      rate: (sent * 1_000) / (WARM_UP_MS[scale] + MEASURED_MS[scale] + 1_000),
    }
  } finally {
    await tab.close()
  }
}

type Run = Awaited<ReturnType<typeof live>>

const figuresOf = (scene: Scene, runs: ReadonlyArray<Run>, floor: ReadonlyArray<Run>): ReadonlyArray<Figure> => {
  const of = (what: keyof Run, from = runs) => median(from.map((run) => run[what]))
  const { orders, slower } = scene
  const how = slower === 1 ? 'full speed' : `processor ${slower} times slower`
  const detail = `${shown(of('rate'))} updates a second, p50 ${shown(of('middle'))} ms, p95 ${shown(of('latency'))} ms, since sent ${shown(of('sinceSent'))} ms, ${shown(of('framesPerSecond'))} frames a second, longest ${shown(of('longest'))} ms, busy ${shown(of('busy'))}, ${of('probes')} probes`
  return scene.limits.map((limited) => ({
    name: `${NAMES[limited.of]}, ${orders} orders, ${scene.rate} updates a second, ${how}`,
    value: limited.of === 'cost' ? of('busy') / of('busy', floor) : of(limited.of),
    limit: limited.limit,
    bound: limited.of === 'framesPerSecond' ? 'at least' : 'at most',
    unit: UNITS[limited.of],
    detail: isBesideFloor(limited.of) ? `busy ${shown(of('busy'))} beside ${shown(of('busy', floor))}` : detail,
  }))
}

/** Compares the real tracking screen with the floor, under the service's stream of updates. */
export const tracking: Bench = async (scale) => {
  const floors = await buildFloors()
  const portals = { 'order-tracking': path.join(import.meta.dirname, '..', 'dist'), floor: floors.live }
  const browser = await launchQuietChromium()
  const services = new Map<string, StartedService>()
  try {
    const runOf = async (screen: keyof typeof portals, scene: Scene) => {
      const key = `${screen} ${scene.orders}`
      const service = services.get(key) ?? (await startService({ portalDir: portals[screen], orders: scene.orders }))
      services.set(key, service)
      return live(scale, browser, service, scene, screen)
    }
    const scenes = SCENES.map((scene) =>
      scale === 'short' ? { ...scene, orders: Math.min(scene.orders, SHORT_ORDERS) } : scene,
    )
    const measured = scenes.map((scene) => ({ scene, runs: new Array<Run>(), floor: new Array<Run>() }))
    for (let run = 0; run < RUNS[scale]; run += 1)
      for (const { scene, runs, floor } of measured) {
        runs.push(await runOf('order-tracking', scene))
        if (scene.limits.some(({ of }) => isBesideFloor(of))) floor.push(await runOf('floor', scene))
      }
    return measured.flatMap(({ scene, runs, floor }) => figuresOf(scene, runs, floor))
  } finally {
    await browser.close()
    for (const service of services.values()) await service.stop()
    floors.remove()
  }
}
