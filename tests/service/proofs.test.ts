import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '../../contract/endpoint.ts'
import type { ErrorAnswer } from '../../contract/errors.ts'
import { readProof } from '../../contract/proofs.ts'
import { DAY, MINUTE } from '../../src/domain/instant.ts'
import { storedProof } from '../support/aProof.ts'
import { signIn, startService, type ServiceInProcess, type SignedInAs } from '../support/serviceInProcess.ts'
import { askForProof, orderThrough, type ProofJson } from '../support/proofRequests.ts'
import { CZ, SG_HOST } from '../support/smallWorld.ts'

let serial = 0
const unique = () => `proven${(serial += 1)}`

const codeOf = (answer: { json: () => unknown }) => (answer.json() as ErrorAnswer).errors[0].code

describe('GET /order/:orderId/proof/:kind', () => {
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
    const order = orderThrough(service, unique(), 'PICKED_UP', 'DELIVERED')
    orderId = order.order_id
    await service.deps.stores.orders.insertMany(CZ, [order])
    await service.deps.stores.proofs.add(CZ, storedProof(service.clock.now(), { orderId }))
  })
  afterAll(() => service.close())

  it('answers the pictures to accounts of the vendor, and forbids caching (OP-19, PROOF-01)', async () => {
    const answer = await askForProof(service, orderId, 'delivery', { as: anna })
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

  it('answers the same to strangers with the order’s id and to foreign sessions (PROOF-03)', async () => {
    const stranger = await askForProof(service, orderId, 'delivery')
    expect(stranger.statusCode).toBe(200)
    const other = await askForProof(service, orderId, 'delivery', { as: boris })
    expect(other.statusCode).toBe(200)
    expect(other.body).toBe(stranger.body)
  })

  it('answers 404 alike for an unknown order and a missing proof (OP-19)', async () => {
    const absent = await askForProof(service, orderId, 'return', { as: anna })
    expect(absent.statusCode).toBe(404)
    for (const as of [undefined, anna, boris]) {
      const unknown = await askForProof(service, 'bistro-0123456789ab', 'delivery', { ...(as && { as }) })
      expect(unknown.statusCode).toBe(404)
      expect(unknown.body).toBe(absent.body)
    }
  })

  it('answers 404 in another deployment (API-14)', async () => {
    await service.deps.stores.settings.setFlag('ferrywing-sg', 'ProofOfDelivery', true)
    expect((await askForProof(service, orderId, 'delivery', { host: SG_HOST })).statusCode).toBe(404)
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

  it('answers 404 to everyone while the flag is off (PROOF-02)', async () => {
    const { settings } = service.deps.stores
    await settings.setFlag(CZ, 'ProofOfDelivery', false)
    for (const as of [undefined, anna, boris])
      expect((await askForProof(service, orderId, 'delivery', { ...(as && { as }) })).statusCode).toBe(404)
    await settings.setFlag(CZ, 'ProofOfDelivery', true)
    expect((await askForProof(service, orderId, 'delivery', { as: anna })).statusCode).toBe(200)
  })

  it('answers 401 to an invalid session instead of treating it as a stranger (SESS-09)', async () => {
    for (const authorization of ['', 'Bearer', 'Bearer forged.token.here', 'Basic abc']) {
      const answer = await service.app.inject({
        url: pathOf(readProof, { orderId, kind: 'delivery' }),
        headers: { host: 'localhost', authorization },
      })
      expect(answer.statusCode).toBe(401)
    }
  })

  it('allows twenty unknown ids in ten minutes per address, with or without a session (PROOF-03)', async () => {
    const address = '10.9.8.7'
    const guess = (as?: SignedInAs) =>
      askForProof(service, `bistro-${unique()}`, 'delivery', { address, ...(as && { as }) })
    const guesses = await Promise.all(Array.from({ length: 20 }, (_, index) => guess(index % 2 ? boris : undefined)))
    expect(new Set(guesses.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
    const late = await guess()
    expect([late.statusCode, codeOf(late)]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
    // Existing ids are refused too, so that a correct guess looks like a wrong one.
    expect((await askForProof(service, orderId, 'delivery', { address })).statusCode).toBe(429)
    expect((await askForProof(service, orderId, 'delivery', { address: '10.9.8.8' })).statusCode).toBe(200)
    expect((await askForProof(service, orderId, 'delivery', { address, as: anna })).statusCode).toBe(200)
    service.clock.advance(10 * MINUTE + 1)
    expect((await askForProof(service, orderId, 'delivery', { address })).statusCode).toBe(200)
  })

  it('does not count reads of existing orders (PROOF-03)', async () => {
    const address = '10.1.1.1'
    for (let count = 0; count < 25; count += 1) {
      expect((await askForProof(service, orderId, 'delivery', { address })).statusCode).toBe(200)
      expect((await askForProof(service, orderId, 'collection', { address })).statusCode).toBe(404)
    }
  })

  it('answers 404 to everyone after 90 days (OP-19)', async () => {
    service.clock.advance(90 * DAY - 1)
    const stillSignedIn = await signIn(service.app, 'anna@small.test')
    expect((await askForProof(service, orderId, 'delivery', { as: stillSignedIn })).statusCode).toBe(200)
    service.clock.advance(1)
    expect((await askForProof(service, orderId, 'delivery', { as: stillSignedIn })).statusCode).toBe(404)
    expect((await askForProof(service, orderId, 'delivery')).statusCode).toBe(404)
  })

  it('answers 404 for a delivered order without a stored proof (OP-19)', async () => {
    const real = await startService()
    await real.deps.stores.settings.setFlag(CZ, 'ProofOfDelivery', true)
    const order = orderThrough(real, unique(), 'PICKED_UP', 'DELIVERED')
    await real.deps.stores.orders.insertMany(CZ, [order])
    expect((await askForProof(real, order.order_id, 'delivery')).statusCode).toBe(404)
    await real.close()
  })
})
