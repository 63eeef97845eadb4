import { makeDataFolder, removeDataFolder } from '../../support/dataFolder.ts'
import { startServiceProcess, type ServiceProcess } from '../../support/serviceProcess.ts'

interface ServiceOptions {
  /** The folder that keeps the data on disk across restarts. */
  readonly dataDir?: string
  /** 0 chooses a free port. */
  readonly port?: number
  /** More settings. */
  readonly env?: Readonly<Record<string, string>>
}

/** The real service as its own process, as `npm start` runs it. Its riders do not move until a test starts them. */
export class RunningService {
  readonly port: number
  private readonly process: ServiceProcess

  private constructor(process: ServiceProcess, port: number) {
    this.process = process
    this.port = port
  }

  static async start({ dataDir = 'memory:', port = 0, env = {} }: ServiceOptions = {}): Promise<RunningService> {
    const service = startServiceProcess({ PORT: String(port), DEMO: '1', DATA_DIR: dataDir, ...env })
    return new RunningService(service, await service.ready)
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
  readonly end = (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> => this.process.end(signal)
}

/** A temporary folder for data. */
export const temporaryFolder = () => {
  const folder = makeDataFolder('portal-')
  return { folder, remove: () => removeDataFolder(folder) }
}
