import { WorkbookRefused } from './workbook.ts'

const MAX_ENTRIES = 1_000
/** Unpacked bytes, both as declared by the archive and as actually unpacked. */
const MAX_UNPACKED = 96 * 1024 * 1024
/** The highest compression ratio, checked from one megabyte on: real spreadsheets compress less. */
const MAX_RATIO = 200
const RATIO_COUNTS_FROM = 1024 * 1024

/** The parts of a workbook by path. */
export interface Archive {
  readonly has: (path: string) => boolean
  /**
   * Passes the text of a part to `take` in chunks and yields to the event loop in between. Throws if the part is
   * missing.
   */
  readonly read: (path: string, take: (text: string) => void) => Promise<void>
}

interface Entry {
  readonly path: string
  readonly isEncrypted: boolean
  readonly method: number
  readonly packedSize: number
  readonly size: number
  readonly checksum: number
  readonly offset: number
}

/*
 * The records of a ZIP archive (APPNOTE.TXT, 4.3). All numbers are little-endian. A field with only ones in it has its
 * value in the ZIP64 record or extra field.
 */
const END = { signature: 0x06054b50, length: 22, maxComment: 0xffff }
const END_64 = { signature: 0x06064b50, locator: 0x07064b50, locatorLength: 20 }
const CENTRAL = { signature: 0x02014b50, length: 46 }
const LOCAL = { signature: 0x04034b50, length: 30 }
const EXTRA_64 = 0x0001
const ONES_16 = 0xffff
const ONES_32 = 0xffffffff
const STORED = 0
const DEFLATED = 8

const damaged = (): never => {
  throw new WorkbookRefused('damaged')
}

/**
 * The name of a part, however a program wrote it: parts are named without regard to case (ECMA-376, part 2), with
 * backslashes by some, and with or without an escape for a space.
 */
const partName = (path: string): string => {
  const plain = path
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .toLowerCase()
  try {
    return decodeURIComponent(plain)
  } catch {
    return plain
  }
}

const CHECKSUMS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit += 1) sum = (sum & 1) === 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  return sum
})

/** Continues a CRC-32, which begins with only ones and is inverted at its end. */
const addToChecksum = (sum: number, bytes: Uint8Array): number => {
  let added = sum
  for (const byte of bytes) added = CHECKSUMS[(added ^ byte) & 0xff]! ^ (added >>> 8)
  return added
}

const ensure = (isThere: boolean): void => {
  if (!isThere) damaged()
}

const endOf = (view: DataView): number => {
  const first = Math.max(0, view.byteLength - END.length - END.maxComment)
  for (let at = view.byteLength - END.length; at >= first; at -= 1)
    if (view.getUint32(at, true) === END.signature) return at
  return damaged()
}

const numberAt64 = (view: DataView, at: number): number => Number(view.getBigUint64(at, true))

/** The number of entries and the offset of the first one. */
const directoryOf = (view: DataView): { readonly count: number; readonly offset: number } => {
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  const offset = view.getUint32(end + 16, true)
  const locator = end - END_64.locatorLength
  const is64 = count === ONES_16 || offset === ONES_32
  if (!is64 || locator < 0 || view.getUint32(locator, true) !== END_64.locator) return { count, offset }
  const end64 = numberAt64(view, locator + 8)
  ensure(view.getUint32(end64, true) === END_64.signature)
  return { count: numberAt64(view, end64 + 32), offset: numberAt64(view, end64 + 48) }
}

/** The values of the ZIP64 extra field, in the order of the fields that have only ones in them. */
const extra64 = (view: DataView, from: number, to: number): ReadonlyArray<number> => {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== EXTRA_64) continue
    const length = view.getUint16(at + 2, true)
    return Array.from({ length: Math.floor(length / 8) }, (_, place) => numberAt64(view, at + 4 + 8 * place))
  }
  return []
}

