import { Clock, Effect, Result } from 'effect'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { login } from '../../contract/auth.ts'
import { estimate } from '../../contract/delivery.ts'
import { cancelOrder, listOrders, placeOrder } from '../../contract/orders.ts'
import { readCountryParameter } from '../../contract/vendors.ts'
import { exchange } from '../../src/adapters/http/exchange.ts'
import { toOrderPage } from '../../src/adapters/http/orderWire.ts'
import { makePortalTransport } from '../../src/adapters/http/PortalTransport.ts'
import type { HttpRefusal } from '../../src/adapters/http/HttpRefusal.ts'
import type { ServiceUnavailable } from '../../src/application/ports/ServiceFailure.ts'
import { instantAt } from '../../src/domain/instant.ts'
import { anOrderJson } from '../support/anOrderJson.ts'
import { until, VirtualClock } from '../support/virtualClock.ts'
import { answeringServer } from '../support/answeringServer.ts'

const NOW = instantAt(Date.parse('2026-03-12T11:00:00Z'))
const BASE = 'https://cz.dobrego.test'
const PARAMETER = `${BASE}/orders/api/v1/get-country-parameter/serviceHours`
const ESTIMATIONS = `${BASE}/orders/api/v1/estimations`
const CANCEL = `${BASE}/orders/api/v1/order/cancel`

const server = answeringServer()

const transport = makePortalTransport(BASE, (input, init) => fetch(input, init))
const readParameter = transport.send(readCountryParameter, { params: { name: 'serviceHours' } }, 'Bearer a|b')
const place = { latitude: 50, longitude: 14 }
const askEstimate = transport.send(estimate, { payload: { vendor_id: 'v', source: place, destination: place } })
const cancel = transport.send(cancelOrder, { payload: { vendor_id: 'v', order_id: 'v-1', reason: 'other' } })

type Answer = () => Response | Promise<Response>

/** Answers the calls to a path in turn, repeating the last answer; records the time of each call. */
const answering = (
  method: 'get' | 'post' | 'put',
  url: string,
  clock: VirtualClock,
  ...answers: ReadonlyArray<Answer>
) => {
  const calls: Array<{ readonly after: number; readonly request: Request }> = []
  server.use(
    http[method](url, ({ request }) => {
      calls.push({ after: clock.currentTimeMillisUnsafe() - NOW, request: request.clone() })
      return (answers[calls.length - 1] ?? answers.at(-1) ?? HttpResponse.error)()
    }),
  )
  return calls
}

const good: Answer = () => HttpResponse.json({ result: '0900:2200' })
const broken: Answer = () => HttpResponse.error()
const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  () =>
    HttpResponse.json({}, { status: code, headers })

type Failure = HttpRefusal | ServiceUnavailable
const started = <A>(clock: VirtualClock, effect: Effect.Effect<A, Failure>) => clock.run(Effect.result(effect))
const failureOf = <A>(outcome: Result.Result<A, Failure>): Failure => Result.getOrThrow(Result.flip(outcome))
const at = (calls: ReadonlyArray<{ readonly after: number }>) => calls.map(({ after }) => after)

