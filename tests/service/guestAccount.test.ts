import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirmEmail } from '../../contract/account.ts'
import { login } from '../../contract/auth.ts'
import { pathOf, type Endpoint } from '../../contract/endpoint.ts'
import type { ErrorAnswer } from '../../contract/errors.ts'
import { beginGuest, makeGuestAccount } from '../../contract/guests.ts'
import { listOrders, placeOrder, readOrder } from '../../contract/orders.ts'
import { listVendors } from '../../contract/vendors.ts'
import { DAY } from '../../src/domain/instant.ts'
import { linkTokenIn, mailsTo } from '../support/accountMails.ts'
import { newKey, signIn, startService, type ServiceInProcess } from '../support/serviceInProcess.ts'
import { CZ, orderPayload, SG, SG_HOST } from '../support/smallWorld.ts'

const PASSWORD = 'Demo-1234!'
const SENDER = {
  name: 'Eva Hostová',
  phone_number: '603 111 222',
  email: 'eva@home.test',
  location: { address: '3, Palác, Národní 1', latitude: 50.0815, longitude: 14.4141, notes: 'Second bell' },
}

let service: ServiceInProcess
beforeAll(async () => {
  service = await startService()
  for (const deployment of [CZ, SG]) await service.deps.stores.settings.setFlag(deployment, 'GuestCheckout', true)
})
afterAll(() => service.close())

let serial = 0
let from = ''
let email = ''
/** Each test uses an e-mail and network address of its own. */
beforeEach(() => {
  serial += 1
  from = `10.1.0.${serial}`
  email = `eva${serial}@home.test`
})

interface Guest {
  readonly vendorId: string
  readonly authorization: string
  readonly host: string
}

const post = (endpoint: Endpoint, payload: object, headers: Readonly<Record<string, string>> = {}) =>
  service.app.inject({
    method: 'POST',
    url: pathOf(endpoint),
    headers: { host: 'localhost', ...headers },
    remoteAddress: from,
    payload,
  })
const ask = (authorization: string, url: string, host = 'localhost') =>
  service.app.inject({ url, headers: { host, authorization } })
const errorOf = (answer: { json: () => unknown }) => (answer.json() as ErrorAnswer).errors[0]

const aGuest = async (): Promise<Guest> => {
  const { result } = (await post(beginGuest, {})).json<{ result: { vendor_id: string; token: string } }>()
  return { vendorId: result.vendor_id, authorization: `Bearer ${result.token}`, host: 'localhost' }
}
const orderOf = async (guest: Guest): Promise<string> => {
  const fee = await service.app.inject({
    method: 'POST',
    url: '/orders/api/v1/delivery/fee',
    headers: { host: guest.host, authorization: guest.authorization },
    payload: {
      source: SENDER.location,
      destination: { latitude: 50.0801, longitude: 14.4285 },
      vendor_id: guest.vendorId,
      delivery_type: 'food',
    },
  })
  const { fee: delivery_fee, signature } = fee.json<{ fee: number; signature: string }>()
  const payload = {
    ...(await orderPayload(service.app, guest, guest.vendorId)),
    delivery_fee,
    signature,
    sender: SENDER,
  }
  const placed = await post(placeOrder, payload, { authorization: guest.authorization, 'idempotency-key': newKey() })
  return placed.json<{ result: { order_id: string } }>().result.order_id
}
const payloadOf = (more: object = {}) => ({
  email_address: email,
  password: PASSWORD,
  phone_number: '603 111 222',
  name: 'Evina kuchyň',
  language: 'cs',
  ...more,
})
const stay = (guest: Pick<Guest, 'authorization'>, payload: object = payloadOf(), key = newKey(), host = 'localhost') =>
  post(makeGuestAccount, payload, { authorization: guest.authorization, 'idempotency-key': key, host })
const confirm = async () => {
  const [mail] = await mailsTo(service, email)
  return post(confirmEmail, { token: linkTokenIn(mail?.text ?? '') })
}
const signedIn = async () => {
  const answer = await post(login, { email_address: email, password: PASSWORD })
  const { result } = answer.json<{ result: { AuthenticationResult: { AccessToken: string } } }>()
  return `Bearer ${result.AuthenticationResult.AccessToken}`
}
const ordersUrl = (vendorId: string) => `${pathOf(listOrders, { vendorId })}?from=1700000000&to=1900000000&count=20`
const orderUrl = (vendorId: string, orderId: string) => `${pathOf(readOrder)}?vendorId=${vendorId}&orderId=${orderId}`
const brokenMails = (are: boolean) =>
  sql.raw(are ? 'alter table mails rename to away' : 'alter table away rename to mails').execute(service.database.sql)

