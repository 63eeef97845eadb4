import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '../../contract/endpoint.ts'
import type { ErrorAnswer } from '../../contract/errors.ts'
import { cancelOrder, placeOrder, updateOrder, type OrderJson } from '../../contract/orders.ts'
import { readVoucher, validateVoucher } from '../../contract/vouchers.ts'
import { DAY, instantAt, MINUTE, plus, SECOND } from '../../src/domain/instant.ts'
import type { Money } from '../../src/domain/pricing/money.ts'
import type { VoucherOffer } from '../../src/domain/pricing/voucherRules.ts'
import {
  makeTestClock,
  newKey,
  signIn,
  startService,
  type ServiceInProcess,
  type SignedInAs,
} from '../support/serviceInProcess.ts'
import { CZ, orderPayload, SG_HOST, signedFee, updatePayload } from '../support/smallWorld.ts'

let service: ServiceInProcess
let anna: SignedInAs

beforeAll(async () => {
  service = await startService()
})
beforeEach(async () => {
  for (const table of ['vouchers', 'voucher_uses', 'failed_attempts'] as const)
    await service.database.sql.deleteFrom(table).execute()
  anna = await signIn(service.app, 'anna@small.test')
})
afterAll(() => service.close())

const headersOf = ({ authorization, host }: SignedInAs) => ({ authorization, host })
const crowns = (amount: number): Money => ({ minor: Math.round(amount * 100), currency: 'CZK' })
const give = (more: Partial<VoucherOffer> = {}, to = service) =>
  to.deps.stores.vouchers.save(CZ, {
    voucher: { code: 'LUNCH20', type: 'PERCENTAGE', percent: 20 },
    active: true,
    firstOrderOnly: false,
    ...more,
  })

interface Validated {
  readonly voucher: { readonly code: string; readonly amount: number; readonly type: string }
  readonly delivery_fee: number
  readonly signature: string
}
type Fee = Awaited<ReturnType<typeof signedFee>>

const validate = async (code = 'LUNCH20', fee?: Fee, more: object = {}, to = service, who = anna) =>
  to.app.inject({
    method: 'POST',
    url: pathOf(validateVoucher),
    headers: headersOf(who),
    payload: {
      code,
      order: { order_time: Math.floor(to.clock.now() / SECOND), ...(fee ?? (await signedFee(to.app, who))) },
      vendor_id: 'bistro',
      ...more,
    },
  })
const read = (code: string, who = anna) =>
  service.app.inject({ url: pathOf(readVoucher, { code }), headers: headersOf(who) })
const errorsIn = (answer: { json: () => unknown }) => (answer.json() as ErrorAnswer).errors
const reasonIn = (answer: { json: () => unknown }) => errorsIn(answer)[0].meta.values?.['reason']

/** The payload of an order with a validated voucher. */
const payloadWith = async (code = 'LUNCH20', to = service) => {
  const payload = await orderPayload(to.app, anna)
  const { delivery_fee, signature } = payload
  const validated = (await validate(code, { delivery_fee, signature }, {}, to)).json<Validated>()
  return {
    ...payload,
    voucher_code: code,
    discounted_delivery_fee: validated.delivery_fee,
    discounted_delivery_fee_signature: validated.signature,
  }
}
const place = (payload: object, key = newKey(), to = service) =>
  to.app.inject({
    method: 'POST',
    url: pathOf(placeOrder),
    headers: { ...headersOf(anna), 'idempotency-key': key },
    payload,
  })
const idIn = (answer: { json: () => unknown }) => (answer.json() as { result: { order_id: string } }).result.order_id
const orderOf = (id: string) => service.deps.stores.orders.byId(CZ, id)
const usedOf = async (code = 'LUNCH20') => (await service.deps.stores.vouchers.byCode(CZ, code))?.used
const cancel = async (id: string) => {
  await service.deps.stores.orders.change(CZ, id, (order) => ({ ...order, status: 'RECEIVED' }))
  return service.app.inject({
    method: 'PUT',
    url: pathOf(cancelOrder),
    headers: headersOf(anna),
    payload: { vendor_id: 'bistro', order_id: id, reason: 'other' },
  })
}

