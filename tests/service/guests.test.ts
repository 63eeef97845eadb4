import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { pathOf, type Endpoint } from '../../contract/endpoint.ts'
import { ENDPOINTS } from '../../contract/endpoints.ts'
import type { ErrorAnswer } from '../../contract/errors.ts'
import { beginGuest } from '../../contract/guests.ts'
import { placeOrder, readOrder, type OrderJson } from '../../contract/orders.ts'
import { listVendors } from '../../contract/vendors.ts'
import { withSenderLocation } from '../../service/vendor/withSenderLocation.ts'
import { makeGuests } from '../../service/session/guests.ts'
import { makeTokens } from '../../service/session/tokens.ts'
import { sqlGuestStore } from '../../service/sql/sqlGuestStore.ts'
import { deriveKey } from '../../service/base/deriveKey.ts'
import { DAY, HOUR, plus, SECOND } from '../../src/domain/instant.ts'
import { DEPLOYMENTS } from '../../src/domain/market/deployments.ts'
import { isGuestTokenValid } from '../../src/domain/session/guestToken.ts'
import { newKey, signIn, startService, type ServiceInProcess } from '../support/serviceInProcess.ts'
import { CZ, orderPayload, SG, SG_HOST, signedFee, vendorJson } from '../support/smallWorld.ts'

let service: ServiceInProcess
beforeAll(async () => {
  service = await startService()
})
beforeEach(async () => {
  for (const deployment of [CZ, SG]) await service.deps.stores.settings.setFlag(deployment, 'GuestCheckout', true)
})
afterAll(() => service.close())

interface Guest {
  readonly vendorId: string
  readonly token: string
  readonly host: string
  readonly authorization: string
}

let comingFrom = 0
const ask = (host = 'localhost', address = `10.0.0.${(comingFrom += 1)}`) =>
  service.app.inject({
    method: 'POST',
    url: pathOf(beginGuest),
    headers: { host },
    payload: {},
    remoteAddress: address,
  })
const aGuest = async (host = 'localhost'): Promise<Guest> => {
  const { result } = (await ask(host)).json<{ result: { vendor_id: string; token: string } }>()
  return { vendorId: result.vendor_id, token: result.token, host, authorization: `Bearer ${result.token}` }
}
const asking = (authorization: string, host = 'localhost', url = pathOf(listVendors)) =>
  service.app.inject({ url, headers: { host, authorization } })
const errorOf = (answer: { json: () => unknown }) => (answer.json() as ErrorAnswer).errors[0]

/** A home in Prague. */
const SENDER = {
  name: 'Eva Hostová',
  phone_number: '603 111 222',
  email: 'eva@home.test',
  location: { address: ', , Národní 1', latitude: 50.0815, longitude: 14.4141, notes: 'Second bell' },
}
const feeFrom = async (guest: Guest, source = SENDER.location) => {
  const told = await service.app.inject({
    method: 'POST',
    url: '/orders/api/v1/delivery/fee',
    headers: { host: guest.host, authorization: guest.authorization },
    payload: {
      source,
      destination: { latitude: 50.0801, longitude: 14.4285 },
      vendor_id: guest.vendorId,
      delivery_type: 'food',
    },
  })
  const { fee, signature } = told.json<{ fee: number; signature: string }>()
  return { delivery_fee: fee, signature }
}
const payloadOf = async (guest: Guest, more: object = {}) => ({
  ...(await orderPayload(service.app, guest, guest.vendorId)),
  ...(await feeFrom(guest)),
  sender: SENDER,
  ...more,
})
const place = (guest: Pick<Guest, 'host' | 'authorization'>, payload: object) =>
  service.app.inject({
    method: 'POST',
    url: pathOf(placeOrder),
    headers: { host: guest.host, authorization: guest.authorization, 'idempotency-key': newKey() },
    payload,
  })
const placedBy = async (guest: Guest): Promise<string> =>
  (await place(guest, await payloadOf(guest))).json<{ result: { order_id: string } }>().result.order_id
const read = (guest: Guest, vendorId: string, orderId: string) =>
  asking(guest.authorization, guest.host, `${pathOf(readOrder)}?vendorId=${vendorId}&orderId=${orderId}`)

