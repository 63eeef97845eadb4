import { sql as statement } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { pathOf } from '../../contract/endpoint.ts'
import { beginGuest } from '../../contract/guests.ts'
import { placeOrder, updateOrder } from '../../contract/orders.ts'
import { startPayment } from '../../contract/payments.ts'
import { isCardNumber } from '../../src/domain/payment/cardNumber.ts'
import { MINUTE, SECOND } from '../../src/domain/instant.ts'
import { TEST_CARDS } from '../../simulator/cards/testCards.ts'
import { CARDS, encryptedFor, payByCard } from '../support/payByCard.ts'
import { newKey, signIn, startService, type ServiceInProcess, type SignedInAs } from '../support/serviceInProcess.ts'
import { startSimulatedService } from '../support/simulatedService.ts'
import { CZ, DESTINATION, orderJson, orderPayload, PRAGUE, signedFee } from '../support/smallWorld.ts'

let service: ServiceInProcess
let anna: SignedInAs
let paying: ReturnType<typeof payByCard>

beforeAll(async () => {
  service = await startSimulatedService()
  await service.deps.stores.settings.setParameter(CZ, 'onlinePaymentActivated', 'true')
})
beforeEach(async () => {
  await service.database.sql.deleteFrom('failed_attempts').execute()
  anna = await signIn(service.app, 'anna@small.test')
  paying = payByCard(service.app, anna)
})
afterAll(() => service.close())

const orders = () => service.database.sql.selectFrom('orders').select(['id', 'status']).execute()
const statusOf = async (id: string) => (await service.deps.stores.orders.byId(CZ, id))?.status
const orderOf = async (intentId: string) => {
  const { order_id: id } = await service.database.sql
    .selectFrom('payments')
    .select('order_id')
    .where('id', '=', intentId)
    .executeTakeFirstOrThrow()
  return id
}
const charges = () => service.database.sql.selectFrom('sandbox_charges').selectAll().execute()

