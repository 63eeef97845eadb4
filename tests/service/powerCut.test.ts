import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { seededRandom } from '../../simulator/seededRandom.ts'
import { checkImage, type Outcome } from '../powercut/checkImage.ts'
import { changed, imageAt, readDisk } from '../powercut/disk.ts'
import { record, whyNoRecording } from '../powercut/record.ts'
import type { Engine } from '../powercut/serve.ts'
import { readTrace, type Recorded } from '../powercut/trace.ts'

const place = mkdtempSync(path.join(tmpdir(), 'portal-trace-'))
afterAll(() => rmSync(place, { recursive: true }))

const traced = (lines: string): Promise<ReadonlyArray<Recorded>> => {
  const file = path.join(place, 'trace')
  writeFileSync(file, lines)
  return readTrace(file, '/data', ['/data/old'])
}

describe('readTrace', () => {
  it('reads writes at their offset, with the bytes that strace escapes', async () => {
    const events = await traced(
      [
        String.raw`7 openat(AT_FDCWD</data>, "new", O_RDWR|O_CREAT, 0600) = 3</data/new>`,
        String.raw`7 write(3</data/new>, "a\0\1\377\"\\\n", 7) = 7`,
        String.raw`7 write(3</data/new>, "bc", 2) = 1`,
        String.raw`7 pwrite64(3</data/new>, "x", 1, 512) = 1`,
        String.raw`7 pwritev(3</data/new>, [{iov_base="y", iov_len=1}, {iov_base="z = 4", iov_len=5}], 2, 1024) = 6`,
        String.raw`7 write(1</tmp/other>, "elsewhere", 9) = 9`,
        String.raw`7 openat(AT_FDCWD</data>, "old", O_RDWR|O_CREAT, 0600) = 4</data/old>`,
      ].join('\n'),
    )
    const write = (offset: number, ...bytes: ReadonlyArray<number>) => ({
      kind: 'write',
      file: '/data/new',
      offset,
      data: Buffer.from(bytes),
    })
    expect(events).toEqual([
      { kind: 'create', file: '/data/new' },
      write(0, 97, 0, 1, 255, 34, 92, 10),
      write(7, 98),
      write(512, 120),
      write(1024, ...Buffer.from('yz = 4')),
    ])
  })

  it('lets a sync cover only what was complete when it began', async () => {
    const events = await traced(
      [
        String.raw`7 openat(AT_FDCWD</data>, "old", O_RDWR) = 3</data/old>`,
        String.raw`8 fdatasync(9</data/old> <unfinished ...>`,
        String.raw`7 pwrite64(3</data/old>, "x", 1, 0) = 1`,
        String.raw`8 <... fdatasync resumed>) = 0`,
        String.raw`8 fsync(9</data/old>) = -1 EIO (Input/output error)`,
      ].join('\n'),
    )
    expect(events.map((event) => [event.kind, event.kind === 'sync' ? event.since : undefined])).toEqual([
      ['write', undefined],
      ['sync', 0],
    ])
  })

  it('follows names relative to the folder in which a process works', async () => {
    const events = await traced(
      [
        '7 chdir("/data") = 0',
        '7 clone(child_stack=NULL, flags=SIGCHLD) = 8',
        '8 mkdir("sub", 0700) = 0',
        '8 rename("old", "sub/new") = 0',
        '8 unlink("sub/new") = 0',
        '8 unlink("missing") = -1 ENOENT (No such file or directory)',
      ].join('\n'),
    )
    expect(events).toEqual([
      { kind: 'folder', file: '/data/sub' },
      { kind: 'rename', file: '/data/old', to: '/data/sub/new' },
      { kind: 'remove', file: '/data/sub/new' },
    ])
  })

  it('takes created orders that left through a socket for acknowledged', async () => {
    const answer = String.raw`HTTP/1.1 201 Created\r\ncontent-length: 2\r\n\r\n{}`
    expect(await traced(`7 write(9<socket:[12]>, "${answer}", 44) = 44`)).toMatchObject([{ kind: 'acknowledged' }])
    expect(await traced(String.raw`7 write(9<socket:[12]>, "HTTP/1.1 200 OK\r\n\r\n", 19) = 19`)).toEqual([])
  })

  it.each([
    '7 openat(AT_FDCWD</data>, "old", O_RDWR|O_DSYNC) = 3</data/old>',
    '7 mmap(NULL, 8, PROT_READ|PROT_WRITE, MAP_SHARED, 3</data/old>, 0) = 0x1',
    '7 mmap(NULL, 8, PROT_READ|PROT_WRITE, MAP_SHARED, 3</data/old>, 0) = 140000',
    '7 copy_file_range(3</tmp/x>, NULL, 4</data/old>, NULL, 8, 0) = 8',
    '7 write(3</data/old>, "x", 1) = 1',
    '7 pwrite64(3</data/old>, "x"..., 9, 0) = 9',
  ])('refuses what a recording cannot show: %s', async (line) => {
    await expect(traced(line)).rejects.toThrow(/past the recording|no offset|has cut/)
  })
})