describe('validating a voucher', () => {
  it('answers the voucher and the discounted fee, signed (API-25, VOUCH-02, VOUCH-03)', async () => {
    await give()
    const fee = await signedFee(service.app, anna)
    const answer = await validate(' lunch20', fee)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      voucher: { code: 'LUNCH20', amount: 20, type: 'PERCENTAGE' },
      delivery_fee: Math.round(fee.delivery_fee * 80) / 100,
      signature: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  it('deducts an amount, at most the fee and the maximum discount (VOUCH-03)', async () => {
    const fee = await signedFee(service.app, anna)
    await give({ voucher: { code: 'MINUS30', type: 'AMOUNT', amount: crowns(30) } })
    await give({ voucher: { code: 'MINUS999', type: 'AMOUNT', amount: crowns(999) } })
    await give({ voucher: { code: 'HALF', type: 'PERCENTAGE', percent: 50 }, maximumDiscount: crowns(10.5) })
    const left = async (code: string) => (await validate(code, fee)).json<Validated>().delivery_fee
    expect([await left('MINUS30'), await left('MINUS999'), await left('HALF')]).toEqual([
      fee.delivery_fee - 30,
      0,
      fee.delivery_fee - 10.5,
    ])
  })

  it.each<readonly [string, Partial<VoucherOffer>]>([
    ['inactive', { active: false }],
    ['other-vendor', { onlyFor: 'pekarna' }],
    ['not-yet', { validFrom: instantAt(Date.parse('2027-01-01')) }],
    ['expired', { validUntil: instantAt(Date.parse('2026-01-01')) }],
    ['used-up', { totalUses: 0 }],
    ['used-by-vendor', { usesPerVendor: 0 }],
    ['not-first-order', { firstOrderOnly: true }],
    ['fee-too-small', { minimumFee: crowns(10_000) }],
  ])(
    'refuses a voucher that is %s, with one message and a machine-readable reason (VOUCH-04)',
    async (reason, more) => {
      await give(more)
      const answer = await validate()
      expect([answer.statusCode, errorsIn(answer)]).toEqual([
        422,
        [
          {
            code: 'VoucherRefused',
            message: expect.any(String),
            meta: { translation_key: 'voucher.error.validation.message', values: { reason } },
          },
        ],
      ])
    },
  )

  it('refuses an unknown code, or a code of another deployment (VOUCH-04)', async () => {
    await give()
    const singa = await signIn(service.app, 'anna@small.test', SG_HOST)
    expect(reasonIn(await validate('LUNCH21'))).toBe('unknown')
    const abroad = await validate('LUNCH20', await signedFee(service.app, singa), {}, service, singa)
    expect(abroad.statusCode).toBeGreaterThanOrEqual(400)
  })

  it('checks the validity at the wanted delivery time (VOUCH-02)', async () => {
    await give({ validFrom: plus(service.clock.now(), DAY) })
    const fee = await signedFee(service.app, anna)
    const wanted = (at: number) =>
      validate('LUNCH20', undefined, { order: { order_time: Math.floor(at / SECOND), ...fee } })
    expect(reasonIn(await wanted(service.clock.now()))).toBe('not-yet')
    expect((await wanted(service.clock.now() + DAY + SECOND)).statusCode).toBe(200)
  })

  it('requires a signed and unexpired fee (VOUCH-02, FEE-08)', async () => {
    await give()
    const fee = await signedFee(service.app, anna)
    const forged = await validate('LUNCH20', { ...fee, delivery_fee: fee.delivery_fee + 1 })
    expect([forged.statusCode, errorsIn(forged)[0].code]).toEqual([422, 'SignatureInvalid'])
    service.clock.advance(601 * SECOND)
    const late = await validate('LUNCH20', fee)
    expect([late.statusCode, errorsIn(late)[0].code]).toEqual([409, 'SignatureExpired'])
  })

  it('refuses the eleventh guess in ten minutes and answers when to retry (VOUCH-04)', async () => {
    await give()
    const statuses = []
    for (let guess = 0; guess < 10; guess += 1) statuses.push((await validate(`GUESS${guess}`)).statusCode)
    expect(new Set(statuses)).toEqual(new Set([422]))
    const eleventh = await validate()
    expect([eleventh.statusCode, eleventh.headers['retry-after']]).toEqual([429, '600'])
    expect((await read('LUNCH20')).statusCode).toBe(429)
    service.clock.advance(10 * MINUTE)
    anna = await signIn(service.app, 'anna@small.test')
    expect((await validate()).statusCode).toBe(200)
  })

  it('counts concurrent guesses, but no valid codes (VOUCH-04)', async () => {
    await give()
    const fee = await signedFee(service.app, anna)
    for (let time = 0; time < 12; time += 1) expect((await validate('LUNCH20', fee)).statusCode).toBe(200)
    const answers = await Promise.all(Array.from({ length: 30 }, (_, guess) => validate(`G${guess}`, fee)))
    const looked = answers.filter(({ statusCode }) => statusCode === 422)
    expect(looked.length).toBeLessThanOrEqual(10)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(30 - looked.length)
  })
})

describe('GET /voucher/:code', () => {
  it('answers the discount and its limits (API-26, VOUCH-05)', async () => {
    const validUntil = instantAt(Date.parse('2026-12-31T22:59:59Z'))
    await give({ validUntil, minimumFee: crowns(50), maximumDiscount: crowns(40), firstOrderOnly: true })
    const expected = { code: 'LUNCH20', amount: 20, type: 'PERCENTAGE' }
    const limits = {
      valid_until: '2026-12-31T22:59:59.000Z',
      minimum_fee: 50,
      maximum_discount: 40,
      first_order_only: true,
    }
    expect((await read('Lunch20')).json()).toEqual({ ...expected, ...limits })
    await give()
    const none = { valid_until: null, minimum_fee: null, maximum_discount: null, first_order_only: false }
    expect((await read('LUNCH20')).json()).toEqual({ ...expected, ...none })
  })

  it('answers 404 for inactive vouchers and those of other vendors (API-26, VOUCH-05)', async () => {
    await give({ active: false })
    await give({ voucher: { code: 'THEIRS', type: 'PERCENTAGE', percent: 5 }, onlyFor: 'pekarna' })
    for (const code of ['LUNCH20', 'THEIRS', 'NOTHING', 'ž'.repeat(64), "' or 1=1"]) {
      const answer = await read(code)
      expect([answer.statusCode, errorsIn(answer)[0].meta.translation_key]).toEqual([404, 'voucher.error.get.message'])
    }
  })
})

describe('an order with a voucher', () => {
  it('stores voucher and discounted fee, and counts the use (VOUCH-03, FEE-06, API-23)', async () => {
    await give({ totalUses: 5 })
    const payload = await payloadWith()
    const placed = await place(payload)
    expect(placed.statusCode).toBe(201)
    expect(await orderOf(idIn(placed))).toMatchObject({
      voucher: { code: 'LUNCH20', amount: 20, type: 'PERCENTAGE' },
      delivery_fee: payload.delivery_fee,
      discounted_delivery_fee: payload.discounted_delivery_fee,
      discounted_delivery_fee_signature: payload.discounted_delivery_fee_signature,
    })
    expect(await usedOf()).toBe(1)
  })

  it('counts one use for a hundred concurrent repeats, even of the last use (CON-16, VOUCH-04)', async () => {
    await give({ totalUses: 1 })
    const payload = await payloadWith()
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 100 }, () => place(payload, key)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(answers.map(idIn)).size).toBe(1)
    expect(await usedOf()).toBe(1)
    expect((await place(payload, key)).statusCode).toBe(201)
  })

  it('is placed once when twenty compete for the last use (VOUCH-04)', async () => {
    await give({ totalUses: 1 })
    const payload = await payloadWith()
    const before = (await service.deps.stores.orders.active(CZ)).length
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(payload)))
    const refused = answers.filter(({ statusCode }) => statusCode === 422)
    expect([answers.filter(({ statusCode }) => statusCode === 201).length, refused.length]).toEqual([1, 19])
    expect(new Set(refused.map(reasonIn))).toEqual(new Set(['used-up']))
    expect((await service.deps.stores.orders.active(CZ)).length).toBe(before + 1)
  })

  it('can be placed without it under the same key after a refusal (OP-68, CON-16)', async () => {
    await give({ totalUses: 1 })
    const payload = await payloadWith()
    await place(payload)
    const key = newKey()
    expect(reasonIn(await place(payload, key))).toBe('used-up')
    const { voucher_code: _, discounted_delivery_fee: __, discounted_delivery_fee_signature: ___, ...plain } = payload
    const placed = await place(plain, key)
    expect(placed.statusCode).toBe(201)
    expect(await orderOf(idIn(placed))).not.toHaveProperty('voucher')
  })

  it('returns the use once when it is cancelled (VOUCH-04, API-18)', async () => {
    await give({ totalUses: 1, usesPerVendor: 1 })
    const payload = await payloadWith()
    const id = idIn(await place(payload))
    expect(reasonIn(await place(payload))).toBe('used-up')
    expect((await cancel(id)).statusCode).toBe(200)
    await cancel(id)
    expect(await usedOf()).toBe(0)
    expect((await place(payload)).statusCode).toBe(201)
  })

  it('is refused with a fee or code that was not signed for it (FEE-06)', async () => {
    await give()
    await give({ voucher: { code: 'FREE', type: 'PERCENTAGE', percent: 100 } })
    const payload = await payloadWith()
    const { voucher_code: _, ...codeless } = payload
    const { discounted_delivery_fee_signature: __, ...unsigned } = payload
    const fresh = await signedFee(service.app, anna, 'bistro')
    service.clock.advance(SECOND)
    const other = await signedFee(service.app, anna, 'bistro')
    const outcomes = []
    for (const forged of [
      { ...payload, discounted_delivery_fee: 0 },
      { ...payload, voucher_code: 'FREE' },
      { ...payload, voucher_code: 'NOBODYS' },
      { ...payload, discounted_delivery_fee_signature: fresh.signature },
      { ...payload, ...other },
    ])
      outcomes.push(errorsIn(await place(forged))[0].code)
    expect(outcomes).toEqual(Array.from(outcomes, () => 'SignatureInvalid'))
    for (const partly of [codeless, unsigned])
      expect(errorsIn(await place(partly))[0].meta.translation_key).toBe('voucher.error.validation.message')
    expect(await usedOf()).toBe(0)
  })

  it('demands a new validation once the voucher has changed (VOUCH-08)', async () => {
    await give()
    const payload = await payloadWith()
    await give({ voucher: { code: 'LUNCH20', type: 'PERCENTAGE', percent: 10 } })
    expect(errorsIn(await place(payload))[0].code).toBe('SignatureExpired')
    await service.deps.stores.vouchers.remove(CZ, 'LUNCH20')
    expect(reasonIn(await place(payload))).toBe('unknown')
  })

  it('keeps its voucher when it is changed, with the discount of the new fee (API-24, EDIT-03, VOUCH-08)', async () => {
    await give({ maximumDiscount: crowns(15) })
    const id = idIn(await place(await payloadWith()))
    await service.deps.stores.orders.change(CZ, id, (order) => ({ ...order, status: 'RECEIVED' }))
    const sent = await updatePayload(service.app, anna, {
      address: ', , Far 1',
      latitude: 50.12,
      longitude: 14.46,
      notes: '',
    })
    const put = () =>
      service.app.inject({
        method: 'PUT',
        url: pathOf(updateOrder, { orderId: id }),
        headers: headersOf(anna),
        payload: sent,
      })
    const { delivery_fee: fee, signature: feeSignature } = sent
    const granted = { deployment: CZ, vendorId: 'bistro', code: 'LUNCH20', fee, feeSignature, discountedFee: fee - 15 }
    expect((await put()).json<{ result: OrderJson }>().result).toMatchObject({
      voucher: { code: 'LUNCH20' },
      delivery_fee: fee,
      discounted_delivery_fee: fee - 15,
      discounted_delivery_fee_signature: service.deps.delivery.signDiscount(granted),
    })
    await service.deps.stores.vouchers.remove(CZ, 'LUNCH20')
    const left = Math.round(sent.delivery_fee * 80) / 100
    expect((await put()).json<{ result: OrderJson }>().result.discounted_delivery_fee).toBe(left)
  })
})

it('signatures of fee and discount expire after FEE_TTL_S (FEE-08, VOUCH-02)', async () => {
  const clock = makeTestClock(service.clock.now())
  const short = await startService({ settings: { feeTtlSeconds: 2 }, clock })
  anna = await signIn(short.app, 'anna@small.test')
  await give({}, short)
  const payload = await payloadWith('LUNCH20', short)
  clock.advance(2 * SECOND)
  expect((await place(payload, newKey(), short)).statusCode).toBe(201)
  clock.advance(SECOND)
  const { delivery_fee, signature } = payload
  const late = [
    await place(payload, newKey(), short),
    await validate('LUNCH20', { delivery_fee, signature }, {}, short),
  ]
  expect(late.map((answer) => errorsIn(answer)[0].code)).toEqual(['SignatureExpired', 'SignatureExpired'])
  await short.close()
})
