import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { deploymentFromHost } from '../../src/domain/market/deployments.ts'
import type { Deps } from '../../service/world.ts'
import { isApiPath } from '../../service/http/errorAnswers.ts'
import { isHealthCheck } from '../../service/http/readiness.ts'
import type { Faults } from './faults.ts'

/** Delays calls or lets them fail, as set in the control room; the control room itself is exempt. */
export const faultHook = (app: FastifyInstance, deps: Deps, faults: Faults): void => {
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?')
    const deployment = deploymentFromHost(request.headers.host ?? '', deps.settings.deployment)
    if (deployment === undefined || path === '/sandbox' || path.startsWith('/sandbox/') || isHealthCheck(path))
      return undefined
    if (path === '/asset-manifest.json' && faults.isBuildOutdated(deployment.id))
      return reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(JSON.stringify({ files: { 'main.js': '/assets/another-build.js' } }))
    const fault = faults.faultFor(deployment.id, path, isApiPath(path))
    if (fault?.latencyMs !== undefined) await wait(fault.latencyMs, undefined, { ref: false })
    if (fault?.status === undefined) return undefined
    const error = {
      code: 'FAULT',
      message: 'The control room wanted this',
      meta: { translation_key: 'failure.server-fault' },
    }
    return reply
      .code(fault.status)
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(JSON.stringify({ errors: [error] }))
  })
}
