import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Log } from '../log.ts'
import { EVERYTHING, Listeners, type ChangeFeed, type Topic } from './changeFeed.ts'

const CHANNEL = 'rider_portal'
const TOPICS: ReadonlyArray<Topic> = ['account', 'order', 'session', 'setting', 'vendor']
const RECONNECT_MS = 500
const GATHER_MS = 3
const WAITING_MOST = 10_000

/** What is told is committed already; the telling itself need not survive, and so waits for no disk. */
const TELL = `select pg_notify('${CHANNEL}', message)
              from set_config('synchronous_commit', 'off', true), unnest($1::text[]) as message`

const isTopic = (value: unknown): value is Topic => TOPICS.includes(value as Topic)

/**
 * Tells other processes through NOTIFY, in statements of its own: a NOTIFY inside the transaction of an order would
 * make all orders wait for each other. Listens on a connection of its own, which reconnects.
 */
export const postgresFeed = async (url: string, pool: pg.Pool, log: Log): Promise<ChangeFeed> => {
  const self = randomUUID()
  const listeners = new Listeners()
  let waiting: Array<string> = []
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> = Promise.resolve()
  let client: pg.Client | undefined
  let closed = false
  let retry: NodeJS.Timeout | undefined

  const send = async (messages: ReadonlyArray<string>) => {
    try {
      await pool.query(TELL, [messages])
    } catch (error) {
      log.error('change-not-told', error, { messages: messages.length })
      if (!closed && waiting.length < WAITING_MOST) waiting = [...messages, ...waiting]
    }
  }
  const flush = () => {
    timer = undefined
    const messages = waiting
    waiting = []
    sending = sending.then(() => send(messages))
  }

  const hear = (payload: string | undefined) => {
    try {
      const [process, topic, key] = JSON.parse(payload ?? '') as ReadonlyArray<unknown>
      if (process !== self && isTopic(topic) && typeof key === 'string') listeners.tell(topic, key, false)
    } catch (error) {
      log.error('change-not-understood', error)
    }
  }

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true })
    const lost = (error?: unknown) => {
      if (client !== next) return
      client = undefined
      if (closed) return
      log.error('change-feed-lost', error ?? 'connection ended')
      retry = setTimeout(reconnect, RECONNECT_MS)
    }
    next.on('error', lost)
    next.on('end', () => lost())
    next.on('notification', ({ payload }) => hear(payload))
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      client = next
    } catch (error) {
      await next.end().catch(() => undefined)
      throw error
    }
  }
  const reconnect = () => {
    connect().then(
      () => {
        for (const topic of TOPICS) listeners.tell(topic, EVERYTHING, false)
      },
      (error: unknown) => {
        log.error('change-feed-unreachable', error)
        if (!closed) retry = setTimeout(reconnect, RECONNECT_MS)
      },
    )
  }

  await connect()
  return {
    publish: (topic, key) => {
      listeners.tell(topic, key, true)
      waiting.push(JSON.stringify([self, topic, key]))
      timer ??= setTimeout(flush, GATHER_MS)
    },
    listen: listeners.listen,
    connected: () => client !== undefined,
    close: async () => {
      closed = true
      clearTimeout(retry)
      clearTimeout(timer)
      if (waiting.length > 0) flush()
      await sending
      await client?.end()
    },
  }
}
