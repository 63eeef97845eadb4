import { existsSync, openAsBlob, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const CACHE = path.join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'empty-database')

const engineVersion = (): string => {
  const manifest = fileURLToPath(new URL('../package.json', import.meta.resolve('@electric-sql/pglite')))
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
}

/** Named by engine version, because another version may not read the dump. */
const nameOf = (version: string) => `${version}.tar`

/** The cached dump of an empty database; `undefined` if there is none for this engine version. */
export const cachedEmptyDatabase = async (folder = CACHE): Promise<Blob | undefined> => {
  const file = path.join(folder, nameOf(engineVersion()))
  return existsSync(file) ? await openAsBlob(file) : undefined
}

/** Caches the dump of an empty database for later databases. If the folder is not writable, nothing is cached. */
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
    // The disk is full or read-only: caches nothing.
  }
}
