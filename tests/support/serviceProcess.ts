import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const PROGRAMS = path.join(import.meta.dirname, '..', '..', 'service')
const END_WITH_PARENT = pathToFileURL(path.join(import.meta.dirname, 'endWithParent.mjs')).href
const READY = /^ready http:\/\/localhost:(\d+)$/m

/** The service in a process of its own, as `npm start` runs it. */
export interface ServiceProcess {
  readonly child: ChildProcess
  /** All output on standard output and standard error. */
  readonly said: () => string
  /** The port, once the service is ready; rejects if it ends before. */
  readonly ready: Promise<number>
  /** The exit code; null after a signal. */
  readonly ended: Promise<number | null>
  /** Sends the signal and resolves when the process is gone. */
  readonly end: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

/**
 * Starts the service with these settings on a free port, with riders that do not move and
 * no orders of the simulator's own. It ends with the process that
 * started it, however that ends. `demoProgram.ts` serves the pages alone.
 */
export const startServiceProcess = (
  settings: Readonly<Record<string, string>>,
  program: 'main.ts' | 'demoProgram.ts' = 'main.ts',
): ServiceProcess => {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, path.join(PROGRAMS, program)], {
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', SIM_SPEED: '0', SIM_ORDERS: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let text = ''
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const ready = new Promise<number>((resolve, reject) => {
    for (const channel of [child.stdout, child.stderr])
      channel?.on('data', (data: Buffer) => {
        text += data.toString()
        const port = READY.exec(text)?.[1]
        if (port !== undefined) resolve(Number(port))
      })
    child.on('error', reject)
    child.on('close', (code, signal) =>
      reject(new Error(`The service ended with ${code ?? signal}: ${text.slice(-2_000)}`)),
    )
  })
  // A test that only awaits the end handles no rejection of `ready`.
  ready.catch(() => undefined)
  return {
    child,
    said: () => text,
    ready,
    ended,
    end: async (signal = 'SIGTERM') => {
      child.kill(signal)
      await ended
    },
  }
}
