import type { DeploymentId } from '../../src/domain/ids.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import type { Core } from '../../service/core.ts'
import { groundOf } from './demoGround.ts'
import { demoRiders } from './demoRiders.ts'
import { DEMO_PASSWORD, isSeeded, seedWorld, stopping, turnOnFlags } from './seedDemo.ts'
import { DAYS } from './seedOrders.ts'

/** The demos of all deployments, each filled when it is needed first (ADR 133). */
export interface LazyDemos {
  /** Fills the demo of the deployment unless it is filled. Concurrent calls share one run; a call after a failure retries. */
  readonly open: (deployment: Deployment) => Promise<void>
  /** Turns on the flags of the demo, which all pages have; waits for a demo that is being made. */
  readonly turnOnFlags: (deployment: Deployment) => Promise<void>
  /** Resolves when nothing is being made; nothing is from then on, and `open` refuses what is not there. */
  readonly stop: () => Promise<void>
}

interface Options {
  /** The number of past days that get orders. */
  readonly days?: number
  /** Called when the demo of a deployment has been added to the database. */
  readonly added?: (deployment: DeploymentId) => void
}

export const makeLazyDemos = (
  core: Pick<Core, 'stores' | 'clock' | 'passwords' | 'log'>,
  { days = DAYS, added }: Options = {},
): LazyDemos => {
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
    turnOnFlags: async ({ id }) => {
      await opening.get(id)?.catch(() => undefined)
      if (!isStopped) await turnOnFlags(stores, id)
    },
    stop: async () => {
      isStopped = true
      await Promise.allSettled(opening.values())
    },
  }
}
