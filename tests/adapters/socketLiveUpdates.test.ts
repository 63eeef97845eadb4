import { Effect, PubSub, Stream } from 'effect'
import { ws } from 'msw/ws'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeSocketLiveUpdates } from '../../src/adapters/websocket/SocketLiveUpdates.ts'
import type { LoginProvider } from '../../src/application/ports/CurrentSession.ts'
import type { LiveEvent } from '../../src/application/ports/LiveUpdates.ts'
import { ServiceUnavailable, SignedOut } from '../../src/application/ports/ServiceFailure.ts'
import type { WakeUp } from '../../src/application/ports/WakeUps.ts'
import type { Order } from '../../src/domain/order/order.ts'
import { instantAt, plus, SECOND } from '../../src/domain/instant.ts'
import { aLogin } from '../support/aSession.ts'
import { anOrderJson } from '../support/anOrderJson.ts'
import { until, VirtualClock } from '../support/virtualClock.ts'
import { answeringServer } from '../support/answeringServer.ts'

const NOW = instantAt(Date.parse('2026-03-12T11:00:00Z'))
const URL_OF_SOCKET = 'wss://cz.dobrego.test/ws'

interface Connection {
  readonly url: URL
  readonly said: ReadonlyArray<unknown>
  readonly tell: (frame: unknown) => void
  readonly tellText: (text: string) => void
  readonly hangUp: (code?: number) => void
}

const link = ws.link(`${URL_OF_SOCKET}*`)
const server = answeringServer()
let connections: Connection[] = []
/** Whether the service confirms subscriptions by itself. */
let confirms = true

beforeEach(() => {
  connections = []
  confirms = true
  server.use(
    link.addEventListener('connection', ({ client }) => {
      const said: unknown[] = []
      client.addEventListener('message', ({ data }) => {
        said.push(JSON.parse(typeof data === 'string' ? data : ''))
        if (confirms) client.send(JSON.stringify({ type: 'subscribe_ok', data: { vendor_id: 'bistro' } }))
      })
      connections.push({
        url: client.url,
        said,
        tell: (frame) => client.send(JSON.stringify(frame)),
        tellText: (text) => client.send(text),
        hangUp: (code) => client.close(code),
      })
    }),
  )
})

const signedIn = aLogin(plus(NOW, 3_600 * SECOND))
const sessionPort: LoginProvider = { fresh: Effect.succeed(signedIn), replace: () => Effect.succeed(signedIn) }
const connection = (number: number): Connection => {
  const found = connections[number]
  if (found === undefined) throw new Error(`no connection ${number}`)
  return found
}

/** Listens until `close`, and reads every update. */
const listening = (
  options: {
    readonly sessions?: LoginProvider
    readonly outlets?: true
  } = {},
) => {
  const clock = new VirtualClock(NOW)
  const events: LiveEvent[] = []
  const logged: string[] = []
  const read: Array<ReadonlyArray<Order>> = []
  const woken = Effect.runSync(PubSub.unbounded<WakeUp>())
  const live = makeSocketLiveUpdates({
    url: URL_OF_SOCKET,
    currency: 'CZK',
    sessions: options.sessions ?? sessionPort,
    wakeUps: Stream.fromPubSub(woken),
    open: (url) => new WebSocket(url),
    log: (what) => logged.push(what),
  })
  const subscription = {
    vendorId: 'bistro',
    includeOutlets: options.outlets ?? false,
  }
  const stopping = new AbortController()
  const running = clock.run(
    Effect.raceFirst(
      Stream.runForEach(live.ofVendor(subscription), (event) =>
        Effect.sync(() => {
          events.push(event)
          if (event.kind === 'updates') read.push(event.updates.flatMap((one) => one.read() ?? []))
        }),
      ),
      Effect.promise(
        () => new Promise((resolve) => stopping.signal.addEventListener('abort', () => resolve(undefined))),
      ),
    ),
  )
  return {
    clock,
    events,
    logged,
    wake: (why: WakeUp) => Effect.runPromise(PubSub.publish(woken, why)),
    kinds: () => events.map(({ kind }) => kind),
    /** The orders of each event that has some. */
    updates: () => read.filter((orders) => orders.length > 0),
    close: async () => {
      stopping.abort()
      await running
    },
    ended: running,
  }
}

const update = (id: string, at: string, more: Parameters<typeof anOrderJson>[0] = {}) => ({
  order: anOrderJson({ order_id: id, updated_at: at, ...more }),
  created_at: at,
})
const frame = (...of: Parameters<typeof update>) => ({ type: 'order_update', data: update(...of) })

