import type { FastifyRequest } from 'fastify'
import { baseUrl, deploymentAtOwnHost, type Deployment } from '../../src/domain/market/deployments.ts'
import { isLoopback } from './knownHost.ts'
import type { Settings } from '../base/settings.ts'

/**
 * The origin of links in mails. Clients control the Host header, so only hosts of this service are used, otherwise
 * `PUBLIC_URL` or the deployment's own host.
 */
export const siteOrigin = (
  request: Pick<FastifyRequest, 'headers' | 'protocol'>,
  deployment: Deployment,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): string => {
  const host = (request.headers.host ?? '').trim().toLowerCase()
  const name = host.replace(/:\d+$/, '')
  if (isLoopback(name)) return `${request.protocol}://${host}`
  if (deploymentAtOwnHost(name)?.id === deployment.id) return `https://${name}`
  if (publicUrl !== undefined) {
    const site = new URL(publicUrl)
    if (name === `${deployment.id}.${site.hostname}`) return `${site.protocol}//${deployment.id}.${site.host}`
  }
  return publicUrl ?? baseUrl(deployment, 'production')
}
