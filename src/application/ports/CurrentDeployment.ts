import { Context } from 'effect'
import type { Deployment } from '../../domain/market/deployments.ts'

/** The brand and country of this page; read once before the first paint. */
export class CurrentDeployment extends Context.Service<CurrentDeployment, Deployment>()(
  'application/CurrentDeployment',
) {}
