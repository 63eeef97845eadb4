import { setTimeout as wait } from 'node:timers/promises'
import { machineNow } from './base/machineNow.ts'
import { makeCore } from './core.ts'
import { buildApp } from './app.ts'
import { deliveryRoutes } from './delivery/deliveryRoutes.ts'
import { makeDelivery } from './delivery/makeDelivery.ts'
import { geolocatorRoutes } from './geolocator/geolocatorRoutes.ts'
import { consoleLog } from './base/log.ts'
import { warnOfMisspelt } from './base/misspeltSettings.ts'
import { refuseStart } from './base/refuseStart.ts'
import { readSettings } from './base/settings.ts'
import { checkStart, listenRefused } from './base/startChecks.ts'
import { isDatabaseAway } from './store/databaseAway.ts'
import { describeEngine } from './store/describeEngine.ts'
import { openDatabase } from './sql/database.ts'
import { isExpected } from './sql/expectedFailures.ts'
import { emptyWorld, type Deps } from './world.ts'

/** How long readiness fails before the service refuses new connections, so that balancers see it, in ms. */
const READINESS_FAILS = 1_000
/** The ms after a signal until running requests are cut off, and until the process ends in any case. */
const DRAINED_AFTER = 3_500
const STOPPED_AFTER = 4_800
const CLOSE_IDLE_EVERY = 100

const start = async (): Promise<void> => {
  const settings = readSettings(process.env)
  const log = consoleLog(settings.logFormat)
  warnOfMisspelt(process.env, log)
  await checkStart(settings)
  log.info('database-opening', { message: 'Opening the database; usually 1 to 3 s, up to 10 s for a new one …' })
  const database = await openDatabase(settings, log)
  const core = await makeCore({ settings, database, log, clock: machineNow, random: Math.random })
  const world = settings.demo
    ? await (await import('../simulator/startSimulator.ts')).startSimulator(core, database.sql)
    : emptyWorld(core)
  const deps: Deps = { ...core, ...world, delivery: makeDelivery(core) }
  const app = await buildApp(deps, [world.routes, deliveryRoutes, geolocatorRoutes])
  try {
    await app.listen({ port: settings.port, host: settings.host })
  } catch (error) {
    throw listenRefused(error, settings)
  }

  let isStopping = false
  /** Stops the parts one after the other, also after one has failed; ends the process. */
  const stop = async (readinessFails: number) => {
    if (isStopping) return
    isStopping = true
    core.readiness.beginStop()
    setTimeout(() => app.server.closeAllConnections(), DRAINED_AFTER).unref()
    setTimeout(() => process.exit(1), STOPPED_AFTER).unref()
    const readinessHasFailed = wait(readinessFails)
    const parts: ReadonlyArray<() => Promise<unknown>> = [
      world.stop,
      () => readinessHasFailed,
      () => {
        // A connection whose last request began before `close` stays open after its answer.
        setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY).unref()
        return app.close()
      },
      core.stop,
      database.close,
    ]
    let code = 0
    for (const part of parts)
      try {
        await part()
      } catch (error) {
        if (isDatabaseAway(error)) continue
        log.error('not-stopped-cleanly', error)
        code = 1
      }
    process.exit(code)
  }
  process.on('SIGTERM', () => void stop(READINESS_FAILS))
  // Ctrl-C stops a service on a developer's machine, which has no load balancer.
  process.on('SIGINT', () => void stop(0))

  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : settings.port
  const engine = database.warning ?? describeEngine(settings)
  if (world.startupText !== undefined) process.stdout.write(`${world.startupText({ port, engine })}\n`)
  else if (database.warning !== undefined) process.stdout.write(`${database.warning}\n`)
  process.stdout.write(`ready http://localhost:${port}\n`)
}

start().catch((error: unknown) => {
  // A database that goes away or whose disk is full while it is brought up to date or filled.
  const isAway = isDatabaseAway(error)
  const reason = isAway ? new Error(`The database ended the start: ${(error as Error).message}`) : error
  refuseStart(reason, isAway || isExpected(error))
})
