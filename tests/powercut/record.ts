import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { makeDataFolder, removeDataFolder } from '../support/dataFolder.ts'
import { readDisk, type Disk } from './disk.ts'
import { orderOf, placedId, sendOrder, serve, type Engine, type Order, type Serving } from './serve.ts'
import { readTrace, TRACED_CALLS } from './trace.ts'

/** The disk work of a service that received orders. */
export interface Recording {
  readonly engine: Engine
  readonly disk: Disk
  /** The number of events: a power cut may come before each of them. */
  readonly length: number
  /** The acknowledged orders as they were sent; `at` is the event of the answer. */
  readonly acknowledged: ReadonlyArray<{ readonly at: number; readonly id: string; readonly order: Order }>
  /** The folder as it was before the recording. */
  readonly base: string
  readonly remove: () => Promise<void>
}

const CLIENTS = 8
const CHECKPOINT_EVERY = 50
/** More than any write, in bytes: strace prints no more of each. */
const MAX_WRITE = 32 * 2 ** 20
const HEAD_END = '\r\n\r\n'

const canTrace = (): boolean => spawnSync('strace', ['--seccomp-bpf', '-f', '-o', '/dev/null', 'true']).status === 0

/** Why no recording can be made on this system; `undefined` if one can. */
export const whyNoRecording = (): string | undefined =>
  process.platform !== 'linux'
    ? 'it records system calls with strace, which exists for Linux only'
    : canTrace()
      ? undefined
      : 'it records system calls with strace, which is not installed or may not trace here (Debian: apt-get install strace)'

/**
 * Places orders over several connections, each with a description and an amount of its own; PostgreSQL writes a
 * checkpoint now and then. Returns the order of each acknowledged id.
 */
const placeOrders = async ({ served, checkpoint }: Serving, count: number): Promise<ReadonlyMap<string, Order>> => {
  const placed = new Map<string, Order>()
  let calls = 0
  const place = async (): Promise<void> => {
    while (calls < count) {
      calls += 1
      const call = calls
      const order = orderOf(served, call)
      const answer = await sendOrder(served, order)
      if (!answer.ok) throw new Error(`An order was refused: ${await answer.text()}`)
      placed.set(placedId(await answer.text()), order)
      if (call % CHECKPOINT_EVERY === 0) await checkpoint()
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, place))
  return placed
}

/** Paths below a folder; folders end in `/` and precede their contents. */
const pathsIn = (folder: string, above = ''): ReadonlyArray<string> =>
  readdirSync(path.join(folder, above), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(above, entry.name)
    return entry.isDirectory() ? [`${name}/`, ...pathsIn(folder, name)] : [name]
  })

/** Records what a service writes and syncs while it starts, accepts this number of orders, and stops. */
const recordIn = async (folder: string, engine: Engine, count: number): Promise<Omit<Recording, 'remove'>> => {
  const [dataDir, base, trace] = ['data', 'base', 'trace'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ]
  await (await serve(engine, dataDir)).stop()
  spawnSync('cp', ['-a', dataDir, base])
  const present = pathsIn(base)

  const calls = `trace=${TRACED_CALLS.join(',')}`
  const options = ['--seccomp-bpf', '-f', '-y', '-s', String(MAX_WRITE), '-e', calls, '-e', 'signal=none']
  const service = await serve(engine, dataDir, ['strace', ...options, '-o', trace])
  const placed = await placeOrders(service, count)
  await service.stop()

  const before = present.map((name) => path.join(dataDir, name))
  const events = await readTrace(trace, dataDir, before)
  rmSync(trace)
  const acknowledged = events.flatMap((event, at) => {
    if (event.kind !== 'acknowledged') return []
    const id = placedId(event.answer.slice(event.answer.indexOf(HEAD_END)))
    const order = placed.get(id)
    return order === undefined ? [] : [{ at, id, order }]
  })
  if (acknowledged.length !== count) throw new Error(`${acknowledged.length} of ${count} orders are in the recording`)
  return { engine, disk: readDisk(events, dataDir, present), length: events.length, acknowledged, base }
}

/** Records the disk work of a service on this engine that accepts this number of orders. */
export const record = async (engine: Engine, count: number): Promise<Recording> => {
  const folder = makeDataFolder('portal-powercut-')
  const remove = () => removeDataFolder(folder, path.join(folder, 'data'))
  try {
    return { ...(await recordIn(folder, engine, count)), remove }
  } catch (error) {
    await remove()
    throw error
  }
}
