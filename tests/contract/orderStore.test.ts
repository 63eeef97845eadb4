import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../contract/endpoint.ts'
import { logout } from '../../contract/auth.ts'
import { addOutlet } from '../../contract/outlets.ts'
import { listVendors } from '../../contract/vendors.ts'
import { silentLog } from '../support/silentLog.ts'
import { openDatabase } from '../../service/sql/database.ts'
import type { Database } from '../../service/sql/openedDatabase.ts'
import { createPglite } from '../../service/sql/pglite.ts'
import { signIn, startService, type ServiceInProcess } from '../support/serviceInProcess.ts'
import { outletPayload } from '../support/outletPayload.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { CZ, orderJson, seedSmallWorld } from '../support/smallWorld.ts'
import { bulkJobStoreContract } from './bulkJobStore.contract.ts'
import { bulkPlacingStoreContract } from './bulkPlacingStore.contract.ts'
import { customersContract } from './customerStore.contract.ts'
import { customerWordsMigrationContract } from './customerWordsMigration.contract.ts'
import { historyMigrationContract } from './historyMigration.contract.ts'
import { outletStoreContract } from './outletStore.contract.ts'
import { overviewStoreContract } from './overviewStore.contract.ts'
import { storesContract } from './orderStore.contract.ts'
import { paymentStoreContract } from './paymentStore.contract.ts'
import { proofStoreContract } from './proofStore.contract.ts'
import { registrationStoreContract } from './registrationStore.contract.ts'
import { usualTimesStoreContract } from './usualTimesStore.contract.ts'
import { vouchersContract } from './voucherStore.contract.ts'

let embedded: Database
let onPostgres: Database
let postgres: TestPostgres

beforeAll(async () => {
  const [server, memory] = await Promise.all([startPostgres(), openDatabase({ dataDir: 'memory:' }, silentLog)])
  postgres = server
  embedded = memory
  onPostgres = await openDatabase({ databaseUrl: await postgres.createDatabase('stores'), dataDir: '' }, silentLog)
})
afterAll(async () => {
  await embedded.close()
  await onPostgres.close()
  await postgres.stop()
})

storesContract('PGlite', () => embedded)
storesContract('PostgreSQL', () => onPostgres)
usualTimesStoreContract('PGlite', () => embedded)
usualTimesStoreContract('PostgreSQL', () => onPostgres)
customersContract('PGlite', () => embedded)
customersContract('PostgreSQL', () => onPostgres)
vouchersContract('PGlite', () => embedded)
vouchersContract('PostgreSQL', () => onPostgres)
proofStoreContract('PGlite', () => embedded)
proofStoreContract('PostgreSQL', () => onPostgres)
paymentStoreContract('PGlite', () => embedded)
paymentStoreContract('PostgreSQL', () => onPostgres)
registrationStoreContract('PGlite', () => embedded)
registrationStoreContract('PostgreSQL', () => onPostgres)
outletStoreContract('PGlite', () => embedded)
outletStoreContract('PostgreSQL', () => onPostgres)
bulkJobStoreContract('PGlite', () => embedded)
bulkJobStoreContract('PostgreSQL', () => onPostgres)
bulkPlacingStoreContract('PGlite', () => embedded)
bulkPlacingStoreContract('PostgreSQL', () => onPostgres)
overviewStoreContract('PGlite', () => embedded)
overviewStoreContract('PostgreSQL', () => onPostgres)
const emptyEmbedded = async () => {
  const pglite = await createPglite('memory://')
  return new Kysely<unknown>({ dialect: new PGliteDialect({ pglite }) })
}
const emptyOnPostgres = async (name: string) => {
  const pool = new pg.Pool({ connectionString: await postgres.createDatabase(name), max: 1 })
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
}
historyMigrationContract('PGlite', emptyEmbedded)
historyMigrationContract('PostgreSQL', () => emptyOnPostgres('before'))
customerWordsMigrationContract('PGlite', emptyEmbedded)
customerWordsMigrationContract('PostgreSQL', () => emptyOnPostgres('words'))

