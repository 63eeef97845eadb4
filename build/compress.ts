import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const COMPRESSED = /\.(js|mjs|css|html|json|svg|txt)$/

/** A twin of every text of the build, packed once here, so that the service never compresses while somebody waits. */
export const compress = (folder: string): void => {
  for (const name of readdirSync(folder, { recursive: true }).map(String)) {
    const file = path.join(folder, name)
    if (!COMPRESSED.test(name) || !statSync(file).isFile() || statSync(file).size < 512) continue
    const bytes = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: bytes.length > 400_000 ? 9 : 11 } }),
    )
  }
}
