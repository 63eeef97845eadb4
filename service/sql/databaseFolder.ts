import { existsSync, readdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Log } from '../base/log.ts'

/** PostgreSQL gives user tables object ids from this number on (FirstNormalObjectId). */
const FIRST_TABLE = 16_384

/** The folder holds tables but cannot be opened; nothing in it was changed. */
export class DatabaseUnreadable extends Error {
  constructor(folder: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(
      `The database in ${folder} cannot be opened: ${reason.replaceAll(/\s*\n\s*/g, ' ')}. Nothing in it was changed: ` +
        'move it away and restore a backup (npm run restore), or choose another DATA_DIR.',
    )
    this.name = 'DatabaseUnreadable'
    this.cause = cause
  }
}

/** Whether the folder may hold tables. Their files exist from `create table` on, before any commit. */
export const holdsTables = (folder: string): boolean => {
  const base = path.join(folder, 'base')
  if (!existsSync(base)) return false
  return readdirSync(base, { withFileTypes: true })
    .filter((database) => database.isDirectory())
    .some(({ name }) => readdirSync(path.join(base, name)).some((file) => Number.parseInt(file, 10) >= FIRST_TABLE))
}

const unusedName = (folder: string): string => {
  for (let number = 1; ; number += 1) {
    const name = `${folder}.unfinished-${number}`
    if (!existsSync(name)) return name
  }
}

/**
 * Returns the folder of the complete embedded database within `dataDir`. `fill` creates a database with its tables in a
 * temporary folder beside it, which is renamed when it is complete: a killed process leaves nothing that looks like a
 * database.
 * Earlier versions filled the folder in place. A folder they left incomplete never opens, holds no tables and is moved
 * aside; a folder that holds tables is never changed.
 */
export const databaseFolder = async (
  dataDir: string,
  fill: (folder: string) => Promise<void>,
  log: Log,
): Promise<string> => {
  const folder = path.join(dataDir, 'database')
  const filling = `${folder}.filling`
  await rm(filling, { recursive: true, force: true })
  if (existsSync(folder)) {
    if (holdsTables(folder)) return folder
    const aside = unusedName(folder)
    await rename(folder, aside)
    log.info('unfinished-database-moved', { to: aside })
  }
  await fill(filling)
  await rename(filling, folder)
  return folder
}
