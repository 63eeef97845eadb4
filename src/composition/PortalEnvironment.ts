import type { Environment } from '../domain/market/environments.ts'
import type { KnownFlags } from '../ui/frame/PageFlags.ts'
import type { DefectReporter } from './runUseCase.ts'

/** The page the portal runs in: where its services are, and the browser it has. */
export interface PortalEnvironment {
  readonly name: Environment
  /** Before `/{service}/api/v1/…`, without a slash at its end. */
  readonly baseUrl: string
  /** 'wss://host/ws'. */
  readonly socketUrl: string
  /** What the page knows of the flags. */
  readonly flags: KnownFlags
  readonly window: Window & typeof globalThis
  readonly reportDefect: DefectReporter
}
