import { emptyWorld } from '../../service/world.ts'
import { Result, Schema } from 'effect'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '../../contract/endpoint.ts'
import type { OrderJson } from '../../contract/orders.ts'
import { PublicOrder, readPublicOrder, type PublicOrderJson } from '../../contract/publicOrder.ts'
import type { RiderInfoJson } from '../../service/orders/riderLookup.ts'
import { isoText } from '../../service/base/wireTime.ts'
import { DAY, minus, MINUTE, plus } from '../../src/domain/instant.ts'
import { NOON, startService, type ServiceInProcess } from '../support/serviceInProcess.ts'
import { CZ, orderJson, SG, SG_HOST } from '../support/smallWorld.ts'

const PETR: RiderInfoJson = {
  rider_id: 'rider-petr',
  name: 'Petr Novák',
  phone_number: '+420603111222',
  vehicle: 'BICYCLE',
  latitude: 50.08,
  longitude: 14.42,
  located_at: isoText(NOON),
  route: [
    { latitude: 50.08, longitude: 14.42 },
    { latitude: 50.0801, longitude: 14.4285 },
  ],
}

let service: ServiceInProcess
beforeEach(async () => {
  service = await startService({
    world: (core) => ({ ...emptyWorld(core), riderOf: () => Promise.resolve(PETR) }),
  })
})
afterEach(() => service.close())

const ask = async (query: Readonly<Record<string, string>>, host = 'localhost') =>
  service.app.inject({ url: `${pathOf(readPublicOrder)}?${new URLSearchParams(query)}`, headers: { host } })
const seen = async (orderId: string) => (await ask({ orderId })).json<PublicOrderJson>()

/** An order with all the data that strangers must not see. */
const secretive = (name: string, more: Partial<OrderJson> = {}): OrderJson =>
  orderJson('bistro', name, minus(NOON, 30 * MINUTE), {
    status: 'PICKED_UP',
    status_history: [
      { status: 'NEW', created_at: isoText(minus(NOON, 30 * MINUTE)) },
      { status: 'WAITING_FOR_TRANSPORT', created_at: isoText(minus(NOON, 28 * MINUTE)) },
      { status: 'COURIER_ACCEPTED_DELIVERY', created_at: isoText(minus(NOON, 25 * MINUTE)) },
      { status: 'PICKED_UP', created_at: isoText(minus(NOON, 10 * MINUTE)) },
    ],
    customer: {
      name: 'Karolína Tajná',
      phone_number: '+420777654321',
      location: { address: '4, , Wenceslas Square 2', latitude: 50.0801, longitude: 14.4285, notes: 'Door code 4711' },
    },
    order: { payment_method: 'CASH_ON_DELIVERY', amount: 987.65, description: 'A ring', cold_bag_needed: false },
    delivery_fee: 89.5,
    discounted_delivery_fee: 44.25,
    vat_number: 'CZ12345678',
    voucher: { code: 'LUNCH20', amount: 20, type: 'PERCENTAGE' },
    login_pickup_estimation: 15,
    rider: { name: 'Petr Novák', phone_number: '+420603111222' },
    ...more,
  })