describe('POST /guest', () => {
  it('creates a placeholder vendor and a token with a numeric expiry (OP-17, ENT-27, GUEST-03, GUEST-10)', async () => {
    const [one, other] = [await aGuest(), await aGuest()]
    expect(one.vendorId).not.toBe(other.vendorId)
    const payload: unknown = JSON.parse(Buffer.from(one.token.split('.')[1] ?? '', 'base64url').toString())
    expect([
      isGuestTokenValid(payload, service.clock.now()),
      isGuestTokenValid(payload, plus(service.clock.now(), DAY)),
    ]).toEqual([true, false])
    const { result } = (await asking(one.authorization)).json<{ result: { vendors: Array<unknown> } }>()
    expect(result.vendors).toMatchObject([
      {
        vendor_id: one.vendorId,
        name: 'guest',
        is_registered: false,
        vendor_information: { location: { address_text: '', latitude: null, longitude: null } },
      },
    ])
  })

  it('is refused while the flag is off, like orders of guests (MODE-04, OP-17)', async () => {
    const guest = await aGuest()
    const payload = await payloadOf(guest)
    await service.deps.stores.settings.setFlag(CZ, 'GuestCheckout', false)
    const refused = [await ask(), await place(guest, payload)]
    expect(refused.map((answer) => [answer.statusCode, errorOf(answer)?.code])).toEqual([
      [403, 'GUESTS_OFF'],
      [403, 'GUESTS_OFF'],
    ])
  })

  it('is limited to thirty guests an hour per address (GUEST-01)', async () => {
    for (let made = 0; made < 30; made += 1) expect((await ask('localhost', '10.9.9.9')).statusCode).toBe(201)
    const refused = await ask('localhost', '10.9.9.9')
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await ask('localhost', '10.9.9.8')).statusCode).toBe(201)
  })
})

describe('a guest token', () => {
  it('expires with its guest after 24 hours (GUEST-03)', async () => {
    const guest = await aGuest()
    expect((await asking(guest.authorization)).statusCode).toBe(200)
    service.clock.advance(DAY - 1)
    expect((await asking(guest.authorization)).statusCode).toBe(200)
    service.clock.advance(1)
    expect((await asking(guest.authorization)).statusCode).toBe(401)
    service.clock.advance(-DAY)
  })

  it('is invalid in another deployment, as a device token, with an identity token, or changed (SESS-09)', async () => {
    const guest = await aGuest()
    const [head = '', , signature = ''] = guest.token.split('.')
    const claims = JSON.parse(Buffer.from(guest.token.split('.')[1] ?? '', 'base64url').toString()) as object
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'guest:dobrego-cz:bistro' })).toString('base64url')
    const statuses = await Promise.all([
      asking(guest.authorization, SG_HOST),
      asking(`GoDroid ${guest.token}`),
      asking(`${guest.authorization}|${guest.token}`),
      asking(`Bearer ${head}.${forged}.${signature}`),
      asking(`Bearer ${await service.deps.sessions.deviceToken(CZ, guest.vendorId)}`),
    ])
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401])
  })

  it.each([
    ['without an expiry', undefined],
    ['with an expiry as text', '4102444800'],
    ['with a null expiry', null],
  ])('is invalid %s, although it is signed (GUEST-03, MODE-09)', async (_, exp) => {
    const guest = await aGuest()
    const claims = { use: 'guest', sid: '', dep: CZ, ...(exp !== undefined && { exp }) } as object
    const token = await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer('rider-portal')
      .setSubject(`guest:${CZ}:${guest.vendorId}`)
      .sign(deriveKey(service.deps.secret, 'tokens'))
    expect((await asking(`Bearer ${token}`)).statusCode).toBe(401)
  })

  it("is invalid for a vendor that is not a guest's, although it is signed (GUEST-06)", async () => {
    const token = await new SignJWT({ use: 'guest', sid: '', dep: CZ })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer('rider-portal')
      .setSubject(`guest:${CZ}:bistro`)
      .setExpirationTime(Math.floor((service.clock.now() + HOUR) / SECOND))
      .sign(deriveKey(service.deps.secret, 'tokens'))
    expect((await asking(`Bearer ${token}`)).statusCode).toBe(401)
  })
})

