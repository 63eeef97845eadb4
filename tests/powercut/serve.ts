import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { pathOf } from '../../contract/endpoint.ts'
import { placeOrder, type OrderJson, type OrderToPlace } from '../../contract/orders.ts'
import { openDatabase } from '../../service/sql/database.ts'
import type { EmbeddedParts } from '../../service/sql/embedded/embeddedPostgres.ts'
import { silentLog } from '../support/silentLog.ts'

export type Engine = 'postgres' | 'pglite'
export type Order = typeof OrderToPlace.Encoded

interface Served {
  readonly address: string
  readonly authorization: string
  readonly order: Order
}

/** The program `serveFolder.ts`. */
export interface Serving {
  readonly served: Served
  readonly checkpoint: () => Promise<void>
  readonly stop: () => Promise<void>
  /** Like `kill -9`. */
  readonly kill: () => Promise<void>
}

/** Starts `serveFolder.ts` on a folder, below the program `tracer` if it is named. */
export const serve = async (engine: Engine, dataDir: string, tracer: ReadonlyArray<string> = []): Promise<Serving> => {
  const program = path.join(import.meta.dirname, 'serveFolder.ts')
  const [command, ...args] = [...tracer, process.execPath, program, engine, dataDir]
  const child = spawn(command ?? '', args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async (): Promise<string> => {
    const { value, done } = await lines.next()
    if (done === true) throw new Error(`The service ended with ${String((await ended)[0])}`)
    return String(value)
  }
  const served = JSON.parse(await next()) as Served
  return {
    served,
    checkpoint: async () => {
      child.stdin.write('checkpoint\n')
      await next()
    },
    stop: async () => {
      child.stdin.end()
      await ended
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** The order of a call, with a description and an amount of its own. */
export const orderOf = ({ order }: Served, call: number): Order => ({
  ...order,
  order: { ...order.order, description: `Order ${call}`, amount: call },
})

/** Sends an order; its description is the idempotency key. */
export const sendOrder = ({ address, authorization }: Served, order: Order): Promise<Response> =>
  fetch(address + pathOf(placeOrder), {
    method: 'POST',
    headers: {
      authorization,
      'content-type': 'application/json',
      // The recording reads the answer as it leaves the service.
      'accept-encoding': 'identity',
      'idempotency-key': order.order.description.replace(' ', '-'),
    },
    body: JSON.stringify(order),
  })

export const placedId = (answer: string): string =>
  (JSON.parse(answer) as { readonly result: { readonly order_id: string } }).result.order_id

/** Opens the database of a stopped service, reads all rows of all tables, and returns the orders. */
export const readFolder = async (dataDir: string, parts?: EmbeddedParts): Promise<ReadonlyArray<OrderJson>> => {
  const { sql: on, close } = await openDatabase({ dataDir }, silentLog, parts)
  try {
    const { rows: tables } = await sql<{ name: string }>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(on)
    for (const { name } of tables) await sql`select sum(length(t::text)) from ${sql.table(name)} as t`.execute(on)
    const rows = await on.selectFrom('orders').select('document').execute()
    return rows.map(({ document }) => JSON.parse(document) as OrderJson)
  } finally {
    await close()
  }
}
