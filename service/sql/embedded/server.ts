import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readFile, readlink, realpath, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../../base/log.ts'
import { withRareErrors } from '../../base/withRareErrors.ts'
import type { Binaries } from './binaries.ts'
import { isRunning, startedAfter } from '../folderLock.ts'
import { DatabaseNotStarted } from './databaseNotStarted.ts'
import { lastError, ServerEnded } from './serverEnded.ts'
import { programOptions, runProgram, type SystemUser } from './systemUser.ts'

/** The files of one database and what runs it. */
export interface Cluster {
  readonly folder: string
  readonly binaries: Binaries
  /** Absent: the user of this process. */
  readonly user?: SystemUser | undefined
}

/** A running PostgreSQL, which is started again if it ends by itself. */
export interface Server {
  readonly connection: pg.ClientConfig
  readonly stop: () => Promise<void>
}

const DATABASE_USER = 'portal'
const SOCKET = '.s.PGSQL.5432'
/** Systems allow 104 to 108 bytes, with a final zero. */
const MAX_SOCKET_PATH_LENGTH = 100
const IS_WINDOWS = process.platform === 'win32'
const PASSWORD_FILE = 'service-password'

/** How long a server may take to end after SIGINT, in ms; then it gets SIGQUIT and recovers at the next start. */
const STOPS_WITHIN = 2_000
const LOOK_EVERY = 20
const RESTART_EVERY = 500
const SAY_EVERY = 10_000
/** How long a start waits for what a killed server left running, in ms. */
const FORMER_ENDS_WITHIN = 5_000
/** Processes of a killed server end with their current statement; until then the next server does not start. */
const FORMER_STILL_THERE = /pre-existing shared memory block|lock file ".*" already exists/
const MAX_SAID = 4_000

/**
 * What an acknowledged commit needs to survive a power cut, against any configuration file. Only messages of the server
 * itself are logged, because statements and rows contain personal data.
 */
const SETTINGS = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // Elsewhere the default reaches the disk; on macOS it ends in the cache of the drive.
  ...(process.platform === 'darwin' && { wal_sync_method: 'fsync_writethrough' }),
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'off',
  log_destination: 'stderr',
  log_line_prefix: '',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_autovacuum_min_duration: '-1',
}

/**
 * Becomes the program, beside a process that waits for the end of descriptor 3. The end comes without a line when the
 * service is gone, also after `kill -9`: then the process stops the program like the service does, and removes the
 * folder of a socket outside of `DATA_DIR`. It is started first, so no `kill -9` is early enough to leave the program
 * behind; and from a subshell, because PostgreSQL expects to know its child processes.
 */
const RUN_WITH_SERVICE = `
  outside=$1
  shift
  (
    (
      read -r _ <&3 && exit
      kill -INT $$ 2>/dev/null
      n=0
      while kill -0 $$ 2>/dev/null && [ $n -lt 50 ]; do sleep 0.2; n=$((n + 1)); done
      kill -QUIT $$ 2>/dev/null
      [ -z "$outside" ] || rmdir "$outside" 2>/dev/null
    ) >/dev/null 2>&1 &
  )
  exec "$@" 3<&-`

/** The same on Windows, which has neither signals nor a shell. */
const stopAfterServiceOnWindows = (pgCtl: string, folder: string) => `
  process.stdin.resume().on('end', () =>
    require('node:child_process').spawnSync(${JSON.stringify(pgCtl)}, ['stop', '-m', 'fast', '-D', ${JSON.stringify(folder)}]))`

const spawnOnWindows = (
  file: string,
  args: ReadonlyArray<string>,
  { binaries, folder, user }: Cluster,
): ChildProcess => {
  const options = { ...programOptions(user), detached: true }
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  if (child.pid === undefined) return child
  const watch = ['--eval', stopAfterServiceOnWindows(binaries.pgCtl, folder)]
  const watcher = spawn(process.execPath, watch, { ...options, stdio: ['pipe', 'ignore', 'ignore'] })
  watcher.on('error', () => undefined)
  watcher.stdin.on('error', () => undefined)
  watcher.unref()
  ;(watcher.stdin as unknown as Socket).unref()
  child.once('exit', () => watcher.kill('SIGKILL'))
  return child
}

