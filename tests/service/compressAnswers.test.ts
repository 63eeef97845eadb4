import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../contract/endpoint.ts'
import { listOrders } from '../../contract/orders.ts'
import { readVendor } from '../../contract/vendors.ts'
import { minus } from '../../src/domain/instant.ts'
import { signIn, startService, NOON, type ServiceInProcess, type SignedInAs } from '../support/serviceInProcess.ts'
import { ANNA, CZ, orderJson } from '../support/smallWorld.ts'

let service: ServiceInProcess
let anna: SignedInAs

beforeAll(async () => {
  service = await startService()
  anna = await signIn(service.app, ANNA.email)
  const orders = Array.from({ length: 40 }, (_, place) => orderJson('bistro', `many-${place}`, minus(NOON, place)))
  await service.deps.stores.orders.insertMany(CZ, orders)
})
afterAll(() => service.close())

const list = (accepted?: string) =>
  service.app.inject({
    url: pathOf(listOrders, { vendorId: 'bistro' }),
    headers: { authorization: anna.authorization, host: anna.host, ...(accepted && { 'accept-encoding': accepted }) },
  })

describe('compressAnswers', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['gzip;q=0.5', 'gzip', gunzipSync],
    ['br;q=0.1, gzip', 'gzip', gunzipSync],
  ])('compresses for clients that accept %s (API-16)', async (accepted, way, unpack) => {
    const [plain, packed] = [await list(), await list(accepted)]
    expect([packed.headers['content-encoding'], packed.headers['vary']]).toEqual([way, 'accept-encoding'])
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body)
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
    expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length))
  })

  it.each([undefined, 'identity', 'br;q=0', 'zstd'])(
    'sends plain JSON to clients that accept %s (API-16)',
    async (accepted) => {
      const answer = await list(accepted)
      expect(answer.headers['content-encoding']).toBeUndefined()
      expect(answer.json<{ data: { result: { data: unknown[] } } }>().data.result.data).toHaveLength(42)
    },
  )
})

it('does not compress a short answer (API-14)', async () => {
  const { authorization, host } = anna
  const answer = await service.app.inject({
    url: pathOf(readVendor, { vendorId: 'bistro' }),
    headers: { authorization, host, 'accept-encoding': 'br' },
  })
  expect(answer.headers['content-encoding']).toBeUndefined()
})