const SEEDS = Array.from({ length: 200 }, (_, seed) => seededRandom(String(seed)))

describe('an image after a power cut', () => {
  const write = (data: string, offset = 0): Recorded => ({
    kind: 'write',
    file: '/data/file',
    offset,
    data: Buffer.from(data),
  })
  const sync = (file: string, since: number): Recorded => ({ kind: 'sync', file, since })
  /** The contents that `file` has in the images of all seeds; `undefined` where it is missing. */
  const contents = (events: ReadonlyArray<Recorded>, present: ReadonlyArray<string> = ['file'], name = 'file') => {
    const disk = readDisk(events, '/data', present)
    const found = SEEDS.map((random) => {
      const { paths, changes } = imageAt(disk, events.length, random)
      const node = new Map(paths).get(name)
      return node && changed(Buffer.from(node.base === undefined ? '' : 'base'), changes.get(node) ?? []).toString()
    })
    return new Set(found)
  }

  it('contains what was synced, whatever the seed', () => {
    expect(contents([write('new!'), sync('/data/file', 1)])).toEqual(new Set(['new!']))
    expect(contents([write('more', 4), write('less'), sync('/data/file', 2)])).toEqual(new Set(['lessmore']))
  })

  it('contains what was not synced, or not', () => {
    expect(contents([write('new!')])).toEqual(new Set(['base', 'new!']))
    expect(contents([write('new!'), sync('/data/other', 1)], ['file', 'other'])).toEqual(new Set(['base', 'new!']))
    expect(contents([write('new!'), sync('/data/file', 0)])).toEqual(new Set(['base', 'new!']))
  })

  it('may contain a write of which some sectors are missing', () => {
    const [before, after] = ['-'.repeat(1_024), '+'.repeat(1_024)]
    const found = contents([write(before), sync('/data/file', 1), write(after)])
    expect(found).toEqual(
      new Set([before, after, '-'.repeat(512) + '+'.repeat(512), '+'.repeat(512) + '-'.repeat(512)]),
    )
  })

  it('has a new file only for certain after the sync of the file or of its folder', () => {
    const create: Recorded = { kind: 'create', file: '/data/file' }
    expect(contents([create], [])).toEqual(new Set([undefined, '']))
    expect(contents([create, sync('/data/file', 1)], [])).toEqual(new Set(['']))
    expect(contents([create, sync('/data', 1)], [])).toEqual(new Set(['']))
  })

  it('has the old or the new name of a file, never both and never none', () => {
    const rename: Recorded = { kind: 'rename', file: '/data/file', to: '/data/other' }
    const disk = readDisk([rename], '/data', ['file'])
    const names = SEEDS.map((random) => imageAt(disk, 1, random).paths.map(([name]) => name))
    expect(new Set(names.map(String))).toEqual(new Set(['file', 'other']))
    expect(contents([rename, sync('/data', 1)], ['file'], 'other')).toEqual(new Set(['base']))
  })

  it('has the contents of a folder that was renamed', () => {
    const rename: Recorded = { kind: 'rename', file: '/data/sub', to: '/data/moved' }
    expect(contents([rename, sync('/data', 1)], ['sub/', 'sub/file'], 'moved/file')).toEqual(new Set(['base']))
  })

  it('knows the size of a file that was cut, or that grew', () => {
    const cut: Recorded = { kind: 'resize', file: '/data/file', size: 2, grows: false }
    const grown: Recorded = { kind: 'resize', file: '/data/file', size: 6, grows: true }
    expect(contents([cut])).toEqual(new Set(['base', 'ba']))
    expect(contents([grown, sync('/data/file', 1)])).toEqual(new Set(['base\0\0']))
  })
})

describe.skipIf(whyNoRecording() !== undefined)('a power cut while orders are placed', { retry: 1 }, () => {
  const checkAll = async (engine: Engine, orders: number, seeds: number) => {
    const recording = await record(engine, orders)
    try {
      const outcomes: Array<Outcome> = []
      for (let seed = 1; seed < seeds; seed += 2)
        outcomes.push(...(await Promise.all([checkImage(recording, seed), checkImage(recording, seed + 1)])))
      return outcomes
    } finally {
      await recording.remove()
    }
  }

  it('loses, doubles and changes no acknowledged order in PostgreSQL (RUN-05)', async () => {
    const outcomes = await checkAll('postgres', 60, 20)
    expect(outcomes).toEqual(outcomes.map((outcome) => ({ ...outcome, lost: 0, doubled: 0, changed: 0 })))
    expect(outcomes.filter(({ unopened }) => unopened !== undefined)).toEqual([])
    expect(outcomes.some(({ acknowledged, unsynced }) => acknowledged > 0 && unsynced.lost > 0)).toBe(true)
  })

  it('loses orders in PGlite, so the proof can fail', async () => {
    const outcomes = await checkAll('pglite', 20, 4)
    expect(outcomes.some(({ lost }) => lost > 0)).toBe(true)
  })
})