/** Starts a program that ends with this process, in a process group of its own: Ctrl-C reaches the service only. */
const spawnWithService = (file: string, args: ReadonlyArray<string>, cluster: Cluster, outside = ''): ChildProcess => {
  if (IS_WINDOWS) return spawnOnWindows(file, args, cluster)
  const options = { ...programOptions(cluster.user), detached: true }
  const child = spawn('sh', ['-c', RUN_WITH_SERVICE, 'sh', outside, file, ...args], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  })
  const watch = child.stdio[3] as Socket
  watch.on('error', () => undefined)
  watch.unref()
  child.once('exit', () => watch.end('\n'))
  return child
}

interface Running {
  readonly child: ChildProcess
  /** Resolves with the end of what it said. */
  readonly ended: Promise<string>
}

const launch = (file: string, args: ReadonlyArray<string>, cluster: Cluster, outside?: string): Running => {
  const child = spawnWithService(file, args, cluster, outside)
  let output = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-MAX_SAID)
  })
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', () => {
      // Orphans may hold the channel open.
      void Promise.race([once(child, 'close'), wait(200)]).then(() => resolve(output))
    })
  })
  return { child, ended }
}

interface Address {
  readonly connection: pg.ClientConfig
  readonly settings: Readonly<Record<string, string>>
  /** The folder of the socket, if it is outside of `DATA_DIR`. */
  readonly outside?: string
  readonly remove: () => Promise<void>
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

const COMMON = { user: DATABASE_USER, database: 'postgres' }

/** A socket in a folder that only the user of the database and root can enter. */
const socketAddress = async ({ folder, user }: Cluster): Promise<Address> => {
  const beside = `${folder}.socket`
  const fits = Buffer.byteLength(path.join(beside, SOCKET)) <= MAX_SOCKET_PATH_LENGTH
  const place = fits ? beside : await mkdtemp(path.join(tmpdir(), 'rider-portal-'))
  await mkdir(place, { recursive: true, mode: 0o700 })
  await chmod(place, 0o700)
  if (user !== undefined) await chown(place, user.uid, user.gid)
  return {
    connection: { ...COMMON, host: place, port: 5432 },
    settings: {
      listen_addresses: '',
      port: '5432',
      // A list of names, in which quotes allow commas.
      unix_socket_directories: `"${place.replaceAll('"', '""')}"`,
      unix_socket_permissions: '0700',
    },
    ...(!fits && { outside: place }),
    remove: () => rm(place, { recursive: true, force: true }),
  }
}

const readPassword = async (folder: string): Promise<string> =>
  (await readFile(path.join(folder, PASSWORD_FILE), 'utf8')).trim()

const portAddress = async ({ folder }: Cluster): Promise<Address> => {
  const port = await freePort()
  return {
    connection: { ...COMMON, host: '127.0.0.1', port, password: await readPassword(folder) },
    settings: { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' },
    remove: () => Promise.resolve(),
  }
}

/** Creates the files of an empty database and flushes them to the disk. */
export const createCluster = async (cluster: Cluster, password: () => string): Promise<void> => {
  const { folder, binaries } = cluster
  const passwordFile = `${folder}.password`
  if (IS_WINDOWS) await writeFile(passwordFile, `${password()}\n`, { mode: 0o600 })
  const { child, ended } = launch(
    binaries.initdb,
    [
      `--pgdata=${folder}`,
      `--username=${DATABASE_USER}`,
      '--encoding=UTF8',
      // Independent of the system's locales: their order may change with an upgrade, which breaks indexes.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(IS_WINDOWS ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`] : ['--auth=trust']),
    ],
    cluster,
  )
  const output = await ended
  if (child.exitCode !== 0) throw new DatabaseNotStarted(lastError(output))
  if (!IS_WINDOWS) return
  await writeFile(path.join(folder, PASSWORD_FILE), await readFile(passwordFile), { mode: 0o600 })
  await rm(passwordFile)
}

/** Flushes all files of a stopped database to the disk. */
export const syncCluster = async ({ binaries, folder, user }: Cluster): Promise<void> => {
  const { code, text } = await runProgram(binaries.initdb, ['--sync-only', '-D', folder], user)
  if (code !== 0) throw new DatabaseNotStarted(text)
}

/** The folder in which a process of Linux works: a server works in the folder of its files. */
const folderOf = (pid: number): Promise<string | undefined> => readlink(`/proc/${pid}/cwd`).catch(() => undefined)

/**
 * Ends the server of these files that a killed service left running. The caller holds the lock of `DATA_DIR`, so it
 * serves nobody. If the id in the file belongs to another process by now, as after the restart of a container, or to a
 * dead one, PostgreSQL might not start; the file is removed.
 */
export const endFormerServer = async (folder: string, log: Log): Promise<void> => {
  const file = path.join(folder, 'postmaster.pid')
  const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10)
  const works = await folderOf(pid)
  const isAnother = async () => (works === undefined ? startedAfter(pid, file) : works !== (await realpath(folder)))
  if (!isRunning(pid) || (await isAnother())) {
    await rm(file, { force: true })
    return
  }
  log.info('waiting-for-former-database', { process: pid })
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    for (let waited = 0; waited < FORMER_ENDS_WITHIN; waited += LOOK_EVERY) {
      if (!isRunning(pid)) return
      await wait(LOOK_EVERY)
    }
  }
  throw new DatabaseNotStarted(`process ${pid} uses ${folder} and does not end`)
}