describe('PortalTransport', () => {
  it('sends a call to the service of its path with its header (API-01, API-02)', async () => {
    const clock = new VirtualClock(NOW)
    const calls = answering('get', PARAMETER, clock, good)
    expect(await clock.run(readParameter)).toEqual({ result: '0900:2200' })
    expect(calls.map(({ request }) => request.headers.get('authorization'))).toEqual(['Bearer a|b'])
  })

  it('sends the same idempotency key with every repetition (API-23)', async () => {
    const clock = new VirtualClock(NOW)
    const orders = answering('post', `${BASE}/orders/api/v1/order`, clock, broken, () =>
      HttpResponse.json({ result: { order_id: 'v-1' } }, { status: 201 }),
    )
    const order = {
      vendor_id: 'v',
      customer: { name: 'Jana', phone_number: '+420777123456', location: { address: ', , X 1', notes: '', ...place } },
      order: { payment_method: 'PAID' as const, amount: 1, description: '', cold_bag_needed: false },
      delivery_fee: 89,
      signature: 's',
    }
    const running = started(clock, transport.send(placeOrder, { payload: order, key: 'intent-7' }))
    await clock.passOnceAwaited(1_000)
    expect(Result.isSuccess(await running)).toBe(true)
    expect(orders.map(({ request }) => request.headers.get('idempotency-key'))).toEqual(['intent-7', 'intent-7'])
  })

  it('repeats a call three times after connection losses, after 1, 2 and 3 s, then fails as offline (API-03, CONST-01, CONST-02)', async () => {
    const clock = new VirtualClock(NOW)
    const calls = answering('get', PARAMETER, clock, broken)
    const running = started(clock, readParameter)
    for (const wait of [1_000, 2_000, 3_000]) await clock.passOnceAwaited(wait)
    expect(failureOf(await running)).toMatchObject({ _tag: 'ServiceUnavailable', reason: 'offline' })
    expect(at(calls)).toEqual([0, 1_000, 3_000, 6_000])
  })

  it('repeats a call after a connection loss whatever its method (OP-72)', async () => {
    const clock = new VirtualClock(NOW)
    const calls = answering('post', ESTIMATIONS, clock, broken, () =>
      HttpResponse.json({ result: { pick_up: 12, drop_off: 30 } }),
    )
    const running = started(clock, askEstimate)
    await clock.passOnceAwaited(1_000)
    expect(Result.isSuccess(await running)).toBe(true)
    expect(at(calls)).toEqual([0, 1_000])
  })

  it('tries a call that changes something once while the device has no network, but repeats reading (API-03)', async () => {
    const clock = new VirtualClock(NOW)
    const orders = answering('put', CANCEL, clock, broken)
    const parameters = answering('get', PARAMETER, clock, broken, good)
    const offline = makePortalTransport(
      BASE,
      (input, init) => fetch(input, init),
      () => false,
    )
    const cancelling = offline.send(cancelOrder, { payload: { vendor_id: 'v', order_id: 'v-1', reason: 'other' } })
    expect(failureOf(await started(clock, cancelling))).toMatchObject({ reason: 'offline' })
    const running = started(clock, offline.send(readCountryParameter, { params: { name: 'serviceHours' } }))
    await clock.passOnceAwaited(1_000)
    expect(Result.isSuccess(await running)).toBe(true)
    expect([orders.length, parameters.length]).toEqual([1, 2])
  })

  it('repeats an idempotent call after a server fault (API-03, OP-72)', async () => {
    const clock = new VirtualClock(NOW)
    const calls = answering('put', CANCEL, clock, status(500))
    const running = started(clock, cancel)
    for (const wait of [1_000, 2_000, 3_000]) await clock.passOnceAwaited(wait)
    expect(failureOf(await running)).toMatchObject({ _tag: 'ServiceUnavailable', reason: 'server-fault' })
    expect(calls).toHaveLength(4)
  })

  it('does not repeat a call that is not idempotent after a server fault (API-03, OP-72)', async () => {
    const clock = new VirtualClock(NOW)
    const calls = answering('post', ESTIMATIONS, clock, status(503))
    expect(failureOf(await started(clock, askEstimate))).toMatchObject({ reason: 'server-fault' })
    expect(calls).toHaveLength(1)
  })

  it('waits for Retry-After when it is longer than its own delay (API-03)', async () => {
    const clock = new VirtualClock(NOW)
    const calls = answering('post', ESTIMATIONS, clock, status(429, { 'retry-after': '7' }))
    const running = started(clock, askEstimate)
    for (const wait of [7_000, 7_000, 7_000]) await clock.passOnceAwaited(wait)
    expect(failureOf(await running)).toMatchObject({
      _tag: 'ServiceUnavailable',
      reason: 'too-many',
      retryAfter: 7_000,
    })
    expect(calls).toHaveLength(4)
  })

  it('keeps its own delay when Retry-After is shorter, in seconds or as a date (API-03)', async () => {
    const clock = new VirtualClock(NOW)
    answering(
      'get',
      PARAMETER,
      clock,
      status(429, { 'retry-after': '0' }),
      status(429, { 'retry-after': new Date(NOW).toUTCString() }),
      good,
    )
    const running = started(clock, readParameter)
    await clock.passOnceAwaited(1_000)
    await clock.passOnceAwaited(2_000)
    expect(Result.isSuccess(await running)).toBe(true)
  })

  it('never waits longer than a minute, whatever Retry-After says (API-03)', async () => {
    const clock = new VirtualClock(NOW)
    const hour = new Date(NOW + 3_600_000).toUTCString()
    const calls = answering('get', PARAMETER, clock, status(429, { 'retry-after': hour }), good)
    const running = started(clock, readParameter)
    await clock.passOnceAwaited(60_000)
    expect(Result.isSuccess(await running)).toBe(true)
    expect(at(calls)).toEqual([0, 60_000])
  })

  it('gives up a call after 15 s without an answer and repeats it like a lost one (API-03)', async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const calls: Array<{ readonly after: number; readonly signal: AbortSignal | null | undefined }> = []
    const silent = makePortalTransport(BASE, (_, init) => {
      calls.push({ after: Date.now() - NOW, signal: init?.signal })
      return new Promise(() => undefined)
    })
    const running = Effect.runPromise(
      Effect.flip(silent.send(readCountryParameter, { params: { name: 'serviceHours' } })),
    )
    await vi.advanceTimersByTimeAsync(66_000)
    expect(await running).toMatchObject({ _tag: 'ServiceUnavailable', reason: 'timeout' })
    expect(at(calls)).toEqual([0, 16_000, 33_000, 51_000])
    expect(calls.every(({ signal }) => signal?.aborted)).toBe(true)
    vi.useRealTimers()
  })

  it('gives a large body the time that a slow line needs for it', async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout'] })
    const network = { fetch: () => new Promise<never>(() => undefined), now: () => NOW }
    const call = { url: BASE, method: 'POST', payload: 'x'.repeat(6_400_000) } as const
    let result: unknown
    void exchange(network, call, () => undefined, new AbortController().signal).then((answer) => (result = answer))
    await vi.advanceTimersByTimeAsync(114_000)
    expect(result).toBeUndefined()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(result).toMatchObject({ kind: 'unavailable', reason: 'timeout' })
    vi.useRealTimers()
  })

  it('stops repeating when the caller is gone (API-03)', async () => {
    const clock = new VirtualClock(NOW)
    const calls = answering('get', PARAMETER, clock, broken)
    const leaving = new AbortController()
    const running = Effect.runPromiseExit(Effect.provideService(readParameter, Clock.Clock, clock), {
      signal: leaving.signal,
    })
    await until(() => clock.waits.includes(1_000))
    leaving.abort()
    expect((await running)._tag).toBe('Failure')
    clock.pass(60_000)
    expect({ calls: calls.length, waits: clock.waits }).toEqual({ calls: 1, waits: [] })
  })

  it.each([
    ['not JSON', () => HttpResponse.text('<html>captive portal</html>')],
    ['of another shape', () => HttpResponse.json({ result: 7 })],
    ['empty', () => new HttpResponse(null, { status: 200 })],
    ['an error of another shape', () => HttpResponse.json({ oops: true }, { status: 404 })],
  ])('reports an answer that is %s as unreadable and does not repeat the call (API-12)', async (_, answer) => {
    const clock = new VirtualClock(NOW)
    const calls = answering('get', PARAMETER, clock, answer)
    expect(failureOf(await started(clock, readParameter))).toMatchObject({
      _tag: 'ServiceUnavailable',
      reason: 'unreadable-answer',
    })
    expect(calls).toHaveLength(1)
  })

  it('names the field of an unreadable answer in the console, once per endpoint', async () => {
    await vi.dynamicImportSettled()
    const debug = vi.spyOn(console, 'debug').mockReturnValue()
    const clock = new VirtualClock(NOW)
    const order = { ...anOrderJson(), order: { ...anOrderJson().order, payment_method: 'BARTER' } }
    answering('get', `${BASE}/orders/api/v1/vendor/v/orders`, clock, () =>
      HttpResponse.json({ data: { result: { data: [order] } } }),
    )
    const query = { from: 0, count: 30 }
    const list = transport.send(listOrders, { params: { vendorId: 'v' }, query }, 'Bearer a|b', toOrderPage('CZK'))
    await started(clock, list)
    await vi.dynamicImportSettled()
    await started(clock, list)
    await vi.dynamicImportSettled()
    expect(debug.mock.calls).toEqual([
      [
        'The answer of listOrders cannot be read:',
        expect.stringMatching(/\["data"\]\[0\]\["order"\]\["payment_method"\]/),
      ],
    ])
  })

  it('reads code, text and field of a refusal (API-04)', async () => {
    const clock = new VirtualClock(NOW)
    const meta = { translation_key: 'auth.password-invalid', field: 'password', values: { left: 3 } }
    const calls = answering('post', `${BASE}/auth/api/v1/login`, clock, () =>
      HttpResponse.json({ errors: [{ code: 'PASSWORD_INVALID', message: 'password-invalid', meta }] }, { status: 401 }),
    )
    const refused = await started(clock, transport.send(login, { payload: { email_address: 'a@b.c', password: 'x' } }))
    expect(failureOf(refused)).toMatchObject({
      _tag: 'HttpRefusal',
      status: 401,
      error: { code: 'PASSWORD_INVALID', message: 'password-invalid', meta },
    })
    expect(calls).toHaveLength(1)
  })

  it('reads a refusal without a translation key with the text of the server (AUTH-03, AUTH-07)', async () => {
    const clock = new VirtualClock(NOW)
    answering('post', `${BASE}/auth/api/v1/login`, clock, () =>
      HttpResponse.json({ errors: [{ message: 'user-not-found' }] }, { status: 404 }),
    )
    const refused = await started(clock, transport.send(login, { payload: { email_address: 'a@b.c', password: 'x' } }))
    expect(failureOf(refused)).toMatchObject({
      _tag: 'HttpRefusal',
      status: 404,
      error: { message: 'user-not-found' },
    })
  })

  it('refuses a call that the contract forbids without sending it (API-18)', async () => {
    const clock = new VirtualClock(NOW)
    const calls = answering('put', CANCEL, clock, good)
    const payload = { vendor_id: 'not an id', order_id: 'v-1', reason: 'other' }
    expect(failureOf(await started(clock, transport.send(cancelOrder, { payload })))).toMatchObject({
      _tag: 'HttpRefusal',
      error: { code: 'INVALID_REQUEST' },
    })
    expect(calls).toHaveLength(0)
  })

  it('makes a call once when the caller repeats it (API-43)', async () => {
    const clock = new VirtualClock(NOW)
    const calls = answering('get', PARAMETER, clock, broken)
    const once = transport.sendOnce(readCountryParameter, { params: { name: 'serviceHours' } })
    expect(failureOf(await started(clock, once))).toMatchObject({ reason: 'offline' })
    expect(calls).toHaveLength(1)
  })
})
