import { startBackgroundLoop } from '../service/base/backgroundLoop.ts'
import type { Core } from '../service/core.ts'
import { RESOLVE_EVERY } from '../service/payment/payments.ts'
import type { Sql } from '../service/store/sql/tables.ts'
import type { World } from '../service/world.ts'
import { seedDemo } from './demo/seedDemo.ts'
import { startDispatcher } from './riders/startDispatcher.ts'
import { simulatedWorld } from './simulatedWorld.ts'

/** Seeds an empty database with the demo data, and starts the riders and the settling of card payments. */
export const startSimulator = async (core: Core, sql: Sql): Promise<World> => {
  await seedDemo(core)
  const world = simulatedWorld(core, sql)
  const resolving = startBackgroundLoop(core.log, {
    failure: 'payments-unresolved',
    every: RESOLVE_EVERY,
    run: async () => world.payments?.resolve(),
  })
  const dispatcher = await startDispatcher({ ...core, proofDesk: world.proofDesk })
  return {
    ...world,
    riderOf: dispatcher.riderOf,
    stop: async () => {
      await dispatcher.stop()
      await resolving.stop()
    },
  }
}