/** Why a connection is refused; `undefined` if it is accepted. */
const refusal = async (connection: pg.ClientConfig): Promise<string | undefined> => {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return undefined
  } catch (error) {
    return String(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * How to reach the server that another process runs on these files, by its lock file: process, folder, start, port,
 * folder of the socket, address. `undefined` while none accepts connections.
 */
export const runningServer = async (folder: string): Promise<pg.ClientConfig | undefined> => {
  const lines = (await readFile(path.join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const [port, socket = '', address = ''] = lines.slice(3)
  if (port === undefined) return undefined
  const connection: pg.ClientConfig =
    socket === ''
      ? { ...COMMON, host: address, port: Number(port), password: await readPassword(folder) }
      : { ...COMMON, host: socket, port: Number(port) }
  return (await refusal(connection)) === undefined ? connection : undefined
}

/** Waits until the server accepts connections, however long it recovers. */
const accepting = async ({ ended }: Running, connection: pg.ClientConfig, log: Log): Promise<void> => {
  let end: string | undefined
  void ended.then((output) => {
    end = output
  })
  for (let waited = 0, loggedAt = 0; ; waited += LOOK_EVERY) {
    const why = await refusal(connection)
    if (end !== undefined) throw new ServerEnded(end)
    if (why === undefined) return
    if (waited - loggedAt >= SAY_EVERY) {
      loggedAt = waited
      log.info('database-starting', { why })
    }
    await wait(LOOK_EVERY)
  }
}

/** Stops a server without waiting for clients. */
const stopServer = async ({ child, ended }: Running, { binaries, folder, user }: Cluster): Promise<void> => {
  const signal = (name: 'SIGINT' | 'SIGQUIT', mode: string) =>
    IS_WINDOWS
      ? void runProgram(binaries.pgCtl, ['stop', '--no-wait', '-m', mode, '-D', folder], user)
      : void child.kill(name)
  signal('SIGINT', 'fast')
  const late = setTimeout(() => signal('SIGQUIT', 'immediate'), STOPS_WITHIN)
  await ended
  clearTimeout(late)
}

/**
 * Starts the server of these files and resolves when it accepts connections. Rejects with `ServerEnded` if it does not
 * start; if it ends later by itself, it is started again until `stop`.
 */
export const startServer = async (cluster: Cluster, log: Log): Promise<Server> => {
  await endFormerServer(cluster.folder, log)
  const address = await (IS_WINDOWS ? portAddress(cluster) : socketAddress(cluster))
  const settings = Object.entries({ ...SETTINGS, ...address.settings })
  const args = ['-D', cluster.folder, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const stopping = new AbortController()
  const launchServer = () => launch(cluster.binaries.postgres, args, cluster, address.outside)

  let running = launchServer()
  for (let waited = 0; ; waited += RESTART_EVERY)
    try {
      await accepting(running, address.connection, log)
      break
    } catch (error) {
      const isHindered = error instanceof ServerEnded && FORMER_STILL_THERE.test(error.output)
      if (!isHindered || waited >= FORMER_ENDS_WITHIN) {
        await address.remove()
        throw error
      }
      await wait(RESTART_EVERY)
      running = launchServer()
    }

  const supervise = async (): Promise<void> => {
    const rare = withRareErrors(log)
    for (;;) {
      const output = await running.ended
      if (stopping.signal.aborted) return
      rare.error('database-ended', lastError(output))
      try {
        // The first attempt waits as well, so that a server that always ends does not keep the machine busy.
        await wait(RESTART_EVERY, undefined, { signal: stopping.signal })
      } catch {
        return
      }
      running = launchServer()
      await accepting(running, address.connection, log).then(
        () => log.info('database-started-again'),
        () => undefined,
      )
    }
  }
  const supervising = supervise()
  return {
    connection: address.connection,
    stop: async () => {
      stopping.abort()
      await stopServer(running, cluster)
      await supervising
      await address.remove()
    },
  }
}
