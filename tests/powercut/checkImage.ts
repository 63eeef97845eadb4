import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { OrderJson } from '../../contract/orders.ts'
import { pickOne, seededRandom, type Random } from '../../simulator/seededRandom.ts'
import { makeDataFolder, removeDataFolder } from '../support/dataFolder.ts'
import { withoutBinaries } from '../support/withoutBinaries.ts'
import { changed, imageAt, type Image } from './disk.ts'
import type { Recording } from './record.ts'
import { readFolder } from './serve.ts'

/** What became of the acknowledged orders after a power cut. */
export interface Outcome {
  readonly seed: number
  /** The place of the cut among the recorded events, and how many orders were acknowledged before. */
  readonly cut: number
  readonly acknowledged: number
  /** Why the database does not open or cannot be read. */
  readonly unopened?: string
  readonly lost: number
  readonly doubled: number
  readonly changed: number
  /** Changes that were not synced: how many reached the disk, and how many did not. */
  readonly unsynced: Pick<Image, 'kept' | 'lost'>
}

/** Makes `folder` the image: a copy of the folder before the recording, with the differences. */
const write = ({ paths, changes }: Image, base: string, folder: string): void => {
  spawnSync('cp', ['-a', base, folder])
  const isUnchanged = new Set(
    paths.filter(([name, node]) => node.base === name && !changes.has(node)).map(([name]) => name),
  )
  const wanted = new Set(paths.map(([name]) => name))
  for (const name of spawnSync('find', ['.', '-mindepth', '1', '-depth', '-printf', '%P\\n'], { cwd: folder })
    .stdout.toString()
    .split('\n'))
    if (
      name !== '' &&
      (!wanted.has(name) || !(isUnchanged.has(name) || statSync(path.join(folder, name)).isDirectory()))
    )
      rmSync(path.join(folder, name), { recursive: true })
  for (const [name, node] of paths) {
    const file = path.join(folder, name)
    if (existsSync(file)) continue
    const { uid, gid } = statSync(path.dirname(file))
    if (node.kind === 'folder') mkdirSync(file, { mode: 0o700 })
    else {
      const before = node.base === undefined ? Buffer.alloc(0) : readFileSync(path.join(base, node.base))
      writeFileSync(file, changed(before, changes.get(node) ?? []), { mode: 0o600 })
    }
    chownSync(file, uid, gid)
  }
}

/** Half of the power cuts come right after an order was acknowledged, the others at any moment. */
const cutOf = ({ acknowledged, length }: Recording, random: Random): number =>
  random() < 0.5 ? pickOne(random, acknowledged).at + 1 : Math.floor(random() * length)

/** PGlite may wait for ever on a damaged folder, in ms. */
const OPENS_WITHIN = 60_000

const within = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    wait(OPENS_WITHIN, undefined, { ref: false }).then(() => {
      throw new Error(`not read within ${OPENS_WITHIN / 1_000} s`)
    }),
  ])

const isChanged = ({ order }: Recording['acknowledged'][number], found: OrderJson): boolean =>
  found.order.description !== order.order.description ||
  found.order.amount !== order.order.amount ||
  found.customer.name !== order.customer.name ||
  found.delivery_fee !== order.delivery_fee

/** Cuts the power at a moment that the seed decides, opens what is left, and compares it with what was acknowledged. */
export const checkImage = async (recording: Recording, seed: number): Promise<Outcome> => {
  const random = seededRandom(`power cut ${seed}`)
  const cut = cutOf(recording, random)
  const image = imageAt(recording.disk, cut, random)
  const expected = recording.acknowledged.filter(({ at }) => at < cut)
  const outcome = { seed, cut, acknowledged: expected.length, lost: 0, doubled: 0, changed: 0, unsynced: image }
  const folder = makeDataFolder('portal-image-')
  const dataDir = path.join(folder, 'data')
  try {
    write(image, recording.base, dataDir)
    const parts = recording.engine === 'pglite' ? withoutBinaries : undefined
    const found = await within(readFolder(dataDir, parts))
    const byId = new Map(found.map((order) => [order.order_id, order]))
    const times = Map.groupBy(found, ({ order }) => order.description)
    return {
      ...outcome,
      lost: expected.filter(({ id }) => !byId.has(id)).length,
      doubled: recording.acknowledged.filter(({ order }) => (times.get(order.order.description)?.length ?? 0) > 1)
        .length,
      changed: expected.filter((order) => {
        const kept = byId.get(order.id)
        return kept !== undefined && isChanged(order, kept)
      }).length,
    }
  } catch (error) {
    return { ...outcome, unopened: String(error).split('\n')[0] ?? '', lost: expected.length }
  } finally {
    await removeDataFolder(folder, dataDir)
  }
}
