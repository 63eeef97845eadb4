import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '../../contract/endpoint.ts'
import type { ErrorAnswer } from '../../contract/errors.ts'
import { cancelOrder, placeOrder, readOrder, type OrderJson } from '../../contract/orders.ts'
import { MINUTE, SECOND } from '../../src/domain/instant.ts'
import { newKey, signIn, startService, type ServiceInProcess, type SignedInAs } from '../support/serviceInProcess.ts'
import {
  ANNA,
  CZ,
  DESTINATION,
  movedPoint,
  orderPayload,
  PASSWORD,
  PRAGUE,
  SG_HOST,
  signedFee,
  vendorJson,
} from '../support/smallWorld.ts'

const TW = 'ferrywing-tw'
const KW = 'qamarly-kw'

let service: ServiceInProcess
let anna: SignedInAs

beforeAll(async () => {
  service = await startService()
})
beforeEach(async () => {
  anna = await signIn(service.app, 'anna@small.test')
})
afterAll(() => service.close())

const place = (payload: object, key = newKey(), who = anna) =>
  service.app.inject({
    method: 'POST',
    url: pathOf(placeOrder),
    headers: { host: who.host, authorization: who.authorization, 'idempotency-key': key },
    payload,
  })
const idIn = (answer: { json: () => unknown }) => (answer.json() as { result: { order_id: string } }).result.order_id
const errorsIn = (answer: { json: () => unknown }) => (answer.json() as ErrorAnswer).errors
const read = async (orderId: string, who = anna, vendorId = 'bistro'): Promise<OrderJson> =>
  (
    await service.app.inject({
      url: `${pathOf(readOrder)}?vendorId=${vendorId}&orderId=${orderId}`,
      headers: { host: who.host, authorization: who.authorization },
    })
  ).json()
const movePoint = (vendorId: string, position: typeof PRAGUE) => movedPoint(service.deps.stores, vendorId, position)
/** Adds a vendor in another deployment and signs in for it. */
const aVendorIn = async (deployment: typeof TW | typeof KW, country: 'TW' | 'KW', position: typeof PRAGUE) => {
  const plain = vendorJson({ vendor_id: 'abroad', name: 'Abroad' })
  const information = plain.vendor_information
  const location = { ...information.location, ...position, country_code: country }
  const vendor = { ...plain, vendor_information: { ...information, location } }
  const { stores, passwords } = service.deps
  await stores.vendors.addMany([{ deployment, vendor }])
  const account = { ...ANNA, id: `account-${country}`, email: 'abroad@small.test', deployment, vendorIds: ['abroad'] }
  await stores.accounts.add(account, await passwords.hash(PASSWORD))
  return signIn(service.app, account.email, `${deployment}.localhost`)
}
const countOrders = async () => (await service.database.sql.selectFrom('orders').select('id').execute()).length

