import type { FastifyInstance } from 'fastify'
import { ERROR_CODES } from '../../contract/errors.ts'
import { deploymentAtOwnHost, deploymentOf } from '../../src/domain/market/deployments.ts'
import { Problem } from '../base/problems.ts'
import type { Settings } from '../base/settings.ts'

/** Names and addresses that never leave this machine. */
const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/

/** Whether an address or a host name, without a port, is this machine's own. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host)

/** 'Portal.Example.:8080' is 'portal.example'. */
const nameOf = (host: string): string => host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')

type HostSettings = Pick<Settings, 'host' | 'publicUrl'>

/**
 * Whether a Host header names this service: this machine, a host of a deployment, the host of `PUBLIC_URL` or a
 * deployment below it (`ferrywing-sg.portal.example`), or the address it listens on.
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

/**
 * Refuses requests for other hosts. A page of another site may resolve its own name to this address (DNS rebinding) and
 * would then be of the same origin; only the Host header tells. Health checks ask by whatever address they were given.
 */
export const refuseUnknownHosts = (app: FastifyInstance, settings: HostSettings): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const { host } = request.headers
    if (request.routeOptions.url === '/healthz') done()
    // HTTP/1.0 has no Host, and no browser speaks it.
    else if (host === undefined)
      done(request.raw.httpVersion === '1.0' ? undefined : new Problem(ERROR_CODES.unreadable))
    else done(isKnownHost(host, settings) ? undefined : new Problem('UNKNOWN_HOST'))
  })
}
