import path from 'node:path'
import { pickOne, type Random } from '../../simulator/seededRandom.ts'
import type { Recorded } from './trace.ts'

/** Disks write sectors of 512 bytes, or several of them: a write that a power cut interrupts is torn between two. */
const SECTOR = 512

/** A file or folder, whatever its name is. */
interface Node {
  readonly kind: 'file' | 'folder'
  /** Its path before the recording. */
  readonly base?: string
}

export type Change =
  | { readonly kind: 'write'; readonly offset: number; readonly data: Buffer }
  | { readonly kind: 'resize'; readonly size: number; readonly grows: boolean }

/** A name in a folder. */
interface Name {
  readonly folder: Node
  readonly name: string
}

/** One change, with the event from which a power cut cannot undo it. */
type Step = { readonly at: number; safeFrom: number; readonly node: Node } & (
  | { readonly of: 'content'; readonly change: Change }
  | { readonly of: 'name'; readonly from?: Name; readonly to?: Name }
)

type Entries = ReadonlyMap<Node, ReadonlyMap<string, Node>>

/** A recording in the form of which images are made. */
export interface Disk {
  readonly root: Node
  readonly base: Entries
  readonly steps: ReadonlyArray<Step>
  readonly syncs: ReadonlyArray<{ readonly at: number; readonly since: number }>
}

/** A state of the folder after a power cut. */
export interface Image {
  /** Paths below the folder; a folder comes before what it contains. */
  readonly paths: ReadonlyArray<readonly [string, Node]>
  readonly changes: ReadonlyMap<Node, ReadonlyArray<Change>>
  /** How many changes that were not synced are in the image, and how many are not. */
  readonly kept: number
  readonly lost: number
}

const copied = (entries: Entries) => new Map([...entries].map(([folder, names]) => [folder, new Map(names)] as const))

/**
 * Finds out which sync makes each change safe: for content that of the file; for a name that of its folder or, as ext4,
 * XFS and Btrfs do, of the file itself.
 *
 * @param present The paths below the folder before the recording; folders end in `/` and precede their contents.
 */
export const readDisk = (events: ReadonlyArray<Recorded>, folder: string, present: ReadonlyArray<string>): Disk => {
  const root: Node = { kind: 'folder', base: '' }
  const entries = new Map<Node, Map<string, Node>>([[root, new Map()]])

  const find = (file: string): Node | undefined => {
    let node: Node | undefined = root
    for (const name of path.relative(folder, file).split('/'))
      if (name !== '') node = node && entries.get(node)?.get(name)
    return node
  }
  const nodeAt = (file: string): Node => {
    const node = find(file)
    if (node === undefined) throw new Error(`${file} is not in the recording`)
    return node
  }
  const nameOf = (file: string): Name => ({ folder: nodeAt(path.dirname(file)), name: path.basename(file) })
  const put = ({ folder: within, name }: Name, node: Node) => {
    entries.get(within)?.set(name, node)
    if (node.kind === 'folder' && !entries.has(node)) entries.set(node, new Map())
  }

  for (const name of present) {
    const kind = name.endsWith('/') ? 'folder' : 'file'
    put(nameOf(path.join(folder, name)), { kind, base: path.normalize(name).replace(/\/$/, '') })
  }
  const base = copied(entries)

  const steps: Array<Step> = []
  const syncs: Array<Disk['syncs'][number]> = []
  const unsafe = new Set<Step>()
  const take = (step: Step) => {
    steps.push(step)
    unsafe.add(step)
  }
  const makesSafe = (step: Step, synced: Node | undefined): boolean =>
    synced === undefined || step.node === synced || (step.of === 'name' && (step.to ?? step.from)?.folder === synced)

  events.forEach((event, at) => {
    const begun = { at, safeFrom: Number.POSITIVE_INFINITY }
    if (event.kind === 'create' || event.kind === 'folder') {
      const node: Node = { kind: event.kind === 'create' ? 'file' : 'folder' }
      const to = nameOf(event.file)
      put(to, node)
      take({ ...begun, of: 'name', node, to })
    } else if (event.kind === 'link') {
      const [node, to] = [nodeAt(event.file), nameOf(event.to)]
      put(to, node)
      take({ ...begun, of: 'name', node, to })
    } else if (event.kind === 'rename' || event.kind === 'remove') {
      const node = find(event.file)
      // A socket: nothing records how it was created.
      if (node === undefined) return
      const from = nameOf(event.file)
      entries.get(from.folder)?.delete(from.name)
      if (event.kind === 'remove') return take({ ...begun, of: 'name', node, from })
      const to = nameOf(event.to)
      put(to, node)
      take({ ...begun, of: 'name', node, from, to })
    } else if (event.kind === 'write' || event.kind === 'resize') {
      const { file, ...change } = event
      take({ ...begun, of: 'content', node: nodeAt(file), change })
    } else if (event.kind === 'sync') {
      const synced = event.file === undefined ? undefined : nodeAt(event.file)
      syncs.push({ at, since: event.since })
      for (const step of unsafe)
        if (step.at < event.since && makesSafe(step, synced)) {
          step.safeFrom = at
          unsafe.delete(step)
        }
    }
  })
  return { root, base, steps, syncs }
}