describe('SocketLiveUpdates', () => {
  it('opens the socket with the session header as base64 (LIVE-01, LIVE-02)', async () => {
    const live = listening()
    await until(() => connections.length === 1)
    const { searchParams } = connection(0).url
    expect(atob(searchParams.get('Authorization') ?? '')).toBe('Bearer access-first|id-first')
    await live.close()
  })

  it('is disconnected first, and connected once the subscription is confirmed (LIVE-03, LIVE-06, LIVE-07)', async () => {
    confirms = false
    const live = listening()
    await until(() => connections.length === 1 && connection(0).said.length === 1)
    expect(connection(0).said).toEqual([{ action: 'subscribeToVendor', data: { vendor_id: 'bistro', batch: true } }])
    expect(live.kinds()).toEqual(['disconnected'])
    connection(0).tell({ type: 'subscribe_ok', data: { vendor_id: 'bistro' } })
    await until(() => live.events.length === 2)
    expect(live.kinds()).toEqual(['disconnected', 'connected'])
    await live.close()
  })

  it('subscribes to the outlets of a parent when they are included (LIVE-06, TRACK-27)', async () => {
    const live = listening({ outlets: true })
    await until(() => connections.length === 1 && connection(0).said.length === 1)
    expect(connection(0).said).toMatchObject([{ data: { include_outlets: true } }])
    await live.close()
  })

  it('emits an order update with its creation time (LIVE-08)', async () => {
    const live = listening()
    await until(() => live.kinds().includes('connected'))
    connection(0).tell(frame('bistro-1', '2026-03-12T10:20:00.000Z'))
    await until(() => live.events.length === 3)
    expect(live.events.at(-1)).toMatchObject({
      kind: 'updates',
      updates: [{ id: 'bistro-1', createdAt: Date.parse('2026-03-12T10:20:00Z') }],
    })
    expect(live.updates()).toMatchObject([[{ id: 'bistro-1', status: 'PICKED_UP' }]])
    await live.close()
  })

  it('emits each message at once, and what tells the versions of its orders apart before they are read (LIVE-08, LIVE-10)', async () => {
    const live = listening()
    await until(() => live.kinds().includes('connected'))
    const [early, later] = ['2026-03-12T10:00:01.000Z', '2026-03-12T10:00:02.000Z']
    connection(0).tell({ type: 'order_updates', data: [update('a', early), update('b', later)] })
    connection(0).tell(frame('a', later, { status: 'DELIVERED' }))
    await until(() => live.updates().length === 2)
    const versions = live.events.flatMap((event) =>
      event.kind === 'updates'
        ? [
            event.updates.map(({ id, vendorId, updatedAt, statusHistory }) => [
              id,
              vendorId,
              updatedAt,
              statusHistory.length,
            ]),
          ]
        : [],
    )
    const steps = anOrderJson().status_history.length
    expect(versions).toEqual([
      [
        ['a', 'bistro', Date.parse(early), steps],
        ['b', 'bistro', Date.parse(later), steps],
      ],
      [['a', 'bistro', Date.parse(later), steps]],
    ])
    await live.close()
  })

  it('emits what is readable of a message with a malformed update (LIVE-11)', async () => {
    const live = listening()
    await until(() => live.kinds().includes('connected'))
    const moment = '2026-03-12T10:20:00.000Z'
    connection(0).tell({ type: 'order_updates', data: [update('a', moment), { order: {} }, update('b', moment)] })
    await until(() => live.updates().length === 1)
    expect(live.updates()).toMatchObject([[{ id: 'a' }, { id: 'b' }]])
    expect(live.logged).toEqual(['an order update that cannot be read'])
    await live.close()
  })

  it.each([
    ['invalid JSON', 'garbage'],
    ['a frame of an unrecognised type', '{"type":"surprise"}'],
    ['an update without an order', '{"type":"order_update","data":{}}'],
    ['an unreadable order', JSON.stringify(frame('bad', '2026-03-12T10:20:00.000Z', { delivery_fee: -1 }))],
    ['an invalid time', JSON.stringify(frame('bad', 'just now'))],
    ['null', 'null'],
    ['updates that are not a list', '{"type":"order_updates","data":{}}'],
    ['a list with an update without fields', '{"type":"order_updates","data":[{"order":{}}]}'],
    ['an order without an id', '{"type":"order_update","data":{"order":{"updated_at":"2026-03-12T10:20:00.000Z"}}}'],
    ['a megabyte of invalid JSON', `"${'x'.repeat(1024 * 1024)}`],
    ['a megabyte of JSON that is not a frame', JSON.stringify({ type: 'x'.repeat(1024 * 1024) })],
  ])('only logs %s and continues (LIVE-11)', async (_, text) => {
    const live = listening()
    await until(() => live.kinds().includes('connected'))
    connection(0).tellText(text)
    await until(() => live.logged.length === 1)
    connection(0).tell(frame('good', '2026-03-12T10:20:00.000Z'))
    await until(() => live.updates().length === 1)
    expect(live.updates()).toMatchObject([[{ id: 'good' }]])
    await live.close()
  })

  it('reads a valid frame of a megabyte (LIVE-08)', async () => {
    const live = listening()
    await until(() => live.kinds().includes('connected'))
    const order = { ...anOrderJson().order, description: 'x'.repeat(1024 * 1024) }
    connection(0).tell(frame('big', '2026-03-12T10:20:00.000Z', { order }))
    await until(() => live.updates().length === 1)
    expect(live.updates()).toMatchObject([[{ id: 'big' }]])
    await live.close()
  })

  it('survives 2000 invalid frames on the same socket: it logs each and applies none (LIVE-11)', async () => {
    const live = listening()
    await until(() => live.kinds().includes('connected'))
    for (let piece = 0; piece < 2_000; piece += 1) connection(0).tellText(`{"type":"order_update","data":${piece}`)
    connection(0).tell(frame('good', '2026-03-12T10:20:00.000Z'))
    await until(() => live.updates().length === 1)
    expect(live.updates()).toMatchObject([[{ id: 'good' }]])
    expect({ logged: live.logged.length, connections: connections.length }).toEqual({ logged: 2_000, connections: 1 })
    expect(live.kinds()).toEqual(['disconnected', 'connected', 'updates'])
    await live.close()
  })

  it('only logs a refused subscription (LIVE-11)', async () => {
    confirms = false
    const live = listening()
    await until(() => connections.length === 1 && connection(0).said.length === 1)
    connection(0).tell({ type: 'subscribe_error', data: { vendor_id: 'bistro', code: 'NOT_FOUND' } })
    await until(() => live.logged.length === 1)
    expect(live.kinds()).toEqual(['disconnected'])
    await live.close()
  })

  it('reconnects within a second after a lost connection and subscribes again (LIVE-05, LIVE-13, CONST-34)', async () => {
    const live = listening()
    await until(() => live.kinds().includes('connected'))
    connection(0).hangUp()
    await until(() => live.kinds().at(-1) === 'disconnected' && live.clock.waits.length > 0)
    live.clock.pass(SECOND)
    await until(() => live.kinds().at(-1) === 'connected')
    expect(live.kinds()).toEqual(['disconnected', 'connected', 'disconnected', 'connected'])
    expect(connection(1).said).toEqual(connection(0).said)
    await live.close()
  })

  it('reconnects at random within five seconds to a service that stops (LIVE-05)', async () => {
    const live = listening()
    const delays: Array<number> = []
    for (const attempt of Array.from({ length: 12 }, (_, index) => index)) {
      await until(() => connections.length === attempt + 1 && live.kinds().at(-1) === 'connected')
      connection(attempt).hangUp(1001)
      await until(() => live.kinds().at(-1) === 'disconnected' && live.clock.waits.length > 0)
      delays.push(...live.clock.waits)
      live.clock.pass(5 * SECOND)
    }
    expect(delays).toHaveLength(12)
    expect(delays.filter((delay) => delay < 0 || delay > 5 * SECOND)).toEqual([])
    // All below a second: one run in two hundred million.
    expect(Math.max(...delays)).toBeGreaterThan(SECOND)
    await live.close()
  })

  it('retries every second while it cannot connect (LIVE-05, CONST-34)', async () => {
    confirms = false
    const live = listening()
    for (const attempt of [0, 1, 2]) {
      await until(() => connections.length === attempt + 1)
      connection(attempt).hangUp()
      await live.clock.passOnceAwaited(SECOND)
    }
    await until(() => connections.length === 4)
    expect(live.kinds()).toEqual(['disconnected'])
    await live.close()
  })

  it('retries after a minute when the session has too many sockets (LIVE-05)', async () => {
    confirms = false
    const live = listening()
    await until(() => connections.length === 1)
    connection(0).hangUp(4429)
    await until(() => live.clock.waits.includes(60 * SECOND))
    live.clock.pass(59 * SECOND)
    await new Promise((resolve) => setImmediate(resolve))
    expect({ connections: connections.length, waits: live.clock.waits }).toEqual({ connections: 1, waits: [SECOND] })
    live.clock.pass(SECOND)
    await until(() => connections.length === 2)
    await live.close()
  })

  const seconds = async (live: ReturnType<typeof listening>, count: number) => {
    for (let second = 0; second < count; second += 1) await live.clock.passOnceAwaited(SECOND)
  }

  it('asks a service that has been silent for 10 s to confirm, and takes the answer for a sign of life (LIVE-04, CONST-35)', async () => {
    const live = listening()
    await until(() => live.kinds().includes('connected'))
    await seconds(live, 9)
    expect(connection(0).said).toHaveLength(1)
    await seconds(live, 1)
    await until(() => live.kinds().at(-1) === 'alive')
    await seconds(live, 9)
    expect({ connections: connections.length, kinds: live.kinds() }).toEqual({
      connections: 1,
      kinds: ['disconnected', 'connected', 'alive'],
    })
    expect(connection(0).said).toHaveLength(2)
    await live.close()
  })

  it('reports doubt 2 s after an unanswered question, and reconnects after 5 s (LIVE-05)', async () => {
    const live = listening()
    await until(() => live.kinds().includes('connected'))
    confirms = false
    await seconds(live, 11)
    expect(live.kinds().at(-1)).toBe('connected')
    await seconds(live, 1)
    await until(() => live.kinds().at(-1) === 'doubted')
    await seconds(live, 2)
    expect(live.kinds().at(-1)).toBe('doubted')
    await seconds(live, 1)
    await until(() => live.kinds().at(-1) === 'disconnected' && live.clock.waits.length > 0)
    confirms = true
    live.clock.pass(SECOND)
    await until(() => live.kinds().at(-1) === 'connected')
    expect(connections).toHaveLength(2)
    await live.close()
  })

  it('ends the doubt with any message of the service', async () => {
    const live = listening()
    await until(() => live.kinds().includes('connected'))
    confirms = false
    await seconds(live, 12)
    await until(() => live.kinds().at(-1) === 'doubted')
    connection(0).tell(frame('good', '2026-03-12T10:20:00.000Z'))
    await until(() => live.updates().length === 1)
    await seconds(live, 9)
    expect(connections).toHaveLength(1)
    await live.close()
  })

  it.each(['online', 'resumed', 'visible'] as const)(
    'asks the service at once when the page is %s, and doubts the connection 2 s later without an answer (LIVE-05)',
    async (why) => {
      const live = listening()
      await until(() => live.kinds().includes('connected'))
      confirms = false
      await live.wake(why)
      await until(() => connection(0).said.length === 2)
      await seconds(live, 2)
      await until(() => live.kinds().at(-1) === 'doubted')
      await seconds(live, 3)
      await until(() => live.kinds().at(-1) === 'disconnected')
      await live.close()
    },
  )

  it('subscribes first, and asks again when the page becomes visible (LIVE-03, LIVE-04)', async () => {
    const live = listening()
    await until(() => live.kinds().includes('connected'))
    await live.wake('visible')
    await until(() => connection(0).said.length === 2)
    expect(connection(0).said).toEqual([
      { action: 'subscribeToVendor', data: { vendor_id: 'bistro', batch: true } },
      { action: 'subscribeToVendor', data: { vendor_id: 'bistro', batch: true } },
    ])
    await live.close()
  })

  it('waits while the session cannot be refreshed, and ends when there is none (LIVE-12)', async () => {
    let asked = 0
    const sessions: LoginProvider = {
      fresh: Effect.suspend((): Effect.Effect<never, ServiceUnavailable | SignedOut> => {
        asked += 1
        return asked === 1 ? Effect.fail(new ServiceUnavailable({ reason: 'offline' })) : Effect.fail(new SignedOut())
      }),
      replace: () => Effect.fail(new SignedOut()),
    }
    const live = listening({ sessions })
    await live.clock.passOnceAwaited(SECOND)
    await live.ended
    expect({ asked, connections: connections.length }).toEqual({ asked: 2, connections: 0 })
  })

  it('replaces the session when the service reports that it has ended, and ends when it cannot (LIVE-12)', async () => {
    let replaced = 0
    const sessions: LoginProvider = {
      fresh: Effect.succeed(signedIn),
      replace: () =>
        Effect.suspend(() => {
          replaced += 1
          return Effect.fail(new SignedOut())
        }),
    }
    const live = listening({ sessions })
    await until(() => live.kinds().includes('connected'))
    connection(0).hangUp(4401)
    await live.ended
    expect({ replaced, connections: connections.length }).toEqual({ replaced: 1, connections: 1 })
  })
})