describe('two processes on one PostgreSQL', () => {
  let databases: ReadonlyArray<Database>
  let one: ServiceInProcess
  let other: ServiceInProcess

  beforeAll(async () => {
    const databaseUrl = await postgres.createDatabase('shared')
    // Both start concurrently on an empty database: one of them creates the tables.
    databases = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl, dataDir: '' }, silentLog)))
    const [first, second] = databases as [Database, Database]
    one = await startService({ database: first })
    other = await startService({ database: second, clock: one.clock })
    await seedSmallWorld(one.deps)
  })
  afterAll(async () => {
    await one.close()
    await other.close()
    for (const database of databases) await database.close()
  })

  it('send a change made through one to a socket on the other (LIVE-08)', async () => {
    const anna = await signIn(one.app, 'anna@small.test')
    const authorization = encodeURIComponent(Buffer.from(anna.authorization).toString('base64'))
    const socket = await other.app.injectWS(`/ws?Authorization=${authorization}`, {
      headers: { host: anna.host },
    } as Parameters<typeof other.app.injectWS>[1])
    const next = () =>
      new Promise<{ type: string; data: { order?: unknown } }>(
        (resolve) =>
          void socket.once('message', (data: Buffer) => {
            resolve(JSON.parse(data.toString()) as { type: string; data: { order?: unknown } })
          }),
      )
    const subscribed = next()
    socket.send(JSON.stringify({ action: 'subscribeToVendor', data: { vendor_id: 'bistro' } }))
    expect((await subscribed).type).toBe('subscribe_ok')
    const told = next()
    const changed = await one.deps.stores.orders.change(CZ, 'bistro-first', (order) => ({
      ...order,
      status: 'DELAYED',
    }))
    expect((await told).data.order).toEqual(changed)
    const placed = next()
    const intent = { accountId: 'account-anna', key: 'two', fingerprint: 'x' }
    await one.deps.stores.orders.place(CZ, orderJson('bistro', 'two', one.clock.now()), intent)
    expect((await placed).data.order).toMatchObject({ order_id: 'bistro-two' })
    socket.terminate()
  })

  it('end a session together (SESS-06)', async () => {
    const anna = await signIn(one.app, 'anna@small.test')
    const headers = { host: anna.host, authorization: anna.authorization }
    const status = async (service: ServiceInProcess) =>
      (await service.app.inject({ url: pathOf(listVendors), headers })).statusCode
    expect([await status(one), await status(other)]).toEqual([200, 200])
    const ended = new Promise<unknown>((resolve) => void other.deps.sessions.onEnd(resolve))
    await one.app.inject({ method: 'POST', url: pathOf(logout), headers })
    await ended
    expect([await status(one), await status(other)]).toEqual([401, 401])
  })

  it('share a newly added collection point immediately (OUTLET-18)', async () => {
    const pavla = await signIn(one.app, 'pavla@small.test')
    const headers = { host: pavla.host, authorization: pavla.authorization }
    const idsAt = async ({ app }: ServiceInProcess) =>
      (await app.inject({ url: pathOf(listVendors), headers }))
        .json<{ result: { vendors: ReadonlyArray<{ vendor_id: string }> } }>()
        .result.vendors.map(({ vendor_id: id }) => id)
    expect(await idsAt(other)).toEqual(['retez', 'retez-1', 'retez-2'])
    const heard = new Promise<unknown>((resolve) => void other.deps.feed.listen('account', resolve))
    const added = await one.app.inject({
      method: 'POST',
      url: pathOf(addOutlet),
      headers: { ...headers, 'idempotency-key': 'outlet' },
      payload: outletPayload(),
    })
    expect(await heard).toBe('account-pavla')
    const { result } = added.json<{ result: { vendor_id: string } }>()
    expect((await idsAt(other)).toSorted()).toEqual([result.vendor_id, 'retez', 'retez-1', 'retez-2'].sort())
  })

  it('place an order once if both get it (CON-16)', async () => {
    const intent = { accountId: 'account-anna', key: 'both', fingerprint: 'x' }
    const outcomes = await Promise.all(
      [one, other, one, other].map((service, index) =>
        service.deps.stores.orders.place(CZ, orderJson('bistro', `both${index}`, one.clock.now()), intent),
      ),
    )
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['placed', 'repeated', 'repeated', 'repeated'])
  })

  it('prepare the statement that places orders once per connection, and no other (ADR 8)', async () => {
    await one.deps.stores.orders.place(CZ, orderJson('bistro', 'planned', one.clock.now()), {
      accountId: 'account-anna',
      key: 'planned',
      fingerprint: 'x',
    })
    const [database] = databases as [Database]
    // More queries at once than a process has connections, so that each connection is queried.
    const kept = await Promise.all(
      Array.from({ length: 20 }, () =>
        sql<{ name: string }>`select name from pg_prepared_statements`.execute(database.sql),
      ),
    )
    expect([...new Set(kept.flatMap(({ rows }) => rows.map(({ name }) => name)))]).toEqual(['place-orders'])
  })

  it('read a setting again after the other has set it (API-12)', async () => {
    expect(await other.deps.stores.settings.flags(CZ)).toEqual({})
    const heard = new Promise<void>((resolve) => void other.deps.feed.listen('setting', () => resolve()))
    await one.deps.stores.settings.setFlag(CZ, 'Voucher', true)
    await heard
    expect(await other.deps.stores.settings.flags(CZ)).toEqual({ Voucher: true })
  })
})
