import type { Readable } from 'node:stream'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'

/** Why a file is not read: nobody can read it, or it holds more than anybody should have to. */
export class SheetRefused extends Error {
  readonly because: 'unreadable' | 'too-big'
  constructor(because: 'unreadable' | 'too-big', options?: ErrorOptions) {
    super(because, options)
    this.name = 'SheetRefused'
    this.because = because
  }
}

const ENTRIES_MOST = 1_000
/** Bytes when unpacked: of all that an archive says it holds, and of all that is unpacked of it. */
const UNPACKED_MOST = 96 * 1024 * 1024
/** Times as much as is packed, from a megabyte on: no spreadsheet of anybody is so uniform. */
const RATIO_MOST = 200
const RATIO_COUNTS_FROM = 1024 * 1024

/** The parts of a workbook, by their paths. */
export interface WorkbookZip {
  readonly has: (path: string) => boolean
  /** Hands over a part as text, piece by piece; the thread is free in between. A part that is not there is unreadable. */
  readonly read: (path: string, take: (text: string) => void) => Promise<void>
}

const isTooPacked = ({ compressedSize, uncompressedSize }: Entry): boolean =>
  uncompressedSize > RATIO_COUNTS_FROM && uncompressedSize > compressedSize * RATIO_MOST

const entriesOf = async (zip: ZipFile): Promise<ReadonlyMap<string, Entry>> => {
  if (zip.entryCount > ENTRIES_MOST) throw new SheetRefused('too-big')
  const entries = new Map<string, Entry>()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize
    if (unpacked > UNPACKED_MOST || isTooPacked(entry) || entries.size >= ENTRIES_MOST)
      throw new SheetRefused('too-big')
    const path = entry.fileName.toLowerCase()
    if (!entries.has(path)) entries.set(path, entry)
  }
  return entries
}

/** Opens an archive; throws a `SheetRefused` on what is none, and on one that would unpack to too much. */
export const openWorkbook = async (file: Buffer): Promise<WorkbookZip> => {
  const zip = await fromBufferPromise(file, { lazyEntries: true, validateEntrySizes: true, autoClose: false })
  const entries = await entriesOf(zip)
  let unpacked = 0
  return {
    has: (path) => entries.has(path.toLowerCase()),
    read: async (path, take) => {
      const entry = entries.get(path.toLowerCase())
      if (entry === undefined || entry.isEncrypted()) throw new SheetRefused('unreadable')
      const stream: Readable = await zip.openReadStreamPromise(entry)
      const decoder = new TextDecoder('utf-8')
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        unpacked += chunk.length
        if (unpacked > UNPACKED_MOST) throw new SheetRefused('too-big')
        take(decoder.decode(chunk, { stream: true }))
      }
      take(decoder.decode())
    },
  }
}
