import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pickOne, seededRandom } from '../../simulator/seededRandom.ts'
import { makeDataFolder, removeDataFolder, serverProcess } from '../support/dataFolder.ts'
import { orderOf, placedId, readFolder, sendOrder, serve } from './serve.ts'

const TARGETS = ['service', 'engine'] as const
type Target = (typeof TARGETS)[number]

/** What became of the orders while service and PostgreSQL were killed again and again. */
export interface Kills {
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
  /** From each kill of PostgreSQL, or from the next start of a killed service, to the next acknowledged order, in ms. */
  readonly back: Readonly<Record<Target, ReadonlyArray<number>>>
}

const CLIENTS = 8
/** The longest time between two kills, in ms. */
const BETWEEN = 300
const AGAIN_AFTER = 20
const LOOK_EVERY = 5

/** Kills service or PostgreSQL like `kill -9` while clients place orders and repeat what was not answered. */
export const killAgainAndAgain = async (kills: number): Promise<Kills> => {
  const random = seededRandom('kills')
  const folder = makeDataFolder('portal-kills-')
  const dataDir = path.join(folder, 'data')
  let service = await serve('postgres', dataDir)
  const acknowledged = new Map<string, string>()
  const back: Record<Target, Array<number>> = { service: [], engine: [] }
  let calls = 0
  let isOver = false
  let heard: (() => void) | undefined

  /** Sends an order until it is acknowledged; refuses any other answer than "unavailable". */
  const place = async (call: number): Promise<void> => {
    for (;;) {
      const order = orderOf(service.served, call)
      // No answer at all while the service is gone.
      const answer = await sendOrder(service.served, order).catch(() => undefined)
      const text = await answer?.text().catch(() => undefined)
      if (text !== undefined && answer?.ok === true) {
        acknowledged.set(placedId(text), order.order.description)
        return heard?.()
      }
      if (text !== undefined && answer?.status !== 503) throw new Error(`An order was refused: ${text}`)
      await wait(AGAIN_AFTER)
    }
  }
  const client = async (): Promise<void> => {
    while (!isOver) {
      calls += 1
      await place(calls)
    }
  }
  const kill = async (target: Target): Promise<void> => {
    if (target === 'service') await service.kill()
    const former = serverProcess(dataDir)
    if (target === 'engine') process.kill(former ?? 0, 'SIGKILL')
    const began = performance.now()
    if (target === 'service') service = await serve('postgres', dataDir)
    // Connections of a killed PostgreSQL may still finish their statement.
    else while ([undefined, former].includes(serverProcess(dataDir))) await wait(LOOK_EVERY)
    await new Promise<void>((resolve) => {
      heard = resolve
    })
    back[target].push(performance.now() - began)
  }

  try {
    const clients = Promise.all(Array.from({ length: CLIENTS }, client))
    const killing = async () => {
      for (let kept = 0; kept < kills; kept += 1) {
        await wait(random() * BETWEEN)
        await kill(pickOne(random, TARGETS))
      }
      isOver = true
    }
    await Promise.all([killing(), clients])
    await service.stop()
    const found = await readFolder(dataDir)
    const ids = new Set(found.map(({ order_id: id }) => id))
    const times = Map.groupBy(found, ({ order }) => order.description)
    return {
      acknowledged: acknowledged.size,
      lost: [...acknowledged.keys()].filter((id) => !ids.has(id)).length,
      doubled: [...acknowledged.values()].filter((description) => times.get(description)?.length !== 1).length,
      back,
    }
  } finally {
    await service.kill()
    await removeDataFolder(folder, dataDir)
  }
}
