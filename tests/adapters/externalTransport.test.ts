import { Effect, Result } from 'effect'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { forgotPassword } from '../../contract/account.ts'
import { pathOf, type Endpoint } from '../../contract/endpoint.ts'
import { ENDPOINTS } from '../../contract/endpoints.ts'
import { cancelOrder, placeOrder, readOrder, readUsualTimes } from '../../contract/orders.ts'
import { readProof } from '../../contract/proofs.ts'
import type { HttpRefusal } from '../../src/adapters/http/HttpRefusal.ts'
import { makePortalTransport } from '../../src/adapters/http/PortalTransport.ts'
import type { ServiceUnavailable } from '../../src/application/ports/ServiceFailure.ts'
import { externalBackEndOf } from '../../src/composition/externalBackEndOf.ts'
import { instantAt } from '../../src/domain/instant.ts'
import { EXTRA_CALLS, servicesOf, type BackEnd } from '../../src/domain/market/backEnd.ts'
import { VirtualClock } from '../support/virtualClock.ts'
import { answeringServer } from '../support/answeringServer.ts'

const NOW = instantAt(Date.parse('2026-03-12T11:00:00Z'))
const CALLS = 'https://api.elsewhere.test'
const SITE = 'https://portal.test'

const server = answeringServer()

/** A page of a deployment with a back end on another origin; `said` is its console. */
const page = ({ idempotencyKeys = false, isOnline = true } = {}) => {
  const said: Array<string> = []
  const headers: Array<ReadonlyArray<string>> = []
  const console = { error: (line: string) => void said.push(line) } as Console
  const services = servicesOf({ calls: CALLS, idempotencyKeys }, SITE)
  const external = externalBackEndOf(services, { location: new URL(SITE) as unknown as Location, console })
  if (external === undefined) throw new Error('The back end is the site')
  const transport = () =>
    makePortalTransport(
      CALLS,
      (input, init) => {
        headers.push(Object.keys(init?.headers ?? {}))
        return fetch(input, init)
      },
      () => isOnline,
      external,
    )
  return { transport, said, headers }
}

type Failure = HttpRefusal | ServiceUnavailable
const clock = () => new VirtualClock(NOW)
const failureOf = async <A>(at: VirtualClock, call: Effect.Effect<A, Failure>): Promise<Failure> =>
  Result.getOrThrow(Result.flip(await at.run(Effect.result(call))))

/** Answers each call to the endpoint in turn, the last answer again; returns the requests. */
const answering = (endpoint: Endpoint, path: string, ...answers: ReadonlyArray<() => Response>) => {
  const requests: Array<Request> = []
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put'
  server.use(
    http[method](CALLS + path, ({ request }) => {
      requests.push(request.clone())
      return (answers[requests.length - 1] ?? answers.at(-1) ?? HttpResponse.error)()
    }),
  )
  return requests
}

const place = { latitude: 50, longitude: 14 }
const ORDER = {
  vendor_id: 'v',
  customer: { name: 'Jana', phone_number: '+420777123456', location: { address: ', , X 1', notes: '', ...place } },
  order: { payment_method: 'PAID' as const, amount: 1, description: '', cold_bag_needed: false },
  delivery_fee: 89,
  signature: 's',
}
const lost = () => HttpResponse.error()
const usualTimes = pathOf(readUsualTimes, { vendorId: 'v' })

