import type { FastifyRequest } from 'fastify'
import { baseUrl, deploymentFromHost, type Deployment } from '../src/domain/market/deployments.ts'
import type { Settings } from './settings.ts'

/** This machine under its own names: nobody else can be reached by them. */
const OWN = /^(?:[a-z0-9-]+\.)?localhost$|^127\.0\.0\.1$|^\[::1\]$/

/**
 * Before the path of a link in a mail. A Host header is whatever somebody wrote into it: only names that are ours get
 * into a mail, otherwise the address that was set, or the deployment's own.
 */
export const siteOrigin = (
  request: Pick<FastifyRequest, 'headers' | 'protocol'>,
  deployment: Deployment,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): string => {
  const host = (request.headers.host ?? '').trim().toLowerCase()
  const name = host.replace(/:\d+$/, '')
  if (OWN.test(name)) return `${request.protocol}://${host}`
  // Without a fallback: what stands here is one of our hosts only if it names the deployment by itself.
  const nobody = { ...deployment, id: '' }
  const isOurs = deploymentFromHost(name, nobody)?.id === deployment.id && !/^[a-z\d]+-[a-z]{2}\./.test(name)
  if (isOurs) return `https://${name}`
  return publicUrl ?? baseUrl(deployment, 'production')
}
