import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { logout } from '../../contract/auth.ts'
import { pathOf } from '../../contract/endpoint.ts'
import { makeHeartbeat } from '../../service/live/heartbeat.ts'
import { makeHub } from '../../service/live/hub.ts'
import type { Listener } from '../../service/live/audience.ts'
import { instantAt, MINUTE } from '../../src/domain/instant.ts'
import { signIn, startService, type ServiceInProcess, type SignedInAs } from '../support/serviceInProcess.ts'
import { ANNA, CZ, orderJson, PASSWORD } from '../support/smallWorld.ts'

interface Frame {
  readonly type: string
  readonly data: Readonly<Record<string, unknown>> & ReadonlyArray<Readonly<Record<string, unknown>>>
}

let service: ServiceInProcess
const open: Array<WebSocket> = []
beforeAll(async () => {
  service = await startService()
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate()
})
afterAll(() => service.close())

const address = ({ authorization }: Pick<SignedInAs, 'authorization'>) =>
  `/ws?Authorization=${encodeURIComponent(Buffer.from(authorization).toString('base64'))}`

/** Opens a socket that records its frames; `until` waits for a number of frames. */
const connect = async (
  who: Pick<SignedInAs, 'authorization' | 'host'>,
  headers: Readonly<Record<string, string>> = {},
) => {
  const frames: Array<Frame> = []
  const waiting: Array<() => void> = []
  const upgrade = { headers: { host: who.host, ...headers } }
  const socket = await service.app.injectWS(address(who), upgrade as Parameters<typeof service.app.injectWS>[1])
  open.push(socket)
  socket.on('message', (data: Buffer) => {
    frames.push(JSON.parse(data.toString()) as Frame)
    for (const wake of waiting.splice(0)) wake()
  })
  const closed = new Promise<number>((resolve) => void socket.on('close', resolve))
  const until = async (count: number): Promise<ReadonlyArray<Frame>> => {
    while (frames.length < count) await new Promise<void>((resolve) => void waiting.push(resolve))
    return frames
  }
  const say = (frame: unknown) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  return { socket, frames, until, say, closed }
}
const subscription = (vendor_id: string, more: object = {}) => ({
  action: 'subscribeToVendor',
  data: { vendor_id, ...more },
})
const touch = (id: string, deployment = CZ) =>
  service.deps.stores.orders.change(deployment, id, (order) => ({ ...order, status: 'RECEIVED' }))
const orderIds = (frames: ReadonlyArray<Frame>) =>
  frames
    .filter(({ type }) => type === 'order_update')
    .map(({ data }) => (data['order'] as { order_id: string }).order_id)

describe('the live socket of a service that stops', () => {
  it('is closed with the code for going away (LIVE-05)', async () => {
    const stopping = await startService()
    const { authorization, host } = await signIn(stopping.app, 'anna@small.test')
    const upgrade = { headers: { host } } as Parameters<typeof stopping.app.injectWS>[1]
    const socket = await stopping.app.injectWS(address({ authorization }), upgrade)
    const closed = once(socket, 'close')
    await stopping.close()
    expect(await closed).toEqual([1001, Buffer.from('going away')])
  })
})