const isTooPacked = ({ packedSize, size }: Entry): boolean => size > RATIO_COUNTS_FROM && size > packedSize * MAX_RATIO

const entriesOf = (bytes: Uint8Array, view: DataView): ReadonlyMap<string, Entry> => {
  const { count, offset } = directoryOf(view)
  if (count > MAX_ENTRIES) throw new WorkbookRefused('too-big')
  const entries = new Map<string, Entry>()
  const decoder = new TextDecoder()
  let unpacked = 0
  let at = offset
  for (let index = 0; index < count; index += 1) {
    ensure(view.getUint32(at, true) === CENTRAL.signature)
    const name = at + CENTRAL.length
    const extra = name + view.getUint16(at + 28, true)
    const comment = extra + view.getUint16(at + 30, true)
    const large = [...extra64(view, extra, comment)]
    const numberAt = (place: number): number => {
      const number = view.getUint32(place, true)
      return number === ONES_32 ? (large.shift() ?? number) : number
    }
    const size = numberAt(at + 24)
    const packedSize = numberAt(at + 20)
    const path = partName(decoder.decode(bytes.subarray(name, extra)))
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1
    const entry = {
      path,
      isEncrypted,
      method: view.getUint16(at + 10, true),
      packedSize,
      size,
      checksum: view.getUint32(at + 16, true),
      offset: numberAt(at + 42),
    }
    unpacked += size
    if (unpacked > MAX_UNPACKED || isTooPacked(entry)) throw new WorkbookRefused('too-big')
    if (!entries.has(path)) entries.set(path, entry)
    at = comment + view.getUint16(at + 32, true)
  }
  return entries
}

const packedBytes = (bytes: Uint8Array<ArrayBuffer>, view: DataView, { offset, packedSize }: Entry) => {
  ensure(view.getUint32(offset, true) === LOCAL.signature)
  const from = offset + LOCAL.length + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  ensure(from + packedSize <= bytes.length)
  return bytes.subarray(from, from + packedSize)
}

/** The bytes of an entry in chunks. */
const unpack = (packed: Uint8Array<ArrayBuffer>, method: number): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const stream = new Blob([packed]).stream()
  if (method === STORED) return stream
  return method === DEFLATED ? stream.pipeThrough(new DecompressionStream('deflate-raw')) : damaged()
}

const openEntries = (bytes: Uint8Array<ArrayBuffer>): Archive => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = entriesOf(bytes, view)
  let unpacked = 0
  return {
    has: (path) => entries.has(partName(path)),
    read: async (path, take) => {
      const entry = entries.get(partName(path)) ?? damaged()
      if (entry.isEncrypted) throw new WorkbookRefused('password')
      const chunks = unpack(packedBytes(bytes, view, entry), entry.method).getReader()
      const decoder = new TextDecoder('utf-8')
      let size = 0
      let checksum = -1
      try {
        for (let chunk = await chunks.read(); !chunk.done; chunk = await chunks.read()) {
          size += chunk.value.length
          unpacked += chunk.value.length
          // A forged size would evade the limits that are checked before unpacking.
          ensure(size <= entry.size)
          if (unpacked > MAX_UNPACKED) throw new WorkbookRefused('too-big')
          checksum = addToChecksum(checksum, chunk.value)
          take(decoder.decode(chunk.value, { stream: true }))
        }
      } finally {
        await chunks.cancel().catch(() => undefined)
      }
      // A changed digit would be read as another amount or number.
      ensure(size === entry.size && ~checksum >>> 0 === entry.checksum)
      take(decoder.decode())
    },
  }
}

/** Opens a ZIP archive; throws `WorkbookRefused` if it is damaged, or if it would unpack beyond the limits. */
export const openArchive = (bytes: Uint8Array<ArrayBuffer>): Archive => {
  try {
    return openEntries(bytes)
  } catch (error) {
    // A record that reaches behind the end of the file.
    throw error instanceof RangeError ? new WorkbookRefused('damaged', { cause: error }) : error
  }
}