describe('a transport to a back end that takes no idempotency keys (CON-16, OP-72)', () => {
  it('sends no header but those of the specification', async () => {
    answering(placeOrder, pathOf(placeOrder), () => HttpResponse.json({ result: { order_id: 'v-1' } }))
    const { transport, headers } = page()
    await clock().run(transport().send(placeOrder, { payload: ORDER, key: 'intent' }, 'Bearer a|b'))
    expect(headers).toEqual([['accept', 'content-type', 'authorization']])
  })

  it('sends the key to one that takes it', async () => {
    const requests = answering(placeOrder, pathOf(placeOrder), () => HttpResponse.json({ result: { order_id: 'v-1' } }))
    const { transport } = page({ idempotencyKeys: true })
    await clock().run(transport().send(placeOrder, { payload: ORDER, key: 'intent' }))
    expect(requests[0]?.headers.get('idempotency-key')).toBe('intent')
  })

  it.each([
    ['is lost', lost],
    ['is a server error', () => HttpResponse.json({}, { status: 502 })],
    ['cannot be read', () => HttpResponse.text('<html>a page to sign in</html>')],
  ])('never repeats a call that creates something and whose answer %s: its outcome is unknown', async (_, answer) => {
    const requests = answering(placeOrder, pathOf(placeOrder), answer)
    const call = page().transport().send(placeOrder, { payload: ORDER, key: 'intent' })
    expect(await failureOf(clock(), call)).toMatchObject({ _tag: 'ServiceUnavailable', reason: 'unknown-outcome' })
    expect(requests).toHaveLength(1)
  })

  it('repeats it after 429, which has not created anything', async () => {
    const requests = answering(
      placeOrder,
      pathOf(placeOrder),
      () => HttpResponse.json({}, { status: 429 }),
      () => HttpResponse.json({ result: { order_id: 'v-1' } }),
    )
    const at = clock()
    const placing = at.run(page().transport().send(placeOrder, { payload: ORDER, key: 'intent' }))
    await at.passOnceAwaited(1_000)
    expect(await placing).toEqual({ result: { order_id: 'v-1' } })
    expect(requests).toHaveLength(2)
  })

  it('knows that nothing was sent without a network', async () => {
    answering(placeOrder, pathOf(placeOrder), lost)
    const call = page({ isOnline: false }).transport().send(placeOrder, { payload: ORDER, key: 'intent' })
    expect(await failureOf(clock(), call)).toMatchObject({ reason: 'offline' })
  })

  it.each([
    ['a server error', () => HttpResponse.json({}, { status: 502 })],
    ['what cannot be read', () => HttpResponse.text('<html>a page to sign in</html>')],
  ])('does not believe that nothing was sent without a network if the answer is %s', async (_, answer) => {
    const requests = answering(placeOrder, pathOf(placeOrder), answer)
    const call = page({ isOnline: false }).transport().send(placeOrder, { payload: ORDER, key: 'intent' })
    expect(await failureOf(clock(), call)).toMatchObject({ reason: 'unknown-outcome' })
    expect(requests).toHaveLength(1)
  })

  it('repeats calls that change an existing thing', async () => {
    const requests = answering(cancelOrder, pathOf(cancelOrder), lost)
    const at = clock()
    const cancelling = failureOf(
      at,
      page()
        .transport()
        .send(cancelOrder, { payload: { vendor_id: 'v', order_id: 'v-1', reason: 'other' } }),
    )
    for (const wait of [1_000, 2_000, 3_000]) await at.passOnceAwaited(wait)
    expect(await cancelling).toMatchObject({ reason: 'unreachable' })
    expect(requests).toHaveLength(4)
  })

  it('counts every call with a key, and every other one that makes something, as creating', () => {
    const creating = ENDPOINTS.filter(({ creates }) => creates).map(({ name }) => name)
    expect(creating.toSorted()).toEqual([
      'addOutlet',
      'beginGuest',
      'confirmPurchaseIntent',
      'createBulkJob',
      'createPurchaseIntent',
      'makeGuestAccount',
      'placeBulkOrders',
      'placeOrder',
      'register',
      'saveCustomer',
      'startPayment',
      'writeNote',
    ])
  })
})