describe('live socket', () => {
  it("answers subscribe_ok and sends every change of the vendor with the order's creation time (LIVE-06, LIVE-07, LIVE-08)", async () => {
    const { say, until } = await connect(await signIn(service.app, 'anna@small.test'))
    say(subscription('bistro'))
    expect(await until(1)).toEqual([{ type: 'subscribe_ok', data: { vendor_id: 'bistro' } }])
    const changed = await touch('bistro-first')
    const frames = await until(2)
    expect(frames[1]).toEqual({
      type: 'order_update',
      data: { order: changed, created_at: changed?.created_at },
    })
  })

  it('sends newly placed orders (LIVE-01)', async () => {
    const { say, until } = await connect(await signIn(service.app, 'anna@small.test'))
    say(subscription('bistro'))
    await until(1)
    const intent = { accountId: 'account-anna', key: 'live', fingerprint: 'x' }
    await service.deps.stores.orders.place(CZ, orderJson('bistro', 'placed', service.clock.now()), intent)
    expect(orderIds(await until(2))).toEqual(['bistro-placed'])
  })

  it('sends nothing of other vendors and refuses to subscribe to them (LIVE-06)', async () => {
    const { say, until, frames } = await connect(await signIn(service.app, 'anna@small.test'))
    say(subscription('pekarna'))
    say(subscription('nobody'))
    expect((await until(2)).map(({ type, data }) => [type, data['vendor_id'], data['code']])).toEqual([
      ['subscribe_error', 'pekarna', 'NOT_FOUND'],
      ['subscribe_error', 'nobody', 'NOT_FOUND'],
    ])
    say(subscription('bistro'))
    await until(3)
    await touch('pekarna-theirs')
    await touch('bistro-first', 'ferrywing-sg')
    await touch('bistro-first')
    await until(4)
    expect(orderIds(frames)).toEqual(['bistro-first'])
  })

  it('sends changes of included outlets; the last subscription wins (LIVE-06)', async () => {
    const { say, until, frames } = await connect(await signIn(service.app, 'pavla@small.test'))
    say(subscription('retez', { include_outlets: true }))
    await until(1)
    for (const id of ['retez-1-outlets', 'retez-3-foreign', 'retez-parents']) await touch(id)
    await until(3)
    say(subscription('retez-2'))
    await until(4)
    await touch('retez-parents')
    say(subscription('retez'))
    await until(5)
    await touch('retez-parents')
    await until(6)
    expect(orderIds(frames)).toEqual(['retez-1-outlets', 'retez-parents', 'retez-parents'])
  })

  it('confirms a repeated subscription and still sends each change once (LIVE-07)', async () => {
    const { say, until, frames } = await connect(await signIn(service.app, 'anna@small.test'))
    say(subscription('bistro'))
    say(subscription('bistro'))
    say(subscription('nobody'))
    say(subscription('bistro'))
    await until(4)
    await touch('bistro-first')
    await until(5)
    expect(frames.map(({ type }) => type)).toEqual([
      'subscribe_ok',
      'subscribe_ok',
      'subscribe_error',
      'subscribe_ok',
      'order_update',
    ])
  })

  it('ends its subscription when a new one is refused, but is closed with its session (SESS-06)', async () => {
    const anna = await signIn(service.app, 'anna@small.test')
    const { say, until, frames, closed } = await connect(anna)
    say(subscription('bistro'))
    say(subscription('nobody'))
    await until(2)
    await touch('bistro-first')
    say(subscription('bistro'))
    await until(3)
    await touch('bistro-second')
    await until(4)
    expect(orderIds(frames)).toEqual(['bistro-second'])
    say(subscription('nobody'))
    await until(5)
    const headers = { host: anna.host, authorization: anna.authorization }
    await service.app.inject({ method: 'POST', url: pathOf(logout), headers })
    expect(await closed).toBe(4401)
  })

  it('sends nothing more of a vendor that its account may no longer act for', async () => {
    const { deps, database } = service
    const klara = { ...ANNA, id: 'account-klara', email: 'klara@small.test', vendorIds: ['bistro', 'pekarna'] }
    await deps.stores.accounts.add(klara, await deps.passwords.hash(PASSWORD))
    const { say, until, frames } = await connect(await signIn(service.app, klara.email))
    say(subscription('bistro'))
    await until(1)
    await database.sql
      .updateTable('accounts')
      .set({ vendor_ids: ['pekarna'] })
      .where('id', '=', klara.id)
      .execute()
    deps.feed.publish('account', klara.id)
    say(subscription('bistro'))
    expect((await until(2))[1]).toMatchObject({ type: 'subscribe_error', data: { vendor_id: 'bistro' } })
    await touch('bistro-first')
    say(subscription('pekarna'))
    await until(3)
    await touch('pekarna-theirs')
    await until(4)
    expect(orderIds(frames)).toEqual(['pekarna-theirs'])
  })

  it('closes when its account is gone', async () => {
    const { deps, database } = service
    const zoe = { ...ANNA, id: 'account-zoe', email: 'zoe@small.test' }
    await deps.stores.accounts.add(zoe, await deps.passwords.hash(PASSWORD))
    const { say, until, closed } = await connect(await signIn(service.app, zoe.email))
    say(subscription('bistro'))
    await until(1)
    await database.sql.deleteFrom('accounts').where('id', '=', zoe.id).execute()
    deps.feed.publish('account', zoe.id)
    expect(await closed).toBe(4401)
  })

  it('batches updates on request (LIVE-08)', async () => {
    const { say, until } = await connect(await signIn(service.app, 'anna@small.test'))
    say(subscription('bistro', { batch: true }))
    await until(1)
    for (const id of ['bistro-first', 'bistro-second', 'bistro-first']) await touch(id)
    const [, gathered] = await until(2)
    expect(gathered?.type).toBe('order_updates')
    expect(gathered?.data.map((update) => (update['order'] as { order_id: string }).order_id)).toEqual([
      'bistro-first',
      'bistro-second',
    ])
  })

  it('ignores invalid frames and keeps working (LIVE-11)', async () => {
    const { say, socket, until } = await connect(await signIn(service.app, 'anna@small.test'))
    for (const garbage of ['', '{', '[]', 'null', '{"action":"drop"}', '{"action":"subscribeToVendor"}', '\u0000'])
      say(garbage)
    say(subscription('x'.repeat(200)))
    socket.send(Buffer.from([0, 1, 2]))
    say(subscription('bistro'))
    expect(await until(1)).toEqual([{ type: 'subscribe_ok', data: { vendor_id: 'bistro' } }])
  })

  it.each([
    ['without a token', ''],
    ['with a forged one', 'Bearer a.b.c|d.e.f'],
  ])('does not open %s (LIVE-02)', async (_, authorization) => {
    await expect(connect({ authorization, host: 'localhost' })).rejects.toThrow('401')
  })

  it('closes a socket whose frame is too large, which is no defect of the service (LIVE-11)', async () => {
    const anna = await connect(await signIn(service.app, 'anna@small.test'))
    anna.say('x'.repeat(20_000))
    expect(await anna.closed).toBe(1009)
    expect(service.log.errors).toEqual([])
  })

  it('refuses tokens of another deployment and pages of other sites (LIVE-02)', async () => {
    const anna = await signIn(service.app, 'anna@small.test')
    await expect(connect({ ...anna, host: 'ferrywing-sg.localhost' })).rejects.toThrow('401')
    await expect(connect(anna, { origin: 'https://evil.example' })).rejects.toThrow('403')
    const { socket } = await connect({ ...anna, host: 'localhost:8080' }, { origin: 'http://localhost:8080' })
    expect(socket.readyState).toBe(socket.OPEN)
  })

  it('opens with the token of a device (LIVE-02)', async () => {
    const token = await service.deps.sessions.deviceToken(CZ, 'bistro')
    const { say, until } = await connect({ authorization: `GoDroid ${token}`, host: 'localhost' })
    say(subscription('bistro'))
    expect((await until(1))[0]?.type).toBe('subscribe_ok')
  })

  it('closes when its session ends (SESS-06, SESS-07)', async () => {
    const anna = await signIn(service.app, 'anna@small.test')
    const other = await signIn(service.app, 'anna@small.test')
    const [ending, staying] = [await connect(anna), await connect(other)]
    const headers = { host: anna.host, authorization: anna.authorization }
    await service.app.inject({ method: 'POST', url: pathOf(logout), headers })
    expect(await ending.closed).toBe(4401)
    staying.say(subscription('bistro'))
    expect((await staying.until(1))[0]?.type).toBe('subscribe_ok')
  })

  it('outlives the access token it was opened with (LIVE-01)', async () => {
    const { say, until } = await connect(await signIn(service.app, 'anna@small.test'))
    service.clock.advance(20 * MINUTE)
    say(subscription('bistro'))
    expect((await until(1))[0]?.type).toBe('subscribe_ok')
  })
})