/** Which sectors of an unsynced write reach the disk: all, none, or each by chance. */
const tornWrite = (change: Change & { readonly kind: 'write' }, random: Random): ReadonlyArray<Change> => {
  const fate = pickOne(random, ['all', 'none', 'some'])
  if (fate !== 'some') return fate === 'all' ? [change] : []
  const parts: Array<Change> = []
  for (let from = 0; from < change.data.length;) {
    const to = Math.min(change.data.length, from + SECTOR - ((change.offset + from) % SECTOR))
    if (random() < 0.5)
      parts.push({ kind: 'write', offset: change.offset + from, data: change.data.subarray(from, to) })
    from = to
  }
  return parts
}

const reached = (change: Change, random: Random): ReadonlyArray<Change> =>
  change.kind === 'write' ? tornWrite(change, random) : random() < 0.5 ? [change] : []

const pathsBelow = (entries: Entries, folder: Node, above = ''): ReadonlyArray<readonly [string, Node]> =>
  [...(entries.get(folder) ?? [])].flatMap(([name, node]) => {
    const at = path.join(above, name)
    return [[at, node] as const, ...pathsBelow(entries, node, at)]
  })

/**
 * One of the states in which the folder may be after a power cut before the event `cut`: what was synced, and a random
 * part of the rest. Names change in their order, as a journal keeps them, or each by itself.
 */
export const imageAt = ({ root, base, steps, syncs }: Disk, cut: number, random: Random): Image => {
  const journaled = syncs.reduce((most, { at, since }) => (at < cut ? Math.max(most, since) : most), 0)
  const isJournal = random() < 0.5
  const namesUntil = journaled + random() * (cut - journaled)
  const entries = copied(base)
  const changes = new Map<Node, Array<Change>>()
  let [kept, lost] = [0, 0]
  for (const step of steps) {
    if (step.at >= cut) break
    const isSafe = step.safeFrom < cut
    if (step.of === 'content') {
      const parts = isSafe ? [step.change] : reached(step.change, random)
      if (!isSafe && parts.length > 0) kept += 1
      if (parts.length === 0) lost += 1
      changes.set(step.node, (changes.get(step.node) ?? []).concat(parts))
      continue
    }
    const isKept = isSafe || (isJournal ? step.at < namesUntil : random() < 0.5)
    if (!isKept) lost += 1
    else {
      if (!isSafe) kept += 1
      const { node, from, to } = step
      const names = from && entries.get(from.folder)
      if (from && (to === undefined || names?.get(from.name) === node)) names?.delete(from.name)
      if (to) entries.set(to.folder, (entries.get(to.folder) ?? new Map<string, Node>()).set(to.name, node))
    }
  }
  return { paths: pathsBelow(entries, root), changes, kept, lost }
}

/** Applies changes to the content of a file. */
export const changed = (content: Buffer, changes: ReadonlyArray<Change>): Buffer => {
  let [bytes, length] = [content, content.length]
  const grow = (size: number) => {
    if (size > bytes.length) {
      const larger = Buffer.alloc(Math.max(size, 2 * bytes.length))
      bytes.copy(larger, 0, 0, length)
      bytes = larger
    }
    length = Math.max(length, size)
  }
  for (const change of changes)
    if (change.kind === 'write') {
      grow(change.offset + change.data.length)
      change.data.copy(bytes, change.offset)
    } else if (change.size > length) grow(change.size)
    else if (!change.grows) {
      bytes.fill(0, change.size, length)
      length = change.size
    }
  return bytes.subarray(0, length)
}
