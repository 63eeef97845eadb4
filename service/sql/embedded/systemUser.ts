import { spawn } from 'node:child_process'
import type { Log } from '../../base/log.ts'
import { DatabaseNotStarted } from './databaseNotStarted.ts'

/** The user that a program runs as. */
export interface SystemUser {
  readonly uid: number
  readonly gid: number
}

/** The variables that PostgreSQL gets; it needs none of the service's settings, which contain secrets. */
const PASSED = ['PATH', 'LD_LIBRARY_PATH', 'SYSTEMROOT', 'TEMP', 'TMP']
/** Options for each program of PostgreSQL. `LC_ALL` keeps its messages English, and macOS requires it. */
export const programOptions = (user: SystemUser | undefined) => ({
  // Another user may not be allowed to read the current folder.
  ...(process.platform !== 'win32' && { cwd: '/' }),
  env: {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED.includes(name.toUpperCase()))),
    LC_ALL: 'C',
  },
  windowsHide: true,
  ...user,
})

interface Outcome {
  /** Null if it was killed or could not be started. */
  readonly code: number | null
  readonly text: string
}

/** Runs a program to its end. */
export const runProgram = (file: string, args: ReadonlyArray<string>, user?: SystemUser): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = spawn(file, args, { ...programOptions(user), stdio: ['ignore', 'pipe', 'pipe'] })
    let text = ''
    for (const channel of [child.stdout, child.stderr])
      channel.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
    child.on('error', (error) => resolve({ code: null, text: error.message }))
    child.on('close', (code) => resolve({ code, text: text.trim() }))
  })

/** Whether the user may use paths through this folder. */
export const canEnter = async (user: SystemUser, folder: string): Promise<boolean> =>
  (await runProgram('sh', ['-c', 'cd "$1"', 'sh', folder], user)).code === 0

/** Gives the folder and everything in it to the user. */
export const giveTo = async (user: SystemUser, folder: string): Promise<void> => {
  const { code, text } = await runProgram('chown', ['-R', `${user.uid}:${user.gid}`, folder])
  if (code !== 0) throw new DatabaseNotStarted(text)
}

const OWN_USER = 'rider-portal'
const CREATE_OWN_USER = ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', OWN_USER]

const idsOf = async (name: string): Promise<SystemUser | undefined> => {
  const [uid, gid] = await Promise.all([runProgram('id', ['-u', name]), runProgram('id', ['-g', name])])
  if (uid.code !== 0 || gid.code !== 0) return undefined
  return { uid: Number(uid.text), gid: Number(gid.text) }
}

export const isRoot = (): boolean => process.getuid?.() === 0

/**
 * The user of a new database of a service that runs as root, because PostgreSQL refuses root: `rider-portal` or
 * `postgres`; without both, `rider-portal` is created, and if that is impossible it is `nobody`.
 */
export const chooseUser = async (log: Log): Promise<SystemUser> => {
  const choices = [
    () => idsOf(OWN_USER),
    () => idsOf('postgres'),
    async () => ((await runProgram('/usr/sbin/useradd', CREATE_OWN_USER)).code === 0 ? idsOf(OWN_USER) : undefined),
    () => idsOf('nobody'),
  ]
  for (const choose of choices) {
    const user = await choose()
    if (user === undefined || user.uid === 0) continue
    log.info('database-user', { ...user })
    return user
  }
  throw new DatabaseNotStarted('PostgreSQL does not run as root, and there is no other user, such as nobody')
}
