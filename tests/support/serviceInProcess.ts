import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { login } from '../../contract/auth.ts'
import { pathOf } from '../../contract/endpoint.ts'
import { buildApp } from '../../service/app.ts'
import { deliveryRoutes } from '../../service/delivery/deliveryRoutes.ts'
import { makeDelivery } from '../../service/delivery/makeDelivery.ts'
import { type Core, makeCore } from '../../service/core.ts'
import { type Deps, emptyWorld, type World } from '../../service/world.ts'
import { geolocatorRoutes } from '../../service/geolocator/geolocatorRoutes.ts'
import type { Log } from '../../service/base/log.ts'
import { plus, type Instant } from '../../src/domain/instant.ts'
import { silentLog } from './silentLog.ts'
import { readSettings, type Settings } from '../../service/base/settings.ts'
import type { Database } from '../../service/sql/openedDatabase.ts'
import { NOON, seededDatabase } from './seededDatabases.ts'
import { PASSWORD } from './smallWorld.ts'

export { NOON }

export interface TestClock {
  readonly now: () => Instant
  /** Milliseconds. */
  readonly advance: (by: number) => void
}

/** Starts at noon and changes only when it is advanced. */
export const makeTestClock = (start = NOON): TestClock => {
  let now = start
  return {
    now: () => now,
    advance: (by) => {
      now = plus(now, by)
    },
  }
}

export interface ServiceInProcess {
  readonly app: FastifyInstance
  readonly deps: Deps
  readonly database: Database
  readonly clock: TestClock
  readonly log: { readonly errors: ReadonlyArray<{ readonly event: string; readonly cause: unknown }> }
  readonly close: () => Promise<void>
}

export interface Overrides {
  readonly settings?: Partial<Settings>
  readonly clock?: TestClock
  /** Used instead of a new embedded database; it is neither seeded nor closed. */
  readonly database?: Database
  /** Used instead of the empty world. */
  readonly world?: (core: Core, database: Database) => World
  /** Replaces dependencies of the routes. */
  readonly instead?: Partial<Pick<Deps, 'geocoderOf' | 'stores'>>
}

const recordingLog = () => {
  const errors: Array<{ event: string; cause: unknown }> = []
  const log: Log = { ...silentLog, error: (event, cause) => void errors.push({ event, cause }) }
  return { log, errors }
}

/** The service on a database in memory, with the small world and a clock that tests advance. */
export const startService = async (overrides: Overrides = {}): Promise<ServiceInProcess> => {
  const clock = overrides.clock ?? makeTestClock()
  const database = overrides.database ?? (await seededDatabase())
  const { log, errors } = recordingLog()
  const settings: Settings = { ...readSettings({ DATA_DIR: 'memory:', DEMO: '0' }), ...overrides.settings }
  const core = await makeCore({ settings, database, log, clock: clock.now, random: Math.random })
  const world = overrides.world?.(core, database) ?? emptyWorld(core)
  const deps: Deps = {
    ...core,
    ...overrides.instead,
    ...world,
    delivery: makeDelivery(core),
  }
  const app = await buildApp(deps, [world.routes, deliveryRoutes, geolocatorRoutes])
  return {
    app,
    deps,
    database,
    clock,
    log: { errors },
    close: async () => {
      await app.close()
      await core.stop()
      if (overrides.database === undefined) await database.close()
    },
  }
}

/** The headers of a signed-in account; `host` selects the deployment. */
export interface SignedInAs {
  readonly authorization: string
  readonly host: string
  readonly refreshToken: string
}

/** Signs in through the API. */
export const signIn = async (app: FastifyInstance, email: string, host = 'localhost'): Promise<SignedInAs> => {
  const answer = await app.inject({
    method: 'POST',
    url: pathOf(login),
    headers: { host },
    payload: { email_address: email, password: PASSWORD },
  })
  if (answer.statusCode !== 200) throw new Error(`Sign-in of ${email} failed: ${answer.body}`)
  const { AccessToken, IdToken, RefreshToken } = answer.json<{
    result: { AuthenticationResult: { AccessToken: string; IdToken: string; RefreshToken: string } }
  }>().result.AuthenticationResult
  return { authorization: `Bearer ${AccessToken}|${IdToken}`, host, refreshToken: RefreshToken }
}

export const newKey = (): string => randomBytes(12).toString('base64url')
