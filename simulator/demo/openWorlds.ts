import type { FastifyInstance } from 'fastify'
import { FLAGS, pathOf } from '../../contract/path.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'
import { deploymentFromHost, type Deployment } from '../../src/domain/market/deployments.ts'
import type { Core } from '../../service/core.ts'
import { isApiPath } from '../../service/http/errorAnswers.ts'
import { SIGN_IN } from '../../src/domain/pagePaths.ts'
import { groundOf } from './demoGround.ts'
import { DAYS, DEMO_PASSWORD, demoRiders, isSeeded, seedWorld, stopping, turnOnFlags } from './seedDemo.ts'

/** The demos of all deployments, each made when it is needed first (ADR 133). */
export interface DemoWorlds {
  /** Resolves when the deployment has its demo. Calls at the same time share one making; after a failure the next tries again. */
  readonly open: (deployment: Deployment) => Promise<void>
  /** Turns on the flags of the demo, which all pages have; waits for a demo that is being made. */
  readonly flagged: (deployment: Deployment) => Promise<void>
  /** Resolves when nothing is being made; nothing is from then on, and `open` refuses what is not there. */
  readonly stop: () => Promise<void>
}

interface Options {
  /** The number of past days that get orders. */
  readonly days?: number
  /** Called when the demo of a deployment has been added to the database. */
  readonly added?: (deployment: DeploymentId) => void
}

export const makeDemoWorlds = (
  core: Pick<Core, 'stores' | 'clock' | 'passwords' | 'log'>,
  { days = DAYS, added }: Options = {},
): DemoWorlds => {
  const { stores, clock, passwords, log } = core
  const opening = new Map<DeploymentId, Promise<void>>()
  let passwordHash: Promise<string> | undefined
  let isStopped = false

  const make = async (deployment: Deployment) => {
    const { id } = deployment
    const ground = groundOf(deployment)
    // Demos of earlier versions have fewer riders. The dispatcher uses the added ones after the next start.
    if (await isSeeded(core, id)) return stores.riders.addMany(demoRiders(ground, clock()))
    log.info('demo-seeding', { message: `Filling the demo of ${id} with orders; usually 1 to 2 s …`, deployment: id })
    passwordHash ??= passwords.hash(DEMO_PASSWORD)
    const hash = await passwordHash
    await seedWorld(core, ground, { passwordHash: hash, now: clock(), days, isStopping: () => isStopped })
    log.info('demo-seeded', { message: `The demo of ${id} is filled.`, deployment: id })
    added?.(id)
  }

  return {
    open: (deployment) => {
      const known = opening.get(deployment.id)
      if (known !== undefined) return known
      if (isStopped) return Promise.reject(stopping())
      const work = make(deployment).catch((error: unknown) => {
        opening.delete(deployment.id)
        passwordHash = undefined
        throw error
      })
      opening.set(deployment.id, work)
      return work
    },
    flagged: async ({ id }) => {
      await opening.get(id)?.catch(() => undefined)
      if (!isStopped) await turnOnFlags(stores, id)
    },
    stop: async () => {
      isStopped = true
      await Promise.allSettled(opening.values())
    },
  }
}

const LIVE = '/ws'
/** Tells of all deployments. */
const TABLE = '/sandbox/api/deployments'

/**
 * Makes the demo of a deployment with the first call to its API, which waits for it, or with its sign-in page, which does
 * not. The landing page needs only flags: that call turns them on and makes nothing else. `opened` is
 * called for each call that needed the demo.
 */
export const openByRequests = (
  app: FastifyInstance,
  { settings, log }: Pick<Core, 'settings' | 'log'>,
  worlds: DemoWorlds,
  opened: (deployment: DeploymentId) => void = () => undefined,
): void => {
  const flags = pathOf(FLAGS)
  app.addHook('onRequest', async ({ headers, url }) => {
    const [path = ''] = url.split('?')
    const deployment = deploymentFromHost(headers.host ?? '', settings.deployment)
    if (deployment === undefined || path === TABLE) return
    if (path === flags) return worlds.flagged(deployment)
    if (path === SIGN_IN)
      worlds.open(deployment).catch((error: unknown) => log.error('demo-failed', error, { deployment: deployment.id }))
    else if (path === LIVE || isApiPath(path)) {
      await worlds.open(deployment)
      opened(deployment.id)
    }
  })
}
