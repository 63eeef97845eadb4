import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { login } from '../../contract/auth.ts'
import { pathOf } from '../../contract/endpoint.ts'
import { buildApp } from '../../service/app.ts'
import { readSettings } from '../../service/base/settings.ts'
import { makeCore } from '../../service/core.ts'
import { deliveryRoutes } from '../../service/delivery/deliveryRoutes.ts'
import { makeDelivery } from '../../service/delivery/makeDelivery.ts'
import { openDatabase } from '../../service/sql/database.ts'
import { emptyWorld } from '../../service/world.ts'
import { instantAt } from '../../src/domain/instant.ts'
import { silentLog } from '../support/silentLog.ts'
import { ANNA, orderPayload, PASSWORD, seedSmallWorld } from '../support/smallWorld.ts'
import { withoutBinaries } from '../support/withoutBinaries.ts'

/*
 * Serves the small world from a folder, on a free port, at noon of a day on which its stores are open. Prints what a
 * client needs to place orders; answers the line `checkpoint` when it is done; stops at the end of its input.
 */

const [, , engine, dataDir = ''] = process.argv
const NOON = instantAt(Date.parse('2026-03-12T11:00:00Z'))
const HOST = 'localhost'

const database = await openDatabase({ dataDir }, silentLog, engine === 'pglite' ? withoutBinaries : undefined)
const settings = readSettings({ DATA_DIR: 'memory:', DEMO: '0' })
const core = await makeCore({ settings, database, log: silentLog, clock: () => NOON, random: Math.random })
const deps = { ...core, ...emptyWorld(core), delivery: makeDelivery(core) }
if ((await core.stores.vendors.byId(ANNA.deployment, 'bistro')) === undefined) await seedSmallWorld(core)
const app = await buildApp(deps, [deliveryRoutes])
const address = await app.listen({ port: 0, host: '127.0.0.1' })

const answer = await app.inject({
  method: 'POST',
  url: pathOf(login),
  headers: { host: HOST },
  payload: { email_address: ANNA.email, password: PASSWORD },
})
const { AccessToken, IdToken } = answer.json<{
  result: { AuthenticationResult: { AccessToken: string; IdToken: string } }
}>().result.AuthenticationResult
const authorization = `Bearer ${AccessToken}|${IdToken}`
const order = await orderPayload(app, { authorization, host: HOST })
process.stdout.write(`${JSON.stringify({ address, authorization, order })}\n`)

for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'checkpoint') await sql`checkpoint`.execute(database.sql)
  process.stdout.write(`${line}\n`)
}
await app.close()
await core.stop()
await database.close()
