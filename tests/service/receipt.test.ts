import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../contract/endpoint.ts'
import { readReceipt } from '../../contract/receipt.ts'
import { DAY } from '../../src/domain/instant.ts'
import { isoText } from '../../service/base/wireTime.ts'
import {
  makeTestClock,
  NOON,
  signIn,
  startService,
  type ServiceInProcess,
  type SignedInAs,
} from '../support/serviceInProcess.ts'
import { ANNA, BORIS, CZ, SG_HOST } from '../support/smallWorld.ts'

interface ReceiptBody {
  readonly result: {
    readonly seen: { readonly details: { readonly vendor: { readonly name: string } } | null }
    readonly order: { readonly order_id: string } | null
  }
}

const PRIVATE = [
  'delivery_fee',
  'amount',
  'payment_method',
  'description',
  'voucher',
  'vat_number',
  'notes',
  'customer',
]

describe('GET /order/:orderId/receipt', () => {
  const clock = makeTestClock()
  let service: ServiceInProcess
  let anna: SignedInAs
  let boris: SignedInAs
  beforeAll(async () => {
    service = await startService({ clock })
    anna = await signIn(service.app, ANNA.email)
    boris = await signIn(service.app, BORIS.email)
  })
  afterAll(() => service.close())

  const ask = async (orderId: string, who?: SignedInAs, host = 'localhost', address = '10.0.0.1') => {
    const answer = await service.app.inject({
      method: 'GET',
      url: pathOf(readReceipt, { orderId }),
      headers: { host, ...(who && { authorization: who.authorization }) },
      remoteAddress: address,
    })
    return { status: answer.statusCode, headers: answer.headers, text: answer.body, body: answer.json<ReceiptBody>() }
  }

  it('answers the whole order to accounts of its vendor (ROUTE-16, CON-30)', async () => {
    const { status, body } = await ask('bistro-first', anna)
    expect(status).toBe(200)
    expect(body.result.order?.order_id).toBe('bistro-first')
    expect(body.result.seen.details?.vendor.name).not.toBe('')
  })

  it('answers neither items nor amounts to strangers and other vendors (ROUTE-16, PERM-04)', async () => {
    for (const who of [undefined, boris]) {
      const { status, body, text } = await ask('bistro-first', who)
      expect([status, body.result.order]).toEqual([200, null])
      for (const word of PRIVATE) expect(text).not.toContain(`"${word}"`)
    }
  })

  it('answers 404 in another deployment and for an unknown id (decisions 3)', async () => {
    expect((await ask('bistro-second', undefined, SG_HOST)).status).toBe(404)
    expect((await ask('bistro-nothing', anna)).status).toBe(404)
    expect((await ask('x'.repeat(65), anna)).status).toBe(422)
    expect((await ask('x'.repeat(10_000))).status).toBe(404)
  })

  it('keeps the details for the vendor after they expired for the link (TRACK-28)', async () => {
    await service.deps.stores.orders.change(CZ, 'bistro-first', (order) => ({
      ...order,
      status: 'DELIVERED',
      status_history: [...order.status_history, { status: 'DELIVERED', created_at: isoText(NOON) }],
    }))
    clock.advance(8 * DAY)
    anna = await signIn(service.app, ANNA.email)
    expect((await ask('bistro-first')).body.result.seen.details).toBeNull()
    expect((await ask('bistro-first', anna)).body.result.seen.details).not.toBeNull()
  })

  it('blocks an address after twenty unknown ids, except for accounts of the vendor', async () => {
    for (let guess = 0; guess < 20; guess += 1) await ask(`bistro-guess${guess}`, undefined, 'localhost', '10.9.9.9')
    const refused = await ask('bistro-first', undefined, 'localhost', '10.9.9.9')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask('bistro-first', anna, 'localhost', '10.9.9.9')).status).toBe(200)
    expect((await ask('bistro-first', undefined, 'localhost', '10.9.9.8')).status).toBe(200)
  })
})
