import type { Readable } from 'node:stream'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'

/** The file is not read: it is unreadable or exceeds the limits. */
export class SheetRefused extends Error {
  readonly because: 'unreadable' | 'too-big'
  constructor(because: 'unreadable' | 'too-big', options?: ErrorOptions) {
    super(because, options)
    this.name = 'SheetRefused'
    this.because = because
  }
}

const ENTRIES_MOST = 1_000
/** Unpacked bytes, both as declared by the archive and as actually unpacked. */
const UNPACKED_MOST = 96 * 1024 * 1024
/** The highest compression ratio, checked from one megabyte on: real spreadsheets compress less. */
const RATIO_MOST = 200
const RATIO_COUNTS_FROM = 1024 * 1024

/** The parts of a workbook by path. */
export interface WorkbookZip {
  readonly has: (path: string) => boolean
  /**
   * Passes the text of a part to `take` in chunks and yields to the event loop in between. Throws if the part is
   * missing.
   */
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

/** Opens an archive; throws `SheetRefused` if it is not one, or if it would unpack beyond the limits. */
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
