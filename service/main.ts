import { machineNow } from './base/machineNow.ts'
import { makeCore } from './core.ts'
import { buildApp } from './app.ts'
import { deliveryRoutes } from './delivery/deliveryRoutes.ts'
import { makeDelivery } from './delivery/makeDelivery.ts'
import { geolocatorRoutes } from './geolocator/geolocatorRoutes.ts'
import { consoleLog } from './base/log.ts'
import { misspeltSettings } from './base/misspeltSettings.ts'
import { refuseStart } from './base/refuseStart.ts'
import { readSettings, SettingRefused } from './base/settings.ts'
import { checkStart, listenRefused } from './base/startChecks.ts'
import { enginePromise } from './store/enginePromise.ts'
import { openDatabase, type Database } from './store/sql/database.ts'
import { DatabaseUnreadable } from './store/sql/databaseFolder.ts'
import { FolderInUse } from './store/sql/folderLock.ts'
import { emptyWorld, type Deps } from './world.ts'

/** How long running requests may take to end, and how long stopping may take in all, in ms. */
const GRACE_MS = 3_500
const STOPPED_AFTER_MS = 4_800

const start = async (): Promise<void> => {
  const settings = readSettings(process.env)
  const log = consoleLog(settings.logFormat)
  for (const { name, meant } of misspeltSettings(process.env))
    log.warn('setting-unknown', { message: `${name} is not a setting; did you mean ${meant}?` })
  await checkStart(settings)
  log.info('database-opening', { message: 'Opening the database; usually 1 to 3 s, up to 10 s for a new one …' })
  const database: Database & { readonly engine?: string } = await openDatabase(settings, log)
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

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    const late = setTimeout(() => app.server.closeAllConnections(), GRACE_MS)
    late.unref()
    setTimeout(() => process.exit(1), STOPPED_AFTER_MS).unref()
    await world.stop()
    await app.close()
    await core.stop()
    await database.close()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error('not-stopped-cleanly', error)
          process.exit(1)
        },
      )
    })

  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : settings.port
  const engine = database.engine ?? enginePromise(settings)
  if (world.startupText !== undefined) process.stdout.write(`${world.startupText({ port, engine })}\n`)
  process.stdout.write(`ready http://localhost:${port}\n`)
}

start().catch((error: unknown) => {
  const isExpected =
    error instanceof SettingRefused || error instanceof FolderInUse || error instanceof DatabaseUnreadable
  refuseStart(error, isExpected)
})
