import { crc32, deflateRawSync } from 'node:zlib'

/** Builds a deflated ZIP archive of these texts according to the format's specification. */
export const zipOf = (files: Readonly<Record<string, string>>): Buffer => {
  const parts: Array<Buffer> = []
  const directory: Array<Buffer> = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const [path, content] = [Buffer.from(name), Buffer.from(text)]
    const packed = deflateRawSync(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(path.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const local = [Buffer.from('PK\u0003\u0004'), common, path, packed]
    parts.push(...local)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), common, place, path)
    offset += local.reduce((sum, { length }) => sum + length, 0)
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  const count = Object.keys(files).length
  end.writeUInt16LE(count, 4)
  end.writeUInt16LE(count, 6)
  end.writeUInt32LE(entries.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, entries, Buffer.from('PK\u0005\u0006'), end])
}
