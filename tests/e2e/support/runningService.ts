import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

interface ServiceOptions {
  /** The folder that keeps the data on disk across restarts. */
  readonly dataDir?: string
  /** 0 chooses a free port. */
  readonly port?: number
}

const READY = /ready http:\/\/localhost:(\d+)/

/** The real service as its own process, as `npm start` runs it. Its riders do not move until a test starts them. */
export class RunningService {
  readonly port: number
  private readonly process: ChildProcess

  private constructor(process: ChildProcess, port: number) {
    this.process = process
    this.port = port
  }

  static async start({ dataDir = 'memory:', port = 0 }: ServiceOptions = {}): Promise<RunningService> {
    const child = spawn(process.execPath, ['service/main.ts'], {
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DEMO: '1', DATA_DIR: dataDir, SIM_SPEED: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const said: Array<string> = []
    const ready = await new Promise<number>((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        said.push(chunk.toString())
        const match = READY.exec(said.join(''))
        if (match) resolve(Number(match[1]))
      }
      child.stdout.on('data', hear)
      child.stderr.on('data', hear)
      child.on('error', reject)
      child.on('exit', (code) => reject(new Error(`The service ended with ${code}: ${said.join('').slice(-2000)}`)))
    })
    return new RunningService(child, ready)
  }

  /** The address of a deployment on this service, for a browser. */
  at(deployment: string): string {
    return `http://${deployment}.localhost:${this.port}`
  }

  /** The address of the deployment at the bare host, also for programs that cannot resolve `*.localhost`. */
  get address(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** SIGTERM shuts the service down, SIGKILL is `kill -9`. */
  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return
    const gone = once(this.process, 'exit')
    this.process.kill(signal)
    await gone
  }
}

/** A temporary folder for data. */
export const temporaryFolder = () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
