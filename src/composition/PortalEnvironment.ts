import type { ExternalBackEnd } from '../adapters/http/PortalTransport.ts'
import type { PageServices } from '../domain/market/backEnd.ts'
import type { KnownFlags } from '../ui/frame/PageFlags.ts'
import type { DefectReporter } from './runUseCase.ts'

/** The page that the portal runs in: the addresses of its services, and its browser. */
export interface PortalEnvironment {
  readonly services: PageServices
  /** The page's flags. */
  readonly flags: KnownFlags
  readonly window: Window & typeof globalThis
  /** Absent if the back end is the service that sent the page. */
  readonly externalBackEnd: ExternalBackEnd | undefined
  readonly reportDefect: DefectReporter
}
