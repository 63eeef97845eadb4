import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Log } from '../base/log.ts'
import { PreparingClient } from './preparingClient.ts'
import type { Sql, Tables } from './tables.ts'

/**
 * Each query here reads one index in its order. Until a new table is analysed, the planner prefers to collect all
 * orders of a vendor with a bitmap scan and sort them.
 */
export const PLAN_BY_INDEX = 'set enable_bitmapscan = off'

export const INT8 = 20
const MAX_CONNECTIONS = 16
/** How long a statement waits for a free connection, in ms. */
const FREE_WITHIN = 5_000
/** How long an address may take to answer a new connection, in ms: people hear within a second that it does not. */
const ANSWERS_WITHIN = 900

/** Finds idle connections that ended without a word, as in a failover, within half a minute. */
export const KEEP_ALIVE: pg.ClientConfig = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

class PromptClient extends PreparingClient {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: ANSWERS_WITHIN })
  }

  override query(...input: Array<never>): never {
    const answer = super.query(...input) as Promise<unknown> | undefined
    // Any further statement would wait behind the one that exceeded `query_timeout`.
    answer?.catch((error: unknown) => (isReadTimeout(error) ? this.end() : undefined))
    return answer as never
  }
}

const isReadTimeout = (error: unknown) => error instanceof Error && error.message === 'Query read timeout'

export const readAsNumber = (text: string) => Number(text)

/** Opens a pool of connections to a PostgreSQL; ending `sql` ends the pool. */
export const openPool = (connection: pg.ClientConfig, log: Log): { readonly sql: Sql; readonly pool: pg.Pool } => {
  const pool = new pg.Pool({
    Client: PromptClient,
    ...KEEP_ALIVE,
    ...connection,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: FREE_WITHIN,
    types: { getTypeParser: (oid, format) => (oid === INT8 ? readAsNumber : pg.types.getTypeParser(oid, format)) },
  })
  pool.on('error', (error) => {
    // A pool that ends does not wait for its clients, and the embedded server may stop before they have left.
    if (!pool.ending) log.error('database-connection-lost', error)
  })
  // The pool handles errors of idle clients only. A client in use rejects its statement and also emits `error`; without
  // a listener that event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const sql = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async (created) => {
        await created.executeQuery(CompiledQuery.raw(PLAN_BY_INDEX))
      },
    }),
  })
  return { sql, pool }
}

/** Runs `work` on a PostgreSQL. */
export const withPool = async <T>(
  connection: pg.ClientConfig,
  log: Log,
  work: (database: Sql) => Promise<T>,
): Promise<T> => {
  const { sql } = openPool(connection, log)
  try {
    return await work(sql)
  } finally {
    await sql.destroy()
  }
}
