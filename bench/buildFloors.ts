import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const floors = path.join(import.meta.dirname, 'floors')

export interface Floors {
  /** An empty page. */
  readonly empty: string
  /** A page with React, its router and MobX only. */
  readonly bare: string
  /** A page that shows a stream of updates without any library. */
  readonly live: string
  readonly remove: () => void
}

const compress = (folder: string) => {
  for (const name of readdirSync(folder, { recursive: true }).map(String)) {
    const file = path.join(folder, name)
    if (statSync(file).isFile()) writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)))
  }
}

/** Builds the reference pages, compressed like the portal. */
export const buildFloors = async (): Promise<Floors> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-floors-'))
  const [empty, bare, live] = [path.join(folder, 'empty'), path.join(folder, 'bare'), path.join(folder, 'live')]
  mkdirSync(empty)
  cpSync(path.join(floors, 'empty'), empty, { recursive: true })
  for (const outDir of [bare, live])
    await build({
      configFile: false,
      root: path.join(floors, path.basename(outDir)),
      logLevel: 'error',
      oxc: { jsx: { runtime: 'automatic' } },
      build: { outDir, emptyOutDir: true },
    })
  for (const built of [empty, bare, live]) compress(built)
  return { empty, bare, live, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