describe('a guest', () => {
  const FORBIDDEN = [
    'saveVendorAddress',
    'searchCustomers',
    'saveCustomer',
    'changeCustomer',
    'removeCustomer',
    'overviewOrders',
    'logout',
  ]
  const closedToGuests = (endpoint: Endpoint) => !endpoint.guests

  it('may make only the calls that an order needs; others are refused (OP-48, GUEST-06)', async () => {
    expect(ENDPOINTS.filter(closedToGuests).map(({ name }) => name)).toEqual(expect.arrayContaining(FORBIDDEN))
    const guest = await aGuest()
    for (const endpoint of ENDPOINTS.filter(closedToGuests)) {
      const answer = await service.app.inject({
        method: endpoint.method,
        url: pathOf(endpoint, { vendorId: guest.vendorId, customerId: 'any', orderId: 'any', jobId: 'any' }),
        headers: { host: guest.host, authorization: guest.authorization, 'idempotency-key': newKey() },
      })
      expect([endpoint.name, answer.statusCode, errorOf(answer)?.code]).toEqual([endpoint.name, 403, 'NOT_FOR_GUESTS'])
    }
  })

  it('places an order that is picked up at the sender, and reads it with the sender (GUEST-01, GUEST-07, REQ-36, ENT-04)', async () => {
    const guest = await aGuest()
    const orderId = await placedBy(guest)
    expect(orderId.startsWith(`${guest.vendorId}-`)).toBe(true)
    const order = (await read(guest, guest.vendorId, orderId)).json<OrderJson>()
    expect(order.sender).toEqual({ ...SENDER, phone_number: '+420603111222' })
    const vendor = withSenderLocation(vendorJson({ vendor_id: 'guest-9', name: 'guest' }), order.sender)
    expect(vendor.vendor_information.location).toMatchObject({ latitude: 50.0815, rider_instructions: 'Second bell' })
  })

  it('sees no order of another guest or vendor, and places none for them (GUEST-10, TRACK-26)', async () => {
    const [eva, olga] = [await aGuest(), await aGuest()]
    const orderId = await placedBy(eva)
    const statuses = await Promise.all([
      read(olga, eva.vendorId, orderId),
      read(olga, olga.vendorId, orderId),
      read(olga, 'bistro', 'bistro-first'),
      place(olga, { ...(await payloadOf(eva)) }),
    ])
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
  })

  it('must send a complete sender: every wrong field is named (REQ-36)', async () => {
    const guest = await aGuest()
    const wrong = {
      ...SENDER,
      name: ' ',
      phone_number: '12',
      email: 'eva@',
      location: { ...SENDER.location, latitude: 0 },
    }
    const [without, broken] = [
      await place(guest, await payloadOf(guest, { sender: undefined })),
      await place(guest, await payloadOf(guest, { sender: wrong })),
    ]
    expect(errorOf(without)).toMatchObject({ meta: { field: 'sender' } })
    expect([broken.statusCode, (broken.json() as ErrorAnswer).errors.map(({ meta }) => meta.field)]).toEqual([
      422,
      ['sender.name', 'sender.phone_number', 'sender.email', 'sender.location'],
    ])
  })

  it('pays the fee of the actual distance: a fee quoted from nearer is refused (FEE-04)', async () => {
    const guest = await aGuest()
    const cheap = await feeFrom(guest, { ...SENDER.location, latitude: 50.0802, longitude: 14.4284 })
    const refused = await place(guest, await payloadOf(guest, cheap))
    expect([refused.statusCode, errorOf(refused)?.code]).toEqual([409, 'SignatureExpired'])
  })

  it('gets no live socket (OP-77)', async () => {
    const guest = await aGuest()
    const query = `Authorization=${encodeURIComponent(Buffer.from(guest.authorization).toString('base64'))}`
    await service.app.ready()
    await expect(service.app.injectWS(`/ws?${query}`, { headers: { host: 'localhost' } })).rejects.toThrow(/403/)
  })

  it('is deleted on expiry, with a vendor without orders; orders stay (GUEST-03)', async () => {
    const [idle, busy] = [await aGuest(), await aGuest()]
    const orderId = await placedBy(busy)
    service.clock.advance(DAY)
    await service.deps.guests.forgetExpired()
    service.clock.advance(-DAY)
    expect(await service.deps.stores.vendors.byIds(CZ, [idle.vendorId, busy.vendorId])).toHaveLength(1)
    expect((await service.deps.stores.orders.byId(CZ, orderId))?.sender?.name).toBe('Eva Hostová')
  })
})

describe('makeGuests', () => {
  it('adds no vendor for a guest that was not stored, which nothing would remove (GUEST-03)', async () => {
    const vendors = vi.fn(() => Promise.resolve())
    const { begin } = makeGuests({
      store: { ...sqlGuestStore(service.database.sql), begin: () => Promise.reject(new Error('away')) },
      vendors: { addMany: vendors },
      tokens: makeTokens(service.deps.secret),
      clock: service.clock.now,
    })
    await expect(begin(DEPLOYMENTS[0]!)).rejects.toThrow('away')
    expect(vendors).not.toHaveBeenCalled()
  })
})

describe('a signed-in account', () => {
  it('sends no sender: one in the payload is dropped (ENT-04)', async () => {
    const anna = await signIn(service.app, 'anna@small.test')
    const payload = {
      ...(await orderPayload(service.app, anna)),
      ...(await signedFee(service.app, anna)),
      sender: SENDER,
    }
    const { order_id: id } = (await place(anna, payload)).json<{ result: { order_id: string } }>().result
    const order = await service.deps.stores.orders.byId(CZ, id)
    expect(order).toBeDefined()
    expect(order?.sender).toBeUndefined()
  })
})
