import type { FastifyRequest } from 'fastify'
import { ERROR_CODES } from '../../contract/errors.ts'
import { deploymentFromHost, type Deployment } from '../../src/domain/market/deployments.ts'
import { Problem } from '../base/problems.ts'
import type { Settings } from '../base/settings.ts'

const known = new Map<string, Deployment | undefined>()
const KNOWN_MOST = 1_000

/** The deployment of a request, by its Host header (DEPLOY-01); answers 404 for an unknown one. */
export const deploymentOfRequest = (request: FastifyRequest, settings: Pick<Settings, 'deployment'>): Deployment => {
  const host = request.headers.host ?? ''
  const key = `${settings.deployment.id} ${host}`
  let deployment = known.get(key)
  if (deployment === undefined && !known.has(key)) {
    deployment = deploymentFromHost(host, settings.deployment)
    if (known.size >= KNOWN_MOST) known.clear()
    known.set(key, deployment)
  }
  if (deployment === undefined) throw new Problem(ERROR_CODES.notFound, { field: 'Host' })
  return deployment
}
