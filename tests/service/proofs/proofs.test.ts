import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '../../../contract/endpoint.ts'
import type { ErrorAnswer } from '../../../contract/errors.ts'
import type { OrderJson } from '../../../contract/orders.ts'
import { readProof } from '../../../contract/proofs.ts'
import { sandboxRoutes } from '../../../service/sandbox/sandboxRoutes.ts'
import { DAY, MINUTE } from '../../../src/domain/instant.ts'
import { storedProof } from '../../support/aProof.ts'
import { signIn, startService, type ServiceInProcess, type SignedInAs } from '../../support/serviceInProcess.ts'
import { CZ, orderJson, SG_HOST } from '../../support/smallWorld.ts'

type ProofJson = (typeof readProof)['answer']['Encoded']['result']

let serial = 0
const unique = () => `proven${(serial += 1)}`

const ask = (
  service: ServiceInProcess,
  orderId: string,
  kind: string,
  { as, address = '10.0.0.1', host = 'localhost' }: { as?: SignedInAs; address?: string; host?: string } = {},
) =>
  service.app.inject({
    url: pathOf(readProof, { orderId, kind }),
    headers: { host, ...(as && { authorization: as.authorization }) },
    remoteAddress: address,
  })
const codeOf = (answer: { json: () => unknown }) => (answer.json() as ErrorAnswer).errors[0].code

const moved = (service: ServiceInProcess, name: string, ...statuses: ReadonlyArray<string>): OrderJson => {
  const now = service.clock.now()
  const status_history = statuses.map((status, index) => ({
    status,
    created_at: new Date(now - (statuses.length - index) * MINUTE).toISOString(),
  }))
  return orderJson('bistro', name, now - 90 * MINUTE, { status: statuses.at(-1) ?? 'NEW', status_history })
}

