import type { FastifyInstance } from 'fastify'
import { FLAGS, pathOf } from '../../contract/path.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'
import { deploymentFromHost } from '../../src/domain/market/deployments.ts'
import type { Core } from '../../service/core.ts'
import { isApiPath } from '../../service/http/errorAnswers.ts'
import { SIGN_IN } from '../../src/domain/pagePaths.ts'
import type { LazyDemos } from './lazyDemos.ts'

const LIVE = '/ws'
/** Lists all deployments, so it must not fill the demo of its host. */
const TABLE = '/sandbox/api/deployments'

/**
 * Makes the demo of a deployment with the first call to its API, which waits for it, or with its sign-in page, which does
 * not. The landing page needs only flags: that call turns them on and makes nothing else. `opened` is
 * called for each call that needed the demo.
 */
export const openByRequests = (
  app: FastifyInstance,
  { settings, log }: Pick<Core, 'settings' | 'log'>,
  worlds: LazyDemos,
  opened: (deployment: DeploymentId) => void = () => undefined,
): void => {
  const flags = pathOf(FLAGS)
  app.addHook('onRequest', async ({ headers, url }) => {
    const [path = ''] = url.split('?')
    const deployment = deploymentFromHost(headers.host ?? '', settings.deployment)
    if (deployment === undefined || path === TABLE) return
    if (path === flags) return worlds.turnOnFlags(deployment)
    if (path === SIGN_IN)
      worlds.open(deployment).catch((error: unknown) => log.error('demo-failed', error, { deployment: deployment.id }))
    else if (path === LIVE || isApiPath(path)) {
      await worlds.open(deployment)
      opened(deployment.id)
    }
  })
}
