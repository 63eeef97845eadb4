import { makeDataFolder, removeDataFolder } from '../../support/dataFolder.ts'
import { startServiceProcess, type ServiceProcess } from '../../support/serviceProcess.ts'

interface ServiceOptions {
  /** The folder that keeps the data on disk across restarts; by default a new one that is removed at the end. */
  readonly dataDir?: string
  /** 0 chooses a free port. */
  readonly port?: number
  /** More settings. */
  readonly env?: Readonly<Record<string, string>>
}

/** The real service as its own process, as `npm start` runs it. Its riders do not move until a test starts them. */
export class RunningService {
  readonly port: number
  readonly #process: ServiceProcess
  readonly #cleanUp: () => Promise<void>

  private constructor(process: ServiceProcess, port: number, cleanUp: () => Promise<void>) {
    this.#process = process
    this.port = port
    this.#cleanUp = cleanUp
  }

  static async start({ dataDir, port = 0, env = {} }: ServiceOptions = {}): Promise<RunningService> {
    const data = dataDir === undefined ? temporaryFolder() : undefined
    const settings = { PORT: String(port), DEMO: '1', DATA_DIR: dataDir ?? data?.folder ?? '', ...env }
    const service = startServiceProcess(settings)
    return new RunningService(service, await service.ready, async () => data?.remove())
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
  readonly end = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> => {
    await this.#process.end(signal)
    await this.#cleanUp()
  }
}

/** A temporary folder for data. */
export const temporaryFolder = () => {
  const folder = makeDataFolder('portal-')
  return { folder, remove: () => removeDataFolder(folder) }
}