describe('an account made from a guest', () => {
  it('lists the orders of the guest once its e-mail address is confirmed (GUEST-08, GUEST-09, AUTH-09)', async () => {
    const guest = await aGuest()
    const orderId = await orderOf(guest)
    const made = await stay(guest)
    expect(made.statusCode).toBe(200)
    expect(made.json()).toEqual({
      result: { email_address: email, confirm_until: new Date(service.clock.now() + DAY).toISOString() },
    })
    const early = await post(login, { email_address: email, password: PASSWORD })
    expect(errorOf(early)?.code).toBe('USER_NOT_CONFIRMED')
    expect((await confirm()).json()).toEqual({ result: { outcome: 'confirmed' } })
    const authorization = await signedIn()
    expect((await ask(authorization, ordersUrl(guest.vendorId))).body).toContain(orderId)
    expect((await ask(authorization, orderUrl(guest.vendorId, orderId))).statusCode).toBe(200)
  })

  it('acts for the guest’s vendor, with the new name and the pick-up place of the latest order (GUEST-08, GUEST-10, REQ-36)', async () => {
    const guest = await aGuest()
    await orderOf(guest)
    await stay(guest)
    await confirm()
    const { result } = (await ask(await signedIn(), pathOf(listVendors))).json<{ result: { vendors: Array<object> } }>()
    expect(result.vendors).toMatchObject([
      {
        vendor_id: guest.vendorId,
        name: 'Evina kuchyň',
        is_registered: true,
        vendor_information: {
          owners: [email],
          contact: { phone: '+420603111222' },
          location: { address_text: 'Národní 1', unit: '3', building: 'Palác', latitude: 50.0815, longitude: 14.4141 },
        },
      },
    ])
  })

  it('has no location if the guest placed no order (ADDR-08)', async () => {
    const guest = await aGuest()
    await stay(guest)
    await confirm()
    const { result } = (await ask(await signedIn(), pathOf(listVendors))).json<{ result: { vendors: Array<object> } }>()
    expect(result.vendors).toMatchObject([{ vendor_information: { location: { address_text: '', latitude: null } } }])
  })

  it("ends the guest immediately and keeps the orders beyond the guest's expiry (GUEST-08, GUEST-03)", async () => {
    const guest = await aGuest()
    const orderId = await orderOf(guest)
    expect((await ask(guest.authorization, orderUrl(guest.vendorId, orderId))).statusCode).toBe(200)
    await stay(guest)
    expect((await ask(guest.authorization, orderUrl(guest.vendorId, orderId))).statusCode).toBe(401)
    expect((await ask(guest.authorization, pathOf(listVendors))).statusCode).toBe(401)
    await confirm()
    service.clock.advance(2 * DAY)
    await service.deps.guests.forgetExpired()
    expect((await ask(await signedIn(), orderUrl(guest.vendorId, orderId))).statusCode).toBe(200)
    service.clock.advance(-2 * DAY)
  })

  it('is created once: a repeat after a lost answer gets the first answer (CON-16)', async () => {
    const guest = await aGuest()
    const key = newKey()
    const answers = [await stay(guest, payloadOf(), key), await stay(guest, payloadOf(), key)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers[1]?.body).toBe(answers[0]?.body)
    expect(await mailsTo(service, email)).toHaveLength(1)
  })

  it('is created by exactly one of several concurrent calls (CON-16)', async () => {
    const guest = await aGuest()
    const emails = ['a', 'b', 'c'].map((name) => `${name}-${email}`)
    const answers = await Promise.all(emails.map((address) => stay(guest, payloadOf({ email_address: address }))))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401])
  })

  it.each([
    ['another key', {}, true],
    ['another address', { email_address: 'other@home.test' }, false],
    ['another password', { password: 'Other-1234!' }, false],
  ])('answers 401 for a repeat with %s (CON-16)', async (_, more, isOtherKey) => {
    const guest = await aGuest()
    const key = newKey()
    await stay(guest, payloadOf(), key)
    const refused = await stay(guest, payloadOf(more), isOtherKey ? newKey() : key)
    expect([refused.statusCode, await mailsTo(service, 'other@home.test')]).toEqual([401, []])
  })

  it('is refused for a registered e-mail address, and the guest stays a guest (AUTH-08)', async () => {
    const guest = await aGuest()
    const orderId = await orderOf(guest)
    const refused = await stay(guest, payloadOf({ email_address: ' ANNA@small.test ' }))
    expect([refused.statusCode, errorOf(refused)]).toMatchObject([
      409,
      { code: 'EMAIL_REGISTERED', meta: { translation_key: 'account.email-registered', field: 'email_address' } },
    ])
    expect((await ask(guest.authorization, orderUrl(guest.vendorId, orderId))).statusCode).toBe(200)
    expect((await stay(guest)).statusCode).toBe(200)
  })

  it.each([
    ['password', { password: 'demo' }],
    ['email_address', { email_address: 'eva' }],
    ['phone_number', { phone_number: '12' }],
    ['name', { name: ' ' }],
    ['name', { name: '\u200b\u3164' }],
    ['language', { language: 'xx' }],
  ])('is refused with a wrong %s, and the guest stays a guest (GUEST-08, VAL-24)', async (field, more) => {
    const guest = await aGuest()
    const refused = await stay(guest, payloadOf(more))
    expect([refused.statusCode, errorOf(refused)?.meta.field]).toEqual([422, field])
    expect((await ask(guest.authorization, pathOf(listVendors))).statusCode).toBe(200)
  })

  it('is removed if its mail is rejected, and the guest stays a guest (AUTH-09)', async () => {
    const guest = await aGuest()
    const orderId = await orderOf(guest)
    await brokenMails(true)
    const refused = await stay(guest)
    await brokenMails(false)
    expect([refused.statusCode, errorOf(refused)?.code]).toEqual([424, 'MAIL_NOT_DELIVERED'])
    expect((await ask(guest.authorization, orderUrl(guest.vendorId, orderId))).statusCode).toBe(200)
    const { result } = (await ask(guest.authorization, pathOf(listVendors))).json<{
      result: { vendors: Array<object> }
    }>()
    expect(result.vendors).toMatchObject([{ name: 'guest', is_registered: false }])
    expect((await stay(guest)).statusCode).toBe(200)
  })

  it('gets its mail by the repeat if the service died before sending it (CON-16, AUTH-09)', async () => {
    const guest = await aGuest()
    const key = newKey()
    await stay(guest, payloadOf(), key)
    await sql`update guests set confirm_until = null where vendor_id = ${guest.vendorId}`.execute(service.database.sql)
    expect((await stay(guest, payloadOf(), key)).statusCode).toBe(200)
    expect(await mailsTo(service, email)).toHaveLength(2)
    expect((await confirm()).statusCode).toBe(200)
  })

  it('stays once it is confirmed, even if sending its mail fails afterwards (AUTH-09)', async () => {
    const guest = await aGuest()
    const key = newKey()
    await stay(guest, payloadOf(), key)
    expect((await confirm()).statusCode).toBe(200)
    await sql`update guests set confirm_until = null where vendor_id = ${guest.vendorId}`.execute(service.database.sql)
    await brokenMails(true)
    const repeat = await stay(guest, payloadOf(), key)
    await brokenMails(false)
    expect(repeat.statusCode).toBe(200)
    expect((await ask(await signedIn(), pathOf(listVendors))).statusCode).toBe(200)
  })

  it('requires a valid guest: no vendor, device, missing or expired token (GUEST-08, SESS-09)', async () => {
    const anna = await signIn(service.app, 'anna@small.test')
    const device = await service.deps.sessions.deviceToken(CZ, 'bistro')
    const late = await aGuest()
    const statuses = [
      await stay(anna),
      await stay({ authorization: `GoDroid ${device}` }),
      await stay({ authorization: '' }),
    ]
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([403, 403, 401])
    expect(errorOf(statuses[0]!)?.code).toBe('FOR_GUESTS_ALONE')
    expect((await stay(late, payloadOf(), newKey(), SG_HOST)).statusCode).toBe(401)
    service.clock.advance(DAY)
    expect((await stay(late)).statusCode).toBe(401)
    service.clock.advance(-DAY)
  })

  it('is limited to twenty attempts an hour per address, like registrations (AUTH-06)', async () => {
    const guest = await aGuest()
    const taken = payloadOf({ email_address: 'anna@small.test' })
    for (let asked = 0; asked < 20; asked += 1) expect((await stay(guest, taken)).statusCode).toBe(409)
    const refused = await stay(guest, taken)
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  })

  it('requires an idempotency key (CON-16)', async () => {
    const guest = await aGuest()
    expect((await post(makeGuestAccount, payloadOf(), { authorization: guest.authorization })).statusCode).toBe(400)
  })
})