describe('paying by card', () => {
  it('opens a wallet that expires (API-27, ENT-14)', async () => {
    expect(await paying.wallet()).toEqual({
      wallet_id: expect.stringMatching(/^w-/),
      access_token: expect.any(String),
      expires_in: 900,
    })
  })

  it('creates an intent for the signed fee, with both providers and their keys, without charging (API-28, PAY-10)', async () => {
    const before = await charges()
    const made = await paying.intent()
    expect(made.amount).toBe(made.order.delivery_fee)
    expect(
      made.payment_methods.map(({ name, public_key: { kty, ...key }, ...method }) => [
        name,
        kty,
        Object.keys(key),
        method,
      ]),
    ).toEqual([
      ['cybersource_creditcard', 'RSA', ['kid', 'n', 'e'], { paymentInstruments: [] }],
      ['generic_creditcard', 'RSA', ['kid', 'n', 'e'], { paymentInstruments: [] }],
    ])
    expect(await paying.becameOf(made.intent_id)).toEqual({ state: 'OPEN' })
    expect(await charges()).toEqual(before)
  })

  it.each(['generic_creditcard', 'cybersource_creditcard'] as const)(
    'by %s places its order, which is committed (API-29, PAY-10, PAY-14, GUEST-07)',
    async (provider) => {
      const made = await paying.intent()
      const paid = (await paying.pay(made, CARDS.good, { provider })).json()
      expect(paid).toEqual({ state: 'PAID', order_id: await orderOf(made.intent_id) })
      const order = await service.deps.stores.orders.byId(CZ, paid.order_id)
      expect(order?.status).toBe('PAYMENT_COMMITTED')
      expect(order?.status_history.map(({ status }) => status)).toEqual(['PAYMENT_INITIATED', 'PAYMENT_COMMITTED'])
    },
  )

  it('charges the signed fee and ignores other amounts in the request (API-29)', async () => {
    const made = await paying.intent()
    await paying.pay(made, CARDS.good)
    const charged = (await charges()).find(({ id }) => id === made.intent_id)
    expect(charged).toMatchObject({ amount: Math.round(made.order.delivery_fee * 100), currency: 'CZK' })
    const cheaper = await paying.intent({ ...made.order, delivery_fee: 1 })
    expect(cheaper.statusCode).toBe(422)
    const other = await paying.confirm(made, {
      order: { ...made.order, delivery_fee: 1 },
      card: { encrypted: 'x', save_card: false },
    })
    expect(other.statusCode).toBe(422)
  })

  it.each([
    ['declined', CARDS.declined],
    ['insufficient-funds', CARDS.poor],
    ['declined', { number: '6011 1111 1111 1117' }],
  ] as const)('that is not paid is %s, and its order failed (PAY-14, STATUS-09)', async (reason, card) => {
    const made = await paying.intent()
    expect((await paying.pay(made, card)).json()).toEqual({ state: 'NOT_PAID', reason })
    expect(await statusOf(await orderOf(made.intent_id))).toBe('PAYMENT_FAILED')
  })

  it('charges and places once for repeated, concurrent and re-keyed requests (CON-16, OP-72)', async () => {
    const made = await paying.intent()
    const [before, chargesBefore] = [await orders(), await charges()]
    const key = newKey()
    const answers = await Promise.all([
      paying.pay(made, CARDS.good, { key }),
      paying.pay(made, CARDS.good, { key }),
      paying.pay(made, CARDS.good),
    ])
    answers.push(await paying.pay(made, CARDS.declined, { key }))
    const last = answers.at(-1)?.json()
    expect(last).toEqual({ state: 'PAID', order_id: await orderOf(made.intent_id) })
    for (const answer of answers) expect(['PAID', 'CHECKING']).toContain(answer.json().state)
    expect(await orders()).toHaveLength(before.length + 1)
    expect(await charges()).toHaveLength(chargesBefore.length + 1)
  })

  it('answers a repeat with the outcome, also where cards are no longer accepted (CON-16, PAY-09)', async () => {
    const made = await paying.intent()
    const key = newKey()
    const first = (await paying.pay(made, CARDS.good, { key })).json()
    await service.deps.stores.settings.setParameter(CZ, 'onlinePaymentActivated', 'false')
    const repeat = await paying.pay(made, CARDS.good, { key })
    await service.deps.stores.settings.setParameter(CZ, 'onlinePaymentActivated', 'true')
    expect(first).toMatchObject({ state: 'PAID' })
    expect(repeat.json()).toEqual(first)
  })

  it('rejects a key that was used for another payment (CON-16, OP-72)', async () => {
    const key = newKey()
    await paying.pay(await paying.intent(), CARDS.good, { key })
    const again = await paying.pay(await paying.intent(), CARDS.good, { key })
    expect(again.json()).toMatchObject({ errors: [{ code: 'IDEMPOTENCY_KEY_REUSED' }] })
  })

  it('reports a payment without a response as pending, then as paid with one order (PAY-14)', async () => {
    const made = await paying.intent()
    expect((await paying.pay(made, CARDS.silentPaid)).json()).toEqual({ state: 'CHECKING' })
    const orderId = await orderOf(made.intent_id)
    expect(await statusOf(orderId)).toBe('PAYMENT_INITIATED')
    service.clock.advance(6 * SECOND)
    expect(await paying.becameOf(made.intent_id)).toEqual({ state: 'PAID', order_id: orderId })
    expect(await statusOf(orderId)).toBe('PAYMENT_COMMITTED')
  })

  it('reports a payment without a response as pending, then as unpaid without an order (PAY-14)', async () => {
    const made = await paying.intent()
    await paying.pay(made, CARDS.silentUnpaid)
    service.clock.advance(2 * MINUTE)
    await service.deps.payments?.resolve()
    expect(await statusOf(await orderOf(made.intent_id))).toBe('PAYMENT_FAILED')
    expect(await paying.becameOf(made.intent_id)).toEqual({ state: 'NOT_PAID', reason: 'failed' })
  })

  it('leaves a payment permanently unpaid if the process ended before the charge (PAY-14)', async () => {
    const made = await paying.intent()
    const { sql } = service.database
    await sql
      .updateTable('payments')
      .set({
        state: 'checking',
        provider: 'generic_creditcard',
        confirm_key: newKey(),
        confirmed_at: service.clock.now(),
      })
      .where('id', '=', made.intent_id)
      .execute()
    expect(await paying.becameOf(made.intent_id)).toEqual({ state: 'CHECKING' })
    service.clock.advance(2 * MINUTE)
    await service.deps.payments?.resolve()
    expect(await paying.becameOf(made.intent_id)).toEqual({ state: 'NOT_PAID', reason: 'failed' })
    expect((await charges()).find(({ id }) => id === made.intent_id)?.state).toBe('not-paid')
  })

  it('completes a payment and commits its order if the process ended after the charge (PAY-14)', async () => {
    const made = await paying.intent()
    await paying.pay(made, CARDS.silentPaid)
    service.clock.advance(2 * MINUTE)
    await service.deps.payments?.resolve()
    expect(await statusOf(await orderOf(made.intent_id))).toBe('PAYMENT_COMMITTED')
  })
})

