import { readdirSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSED = /\.(js|mjs|css|html|json|svg|txt)$/
/** Compression runs on threads: several files at once keep all cores busy. */
const AT_ONCE = 8

const packed = { brotli: promisify(brotliCompress), gzip: promisify(gzip) }

/** `thorough` for slow connections, `quick` for local builds. */
export type Effort = 'thorough' | 'quick'

/** The highest level takes three times as long for 1 % of a page, and there are hundreds of pages. */
const brotliQuality = (name: string, bytes: number, effort: Effort): number => {
  if (effort === 'quick') return 6
  if (bytes > 400_000) return 9
  return name.endsWith('.html') ? 10 : 11
}

const compressFile = async (file: string, effort: Effort): Promise<void> => {
  const bytes = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality(file, bytes.length, effort) }
  await writeFile(`${file}.gz`, await packed.gzip(bytes, { level: 9 }))
  await writeFile(`${file}.br`, await packed.brotli(bytes, { params }))
}

/** Writes compressed versions of all text files of the build, so that the service never compresses on request. */
export const compress = async (folder: string, effort: Effort): Promise<void> => {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((file) => COMPRESSED.test(file) && statSync(file).isFile() && statSync(file).size >= 512)
    .values()
  const work = async () => {
    for (const file of files) await compressFile(file, effort)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
