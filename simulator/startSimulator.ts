import type { FastifyInstance } from 'fastify'
import { deploymentFromHost } from '../src/domain/market/deployments.ts'
import { startBackgroundLoop } from '../service/base/backgroundLoop.ts'
import type { Core } from '../service/core.ts'
import { isHealthCheck } from '../service/http/readiness.ts'
import { RESOLVE_EVERY } from '../service/payment/payments.ts'
import type { Sql } from '../service/store/sql/tables.ts'
import type { World } from '../service/world.ts'
import { startDemand, type Demand } from './demo/demoDemand.ts'
import { seedDemo } from './demo/seedDemo.ts'
import { startDispatcher } from './riders/startDispatcher.ts'
import { simulatedWorld } from './simulatedWorld.ts'

/** Opens the demo of a deployment with the first request to one of its pages or calls. */
const openHook = (app: FastifyInstance, { settings }: Pick<Core, 'settings'>, demand: Demand): void => {
  app.addHook('onRequest', async ({ headers, url }) => {
    const deployment = deploymentFromHost(headers.host ?? '', settings.deployment)
    if (deployment !== undefined && !isHealthCheck(url)) demand.open(deployment.id)
  })
}

/** Seeds an empty database with the demo data, and starts riders, orders and the settling of card payments. */
export const startSimulator = async (core: Core, sql: Sql): Promise<World> => {
  await seedDemo(core)
  const world = simulatedWorld(core, sql)
  const resolving = startBackgroundLoop(core.log, {
    failure: 'payments-unresolved',
    every: RESOLVE_EVERY,
    run: async () => world.payments?.resolve(),
  })
  const dispatcher = await startDispatcher({ ...core, proofDesk: world.proofDesk })
  const demand = core.settings.simOrders ? startDemand(core, { sql, speedOf: dispatcher.speedOf }) : undefined
  return {
    ...world,
    riderOf: dispatcher.riderOf,
    routes: async (app, deps) => {
      if (demand !== undefined) openHook(app, deps, demand)
      await world.routes(app, deps)
    },
    stop: async () => {
      await demand?.stop()
      await dispatcher.stop()
      await resolving.stop()
    },
  }
}
