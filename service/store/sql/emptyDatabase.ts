import { existsSync, openAsBlob, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const CACHE = path.join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'empty-database')

const engineVersion = (): string => {
  const manifest = fileURLToPath(new URL('../package.json', import.meta.resolve('@electric-sql/pglite')))
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
}

/** What one version of the engine made another one may not be able to read. */
const nameOf = (version: string) => `${version}.tar`

/** What a database with nothing in it consists of, as it was made before; nothing where none was made yet. */
export const cachedEmptyDatabase = async (folder = CACHE): Promise<Blob | undefined> => {
  const file = path.join(folder, nameOf(engineVersion()))
  return existsSync(file) ? await openAsBlob(file) : undefined
}

/** Keeps it for all that begin after it. Where nothing can be written, each goes on making its own. */
export const cacheEmptyDatabase = async (contents: Blob, folder = CACHE): Promise<void> => {
  const name = nameOf(engineVersion())
  try {
    await mkdir(folder, { recursive: true })
    const ofOthers = (await readdir(folder)).filter((other) => other.endsWith('.tar') && other !== name)
    const desk = await mkdtemp(path.join(folder, 'beginning-'))
    try {
      await writeFile(path.join(desk, name), contents.stream(), { flush: true })
      await rename(path.join(desk, name), path.join(folder, name))
    } finally {
      await rm(desk, { recursive: true })
    }
    await Promise.all(ofOthers.map((other) => rm(path.join(folder, other), { force: true })))
  } catch {
    // A full or a read-only disk: nothing is kept.
  }
}
