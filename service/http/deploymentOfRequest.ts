import type { FastifyRequest } from 'fastify'
import { deploymentFromHost, type Deployment } from '../../src/domain/market/deployments.ts'
import { Problem } from '../base/problems.ts'
import type { Settings } from '../base/settings.ts'

/** The deployment of a request, by its Host header (DEPLOY-01); answers 404 for an unknown one. */
export const deploymentOfRequest = (request: FastifyRequest, settings: Pick<Settings, 'deployment'>): Deployment => {
  const deployment = deploymentFromHost(request.headers.host ?? '', settings.deployment)
  if (deployment === undefined) throw new Problem('NOT_FOUND', { field: 'Host' })
  return deployment
}