describe('GET /order/public', () => {
  it('answers status, places and rider (TRACK-28)', async () => {
    await service.deps.stores.orders.insertMany(CZ, [secretive('secret')])
    const answer = await ask({ orderId: 'bistro-secret' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      order_id: 'bistro-secret',
      status: 'PICKED_UP',
      answered_at: isoText(NOON),
      details: {
        vendor: { name: 'Bistro', position: { latitude: expect.any(Number) } },
        destination: { address: 'Wenceslas Square 2, 4', latitude: 50.0801, longitude: 14.4285 },
        estimates: { pick_up_at: isoText(minus(NOON, 15 * MINUTE)), drop_off_at: null },
        rider: {
          first_name: 'Petr',
          phone_number: '+420603111222',
          vehicle: 'BICYCLE',
          position: { latitude: 50.08, longitude: 14.42, located_at: isoText(NOON) },
        },
      },
    })
    expect(Result.isSuccess(Schema.decodeUnknownResult(PublicOrder)(answer.json()))).toBe(true)
  })

  it('never answers amounts, items, notes, the customer or the rider’s last name (TRACK-28)', async () => {
    await service.deps.stores.orders.insertMany(CZ, [secretive('secret')])
    const { body } = await ask({ orderId: 'bistro-secret' })
    const values = '987 89.5 44.25 LUNCH20 CZ12345678 ring 4711 Tajn 777654321 CASH Nov'
    const fields = 'fee amount payment voucher vat notes customer sender description rider_id'
    const secrets = `${values} ${fields}`.split(' ')
    expect(secrets.filter((secret) => body.includes(secret))).toEqual([])
    expect(body.match(/phone/g)).toEqual(['phone'])
  })

  it('answers the rider only while they have the order (TRACK-09, TRACK-10)', async () => {
    const waiting = [
      { status: 'COURIER_ACCEPTED_DELIVERY', created_at: isoText(minus(NOON, 20 * MINUTE)) },
      { status: 'WAITING_FOR_TRANSPORT', created_at: isoText(minus(NOON, 5 * MINUTE)) },
    ]
    await service.deps.stores.orders.insertMany(CZ, [
      secretive('back', { status: 'WAITING_FOR_TRANSPORT', status_history: waiting }),
      secretive('done', { status: 'DELIVERED' }),
      secretive('gone', { status: 'CANCELLED' }),
      secretive('returning', { status: 'RETURN_INITIATED' }),
      secretive('here', { status: 'NEAR_CUSTOMER' }),
    ])
    const riders = []
    for (const name of ['back', 'done', 'gone', 'returning', 'here'])
      riders.push((await seen(`bistro-${name}`)).details?.rider?.first_name)
    expect(riders).toEqual([undefined, undefined, undefined, undefined, 'Petr'])
  })

  it('answers the way ahead, but not the one to the place of a private sender (PUB-03)', async () => {
    const location = { address: 'Home 1', latitude: 50.1, longitude: 14.5, notes: '' }
    const sender = { name: 'Jana Nováková', phone_number: '+420777000111', email: 'jana@small.test', location }
    const coming = {
      status: 'COURIER_ACCEPTED_DELIVERY',
      status_history: [{ status: 'COURIER_ACCEPTED_DELIVERY', created_at: isoText(minus(NOON, 5 * MINUTE)) }],
    }
    await service.deps.stores.orders.insertMany(CZ, [
      secretive('toShop', coming),
      secretive('toHome', { ...coming, sender }),
      secretive('fromHome', { sender }),
    ])
    const routeOf = async (name: string) => (await seen(`bistro-${name}`)).details?.rider?.route
    expect(await routeOf('toShop')).toEqual(PETR.route)
    expect(await routeOf('toHome')).toBeNull()
    expect(await routeOf('fromHome')).toEqual(PETR.route)
  })

  it('answers people and places until seven days after the end, then only the final status and its time', async () => {
    const delivered = {
      status: 'DELIVERED',
      status_history: [
        { status: 'NEW', created_at: isoText(minus(NOON, 30 * MINUTE)) },
        { status: 'DELIVERED', created_at: isoText(NOON) },
      ],
    }
    await service.deps.stores.orders.insertMany(CZ, [secretive('old', delivered), secretive('running')])
    service.clock.advance(7 * DAY)
    expect((await seen('bistro-old')).details?.destination.address).toBe('Wenceslas Square 2, 4')
    service.clock.advance(1)
    expect(await seen('bistro-old')).toEqual({
      order_id: 'bistro-old',
      status: 'DELIVERED',
      status_history: [{ status: 'DELIVERED', created_at: isoText(NOON) }],
      created_at: isoText(minus(NOON, 30 * MINUTE)),
      updated_at: isoText(minus(NOON, 30 * MINUTE)),
      answered_at: isoText(plus(plus(NOON, 7 * DAY), 1)),
      details: null,
    })
    expect((await seen('bistro-running')).details).not.toBeNull()
  })

  it('derives the vendor from the id, unless the query names one (OP-60)', async () => {
    await service.deps.stores.orders.insertMany(CZ, [{ ...secretive('x'), order_id: 'moved-1', vendor_id: 'pekarna' }])
    expect((await ask({ orderId: 'moved-1' })).statusCode).toBe(404)
    expect((await ask({ orderId: 'moved-1', vendorId: 'pekarna' })).statusCode).toBe(200)
    expect((await ask({ orderId: 'bistro-first', vendorId: 'pekarna' })).statusCode).toBe(404)
  })

  it('forbids caching (TRACK-28)', async () => {
    expect((await ask({ orderId: 'bistro-first' })).headers['cache-control']).toContain('no-store')
  })
})

describe('an invalid order link', () => {
  it('gets the same answer for unknown, foreign, overlong and malformed ids', async () => {
    await service.deps.stores.orders.insertMany(SG, [orderJson('bistro', 'singapore', NOON)])
    const wrong = [
      'bistro-nothing',
      'nobody-first',
      'bistro-singapore',
      'x'.repeat(10_000),
      '',
      '\0',
      '../x',
      "' or 1=1",
      '💥',
    ]
    const answers = []
    for (const orderId of wrong) answers.push(await ask({ orderId }))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(wrong.map(() => 404))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect((await ask({ orderId: 'bistro-singapore' }, SG_HOST)).statusCode).toBe(200)
    expect((await ask({ orderId: 'bistro-first', vendorId: 'x'.repeat(5_000) })).statusCode).toBe(404)
    expect(service.log.errors).toEqual([])
  })

  it('is limited to sixty uses in ten minutes per address; then valid links are refused too', async () => {
    for (let guess = 0; guess < 60; guess += 1) await ask({ orderId: `bistro-guess${guess}` })
    const refused = await ask({ orderId: 'bistro-first' })
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 600])
    service.clock.advance(10 * MINUTE + 1)
    expect((await ask({ orderId: 'bistro-first' })).statusCode).toBe(200)
  })

  it('is the only one that counts: valid links can be opened without limit', async () => {
    for (let look = 0; look < 70; look += 1) expect((await ask({ orderId: 'bistro-first' })).statusCode).toBe(200)
  })
})