describe('makeHub', () => {
  const listener = (waiting: () => number = () => 0) => {
    const sent: Array<Buffer> = []
    const closed: Array<number> = []
    const one: Listener = {
      sessionId: 's',
      send: (frame) => void sent.push(frame),
      waiting,
      close: (code) => void closed.push(code),
    }
    return { one, sent, closed }
  }
  const change = {
    deployment: CZ,
    orderId: 'v-1',
    vendorId: 'v',
    createdAt: instantAt(0),
    updatedAt: instantAt(0),
    document: '{"order_id":"v-1"}',
  }

  it('builds one frame for all its readers (LIVE-08)', () => {
    const hub = makeHub()
    const [a, b] = [listener(), listener()]
    for (const { one } of [a, b]) hub.subscribe(one, { deployment: CZ, vendorIds: ['v'], batch: false })
    hub.publish(change)
    expect(a.sent[0]).toBe(b.sent[0])
    expect(a.sent[0]?.toString()).toBe(
      '{"type":"order_update","data":{"order":{"order_id":"v-1"},"created_at":"1970-01-01T00:00:00.000Z"}}',
    )
  })

  it('closes a reader with more than a mebibyte of buffered frames (LIVE-08)', () => {
    const hub = makeHub()
    const slow = listener(() => 1024 * 1024)
    hub.subscribe(slow.one, { deployment: CZ, vendorIds: ['v'], batch: false })
    hub.publish(change)
    hub.publish(change)
    expect([slow.sent.length, slow.closed]).toEqual([0, [4408]])
    expect(hub.hasAudience(CZ, 'v')).toBe(false)
  })

  it('sends nothing to a listener that left (LIVE-12)', () => {
    const hub = makeHub()
    const { one, sent } = listener()
    hub.subscribe(one, { deployment: CZ, vendorIds: ['v', 'w'], batch: true })
    hub.leave(one)
    hub.publish(change)
    expect([sent.length, hub.listeners().length, hub.hasAudience(CZ, 'w')]).toEqual([0, 0, false])
  })
})

