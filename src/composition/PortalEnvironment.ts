import type { Environment } from '../domain/market/environments.ts'
import type { KnownFlags } from '../ui/frame/PageFlags.ts'
import type { DefectReporter } from './runUseCase.ts'

/** The page that the portal runs in: the addresses of its services, and its browser. */
export interface PortalEnvironment {
  readonly name: Environment
  /** The base of `/{service}/api/v1/…`, without a trailing slash. */
  readonly baseUrl: string
  /** Such as 'wss://host/ws'. */
  readonly socketUrl: string
  /** The page's flags. */
  readonly flags: KnownFlags
  readonly window: Window & typeof globalThis
  readonly reportDefect: DefectReporter
}
