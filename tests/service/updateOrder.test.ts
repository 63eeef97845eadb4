import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '../../contract/endpoint.ts'
import type { ErrorAnswer } from '../../contract/errors.ts'
import { updateOrder, type OrderJson } from '../../contract/orders.ts'
import { SECOND } from '../../src/domain/instant.ts'
import { signIn, startService, type ServiceInProcess, type SignedInAs } from '../support/serviceInProcess.ts'
import { CZ, DESTINATION, movedPoint, orderJson, PRAGUE, updatePayload } from '../support/smallWorld.ts'

let service: ServiceInProcess
let anna: SignedInAs
let serial = 0

beforeAll(async () => {
  service = await startService()
})
beforeEach(async () => {
  anna = await signIn(service.app, 'anna@small.test')
})
afterAll(() => service.close())

type Sent = Awaited<ReturnType<typeof updatePayload>>
type Step = readonly [status: string, minutes: number]

/** Inserts an order with this status history. */
const anOrder = async (...steps: ReadonlyArray<Step>): Promise<string> => {
  const plain = orderJson('bistro', `edit${(serial += 1)}`, service.clock.now())
  const status_history = steps.map(([status, minutes]) => ({
    status,
    created_at: new Date(service.clock.now() + minutes * 60_000).toISOString(),
  }))
  const order = { ...plain, status: steps.at(-1)?.[0] ?? plain.status, status_history }
  await service.deps.stores.orders.insertMany(CZ, [order])
  return order.order_id
}
const ACCEPTED: ReadonlyArray<Step> = [
  ['WAITING_FOR_TRANSPORT', 1],
  ['COURIER_ACCEPTED_DELIVERY', 2],
  ['MODIFIED', 2.5],
]
const ELSEWHERE = { address: '3, , Vodičkova 18', latitude: 50.0812, longitude: 14.4251, notes: '' }

const payload = (location?: Sent['location']) => updatePayload(service.app, anna, location)
const put = async (orderId: string, sent: object) =>
  service.app.inject({
    method: 'PUT',
    url: pathOf(updateOrder, { orderId }),
    headers: { authorization: anna.authorization, host: anna.host },
    payload: sent,
  })
const stored = (id: string) => service.deps.stores.orders.byId(CZ, id)
const errorsIn = (answer: { json: () => unknown }) => (answer.json() as ErrorAnswer).errors

