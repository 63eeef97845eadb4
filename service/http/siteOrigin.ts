import type { FastifyRequest } from 'fastify'
import { baseUrl, deploymentAtOwnHost, type Deployment } from '../../src/domain/market/deployments.ts'
import { isLoopback } from './knownHost.ts'
import type { Settings } from '../base/settings.ts'

/**
 * What comes before the path of a link in a mail. A client writes the Host header: only names of this service get into a
 * mail, otherwise `PUBLIC_URL`, or the deployment's own host.
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
