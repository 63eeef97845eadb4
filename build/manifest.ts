import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const dist = path.join(import.meta.dirname, '..', 'dist')
const manifestFile = path.join(dist, 'vite-manifest.json')

interface Chunk {
  readonly name?: string
  readonly file: string
  readonly imports?: ReadonlyArray<string>
  readonly css?: ReadonlyArray<string>
}

/** The file of each module, by the module's path. */
export type Manifest = Readonly<Record<string, Chunk>>

export const readManifest = (): Manifest => JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest

/** The manifest's key of the chunk that every page runs (`pageChunks.ts`). */
export const startOf = (manifest: Manifest): string => {
  const name = Object.keys(manifest).find((key) => manifest[key]?.name === 'start')
  if (name === undefined) throw new Error('The build has no entry chunk')
  return name
}

const sizeOf = (file: string) => statSync(path.join(dist, file)).size

/** Chunks and all their static imports, in the order of the graph. */
const withImports = (manifest: Manifest, entries: ReadonlyArray<string>): ReadonlyArray<Chunk> => {
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name) || !manifest[name]) return
    seen.add(name)
    manifest[name].imports?.forEach(visit)
  }
  entries.forEach(visit)
  return [...seen].map((name) => manifest[name]!)
}

const scriptsOf = (chunks: ReadonlyArray<Chunk>) => [...new Set(chunks.map(({ file }) => file))]
const stylesOf = (chunks: ReadonlyArray<Chunk>) => [...new Set(chunks.flatMap(({ css = [] }) => css))]

/** The scripts that every page runs, the entry first. */
export const startScripts = (manifest: Manifest): ReadonlyArray<string> =>
  scriptsOf(withImports(manifest, [startOf(manifest)]))

interface PageFiles {
  readonly atOnce: ReadonlyArray<string>
  readonly behind: ReadonlyArray<string>
}

interface Needed {
  /** The modules that the page runs. */
  readonly entries: ReadonlyArray<string>
  /** The modules of its first paint, if they are fewer. */
  readonly first: ReadonlyArray<string>
  /** Whether an inline script requests data. */
  readonly isCalling: boolean
  /** The modules that every format of the page's language needs. */
  readonly formats: ReadonlyArray<string>
}

/**
 * The files that a page preloads at once and those that it loads after the first paint. A browser opens six requests at a
 * time and fetches preloads before it paints. Preloaded are the shared files and those of the first paint; a page without
 * files of its own first paint that requests data also preloads its largest script (ADR 39).
 */
export const filesOf = (manifest: Manifest, { entries, first, isCalling, formats }: Needed): PageFiles => {
  const all = withImports(manifest, [startOf(manifest), ...entries])
  const firstChunks = withImports(manifest, first)
  const known = [
    ...new Set([
      ...startScripts(manifest),
      ...scriptsOf(withImports(manifest, formats)),
      ...scriptsOf(firstChunks),
      ...stylesOf(firstChunks),
    ]),
  ]
  const isLater = (file: string) => !known.includes(file)
  const scripts = scriptsOf(all)
    .filter(isLater)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
  const atOnce = [...known, ...scripts.splice(0, isCalling && first.length === 0 ? 1 : 0)]
  const behind = [...scripts, ...stylesOf(all).filter(isLater)]
  return { atOnce, behind }
}