describe("the bank's page", () => {
  const atBank = async () => {
    const made = await paying.intent()
    const { redirect_required } = (await paying.pay(made, CARDS.bank)).json()
    return { made, url: String(redirect_required.redirectUrl) }
  }
  const page = (url: string, host = anna.host, language = 'en') =>
    service.app.inject({ method: 'GET', url, headers: { host, cookie: `lang=${language}` } })
  const decide = (url: string, answer: string) =>
    service.app.inject({
      method: 'POST',
      url,
      headers: { host: anna.host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `answer=${answer}`,
    })

  it('names the brand and the amount, under a strict security policy (PAY-14)', async () => {
    const { made, url } = await atBank()
    const answer = await page(url)
    expect(answer.body).toContain('Dobrego')
    expect(answer.body).toContain(String(made.amount))
    expect(answer.body).toContain('3220')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(answer.headers['content-security-policy']).not.toContain('unsafe')
    expect(await paying.becameOf(made.intent_id)).toEqual({
      state: 'REDIRECT',
      redirect_required: { redirectUrl: url },
    })
  })

  it("is in the selected language, or the country's by default (PAY-14, I18N-01)", async () => {
    const { url } = await atBank()
    expect((await page(url)).body).toMatch(/<html lang="en" dir="ltr">[^]*>Approve</)
    for (const language of ['cs', 'th'])
      expect((await page(url, anna.host, language)).body).toMatch(/<html lang="cs" dir="ltr">[^]*>Potvrdit</)
  })

  it.each([
    ['approve', { state: 'PAID' }, 'PAYMENT_COMMITTED'],
    ['decline', { state: 'NOT_PAID', reason: 'declined' }, 'PAYMENT_FAILED'],
    ['leave', { state: 'NOT_PAID', reason: 'left' }, 'PAYMENT_CANCELLED'],
  ])('leads back after %s, and the first answer counts (PAY-14)', async (answer, state, status) => {
    const { made, url } = await atBank()
    const sent = await decide(url, answer)
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `/request-a-rider?payment=${made.intent_id}`])
    await decide(url, answer === 'approve' ? 'decline' : 'approve')
    expect(await paying.becameOf(made.intent_id)).toMatchObject(state)
    expect(await statusOf(await orderOf(made.intent_id))).toBe(status)
    expect((await page(url)).body).toContain('answered already')
  })

  it('expires without an answer (PAY-14)', async () => {
    const { made } = await atBank()
    service.clock.advance(11 * MINUTE)
    await service.deps.payments?.resolve()
    expect(await statusOf(await orderOf(made.intent_id))).toBe('PAYMENT_CANCELLED')
    expect(await paying.becameOf(made.intent_id)).toEqual({ state: 'NOT_PAID', reason: 'expired' })
  })

  it('rejects other users and unknown answers (PAY-14)', async () => {
    const { url } = await atBank()
    expect((await page(url, 'ferrywing-sg.localhost')).statusCode).toBe(404)
    expect((await page(`/sandbox/bank/${'x'.repeat(32)}`)).statusCode).toBe(404)
    expect((await decide(url, 'steal')).statusCode).toBe(422)
    expect((await decide(url, '')).statusCode).toBe(422)
  })

  it.each([
    'https://elsewhere.test/',
    '//elsewhere.test/request-a-rider',
    '/sandbox',
    '/\\elsewhere.test',
    'javascript:alert(1)',
  ])('leads nowhere else: %s is refused before anything is charged (PAY-14)', async (returnTo) => {
    const made = await paying.intent()
    const encrypted = await encryptedFor(paying.methodOf(made, 'generic_creditcard'), CARDS.bank)
    const answer = await paying.confirm(made, { card: { encrypted, save_card: false }, return_to: returnTo })
    expect(answer.statusCode).toBe(422)
    expect(await paying.becameOf(made.intent_id)).toEqual({ state: 'OPEN' })
  })
})