describe('readers of batched updates', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const world = () => {
    const hub = makeHub()
    const reader = (waiting: () => number = () => 0) => {
      const frames: Array<string> = []
      const closed: Array<number> = []
      const one: Listener = {
        sessionId: 's',
        send: (frame) => void frames.push(frame.toString()),
        waiting,
        close: (code) => void closed.push(code),
      }
      hub.subscribe(one, { deployment: CZ, vendorIds: ['v'], batch: true })
      const versions = () => frames.flatMap((frame) => [...frame.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id))
      return { one, frames, closed, versions }
    }
    const publish = (orderId: string, version: number, padding = '') =>
      hub.publish({
        deployment: CZ,
        orderId,
        vendorId: 'v',
        createdAt: instantAt(0),
        updatedAt: instantAt(version),
        document: `{"id":"${orderId}/${version}","padding":"${padding}"}`,
      })
    return { hub, reader, publish, next: () => vi.advanceTimersByTime(50) }
  }

  it('get the newest of several updates of one order, every 50 ms (LIVE-08)', () => {
    const { reader, publish, next } = world()
    const { frames, versions } = reader()
    for (const version of [1, 2, 3]) publish('a', version)
    publish('b', 1)
    expect(frames).toHaveLength(0)
    next()
    next()
    expect([frames.length, versions()]).toEqual([1, ['a/3', 'b/1']])
  })

  it('get what waits for them also when they repeat their subscription, as a waking page does (LIVE-07)', () => {
    const { hub, reader, publish, next } = world()
    const { one, versions } = reader()
    publish('a', 1)
    next()
    publish('a', 2)
    hub.subscribe(one, { deployment: CZ, vendorIds: ['v'], batch: true })
    next()
    next()
    expect(versions()).toEqual(['a/1', 'a/2'])
  })

  it('get a large batch in several frames (LIVE-08)', () => {
    const { reader, publish, next } = world()
    const { frames, versions } = reader()
    for (let order = 0; order < 10; order += 1) publish(`o${order}`, 1, 'x'.repeat(50_000))
    next()
    expect(versions()).toEqual(Array.from({ length: 10 }, (_, order) => `o${order}/1`))
    expect(Math.max(...frames.map(({ length }) => length))).toBeLessThan(129 * 1024)
  })

  it('get fewer frames while they lag, and finally the newest update of each missed order (LIVE-08)', () => {
    const { reader, publish, next } = world()
    let waits = 0
    const [slow, quick] = [reader(() => waits), reader()]
    publish('a', 1)
    next()
    waits = 300 * 1024
    publish('a', 2)
    publish('b', 1)
    next()
    publish('a', 3)
    next()
    expect([slow.versions(), quick.versions()]).toEqual([['a/1'], ['a/1', 'a/2', 'b/1', 'a/3']])
    waits = 0
    next()
    expect([slow.versions(), slow.closed]).toEqual([['a/1', 'a/3', 'b/1'], []])
    publish('c', 1)
    next()
    expect(slow.versions().at(-1)).toBe('c/1')
  })

  it('are disconnected after reading nothing for ten seconds (LIVE-08)', () => {
    const { hub, reader, publish } = world()
    const stuck = reader(() => 1024 * 1024)
    publish('a', 1)
    vi.advanceTimersByTime(9_900)
    expect(stuck.closed).toEqual([])
    vi.advanceTimersByTime(1_000)
    expect([stuck.closed, stuck.frames.length, hub.hasAudience(CZ, 'v')]).toEqual([[4408], 0, false])
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('makeHeartbeat', () => {
  it('terminates exactly the connections that have not answered since the last beat (LIVE-01)', () => {
    const heartbeat = makeHeartbeat()
    const events: Array<string> = []
    const pulse = (name: string) => ({
      ping: () => void events.push(`ping ${name}`),
      terminate: () => void events.push(`end ${name}`),
    })
    const [a, b] = [pulse('a'), pulse('b')]
    heartbeat.add(a)
    heartbeat.add(b)
    heartbeat.beat()
    heartbeat.answered(a)
    heartbeat.beat()
    heartbeat.beat()
    expect(events).toEqual(['ping a', 'ping b', 'ping a', 'end b', 'end a'])
  })
})

describe('sockets of one session', () => {
  /** Uses a real connection: an injected one does not notify the service when it is closed. */
  const openSocket = async (who: SignedInAs) => {
    const { port } = service.app.server.address() as AddressInfo
    const socket = new WebSocket(`ws://127.0.0.1:${port}${address(who)}`)
    open.push(socket)
    socket.on('open', () => socket.send(JSON.stringify(subscription('bistro'))))
    const [outcome] = (await Promise.race([once(socket, 'message'), once(socket, 'close')])) as [Buffer | number]
    return { socket, outcome: typeof outcome === 'number' ? outcome : 'subscribed' }
  }

  it('are limited to 20: another one is closed with 4429 until one is closed (LIVE-05)', async () => {
    await service.app.listen({ port: 0, host: '127.0.0.1' })
    const anna = await signIn(service.app, 'anna@small.test')
    const first = await openSocket(anna)
    for (let count = 1; count < 20; count += 1) expect((await openSocket(anna)).outcome).toBe('subscribed')
    expect((await openSocket(anna)).outcome).toBe(4429)
    expect((await openSocket(await signIn(service.app, 'anna@small.test'))).outcome).toBe('subscribed')
    first.socket.close()
    await expect.poll(async () => (await openSocket(anna)).outcome).toBe('subscribed')
  })
})