describe('POST /order', () => {
  it("answers an id with the vendor's prefix, and stores the order as sent, normalized (API-23, OP-15, OP-60)", async () => {
    const answer = await place(await orderPayload(service.app, anna))
    expect(answer.statusCode).toBe(201)
    const id = idIn(answer)
    expect(id).toMatch(/^bistro-[0-9a-hjkmnp-tv-z]{12}$/)
    const at = new Date(service.clock.now()).toISOString()
    expect(await read(id)).toMatchObject({
      order_id: id,
      vendor_id: 'bistro',
      status: 'NEW',
      status_history: [{ status: 'NEW', created_at: at }],
      created_at: at,
      updated_at: at,
      customer: {
        name: 'Karel Novák',
        phone_number: '+420602000001',
        location: { address: '4, Lucerna, Štěpánská 61', notes: 'Ring twice' },
      },
      order: { payment_method: 'PAID', amount: 250.5, description: 'Two soups', cold_bag_needed: false },
      age_validation_required: false,
      login_pickup_estimation: 12,
      rider: null,
    })
  })

  it.each(['\u200b', '\u2800', '\u3164', '\u00ad \u200f', '\u{e0020}'])(
    'refuses a name and an address that show nothing: %j (VAL-29)',
    async (text) => {
      const payload = await orderPayload(service.app, anna)
      const location = { address: `, , ${text}`, ...DESTINATION, notes: '' }
      const answer = await place({ ...payload, customer: { name: text, phone_number: '602 000 001', location } })
      expect(answer.statusCode).toBe(422)
      expect(errorsIn(answer).map(({ meta }) => [meta.field, meta.translation_key])).toEqual([
        ['customer.name', 'request.name-missing'],
        ['customer.location.address', 'request.address-missing'],
      ])
    },
  )

  it('stores a name without the invisible characters around it, with those inside (VAL-29)', async () => {
    const payload = await orderPayload(service.app, anna)
    const location = { address: '4, , Štěpánská 61\u200b', ...DESTINATION, notes: '\ufeff' }
    const customer = { name: '\u200bمی\u200cخواهم \u2800', phone_number: '602 000 001', location }
    expect((await read(idIn(await place({ ...payload, customer })))).customer).toMatchObject({
      name: 'می\u200cخواهم',
      location: { address: '4, , Štěpánská 61', notes: '' },
    })
  })

  it('requires the age check of a vendor that demands it (OP-63)', async () => {
    const { stores } = service.deps
    const payload = await orderPayload(service.app, anna)
    const requires = (requires_age_validation: boolean) =>
      stores.vendors.change(CZ, 'bistro', (vendor) => ({ ...vendor, requires_age_validation }))
    await requires(true)
    try {
      const refused = await place(payload)
      expect(refused.statusCode).toBe(422)
      expect(errorsIn(refused)[0].meta).toMatchObject({
        field: 'age_validation_required',
        translation_key: 'request.age-check-missing',
      })
      const ticked = idIn(await place({ ...payload, age_validation_required: true }))
      expect((await read(ticked)).age_validation_required).toBe(true)
    } finally {
      await requires(false)
    }
  })

  it('places once for a hundred concurrent repeats of one key (CON-16)', async () => {
    const payload = await orderPayload(service.app, anna)
    const before = await countOrders()
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 100 }, () => place(payload, key)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(answers.map(idIn)).size).toBe(1)
    expect(await countOrders()).toBe(before + 1)
  })

  it('refuses another order with a used key and keeps the first one (CON-16)', async () => {
    const payload = await orderPayload(service.app, anna)
    const key = newKey()
    const first = idIn(await place(payload, key))
    const other = await place({ ...payload, order: { ...payload.order, description: 'Other' } }, key)
    expect(other.statusCode).toBe(422)
    expect(errorsIn(other)[0].code).toBe('IDEMPOTENCY_KEY_REUSED')
    expect((await read(first)).order.description).toBe('Two soups')
  })

  it('accepts a key that another account used (CON-16)', async () => {
    const boris = await signIn(service.app, 'boris@small.test')
    const key = newKey()
    const one = await place(await orderPayload(service.app, anna), key)
    const other = await place(await orderPayload(service.app, boris, 'pekarna'), key, boris)
    expect([one.statusCode, other.statusCode]).toEqual([201, 201])
    expect(idIn(other)).toMatch(/^pekarna-/)
  })

  it('requires a key of 1 to 200 visible characters (CON-16)', async () => {
    const payload = await orderPayload(service.app, anna)
    const statuses = []
    for (const key of ['', ' ', 'with space', 'x'.repeat(201)]) statuses.push((await place(payload, key)).statusCode)
    expect(statuses).toEqual([400, 400, 400, 400])
    expect((await place(payload, 'x'.repeat(200))).statusCode).toBe(201)
  })

  it('demands a new fee once the fee has expired (FEE-08)', async () => {
    const payload = await orderPayload(service.app, anna)
    service.clock.advance(601 * SECOND)
    const late = await place(payload)
    expect(late.statusCode).toBe(409)
    expect(errorsIn(late)[0]).toMatchObject({
      code: 'SignatureExpired',
      meta: { translation_key: 'error.fee.recompute' },
    })
  })

  it('answers a repeat with the first answer even after the fee expired (CON-16)', async () => {
    const payload = await orderPayload(service.app, anna)
    const key = newKey()
    const first = idIn(await place(payload, key))
    service.clock.advance(11 * MINUTE)
    expect(idIn(await place(payload, key))).toBe(first)
  })

  it('refuses a fee that was not signed for the order (FEE-06)', async () => {
    const payload = await orderPayload(service.app, anna)
    const elsewhere = { ...payload.customer, location: { ...payload.customer.location, latitude: 50.09 } }
    for (const forged of [
      { ...payload, delivery_fee: payload.delivery_fee - 1 },
      { ...payload, signature: `${payload.signature.slice(0, -2)}AA` },
      { ...payload, customer: elsewhere },
    ]) {
      const answer = await place(forged)
      expect([answer.statusCode, errorsIn(answer)[0].code]).toEqual([422, 'SignatureInvalid'])
    }
  })

  it("demands the fee from the vendor's current place, not from where it was signed (FEE-06)", async () => {
    await movePoint('bistro', DESTINATION)
    const shortWay = await orderPayload(service.app, anna)
    await movePoint('bistro', PRAGUE)
    const answer = await place(shortWay)
    expect([answer.statusCode, errorsIn(answer)[0].code]).toEqual([409, 'SignatureExpired'])
    const wholeWay = await orderPayload(service.app, anna)
    expect(wholeWay.delivery_fee).toBeGreaterThan(shortWay.delivery_fee)
    expect((await place(wholeWay)).statusCode).toBe(201)
  })

  it('demands the surcharge of the payment method (FEE-04, FAQ-08)', async () => {
    const mei = await aVendorIn(TW, 'TW', { latitude: 25.033, longitude: 121.5654 })
    const near = { latitude: 25.034, longitude: 121.566 }
    const plainFee = await signedFee(service.app, mei, 'abroad', near)
    const cashFee = await signedFee(service.app, mei, 'abroad', near, 'CASH_ON_DELIVERY')
    expect(cashFee.delivery_fee - plainFee.delivery_fee).toBe(25)

    const customer = { name: 'Li', phone_number: '0912 345 678', location: { address: '1, , X', ...near, notes: '' } }
    const orderPaid = (payment_method: 'PAID' | 'CASH_ON_DELIVERY', fee: typeof plainFee) => ({
      vendor_id: 'abroad',
      customer,
      order: { payment_method, amount: 250, description: '', cold_bag_needed: false },
      ...fee,
    })
    const cheap = await place(orderPaid('CASH_ON_DELIVERY', plainFee), newKey(), mei)
    expect([cheap.statusCode, errorsIn(cheap)[0].code]).toEqual([409, 'SignatureExpired'])
    expect((await place(orderPaid('CASH_ON_DELIVERY', cashFee), newKey(), mei)).statusCode).toBe(201)
    expect((await place(orderPaid('PAID', plainFee), newKey(), mei)).statusCode).toBe(201)
  })

  it('treats a missing amount like null, which is allowed in Kuwait (VAL-11)', async () => {
    const nour = await aVendorIn(KW, 'KW', { latitude: 29.37, longitude: 47.98 })
    const near = { latitude: 29.371, longitude: 47.981 }
    const fee = await signedFee(service.app, nour, 'abroad', near)
    const sent = (order: object) => ({
      vendor_id: 'abroad',
      customer: { name: 'Nour', phone_number: '+96560000001', location: { address: '1, , X', ...near, notes: '' } },
      order: { payment_method: 'PAID', description: '', cold_bag_needed: false, ...order },
      ...fee,
    })
    for (const order of [{}, { amount: null }]) {
      const answer = await place(sent(order), newKey(), nour)
      expect(answer.statusCode).toBe(201)
      expect((await read(idIn(answer), nour, 'abroad')).order.amount).toBeNull()
    }
  })

  it('treats a missing amount like an empty one, which is refused in Czechia (VAL-11)', async () => {
    const payload = await orderPayload(service.app, anna)
    const { amount: _, ...order } = payload.order
    const answer = await place({ ...payload, order })
    expect([answer.statusCode, errorsIn(answer)[0].meta]).toMatchObject([
      422,
      { field: 'order.amount', translation_key: 'request.amount-missing' },
    ])
  })

  it('refuses an undeliverable destination (VAL-17)', async () => {
    const payload = await orderPayload(service.app, anna)
    const answer = await place({
      ...payload,
      customer: { ...payload.customer, location: { ...payload.customer.location, latitude: 49.2, longitude: 16.6 } },
    })
    expect([answer.statusCode, errorsIn(answer)[0].code]).toEqual([422, 'Undeliverable'])
  })

  it('refuses an order outside the service hours (CON-29, SVC-08)', async () => {
    const closed = await signIn(service.app, 'closed@small.test')
    const answer = await place(await orderPayload(service.app, closed, 'zavreno'), newKey(), closed)
    expect(answer.statusCode).toBe(409)
    expect(errorsIn(answer)[0]).toMatchObject({ code: 'StoreClosed', meta: { values: { from: expect.any(String) } } })
  })

  it('accepts a pre-order while the store is closed, if its time is within the hours (REQ-30, SVC-01, CON-29)', async () => {
    const closed = await signIn(service.app, 'closed@small.test')
    // Its hours ended an hour ago: it is open in 22 hours, but closed in one hour.
    const inHours = (hours: number) => Math.floor(service.clock.now() / 1_000) + hours * 3_600
    const within = await orderPayload(service.app, closed, 'zavreno', { preordered_for: inHours(22) })
    expect((await place(within, newKey(), closed)).statusCode).toBe(201)
    const outside = await orderPayload(service.app, closed, 'zavreno', { preordered_for: inHours(1) })
    const answer = await place(outside, newKey(), closed)
    expect([answer.statusCode, errorsIn(answer)[0]]).toMatchObject([
      422,
      { meta: { field: 'preordered_for', translation_key: 'request.preorder-outside-hours' } },
    ])
  })

  it('applies changed parameters and flags without a restart (API-12, SVC-01, PAY-05)', async () => {
    const { settings } = service.deps.stores
    const none = { payment_method: 'NONE', amount: 20, description: '', cold_bag_needed: false }
    const payload = await orderPayload(service.app, anna, 'bistro', { order: { ...none, payment_method: 'NONE' } })
    expect((await place(payload)).statusCode).toBe(422)
    await settings.setFlag(CZ, 'NonePaymentMethod', true)
    expect((await place(payload)).statusCode).toBe(201)
    await settings.setParameter(CZ, 'serviceHours', '0300:0400')
    expect((await place(payload)).statusCode).toBe(409)
    await settings.setParameter(CZ, 'serviceHours', '0000:2359')
    await settings.setParameter(CZ, 'paymentMethods', 'PAID')
    expect((await place(payload)).statusCode).toBe(422)
    await settings.setParameter(CZ, 'paymentMethods', 'PAID,NONE')
  })

  it('accepts a pre-order up to two days ahead (REQ-30, OP-07)', async () => {
    const now = Math.floor(service.clock.now() / SECOND)
    const wanted = (seconds: number) => orderPayload(service.app, anna, 'bistro', { preordered_for: now + seconds })
    const answer = await place(await wanted(3600))
    expect((await read(idIn(answer))).preordered_for).toBe(now + 3600)
    expect((await place(await wanted(2 * 86_400))).statusCode).toBe(201)
    expect((await place(await wanted(2 * 86_400 + 1))).statusCode).toBe(422)
    expect((await place(await wanted(0))).statusCode).toBe(422)
  })

  it.each([
    ['a name with a digit (VAL-05)', { customer: { name: 'Karel 2' } }, 'customer.name', 'request.name-has-digit'],
    ['no name (VAL-04)', { customer: { name: '  ' } }, 'customer.name', 'request.name-missing'],
    [
      'an impossible phone number (VAL-07)',
      { customer: { phone_number: '12' } },
      'customer.phone_number',
      'request.phone-impossible',
    ],
    ['no amount (VAL-11)', { order: { amount: null } }, 'order.amount', 'request.amount-missing'],
    ['an amount of zero (VAL-11)', { order: { amount: 0 } }, 'order.amount', 'request.amount-missing'],
    ['three decimals (VAL-11)', { order: { amount: 1.234 } }, 'order.amount', 'request.amount-missing'],
    [
      '201 characters of description (VAL-08)',
      { order: { description: 'x'.repeat(201) } },
      'order.description',
      'request.description-too-long',
    ],
    ['a VAT number of 7 characters (VAL-22)', { vat_number: '1234567' }, 'vat_number', 'request.vat-wrong-length'],
    ['an unknown voucher (FEE-06)', { voucher_code: 'FREE' }, 'voucher_code', 'voucher.error.validation.message'],
  ])('refuses %s at its field', async (_, change, field, key) => {
    const payload = await orderPayload(service.app, anna)
    const { customer = {}, order = {}, ...others } = change as { customer?: object; order?: object }
    const answer = await place({
      ...payload,
      ...others,
      customer: { ...payload.customer, ...customer },
      order: { ...payload.order, ...order },
    })
    expect(answer.statusCode).toBe(422)
    expect(errorsIn(answer).map(({ meta }) => [meta.field, meta.translation_key])).toEqual([[field, key]])
  })

  it('reports all invalid fields at once (VAL-01)', async () => {
    const payload = await orderPayload(service.app, anna)
    const answer = await place({
      ...payload,
      vat_number: 'x',
      customer: { ...payload.customer, name: '', phone_number: '' },
    })
    expect(errorsIn(answer).map(({ meta }) => meta.field)).toEqual([
      'customer.name',
      'customer.phone_number',
      'vat_number',
    ])
  })
})

describe('deployments of one service', () => {
  it('never share orders, even of a vendor with the same id (API-16)', async () => {
    const singa = await signIn(service.app, 'anna@small.test', SG_HOST)
    const here = await read('bistro-first')
    const there = await read('bistro-first', singa)
    expect([here.delivery_fee, there.delivery_fee]).toEqual([89, 7])
    const payload = { vendor_id: 'bistro', order_id: 'bistro-second', reason: 'other' }
    const foreign = await service.app.inject({
      method: 'PUT',
      url: pathOf(cancelOrder),
      headers: { host: singa.host, authorization: singa.authorization },
      payload,
    })
    expect(foreign.statusCode).toBe(404)
  })

  it('answer 404 at the host of an unknown one (PROD-07)', async () => {
    const answer = await service.app.inject({ url: pathOf(readOrder), headers: { host: 'nobody-xx.localhost' } })
    expect(answer.statusCode).toBe(404)
  })
})