describe('a call that the specification does not have', () => {
  it.each([404, 405, 501])('is not sent again by the page after it was answered with %d', async (status) => {
    const requests = answering(readUsualTimes, usualTimes, () => HttpResponse.text('no such page', { status }))
    const { transport } = page()
    for (const own of [transport(), transport()])
      expect(await failureOf(clock(), own.send(readUsualTimes, { params: { vendorId: 'v' } }))).toMatchObject({
        _tag: 'HttpRefusal',
        error: { code: 'NOT_OFFERED', meta: { translation_key: 'failure.not-offered' } },
      })
    expect(requests).toHaveLength(1)
  })

  it('is sent again by the next page', async () => {
    const requests = answering(readUsualTimes, usualTimes, () => new HttpResponse(null, { status: 404 }))
    for (const { transport } of [page(), page()])
      await failureOf(clock(), transport().send(readUsualTimes, { params: { vendorId: 'v' } }))
    expect(requests).toHaveLength(2)
  })

  it('is there if the back end names a missing thing as the contract does', async () => {
    const params = { orderId: 'v-1', kind: 'delivery' as const }
    const requests = answering(readProof, pathOf(readProof, params), () =>
      HttpResponse.json({ errors: [{ code: 'NOT_FOUND' }] }, { status: 404 }),
    )
    const { transport } = page()
    for (const _ of [1, 2])
      expect(await failureOf(clock(), transport().send(readProof, { params }))).toMatchObject({
        status: 404,
        error: { code: 'NOT_FOUND' },
      })
    expect(requests).toHaveLength(2)
  })

  it('leaves calls of the specification alone: an order may be missing', async () => {
    const requests = answering(readOrder, pathOf(readOrder), () => HttpResponse.text('gone', { status: 404 }))
    const { transport } = page()
    for (const _ of [1, 2])
      expect(
        await failureOf(clock(), transport().send(readOrder, { query: { vendorId: 'v', orderId: 'v-1' } })),
      ).toMatchObject({ status: 404, error: { message: 'gone' } })
    expect(requests).toHaveLength(2)
  })

  it('is not given up because it failed', async () => {
    const requests = answering(forgotPassword, pathOf(forgotPassword), () => HttpResponse.json({}, { status: 500 }))
    const { transport } = page()
    for (const _ of [1, 2])
      await failureOf(clock(), transport().sendOnce(forgotPassword, { payload: { email_address: 'a@b.test' } }))
    expect(requests).toHaveLength(2)
  })
})

describe('an error of another shape (DEPLOY-05)', () => {
  it.each([
    ['plain text', 'The order is closed', 'The order is closed'],
    ['HTML', '<!doctype html><h1>403</h1>', ''],
    ['an array', '[{"message":"closed"},{"message":"late"}]', 'closed'],
    ['a list of texts', '["closed"]', 'closed'],
    ['an object', '{"error":{"detail":"closed"}}', 'closed'],
    ['a nest of lists', '['.repeat(2_000) + ']'.repeat(2_000), ''],
    ['nothing', '', ''],
    ['a long report', 'x'.repeat(5_000), ''],
  ])('is a refusal: %s', async (_, body, message) => {
    answering(cancelOrder, pathOf(cancelOrder), () => new HttpResponse(body, { status: 403 }))
    const payload = { vendor_id: 'v', order_id: 'v-1', reason: 'other' }
    expect(await failureOf(clock(), page().transport().send(cancelOrder, { payload }))).toMatchObject({
      _tag: 'HttpRefusal',
      status: 403,
      error: { message },
    })
  })
})

describe('a back end that is not reached', () => {
  const read = { query: { vendorId: 'v', orderId: 'v-1' } }

  it('is named in the console once, with what to check', async () => {
    answering(readOrder, pathOf(readOrder), lost)
    const { transport, said } = page()
    for (const _ of [1, 2])
      expect(await failureOf(clock(), transport().sendOnce(readOrder, read))).toMatchObject({ reason: 'unreachable' })
    expect(said).toEqual([
      `The back end at ${CALLS} was not reached from ${SITE}: check its name, its certificate, and that it allows this origin (CORS).`,
    ])
  })

  it('is not blamed while the device has no network', async () => {
    answering(readOrder, pathOf(readOrder), lost)
    const { transport, said } = page({ isOnline: false })
    expect(await failureOf(clock(), transport().sendOnce(readOrder, read))).toMatchObject({ reason: 'offline' })
    expect(said).toEqual([])
  })
})

describe('EXTRA_CALLS', () => {
  it('names endpoints beside the 36 of the specification', () => {
    const extra = ENDPOINTS.filter(({ name }) => (EXTRA_CALLS as ReadonlyArray<string>).includes(name))
    expect(extra).toHaveLength(EXTRA_CALLS.length)
    const specified = ENDPOINTS.filter((one) => !extra.includes(one))
    expect(specified).toHaveLength(36)
  })
})

describe('externalBackEndOf', () => {
  const of = (backEnd: BackEnd) =>
    externalBackEndOf(servicesOf(backEnd, SITE), { location: new URL(SITE) as unknown as Location, console })

  it('is nothing for the site itself', () => {
    expect(of({})).toBeUndefined()
  })

  it.each([{ calls: `${SITE}/cz` }, { calls: SITE }])('knows a back end on the origin of the site: %j', (backEnd) => {
    expect(of(backEnd)).toMatchObject({ takesKeys: false })
  })
})