describe('saved cards', () => {
  it('store only what may be displayed, are saved once, and can pay again (PAY-13, ENT-13)', async () => {
    await paying.pay(await paying.intent(), CARDS.good, { save: true })
    await paying.pay(await paying.intent(), CARDS.good, { save: true })
    const made = await paying.intent()
    const [saved, ...others] = paying.methodOf(made, 'generic_creditcard').paymentInstruments
    expect(others).toEqual([])
    expect(saved).toEqual({
      payment_instrument_id: expect.stringMatching(/^card-/),
      scheme: 'visa',
      last_digits: '1111',
      expiry_month: 4,
      expiry_year: 2031,
      holder_name: 'Eva Nová',
    })
    expect(paying.methodOf(made, 'cybersource_creditcard').paymentInstruments).toEqual([])
    const paid = await paying.confirm(made, { payment_instrument_id: saved?.payment_instrument_id })
    expect(paid.json()).toMatchObject({ state: 'PAID' })
  })

  it('are saved only on request and after a successful payment (PAY-13)', async () => {
    await paying.pay(await paying.intent(), { number: '5555 5555 5555 4444' })
    await paying.pay(await paying.intent(), CARDS.declined, { save: true })
    const last = (await service.database.sql.selectFrom('saved_cards').select('last_digits').execute()).map(
      ({ last_digits: digits }) => digits,
    )
    expect(last).not.toContain('4444')
    expect(last).not.toContain('0002')
  })

  it('of another vendor or provider are rejected (PAY-17)', async () => {
    await paying.pay(await paying.intent(), CARDS.good, { save: true })
    const made = await paying.intent()
    const [saved] = paying.methodOf(made, 'generic_creditcard').paymentInstruments
    const mixed = await paying.confirm(made, {
      payment_instrument_id: saved?.payment_instrument_id,
      payment_method: 'cybersource_creditcard',
    })
    expect(mixed.statusCode).toBe(422)
    const boris = payByCard(service.app, await signIn(service.app, 'boris@small.test'))
    const theirs = await boris.intent(
      await orderPayload(service.app, await signIn(service.app, 'boris@small.test'), 'pekarna'),
    )
    expect((await boris.confirm(theirs, { payment_instrument_id: saved?.payment_instrument_id })).statusCode).toBe(422)
  })
})

describe('an invalid payment', () => {
  it("returns 404 for another user's intent (API-29)", async () => {
    const made = await paying.intent()
    const boris = payByCard(service.app, await signIn(service.app, 'boris@small.test'))
    expect((await boris.ask(made.intent_id)).statusCode).toBe(404)
    expect((await boris.pay(made, CARDS.good)).statusCode).toBe(404)
  })

  it('asks for a new wallet if its wallet has expired (ENT-14, API-29)', async () => {
    const made = await paying.intent()
    service.clock.advance(15 * MINUTE)
    anna = await signIn(service.app, 'anna@small.test')
    const late = payByCard(service.app, anna)
    expect((await late.pay(made, CARDS.good)).json()).toMatchObject({ errors: [{ code: 'WalletExpired' }] })
    expect((await late.pay({ ...made, token: 'forged.forged.forged' }, CARDS.good)).json()).toMatchObject({
      errors: [{ code: 'WalletExpired' }],
    })
  })

  it.each([
    ['no JWE', 'nonsense'],
    ['a JWE of another key', 'eyJhbGciOiJSU0EtT0FFUC0yNTYiLCJlbmMiOiJBMjU2R0NNIn0.YQ.YQ.YQ.YQ'],
  ])('with %s is unreadable, and can be confirmed again (VAL-27)', async (_, encrypted) => {
    const made = await paying.intent()
    const wrong = await paying.confirm(made, { card: { encrypted, save_card: false } })
    expect(wrong.json()).toMatchObject({ errors: [{ code: 'CardUnreadable' }] })
    expect((await paying.pay(made, CARDS.good)).json()).toMatchObject({ state: 'PAID' })
  })

  it.each([
    ['a number that fails Luhn', { number: '4111 1111 1111 1112' }],
    ['a code of the wrong length', { number: '3782 822463 10005', code: '123' }],
    ['a month that is none', { number: '4111 1111 1111 1111', expiry: [13, 2031] as const }],
  ])('with %s is unreadable, and nothing is charged (VAL-27)', async (_, card) => {
    const made = await paying.intent()
    const before = await charges()
    expect((await paying.pay(made, card)).json()).toMatchObject({ errors: [{ code: 'CardUnreadable' }] })
    expect(await charges()).toEqual(before)
  })

  it('is rate-limited, so that stolen cards cannot be tested in bulk (VAL-27)', async () => {
    const statuses = []
    for (let tried = 0; tried < 21; tried += 1)
      statuses.push((await paying.pay(await paying.intent(), CARDS.declined)).statusCode)
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(statuses[20]).toBe(429)
  })

  it('is rejected in countries without card payments (PAY-09)', async () => {
    await service.deps.stores.settings.setParameter(CZ, 'onlinePaymentActivated', 'false')
    const headers = { authorization: anna.authorization, host: anna.host }
    const answer = await service.app.inject({
      method: 'POST',
      url: pathOf(startPayment, { vendorId: 'bistro' }),
      headers,
    })
    await service.deps.stores.settings.setParameter(CZ, 'onlinePaymentActivated', 'true')
    expect(answer.json()).toMatchObject({ errors: [{ code: 'PaymentUnavailable' }] })
  })

  it('does not affect billed vendors: their orders are placed without a card (API-23)', async () => {
    const placed = await service.app.inject({
      method: 'POST',
      url: pathOf(placeOrder),
      headers: { authorization: anna.authorization, host: anna.host, 'idempotency-key': newKey() },
      payload: await orderPayload(service.app, anna),
    })
    expect(placed.statusCode).toBe(201)
  })
})

