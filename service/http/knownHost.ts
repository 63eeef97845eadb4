import type { FastifyInstance } from 'fastify'
import { deploymentAtOwnHost, deploymentOf } from '../../src/domain/market/deployments.ts'
import { Problem } from '../base/problems.ts'
import { isHealthCheck } from './readiness.ts'
import type { Settings } from '../base/settings.ts'

/** Loopback host names and addresses. */
const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/

/** Whether an address or host name, without a port, is a loopback one. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host)

/** Normalizes a host: 'Portal.Example.:8080' becomes 'portal.example'. */
const nameOf = (host: string): string => host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')

type HostSettings = Pick<Settings, 'host' | 'publicUrl'>

/**
 * Whether a Host header names this service: a loopback host, the host of a deployment, the host of `PUBLIC_URL` or a
 * deployment's subdomain of it (`ferrywing-sg.portal.example`), or the address it listens on.
 */
export const isKnownHost = (header: string, { host, publicUrl }: HostSettings): boolean => {
  const name = nameOf(header)
  if (isLoopback(name) || deploymentAtOwnHost(name) !== undefined) return true
  if (name === host.toLowerCase() || name === `[${host.toLowerCase()}]`) return true
  if (publicUrl === undefined) return false
  const publicName = new URL(publicUrl).hostname
  const [label = ''] = name.split('.')
  return name === publicName || (name === `${label}.${publicName}` && deploymentOf(label) !== undefined)
}

const hasTwoHosts = (rawHeaders: ReadonlyArray<string> = []): boolean =>
  rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === 'host').length > 1

/**
 * Refuses requests for unknown hosts. A page of another site may resolve its own host name to this address (DNS
 * rebinding) and would then have the same origin; only the Host header reveals it. Health checks may use any address.
 */
export const refuseUnknownHosts = (app: FastifyInstance, settings: HostSettings): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const { host } = request.headers
    // A proxy in front may have judged by the other one.
    if (hasTwoHosts(request.raw.rawHeaders)) done(new Problem('UNREADABLE_REQUEST'))
    else if (isHealthCheck(request.routeOptions.url)) done()
    // HTTP/1.0 has no Host header, and no browser uses it.
    else if (host === undefined) done(request.raw.httpVersion === '1.0' ? undefined : new Problem('UNREADABLE_REQUEST'))
    else done(isKnownHost(host, settings) ? undefined : new Problem('UNKNOWN_HOST'))
  })
}
