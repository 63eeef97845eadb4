import { readdirSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSED = /\.(js|mjs|css|html|json|svg|txt)$/
/** The packing runs on threads of its own: so many files at once keep every core at work. */
const AT_ONCE = 8

const packed = { brotli: promisify(brotliCompress), gzip: promisify(gzip) }

/** For people on slow lines, or for whoever waits for the build on the machine that it runs on. */
export type Effort = 'thorough' | 'quick'

/** The last level costs three times the time for 1 % of a page, of which there are hundreds. */
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

/** A twin of every text of the build, packed once here, so that the service never compresses while somebody waits. */
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