/** Everything that is stored, as text. */
const everyRow = async (): Promise<string> => {
  const { sql } = service.database
  const tables = await sql.introspection.getTables()
  const rows = await Promise.all(
    tables.map(({ name }) =>
      statement<{ row: string }>`select t::text as row from ${statement.table(name)} as t`.execute(sql),
    ),
  )
  return rows.flatMap((found) => found.rows.map(({ row }) => row)).join('\n')
}

describe('a card number', () => {
  it('of every test card passes the Luhn check (VAL-27)', () => {
    for (const { number } of TEST_CARDS) expect(isCardNumber(number.replaceAll(' ', ''))).toBe(true)
  })

  it('appears in no log, response or database row after payments of every kind (ENT-13)', async () => {
    const lines: Array<string> = []
    const listen = (stream: NodeJS.WriteStream) =>
      vi.spyOn(stream, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
    const spies = [listen(process.stdout), listen(process.stderr)]
    const answers: Array<string> = []
    for (const { number } of TEST_CARDS) {
      const made = await paying.intent()
      const code = number.startsWith('37') ? '1234' : '123'
      answers.push(JSON.stringify(made), (await paying.pay(made, { number, code }, { save: true })).body)
      answers.push((await paying.ask(made.intent_id)).body)
    }
    answers.push((await paying.pay(await paying.intent(), { number: '4111 1111 1111 1112' })).body)
    for (const spy of spies) spy.mockRestore()
    const dump = await everyRow()
    expect(dump).toContain('3220')
    for (const { number } of TEST_CARDS) {
      const digits = number.replaceAll(' ', '')
      for (const said of [...lines, ...answers, dump, JSON.stringify(service.log.errors)])
        for (const form of [digits, number, Buffer.from(digits).toString('base64url').slice(0, 18)])
          expect(said.includes(form)).toBe(false)
    }
  })
})

interface Paying {
  readonly authorization: string
  readonly host: string
}

const aGuest = async () => {
  await service.deps.stores.settings.setFlag(CZ, 'GuestCheckout', true)
  const begun = await service.app.inject({
    method: 'POST',
    url: pathOf(beginGuest),
    headers: { host: 'localhost' },
    payload: {},
  })
  const { token, vendor_id: vendorId } = begun.json<{ result: { token: string; vendor_id: string } }>().result
  const guest: Paying = { authorization: `Bearer ${token}`, host: 'localhost' }
  const sender = {
    name: 'Eva Nová',
    phone_number: '+420602111222',
    email: 'eva@guest.test',
    location: { address: ', , Dlouhá 12', ...PRAGUE, notes: '' },
  }
  return { guest, vendorId, sender }
}

describe('a guest', () => {
  it('must pay first: orders without a payment are rejected (GUEST-07, PAY-11)', async () => {
    const { guest, vendorId, sender } = await aGuest()
    const order = await orderPayload(service.app, guest, vendorId, { sender })
    const unpaid = await service.app.inject({
      method: 'POST',
      url: pathOf(placeOrder),
      headers: { ...guest, 'idempotency-key': newKey() },
      payload: order,
    })
    expect([unpaid.statusCode, unpaid.json()]).toMatchObject([402, { errors: [{ code: 'PaymentRequired' }] }])
    const guestPays = payByCard(service.app, guest)
    const paid = await guestPays.pay(await guestPays.intent(order), CARDS.good)
    expect(paid.json()).toMatchObject({ state: 'PAID' })
  })

  it('gets the first answer to a repeat, even if cards are accepted since (CON-16)', async () => {
    const { guest, vendorId, sender } = await aGuest()
    const payload = await orderPayload(service.app, guest, vendorId, { sender })
    const key = newKey()
    const place = () =>
      service.app.inject({
        method: 'POST',
        url: pathOf(placeOrder),
        headers: { ...guest, 'idempotency-key': key },
        payload,
      })
    const { settings } = service.deps.stores
    await settings.setParameter(CZ, 'onlinePaymentActivated', 'false')
    const first = await place()
    await settings.setParameter(CZ, 'onlinePaymentActivated', 'true')
    const repeated = await place()
    expect([first.statusCode, repeated.statusCode, repeated.json()]).toEqual([201, 201, first.json()])
  })
})

describe('editing an order that was paid by card', () => {
  const FARTHER = { latitude: 50.06, longitude: 14.45 }
  /** The id of an order that was paid and then received. */
  const receivedOrder = async (paid: { json: () => unknown }) => {
    const { order_id: id } = paid.json() as { order_id: string }
    await service.deps.stores.orders.change(CZ, id, (order) => ({ ...order, status: 'RECEIVED' }))
    return id
  }

  const put = async (who: Paying, vendorId: string, orderId: string, place: typeof FARTHER) =>
    service.app.inject({
      method: 'PUT',
      url: pathOf(updateOrder, { orderId }),
      headers: { ...who },
      payload: {
        vendor_id: vendorId,
        payment_method: 'PAID',
        amount: 250.5,
        item_details: 'Two soups',
        location: { address: '4, Lucerna, Štěpánská 61', ...place, notes: '' },
        ...(await signedFee(service.app, who, vendorId, place)),
      },
    })

  it('is allowed to guests up to the amount paid (EDIT-03, GUEST-07)', async () => {
    const { guest, vendorId, sender } = await aGuest()
    const far = await signedFee(service.app, guest, vendorId, FARTHER)
    const order = await orderPayload(service.app, guest, vendorId, { sender })
    const atFirst = order.delivery_fee
    expect(far.delivery_fee).toBeGreaterThan(atFirst)
    const guestPays = payByCard(service.app, guest)
    const orderId = await receivedOrder(await guestPays.pay(await guestPays.intent(order), CARDS.good))

    const farther = await put(guest, vendorId, orderId, FARTHER)
    expect([farther.statusCode, farther.json()]).toMatchObject([
      409,
      {
        errors: [
          {
            code: 'PaidFeeRises',
            meta: {
              translation_key: 'error.payment.fee-rises',
              values: { paid: atFirst, fee: far.delivery_fee, currency: 'CZK' },
            },
          },
        ],
      },
    ])
    expect((await service.deps.stores.orders.byId(CZ, orderId))?.delivery_fee).toBe(atFirst)
    const next = { latitude: sender.location.latitude, longitude: sender.location.longitude }
    expect((await put(guest, vendorId, orderId, next)).statusCode).toBe(200)
    expect((await service.deps.stores.orders.byId(CZ, orderId))?.delivery_fee).toBeLessThan(atFirst)
    expect((await put(guest, vendorId, orderId, DESTINATION)).statusCode).toBe(200)
  })

  it('keeps the charge when the fee falls, and tells the guest by mail (EDIT-07)', async () => {
    const { guest, vendorId, sender } = await aGuest()
    const order = await orderPayload(service.app, guest, vendorId, { sender })
    const guestPays = payByCard(service.app, guest)
    const orderId = await receivedOrder(await guestPays.pay(await guestPays.intent(order), CARDS.good))
    const kept = () => service.deps.stores.orders.byId(CZ, orderId)
    const mails = async () => {
      await service.deps.orderMails.settled()
      const { code = '' } = (await kept()) ?? {}
      return (await service.deps.stores.mails.sentTo(CZ, sender.email)).filter(({ text }) => text.includes(code ?? ''))
    }
    expect((await kept())?.charged_fee).toBe(order.delivery_fee)
    expect(await mails()).toEqual([])

    const next = { latitude: sender.location.latitude, longitude: sender.location.longitude }
    expect((await put(guest, vendorId, orderId, next)).statusCode).toBe(200)
    const changed = await kept()
    expect(changed?.charged_fee).toBe(order.delivery_fee)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    const left = order.delivery_fee - (changed?.delivery_fee ?? 0)
    for (const amount of [order.delivery_fee, changed?.delivery_fee, left]) expect(mail?.text).toContain(String(amount))
    expect(mail?.text).toContain('se nevrací')

    expect((await put(guest, vendorId, orderId, next)).statusCode).toBe(200)
    expect((await put(guest, vendorId, orderId, DESTINATION)).statusCode).toBe(200)
    expect(await mails()).toHaveLength(1)
  })

  it('is rejected for a guest whose free order would have a cost (GUEST-07)', async () => {
    const { guest, vendorId, sender } = await aGuest()
    const { order_id, ...free } = orderJson(vendorId, 'free', service.clock.now(), { delivery_fee: 0 })
    const { phone_number, email, name, location } = sender
    await service.deps.stores.orders.insertMany(CZ, [
      { ...free, order_id, sender: { name, phone_number, email, location } },
    ])
    expect((await put(guest, vendorId, order_id, DESTINATION)).json()).toMatchObject({
      errors: [{ code: 'PaidFeeRises', meta: { values: { paid: 0 } } }],
    })
  })

  it('is rejected for a vendor above the amount paid; billed orders may cost more (EDIT-03)', async () => {
    const { authorization, host } = anna
    const who = { authorization, host }
    const paidOrder = await receivedOrder(await paying.pay(await paying.intent(), CARDS.good))
    expect((await put(who, 'bistro', paidOrder, FARTHER)).json()).toMatchObject({ errors: [{ code: 'PaidFeeRises' }] })
    const billed = orderJson('bistro', 'billed', service.clock.now())
    await service.deps.stores.orders.insertMany(CZ, [billed])
    expect((await put(who, 'bistro', billed.order_id, FARTHER)).statusCode).toBe(200)
  })
})

describe('the card providers', () => {
  it('take cards again once the database is back, without a restart (RUN-08)', async () => {
    const fresh = await startSimulatedService()
    await fresh.deps.stores.settings.setParameter(CZ, 'onlinePaymentActivated', 'true')
    const payer = payByCard(fresh.app, await signIn(fresh.app, 'anna@small.test'))
    await statement.raw('alter table secrets rename to away').execute(fresh.database.sql)
    expect((await payer.intent()).statusCode).toBeGreaterThanOrEqual(500)
    await statement.raw('alter table away rename to secrets').execute(fresh.database.sql)
    expect((await payer.intent()).statusCode).toBe(200)
    await fresh.close()
  })
})

describe('without DEMO=1', () => {
  it('there is no payment provider, and card payments are rejected (PAY-09)', async () => {
    const plain = await startService()
    await plain.deps.stores.settings.setParameter(CZ, 'onlinePaymentActivated', 'true')
    const { authorization, host } = await signIn(plain.app, 'anna@small.test')
    const answer = await plain.app.inject({
      method: 'POST',
      url: pathOf(startPayment, { vendorId: 'bistro' }),
      headers: { authorization, host },
    })
    expect(answer.json()).toMatchObject({ errors: [{ code: 'PaymentUnavailable' }] })
    const atNoBank = { method: 'POST', url: `/sandbox/bank/${'x'.repeat(32)}`, headers: { host } } as const
    expect((await plain.app.inject(atNoBank)).statusCode).toBe(404)
    await plain.close()
  })
})
