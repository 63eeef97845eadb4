import { startBackgroundLoop } from '../service/base/backgroundLoop.ts'
import { withRareErrors } from '../service/base/withRareErrors.ts'
import type { Core } from '../service/core.ts'
import { RESOLVE_EVERY } from '../service/payment/payments.ts'
import type { Sql } from '../service/sql/tables.ts'
import type { World } from '../service/world.ts'
import { startDemand } from './demo/demoDemand.ts'
import { openByRequests } from './demo/openByRequests.ts'
import { makeLazyDemos } from './demo/lazyDemos.ts'
import { startDispatcher, type Dispatcher } from './riders/startDispatcher.ts'
import { simulatedWorld } from './simulatedWorld.ts'

/**
 * Fills the demo of the bare host's deployment, and starts riders, orders, the settling of card payments, and the filling
 * of other demos by requests.
 */
export const startSimulator = async (core: Core, sql: Sql): Promise<World> => {
  let dispatcher: Dispatcher | undefined
  const worlds = makeLazyDemos(core, { added: (deployment) => void dispatcher?.open(deployment) })
  await worlds.open(core.settings.deployment)
  const world = simulatedWorld(core, sql)
  const resolving = startBackgroundLoop(core.log, {
    failure: 'payments-unresolved',
    every: RESOLVE_EVERY,
    run: async () => world.payments?.resolve(),
  })
  // A full disk fails every step of every rider.
  const rare = { ...core, log: withRareErrors(core.log) }
  dispatcher = await startDispatcher({ ...rare, proofGenerator: world.proofGenerator })
  const { riderOf, speedOf, stop } = dispatcher
  const demand = core.settings.simOrders ? startDemand(rare, { sql, speedOf }) : undefined
  return {
    ...world,
    riderOf,
    routes: async (app, deps) => {
      openByRequests(app, deps, worlds, demand?.open)
      await world.routes(app, deps)
    },
    stop: async () => {
      await worlds.stop()
      await demand?.stop()
      await stop()
      await resolving.stop()
    },
  }
}
