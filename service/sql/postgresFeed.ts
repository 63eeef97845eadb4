import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { startBackgroundLoop } from '../base/backgroundLoop.ts'
import type { Log } from '../base/log.ts'
import { writableNow } from './databaseAddresses.ts'
import { KEEP_ALIVE } from './postgresPool.ts'
import { ALL_KEYS, Listeners, type ChangeFeed, type Topic } from '../store/changeFeed.ts'

const CHANNEL = 'rider_portal'
const TOPICS: ReadonlyArray<Topic> = ['account', 'order', 'session', 'setting', 'vendor']
/** How often the feed reconnects and sends pending messages, in ms. */
const RECOVER_EVERY = 500
/** How often a connection is checked, and how long connecting or a statement may take, in ms. */
const CHECK_EVERY = 5_000
const ANSWERS_WITHIN = 5_000
const GATHER_MS = 3
const MAX_WAITING = 10_000

/**
 * The changes are committed already and the messages need not survive a crash, so this commit does not wait for the
 * disk.
 */
const TELL = `select pg_notify('${CHANNEL}', message)
              from set_config('synchronous_commit', 'off', true), unnest($1::text[]) as message`

/** A connection that is replaced after it was lost. */
interface HeldConnection {
  readonly connected: () => boolean
  /** Connects if the connection was lost or no longer answers, and then resolves with true. */
  readonly restore: () => Promise<boolean>
  readonly close: () => Promise<void>
}

const holdConnection = async (
  configure: () => Promise<pg.ClientConfig>,
  log: Log,
  prepare: (client: pg.Client, connection: pg.ClientConfig) => Promise<unknown>,
): Promise<HeldConnection> => {
  let client: pg.Client | undefined
  let checkedAt = 0
  let closed = false
  const lose = (lost: pg.Client, error: unknown) => {
    if (client !== lost) return
    client = undefined
    if (!closed) log.error('change-feed-lost', error)
  }
  const connect = async (): Promise<void> => {
    const connection = await configure()
    const next = new pg.Client({
      ...KEEP_ALIVE,
      ...connection,
      connectionTimeoutMillis: ANSWERS_WITHIN,
      query_timeout: ANSWERS_WITHIN,
    })
    next.on('error', (error) => lose(next, error))
    next.on('end', () => lose(next, 'connection ended'))
    try {
      await next.connect()
      await prepare(next, connection)
    } catch (error) {
      await next.end().catch(() => undefined)
      throw error
    }
    client = next
    checkedAt = performance.now()
  }
  /** Loses a connection that no longer answers, such as one that a failover cut off without a word. */
  const check = async (): Promise<void> => {
    if (client === undefined || performance.now() < checkedAt + CHECK_EVERY) return
    const checked = client
    try {
      await checked.query('select 1')
      checkedAt = performance.now()
    } catch (error) {
      lose(checked, error)
      await checked.end()
    }
  }
  await connect()
  return {
    connected: () => client !== undefined,
    restore: async () => {
      await check()
      if (client !== undefined) return false
      await connect()
      return true
    },
    close: async () => {
      closed = true
      await client?.end()
    },
  }
}

/**
 * For a PostgreSQL that only this process uses. A statement whose connection is lost may have been committed without
 * being published, so that listeners receive `ALL_KEYS` once the database is back.
 */
export const singleProcessFeed = async (connection: pg.ClientConfig, log: Log): Promise<ChangeFeed> => {
  const listeners = new Listeners()
  const held = await holdConnection(
    () => Promise.resolve(connection),
    log,
    () => Promise.resolve(),
  )
  const recovering = startBackgroundLoop(log, {
    failure: 'change-feed-unreachable',
    every: RECOVER_EVERY,
    run: async () => {
      if (await held.restore()) for (const topic of TOPICS) listeners.notify(topic, ALL_KEYS, false)
    },
  })
  return {
    publish: (topic, key) => listeners.notify(topic, key, true),
    listen: listeners.listen,
    connected: held.connected,
    close: async () => {
      await recovering.stop()
      await held.close()
    },
  }
}

const isTopic = (value: unknown): value is Topic => TOPICS.includes(value as Topic)

/**
 * Notifies other processes through NOTIFY, in separate statements: a NOTIFY inside the transactions of orders would
 * serialize their commits. Listens on a connection of its own. While the database is unreachable, pending messages
 * wait. After a reconnect, listeners receive `ALL_KEYS`, because messages of other processes were lost.
 */
export const postgresFeed = async (url: string, pool: pg.Pool, log: Log): Promise<ChangeFeed> => {
  const self = randomUUID()
  const listeners = new Listeners()
  let waiting: Array<string> = []
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> = Promise.resolve()
  let closed = false

  const messageOf = (topic: Topic, key: string) => JSON.stringify([self, topic, key])
  /** Above the limit, `ALL_KEYS` of each topic replaces the single messages. */
  const keepWaiting = (messages: ReadonlyArray<string>) => {
    waiting = [...messages, ...waiting]
    if (waiting.length > MAX_WAITING) waiting = TOPICS.map((topic) => messageOf(topic, ALL_KEYS))
  }
  const send = async (messages: ReadonlyArray<string>) => {
    try {
      await pool.query(TELL, [messages])
    } catch (error) {
      log.error('change-not-told', error, { messages: messages.length })
      if (!closed) keepWaiting(messages)
    }
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const messages = waiting
    waiting = []
    if (messages.length > 0) sending = sending.then(() => send(messages))
  }

  const handleNotification = (payload: string | undefined) => {
    try {
      const [process, topic, key] = JSON.parse(payload ?? '') as ReadonlyArray<unknown>
      if (process !== self && isTopic(topic) && typeof key === 'string') listeners.notify(topic, key, false)
    } catch (error) {
      log.error('change-not-understood', error)
    }
  }

  const held = await holdConnection(
    async () => ({ connectionString: await writableNow(url) }),
    log,
    async (client, { connectionString }) => {
      client.on('notification', ({ payload }) => handleNotification(payload))
      await client.query(`listen ${CHANNEL}`)
      // New connections follow to another address of `DATABASE_URL`; those to the lost one have failed.
      if (pool.options !== undefined && connectionString !== undefined) pool.options.connectionString = connectionString
    },
  )
  const recovering = startBackgroundLoop(log, {
    failure: 'change-feed-unreachable',
    every: RECOVER_EVERY,
    run: async () => {
      if (await held.restore()) for (const topic of TOPICS) listeners.notify(topic, ALL_KEYS, false)
      flush()
    },
  })
  return {
    publish: (topic, key) => {
      listeners.notify(topic, key, true)
      waiting.push(messageOf(topic, key))
      timer ??= setTimeout(flush, GATHER_MS)
    },
    listen: listeners.listen,
    connected: held.connected,
    close: async () => {
      closed = true
      await recovering.stop()
      flush()
      await sending
      await held.close()
    },
  }
}