describe('PUT /order/:orderId', () => {
  it('stores new details, place and fee, and keeps customer, times and history (API-24, EDIT-03, CON-28)', async () => {
    const id = await anOrder(['RECEIVED', 0])
    const before = await stored(id)
    const sent = await payload(ELSEWHERE)
    const answer = await put(id, sent)
    expect(answer.statusCode).toBe(200)
    const { result } = answer.json<{ result: OrderJson }>()
    expect(result).toEqual({
      ...before,
      updated_at: expect.any(String),
      customer: { ...before?.customer, location: ELSEWHERE },
      order: {
        payment_method: 'CASH_ON_DELIVERY',
        amount: 199.5,
        description: 'Three soups',
        cold_bag_needed: false,
      },
      delivery_fee: sent.delivery_fee,
    })
    expect(Date.parse(String(result.updated_at))).toBeGreaterThan(Date.parse(String(before?.updated_at)))
    expect(await stored(id)).toEqual(result)
  })

  it('does not demand an age check that the vendor requires only since (OP-63, CON-28)', async () => {
    const id = await anOrder(['RECEIVED', 0])
    const requires = (requires_age_validation: boolean) =>
      service.deps.stores.vendors.change(CZ, 'bistro', (vendor) => ({ ...vendor, requires_age_validation }))
    await requires(true)
    try {
      expect((await put(id, await payload())).statusCode).toBe(200)
    } finally {
      await requires(false)
    }
  })

  it('notifies subscribers of the vendor (LIVE-08, API-24)', async () => {
    const id = await anOrder(['RECEIVED', 0])
    const told: Array<string> = []
    const stop = service.deps.feed.listen('order', (key) => told.push(key))
    await put(id, await payload())
    stop()
    expect(told).toEqual([`${CZ}/bistro/${id}`])
  })

  it('stores the address in its three parts and trims texts (ADDR-16, EDIT-05)', async () => {
    const id = await anOrder(['RECEIVED', 0])
    await put(id, {
      ...(await payload({ ...ELSEWHERE, address: 'Vodičkova 18', notes: ' 2nd floor ' })),
      item_details: ' x ',
    })
    expect(await stored(id)).toMatchObject({
      customer: { location: { address: ', , Vodičkova 18', notes: '2nd floor' } },
      order: { description: 'x' },
    })
  })

  it('refuses a new destination once a rider has accepted, and stores all other changes (EDIT-03, API-24)', async () => {
    const id = await anOrder(...ACCEPTED)
    const moved = await put(id, await payload(ELSEWHERE))
    expect([moved.statusCode, errorsIn(moved)[0]]).toMatchObject([
      409,
      { code: 'NotEditable', meta: { field: 'location', translation_key: 'error.cant-edit-order' } },
    ])
    expect((await put(id, await payload())).statusCode).toBe(200)
    expect(await stored(id)).toMatchObject({
      customer: { location: { address: ', , Wenceslas Square 2', ...DESTINATION, notes: 'Ring once' } },
      order: { amount: 199.5 },
    })
  })

  it.each(['COURIER_ACCEPTED_DELIVERY', 'DELAYED', 'PICKED_UP', 'DELIVERED', 'CANCELLED', 'STALLED'])(
    'refuses changes in status %s and answers that status (EDIT-03, OP-23)',
    async (status) => {
      const id = await anOrder(...ACCEPTED, [status, 3])
      const before = await stored(id)
      const answer = await put(id, await payload())
      expect([answer.statusCode, errorsIn(answer)[0]]).toMatchObject([
        409,
        { code: 'NotEditable', meta: { values: { status } } },
      ])
      expect(await stored(id)).toEqual(before)
    },
  )

  it('stays consistent with a concurrent pick-up, whichever comes first (EDIT-03)', async () => {
    const id = await anOrder(...ACCEPTED)
    const sent = await payload()
    const { orders } = service.deps.stores
    const [answers, picked] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => put(id, sent))),
      orders.change(CZ, id, (order) => ({ ...order, status: 'PICKED_UP' })),
    ])
    expect(picked?.status).toBe('PICKED_UP')
    expect(answers.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true)
    expect((await stored(id))?.status).toBe('PICKED_UP')
    expect((await put(id, sent)).statusCode).toBe(409)
  })

  it('requires an unexpired fee that was signed for the destination (EDIT-03, FEE-08)', async () => {
    const id = await anOrder(['RECEIVED', 0])
    const sent = await payload()
    const forged = [
      { ...sent, delivery_fee: sent.delivery_fee - 1 },
      { ...sent, location: { ...sent.location, latitude: 50.0812 } },
      { ...sent, signature: 'mine' },
    ]
    for (const one of forged) expect(errorsIn(await put(id, one))[0].code).toBe('SignatureInvalid')
    service.clock.advance(601 * SECOND)
    expect(errorsIn(await put(id, sent))[0].code).toBe('SignatureExpired')
    expect((await put(id, await payload())).statusCode).toBe(200)
  })

  it("demands the fee from the vendor's current place, not from where it was signed (EDIT-03)", async () => {
    const id = await anOrder(['RECEIVED', 0])
    await movedPoint(service.deps.stores, 'bistro', DESTINATION)
    const shortWay = await payload()
    await movedPoint(service.deps.stores, 'bistro', PRAGUE)
    const answer = await put(id, shortWay)
    expect([answer.statusCode, errorsIn(answer)[0].code]).toEqual([409, 'SignatureExpired'])
    expect((await put(id, await payload())).statusCode).toBe(200)
  })

  it('refuses an undeliverable destination (VAL-17, EDIT-06)', async () => {
    const id = await anOrder(['RECEIVED', 0])
    const sent = await payload()
    const answer = await put(id, { ...sent, location: { ...sent.location, latitude: 49.2, longitude: 16.6 } })
    expect([answer.statusCode, errorsIn(answer)[0].code]).toEqual([422, 'Undeliverable'])
  })

  it.each([
    ['no amount (VAL-11)', { amount: null }, 'amount', 'request.amount-missing'],
    ['three decimals (VAL-11)', { amount: 1.234 }, 'amount', 'request.amount-missing'],
    [
      'a payment method that is off (VAL-14)',
      { payment_method: 'NONE' },
      'payment_method',
      'request.payment-method-missing',
    ],
    ['201 characters (VAL-08)', { item_details: 'x'.repeat(201) }, 'item_details', 'request.description-too-long'],
  ])('refuses %s at its field (EDIT-06)', async (_, more, field, key) => {
    const id = await anOrder(['RECEIVED', 0])
    const answer = await put(id, { ...(await payload()), ...more })
    expect(answer.statusCode).toBe(422)
    expect(errorsIn(answer).map(({ meta }) => [meta.field, meta.translation_key])).toEqual([[field, key]])
  })

  it('measures notes and address in bytes (ADDR-10, ADDR-11, EDIT-06)', async () => {
    const id = await anOrder(['RECEIVED', 0])
    const sent = await payload()
    const location = { ...sent.location, address: `, , ${'ž'.repeat(128)}`, notes: `${'ž'.repeat(500)}x` }
    expect(errorsIn(await put(id, { ...sent, location })).map(({ meta }) => meta.field)).toEqual([
      'location.notes',
      'location.address',
    ])
    const longest = { ...sent.location, address: `, , ${'ž'.repeat(127)}x`, notes: 'ž'.repeat(500) }
    expect((await put(id, { ...sent, location: longest })).statusCode).toBe(200)
  })

  it('changes nothing without a difference, and can be repeated (API-24)', async () => {
    const id = await anOrder(['RECEIVED', 0])
    const sent = await payload()
    const first = (await put(id, sent)).json<{ result: OrderJson }>().result
    const second = (await put(id, sent)).json<{ result: OrderJson }>().result
    expect({ ...second, updated_at: first.updated_at }).toEqual(first)
  })
})
