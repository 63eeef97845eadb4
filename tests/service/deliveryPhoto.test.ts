import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '../../contract/endpoint.ts'
import { readDeliveryPhoto } from '../../contract/publicOrder.ts'
import { DAY, MINUTE } from '../../src/domain/instant.ts'
import { storedProof } from '../support/aProof.ts'
import { orderThrough } from '../support/proofRequests.ts'
import { startService, type ServiceInProcess } from '../support/serviceInProcess.ts'
import { CZ, SG_HOST } from '../support/smallWorld.ts'

let service: ServiceInProcess
beforeEach(async () => {
  service = await startService()
  await service.deps.stores.settings.setFlag(CZ, 'ProofOfDelivery', true)
})
afterEach(() => service.close())

const ask = (query: Readonly<Record<string, string>>, { host = 'localhost', from = '10.0.0.1' } = {}) =>
  service.app.inject({
    url: `${pathOf(readDeliveryPhoto)}?${new URLSearchParams(query)}`,
    headers: { host },
    remoteAddress: from,
  })

/** An order in the last of these statuses, with a stored proof of its delivery. */
const proven = async (name: string, ...statuses: ReadonlyArray<string>) => {
  const order = orderThrough(service, name, ...statuses)
  await service.deps.stores.orders.insertMany(CZ, [order])
  await service.deps.stores.proofs.add(CZ, storedProof(service.clock.now(), { orderId: order.order_id }))
  return order.order_id
}

describe('GET /order/public/photo', () => {
  it('answers the photo alone: no signature, name, place or time (PUB-06)', async () => {
    const orderId = await proven('proven', 'PICKED_UP', 'DELIVERED')
    const answer = await ask({ orderId })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const { result } = answer.json<(typeof readDeliveryPhoto)['answer']['Encoded']>()
    expect(Object.keys(result)).toEqual(['photo'])
    expect(Object.keys(result.photo).toSorted()).toEqual(['content_type', 'data'])
    expect(answer.body).not.toContain('Karel')
  })

  it('answers every other link like an unknown one (PUB-06)', async () => {
    const orderId = await proven('proven', 'PICKED_UP', 'DELIVERED')
    const unknown = await ask({ orderId: 'bistro-nothing' })
    expect(unknown.statusCode).toBe(404)
    const underWay = await proven('under-way', 'PICKED_UP', 'NEAR_CUSTOMER')
    const returned = await proven('returned', 'PICKED_UP', 'RETURNED_TO_VENDOR')
    const others = [
      await ask({ orderId, vendorId: 'pekarna' }),
      await ask({ orderId: orderId.toUpperCase() }),
      await ask({ orderId: `${orderId} ` }),
      await ask({ orderId: 'bistro-first' }),
      await ask({ orderId }, { host: SG_HOST }),
      await ask({ orderId: underWay }),
      await ask({ orderId: returned }),
    ]
    expect(others.map(({ statusCode, body }) => [statusCode, body])).toEqual(others.map(() => [404, unknown.body]))
  })

  it('answers 404 while the flag is off (PROOF-02)', async () => {
    const orderId = await proven('proven', 'PICKED_UP', 'DELIVERED')
    await service.deps.stores.settings.setFlag(CZ, 'ProofOfDelivery', false)
    expect((await ask({ orderId })).statusCode).toBe(404)
  })

  it('shows the photo as long as the page shows names and places (PUB-06, TRACK-28)', async () => {
    const orderId = await proven('proven', 'PICKED_UP', 'DELIVERED')
    service.clock.advance(7 * DAY - 2 * MINUTE)
    expect((await ask({ orderId })).statusCode).toBe(200)
    service.clock.advance(3 * MINUTE)
    expect((await ask({ orderId })).statusCode).toBe(404)
  })

  it('counts wrong links as guesses, like the page itself (TRACK-28)', async () => {
    const orderId = await proven('proven', 'PICKED_UP', 'DELIVERED')
    const from = '10.4.4.4'
    for (let count = 0; count < 60; count += 1) await ask({ orderId: `bistro-${count}` }, { from })
    expect((await ask({ orderId }, { from })).statusCode).toBe(429)
    expect((await ask({ orderId })).statusCode).toBe(200)
  })
})
