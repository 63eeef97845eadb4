import { existsSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { consoleLog } from './base/log.ts'
import { machineNow } from './base/machineNow.ts'
import { warnOfMisspelt } from './base/misspeltSettings.ts'
import { refuseStart } from './base/refuseStart.ts'
import { readSettings } from './base/settings.ts'
import { isDatabaseAway } from './store/databaseAway.ts'
import { backUp } from './sql/backup/backUp.ts'
import { BackupRefused } from './sql/backup/backupRefused.ts'
import { restore } from './sql/backup/restore.ts'
import { isExpected } from './sql/expectedFailures.ts'

/* `npm run backup` and `npm run restore`: the first argument names the task. */

const [, , name, ...args] = process.argv
const isBackup = name !== 'restore'
const USAGE = isBackup ? 'npm run backup [-- FILE]' : 'npm run restore -- FILE'

const givenFile = (): string | undefined => {
  const unknown = args.find((arg, place) => place > 0 || arg === '' || arg.startsWith('-'))
  if (unknown !== undefined) throw new BackupRefused(`Unknown argument ${JSON.stringify(unknown)}; use: ${USAGE}`)
  const [file] = args
  return file === undefined ? undefined : path.resolve(file)
}

/** A name without colons, which Windows does not allow. */
const newFile = (): string => {
  const folder = path.resolve('backups')
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 })
  const moment = new Date(machineNow()).toISOString().replace(/\.\d+Z$/, 'Z')
  return path.join(folder, `rider-portal-${moment.replaceAll(':', '-')}.backup`)
}

const sizeOf = (file: string): string => {
  const kilobytes = Math.ceil(statSync(file).size / 1_000)
  return kilobytes < 10_000 ? `${kilobytes} kB` : `${Math.round(kilobytes / 1_000)} MB`
}

const run = async (signal: AbortSignal): Promise<string> => {
  const file = givenFile()
  const settings = readSettings(process.env)
  const log = consoleLog(settings.logFormat)
  warnOfMisspelt(process.env, log)
  if (isBackup) {
    const written = await backUp({ settings, file: file ?? newFile(), log, signal, clock: machineNow })
    const { migration, tables } = written.head
    return `Wrote ${written.file}: ${sizeOf(written.file)}, ${written.rows.get('orders') ?? 0} orders, ${tables.length} tables at ${migration}.`
  }
  if (file === undefined) throw new BackupRefused(`Name the file to restore: ${USAGE}`)
  const { head, rows } = await restore({ settings, file, log, signal })
  const into = settings.databaseUrl === undefined ? `DATA_DIR ${path.resolve(settings.dataDir)}` : 'DATABASE_URL'
  return `Restored ${file} of ${head.createdAt} into ${into}: ${rows.get('orders') ?? 0} orders; all ${head.tables.length} tables were compared with the file.`
}

/** What the database itself reports is no defect of the program. */
const asRefusal = (error: unknown): unknown => {
  if (isDatabaseAway(error))
    return new BackupRefused(`The database cannot be reached or has ended (${(error as Error).message}); try again`)
  if (error instanceof pg.DatabaseError) return new BackupRefused(`The database refuses: ${error.message}`)
  return error
}

/** How long a stopped task may take to remove what it began, in ms. */
const STOPPED_AFTER = 5_000

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopping.abort(new BackupRefused('Stopped; nothing was written'))
    setTimeout(() => refuseStart(stopping.signal.reason, true), STOPPED_AFTER).unref()
  })

run(stopping.signal)
  .then((text) => process.stdout.write(`${text}\n`))
  .catch((error: unknown) => {
    const reason = stopping.signal.aborted ? stopping.signal.reason : asRefusal(error)
    refuseStart(reason, isExpected(reason))
  })