describe('asking for a proof', () => {
  let service: ServiceInProcess
  let anna: SignedInAs
  let boris: SignedInAs
  let orderId: string

  beforeAll(async () => {
    service = await startService()
    await service.deps.stores.settings.setFlag(CZ, 'ProofOfDelivery', true)
  })
  beforeEach(async () => {
    anna = await signIn(service.app, 'anna@small.test')
    boris = await signIn(service.app, 'boris@small.test')
    const order = moved(service, unique(), 'PICKED_UP', 'DELIVERED')
    orderId = order.order_id
    await service.deps.stores.orders.insertMany(CZ, [order])
    await service.deps.stores.proofs.add(CZ, storedProof(service.clock.now(), { orderId }))
  })
  afterAll(() => service.close())

  it('answers the people of its vendor with the pictures, and keeps them from every cache (OP-19, PROOF-01)', async () => {
    const answer = await ask(service, orderId, 'delivery', { as: anna })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const { photo, signature, ...facts } = answer.json<{ result: ProofJson }>().result
    expect(facts).toEqual({
      kind: 'delivery',
      order_id: orderId,
      taken_at: '2026-03-12T11:00:00.000Z',
      latitude: 50.0801,
      longitude: 14.4285,
      signed_by: 'Karel',
      keep_until: '2026-06-10T11:00:00.000Z',
    })
    expect(photo.content_type).toBe('image/png')
    expect(Buffer.from(photo.data, 'base64').subarray(1, 4).toString()).toBe('PNG')
    expect(signature).toEqual(photo)
  })

  it('answers a stranger who has the order’s link, and somebody else’s session, alike (PROOF-03)', async () => {
    const stranger = await ask(service, orderId, 'delivery')
    expect(stranger.statusCode).toBe(200)
    const other = await ask(service, orderId, 'delivery', { as: boris })
    expect(other.statusCode).toBe(200)
    expect(other.body).toBe(stranger.body)
  })

  it('answers 404 alike for an order that is not there and a proof that is not there (OP-19)', async () => {
    const absent = await ask(service, orderId, 'return', { as: anna })
    expect(absent.statusCode).toBe(404)
    for (const as of [undefined, anna, boris]) {
      const unknown = await ask(service, 'bistro-0123456789ab', 'delivery', { ...(as && { as }) })
      expect(unknown.statusCode).toBe(404)
      expect(unknown.body).toBe(absent.body)
    }
  })

  it('gives nothing of one deployment in another (API-14)', async () => {
    await service.deps.stores.settings.setFlag('ferrywing-sg', 'ProofOfDelivery', true)
    expect((await ask(service, orderId, 'delivery', { host: SG_HOST })).statusCode).toBe(404)
  })

  it.each(['Delivery', 'signature', 'x'.repeat(500), '%00', '..%2f..%2forder', 'toString'])(
    'refuses the kind %j (OP-19)',
    async (kind) => {
      const answer = await service.app.inject({
        url: `/orders/api/v1/order/${orderId}/proof/${kind}`,
        headers: { host: 'localhost', authorization: anna.authorization },
      })
      expect(answer.statusCode).toBe(422)
      expect(codeOf(answer)).toBe('INVALID_REQUEST')
    },
  )

  it('gives nothing to anybody while the flag is off, and everything again afterwards (PROOF-02)', async () => {
    const { settings } = service.deps.stores
    await settings.setFlag(CZ, 'ProofOfDelivery', false)
    for (const as of [undefined, anna, boris])
      expect((await ask(service, orderId, 'delivery', { ...(as && { as }) })).statusCode).toBe(404)
    await settings.setFlag(CZ, 'ProofOfDelivery', true)
    expect((await ask(service, orderId, 'delivery', { as: anna })).statusCode).toBe(200)
  })

  it('refuses a session that is worth nothing instead of taking it for a stranger’s (SESS-09)', async () => {
    for (const authorization of ['', 'Bearer', 'Bearer forged.token.here', 'Basic abc']) {
      const answer = await service.app.inject({
        url: pathOf(readProof, { orderId, kind: 'delivery' }),
        headers: { host: 'localhost', authorization },
      })
      expect(answer.statusCode).toBe(401)
    }
  })

  it('lets an address guess twenty ids in ten minutes, whoever is signed in there (PROOF-03)', async () => {
    const address = '10.9.8.7'
    const guess = (as?: SignedInAs) => ask(service, `bistro-${unique()}`, 'delivery', { address, ...(as && { as }) })
    const guesses = await Promise.all(Array.from({ length: 20 }, (_, index) => guess(index % 2 ? boris : undefined)))
    expect(new Set(guesses.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
    const late = await guess()
    expect([late.statusCode, codeOf(late)]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
    // Not even what is there is told any more, so that a right guess looks like a wrong one.
    expect((await ask(service, orderId, 'delivery', { address })).statusCode).toBe(429)
    expect((await ask(service, orderId, 'delivery', { address: '10.9.8.8' })).statusCode).toBe(200)
    expect((await ask(service, orderId, 'delivery', { address, as: anna })).statusCode).toBe(200)
    service.clock.advance(10 * MINUTE + 1)
    expect((await ask(service, orderId, 'delivery', { address })).statusCode).toBe(200)
  })

  it('does not count who reads what is there, however often (PROOF-03)', async () => {
    const address = '10.1.1.1'
    for (let count = 0; count < 25; count += 1) {
      expect((await ask(service, orderId, 'delivery', { address })).statusCode).toBe(200)
      expect((await ask(service, orderId, 'collection', { address })).statusCode).toBe(404)
    }
  })

  it('gives nothing to anybody after 90 days (OP-19)', async () => {
    service.clock.advance(90 * DAY - 1)
    const stillSignedIn = await signIn(service.app, 'anna@small.test')
    expect((await ask(service, orderId, 'delivery', { as: stillSignedIn })).statusCode).toBe(200)
    service.clock.advance(1)
    expect((await ask(service, orderId, 'delivery', { as: stillSignedIn })).statusCode).toBe(404)
    expect((await ask(service, orderId, 'delivery')).statusCode).toBe(404)
  })
})

describe('the proofs of simulated orders', () => {
  let service: ServiceInProcess
  let anna: SignedInAs

  beforeAll(async () => {
    service = await startService({ settings: { demo: true }, modules: [sandboxRoutes] })
    await service.deps.stores.settings.setFlag(CZ, 'ProofOfDelivery', true)
  })
  beforeEach(async () => {
    anna = await signIn(service.app, 'anna@small.test')
  })
  afterAll(async () => {
    await service.close()
    if (service.log.errors.length > 0) throw new Error('the service complained', { cause: service.log.errors })
  })

  const add = async (order: OrderJson) => {
    await service.deps.stores.orders.insertMany(CZ, [order])
    return order.order_id
  }
  const read = async (orderId: string, kind: string) =>
    (await ask(service, orderId, kind, { as: anna })).json<{ result: ProofJson }>().result
  const move = (orderId: string, status: string, createdAt?: string) =>
    service.app.inject({
      method: 'POST',
      url: `/sandbox/api/orders/${orderId}/status`,
      headers: { host: 'localhost' },
      payload: { status, ...(createdAt !== undefined && { created_at: createdAt }) },
    })

  it('of past orders are drawn when somebody first asks, once for all who ask, and stay (PROOF-01)', async () => {
    const order = moved(service, unique(), 'PICKED_UP', 'DELIVERED')
    const orderId = await add(order)
    const asked = await Promise.all(Array.from({ length: 6 }, () => read(orderId, 'delivery')))
    expect(new Set(asked.map((proof) => JSON.stringify(proof))).size).toBe(1)
    expect(asked[0]).toMatchObject({
      order_id: orderId,
      taken_at: order.status_history[1]?.created_at,
      signed_by: 'Karel',
      signature: { content_type: 'image/png' },
    })
    expect(await read(orderId, 'collection')).toMatchObject({ kind: 'collection', signed_by: null, signature: null })
    await service.deps.stores.orders.change(CZ, orderId, (before) => ({
      ...before,
      customer: { ...before.customer, name: 'Somebody else' },
    }))
    expect(await read(orderId, 'delivery')).toEqual(asked[0])
  })

  it('are of the steps behind an order only (PROOF-01)', async () => {
    const orderId = await add(moved(service, unique(), 'PICKED_UP', 'RETURN_INITIATED', 'RETURNED_TO_VENDOR'))
    expect((await ask(service, orderId, 'delivery', { as: anna })).statusCode).toBe(404)
    expect((await ask(service, orderId, 'return', { as: anna })).statusCode).toBe(200)
    const waiting = await add(moved(service, unique(), 'RECEIVED'))
    expect((await ask(service, waiting, 'collection', { as: anna })).statusCode).toBe(404)
  })

  it('are drawn when the control room delivers, and kept before anybody asks (PROOF-01)', async () => {
    const orderId = await add(moved(service, unique(), 'NEAR_CUSTOMER'))
    expect((await move(orderId, 'DELIVERED')).statusCode).toBe(200)
    const proof = await read(orderId, 'delivery')
    expect(proof.taken_at).toBe('2026-03-12T11:00:00.000Z')
    expect(await service.deps.stores.proofs.byOrder(CZ, orderId, 'delivery')).toBeDefined()
  })

  it('are not drawn for what happened more than 90 days ago (OP-19)', async () => {
    const orderId = await add(moved(service, unique(), 'NEAR_CUSTOMER'))
    await move(orderId, 'DELIVERED', new Date(service.clock.now() - 90 * DAY).toISOString())
    expect((await ask(service, orderId, 'delivery', { as: anna })).statusCode).toBe(404)
  })

  it('are nobody’s business where nothing is simulated: an order without a proof has none (OP-19)', async () => {
    const real = await startService()
    await real.deps.stores.settings.setFlag(CZ, 'ProofOfDelivery', true)
    const order = moved(real, unique(), 'PICKED_UP', 'DELIVERED')
    await real.deps.stores.orders.insertMany(CZ, [order])
    expect((await ask(real, order.order_id, 'delivery')).statusCode).toBe(404)
    await real.close()
  })
})
