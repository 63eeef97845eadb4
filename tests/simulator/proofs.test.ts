import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OrderJson } from '../../contract/orders.ts'
import { DAY } from '../../src/domain/instant.ts'
import { signIn, type ServiceInProcess, type SignedInAs } from '../support/serviceInProcess.ts'
import { startSimulatedService } from '../support/simulatedService.ts'
import { askForProof, orderThrough, type ProofJson } from '../support/proofRequests.ts'
import { CZ } from '../support/smallWorld.ts'

let serial = 0
const unique = () => `proven${(serial += 1)}`

describe('the proofs of simulated orders', () => {
  let service: ServiceInProcess
  let anna: SignedInAs

  beforeAll(async () => {
    service = await startSimulatedService()
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
    (await askForProof(service, orderId, kind, { as: anna })).json<{ result: ProofJson }>().result
  const move = (orderId: string, status: string, createdAt?: string) =>
    service.app.inject({
      method: 'POST',
      url: `/sandbox/api/orders/${orderId}/status`,
      headers: { host: 'localhost' },
      payload: { status, ...(createdAt !== undefined && { created_at: createdAt }) },
    })

  it('of past orders are created once, on the first of concurrent reads, and do not change (PROOF-01)', async () => {
    const order = orderThrough(service, unique(), 'PICKED_UP', 'DELIVERED')
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

  it('exist for completed steps only (PROOF-01)', async () => {
    const orderId = await add(orderThrough(service, unique(), 'PICKED_UP', 'RETURN_INITIATED', 'RETURNED_TO_VENDOR'))
    expect((await askForProof(service, orderId, 'delivery', { as: anna })).statusCode).toBe(404)
    expect((await askForProof(service, orderId, 'return', { as: anna })).statusCode).toBe(200)
    const waiting = await add(orderThrough(service, unique(), 'RECEIVED'))
    expect((await askForProof(service, waiting, 'collection', { as: anna })).statusCode).toBe(404)
  })

  it('are stored when the control room delivers, before the first read (PROOF-01)', async () => {
    const orderId = await add(orderThrough(service, unique(), 'NEAR_CUSTOMER'))
    expect((await move(orderId, 'DELIVERED')).statusCode).toBe(200)
    const proof = await read(orderId, 'delivery')
    expect(proof.taken_at).toBe('2026-03-12T11:00:00.000Z')
    expect(await service.deps.stores.proofs.byOrder(CZ, orderId, 'delivery')).toBeDefined()
  })

  it('are not created for steps older than 90 days (OP-19)', async () => {
    const orderId = await add(orderThrough(service, unique(), 'NEAR_CUSTOMER'))
    await move(orderId, 'DELIVERED', new Date(service.clock.now() - 90 * DAY).toISOString())
    expect((await askForProof(service, orderId, 'delivery', { as: anna })).statusCode).toBe(404)
  })
})
