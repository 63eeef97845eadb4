import { fetchCode } from '../application/lateCode/fetchCode.ts'
import type { Deployment } from '../domain/market/deployments.ts'
import type { PortalEnvironment } from './PortalEnvironment.ts'

/** The back end in a page, one for all of its parts (ADR 138). Rejects with `CodeNotFetched`, and can be called again. */
export const memoryOf = async (deployment: Deployment, { window }: PortalEnvironment) =>
  (await fetchCode(() => import('./memoryBackEnd.ts'))).openMemory(deployment, window)
