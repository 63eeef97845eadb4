import type { FastifyRequest } from 'fastify'
import { baseUrl, deploymentAtOwnHost, type Deployment } from '../../src/domain/market/deployments.ts'
import { isLoopback } from './knownHost.ts'
import type { Settings } from '../base/settings.ts'

/** The Host header without blanks, in lower case. */
export const hostOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string =>
  (headers.host ?? '').trim().toLowerCase()

/** The origin of a deployment below `PUBLIC_URL`. */
export const subdomainOrigin = (deployment: Deployment, publicUrl: string): string => {
  const { protocol, host } = new URL(publicUrl)
  return `${protocol}//${deployment.id}.${host}`
}

/**
 * The origin of links in mails. Clients control the Host header, so only hosts of this service are used, otherwise
 * `PUBLIC_URL` or the deployment's own host.
 */
export const siteOrigin = (
  request: Pick<FastifyRequest, 'headers' | 'protocol'>,
  deployment: Deployment,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): string => {
  const host = hostOf(request)
  const name = host.replace(/:\d+$/, '')
  if (isLoopback(name)) return `${request.protocol}://${host}`
  if (deploymentAtOwnHost(name)?.id === deployment.id) return `https://${name}`
  if (publicUrl !== undefined && name === `${deployment.id}.${new URL(publicUrl).hostname}`)
    return subdomainOrigin(deployment, publicUrl)
  return publicUrl ?? baseUrl(deployment, 'production')
}
