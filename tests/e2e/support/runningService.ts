import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

export interface ServiceOptions {
  /** Simulated seconds a second. */
  readonly speed?: number
  /** Keeps the data on disk, so that another start finds them. */
  readonly dataDir?: string
  /** 0 takes a free one. */
  readonly port?: number
  readonly environment?: Readonly<Record<string, string>>
}

const READY = /ready http:\/\/localhost:(\d+)/

/** The real service as its own process, as `npm start` runs it. */
export class RunningService {
  readonly port: number
  private readonly process: ChildProcess

  private constructor(process: ChildProcess, port: number) {
    this.process = process
    this.port = port
  }

  static async start({ speed = 0, dataDir = 'memory:', port = 0, environment = {} }: ServiceOptions = {}) {
    const child = spawn(process.execPath, ['service/main.ts'], {
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DEMO: '1', DATA_DIR: dataDir, SIM_SPEED: String(speed), ...environment },
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
      child.on('exit', (code) => reject(new Error(`The service ended with ${code}: ${said.join('').slice(-2000)}`)))
    })
    return new RunningService(child, ready)
  }

  /** The address of a deployment on this service. */
  at(deployment = 'dobrego-cz'): string {
    return `http://${deployment}.localhost:${this.port}`
  }

  end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return Promise.resolve()
    return new Promise((resolve) => {
      this.process.on('exit', () => resolve())
      this.process.kill(signal)
    })
  }
}

/** A folder for data that is gone afterwards. */
export const temporaryFolder = () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
