import { emptyWorld } from '../../service/world.ts'
import { Result, Schema } from 'effect'
import type { FastifyReply } from 'fastify'
import { sql } from 'kysely'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf, type Endpoint } from '../../contract/endpoint.ts'
import { ENDPOINTS } from '../../contract/endpoints.ts'
import { ErrorAnswer } from '../../contract/errors.ts'
import { makeErrorSender } from '../../service/http/errorAnswers.ts'
import { makeTokens } from '../../service/session/tokens.ts'
import { minus } from '../../src/domain/instant.ts'
import { endpointSamples, type Sample } from '../support/endpointSamples.ts'
import { silentLog } from '../support/silentLog.ts'
import { newKey, signIn, startService, type ServiceInProcess, type SignedInAs } from '../support/serviceInProcess.ts'
import { ANNA, CZ, SG_HOST } from '../support/smallWorld.ts'

type Place = 'params' | 'query' | 'payload'
type Json = Readonly<Record<string, unknown>>

/** Calls with a larger body limit, for files, and a body beyond it. */
const LARGEST_BODIES: Readonly<Record<string, number>> = { createBulkJob: 9_000_000 }

let service: ServiceInProcess
let anna: SignedInAs
let samples: Readonly<Record<string, Sample>>

beforeAll(async () => {
  service = await startService()
  await service.deps.stores.settings.setFlag(CZ, 'GuestCheckout', true)
  await service.deps.stores.settings.setFlag(CZ, 'BulkOrderUpload', true)
  anna = await signIn(service.app, 'anna@small.test')
  samples = await endpointSamples(service.app, anna)
})
afterAll(() => service.close())

const sampleOf = ({ name }: Endpoint): Sample => {
  const sample = samples[name]
  if (sample === undefined) throw new Error(`${name} has no sample`)
  return sample
}

interface Sent {
  readonly params?: Json
  readonly query?: Json
  readonly payload?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const send = (endpoint: Endpoint, { params = {}, query = {}, payload, headers = {} }: Sent) => {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  return service.app.inject({
    method: endpoint.method,
    url: `${pathOf(endpoint, params as Record<string, string>)}?${search}`,
    headers: { host: anna.host, authorization: anna.authorization, 'idempotency-key': newKey(), ...headers },
    ...(endpoint.method === 'GET' || payload === undefined ? {} : { payload: payload as object }),
  })
}

/** The data that a refused request must not change. */
const stored = async () => {
  const { rows } = await sql<{ orders: string; intents: string }>`
    select (select string_agg(id || updated_at, ',' order by deployment, id) from orders) as orders,
           (select count(*)::text from intents) as intents,
           (select string_agg(customers::text, ',' order by id) from customers) as customers,
           (select string_agg(document, ',' order by deployment, id) from vendors) as vendors,
           (select count(*)::text from bulk_jobs) as bulk_jobs,
           (select string_agg(vouchers::text, ',' order by code) from vouchers) as vouchers`.execute(
    service.database.sql,
  )
  return rows[0]
}

const expectRefusal = (answer: { statusCode: number; json: () => unknown }, statuses: ReadonlyArray<number>) => {
  expect(statuses).toContain(answer.statusCode)
  expect(Result.isSuccess(Schema.decodeUnknownResult(ErrorAnswer)(answer.json()))).toBe(true)
}

const at = (json: unknown, path: ReadonlyArray<string>): unknown =>
  path.reduce<unknown>((value, key) => (value as Json)[key], json)

const replaced = (json: Json, path: ReadonlyArray<string>, value: unknown): Json => {
  const [key = '', ...rest] = path
  if (rest.length > 0) return { ...json, [key]: replaced(json[key] as Json, rest, value) }
  const { [key]: _, ...others } = json
  return value === undefined ? others : { ...others, [key]: value }
}

const pathsOf = (json: Json): ReadonlyArray<ReadonlyArray<string>> =>
  Object.entries(json).flatMap(([key, value]) => {
    const own = [[key]]
    if (typeof value !== 'object' || value === null) return own
    return [...own, ...pathsOf(value as Json).map((path) => [key, ...path])]
  })

const isRefused = (schema: Endpoint['payload'], value: unknown) =>
  Result.isFailure(Schema.decodeUnknownResult(schema)(value))

/** Payloads with one field missing, of a wrong type or too long, if the contract refuses them. */
const mutations = (
  endpoint: Endpoint,
): ReadonlyArray<{ readonly what: string; readonly place: Place; readonly json: Json }> =>
  (['params', 'query', 'payload'] as const).flatMap((place) => {
    const good = (sampleOf(endpoint)[place] ?? {}) as Json
    return pathsOf(good).flatMap((path) => {
      const isText = typeof at(good, path) === 'string'
      const wrong: ReadonlyArray<readonly [string, unknown]> = [
        ...(place === 'params' ? [] : [['missing', undefined] as const]),
        ...(place === 'payload'
          ? [['a list', [1]] as const, ['a number', 1e300] as const, ['null', null] as const]
          : []),
        ...(isText ? [['too long', 'x'.repeat(9_000)] as const, ['control characters', '\u0000\u0007'] as const] : []),
      ]
      return wrong
        .map(([how, value]) => ({
          what: `${place}.${path.join('.')} ${how}`,
          place,
          json: replaced(good, path, value),
        }))
        .filter(({ json }) => isRefused(endpoint[place], json))
    })
  })

describe.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, endpoint) => {
  const good = (): Sent => {
    const { params, query, payload } = sampleOf(endpoint)
    return { ...(params && { params }), ...(query && { query }), ...(payload && { payload }) }
  }
  const unauthorised = (authorization: string) => send(endpoint, { ...good(), headers: { authorization } })

  it('refuses each missing, wrongly typed or overlong field and stores nothing (API-23)', async () => {
    const before = await stored()
    for (const { place, json, what } of mutations(endpoint)) {
      const answer = await send(endpoint, { ...good(), [place]: json })
      expect([what, answer.statusCode]).toEqual([what, place === 'params' && answer.statusCode === 404 ? 404 : 422])
      expectRefusal(answer, [404, 422])
    }
    expect(await stored()).toEqual(before)
    expect(service.log.errors).toEqual([])
  })

  it('answers 404 alike for foreign ids, ids of an outlet and unknown ids (API-14)', async () => {
    const { vendorAt, orderAt } = sampleOf(endpoint)
    const before = await stored()
    const foreign = [
      ...(vendorAt === undefined ? [] : ['pekarna', 'retez-1', 'nobody'].map((id) => [vendorAt, id] as const)),
      ...(orderAt === undefined ? [] : ['pekarna-theirs', 'bistro-nothing', 'x'].map((id) => [orderAt, id] as const)),
    ]
    const answers = []
    for (const [where, id] of foreign) {
      const [place, ...path] = where.split('.') as [Place, ...Array<string>]
      const json = replaced((sampleOf(endpoint)[place] ?? {}) as Json, path, id)
      const answer = await send(endpoint, { ...good(), [place]: json })
      expectRefusal(answer, [404])
      answers.push(answer.body)
    }
    expect(new Set(answers).size).toBe(foreign.length === 0 ? 0 : 1)
    expect(await stored()).toEqual(before)
  })

  it('answers 401 without a token and for forged, expired or foreign tokens (SESS-09, OP-40)', async () => {
    const tokens = makeTokens(service.deps.secret)
    const forger = makeTokens(new Uint8Array(32))
    const now = service.clock.now()
    const expired = await tokens.access(ANNA, 'some', minus(now, 3_600_000), 60)
    const forged = await forger.access(ANNA, 'some', now, 60)
    const idOnly = await tokens.id(ANNA, 'some', now, 60)
    const singa = await signIn(service.app, 'anna@small.test', SG_HOST)
    const wrong = [
      '',
      'Bearer',
      `Bearer ${expired}`,
      `Bearer ${forged}`,
      `Bearer ${idOnly}`,
      `Basic ${forged}`,
      singa.authorization,
    ]
    const statuses = []
    for (const authorization of wrong) statuses.push((await unauthorised(authorization)).statusCode)
    const needsNone = statuses.filter((status) => status !== 401).length
    expect(needsNone).toBe(endpoint.access === 'public' ? wrong.length : 0)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
  })

  it('answers malformed JSON, other content types and too large bodies in the error format (API-01)', async () => {
    const before = await stored()
    const bodies = [
      ['application/json', '{"vendor_id":', [400]],
      ['application/json', '"text"', [422]],
      ['application/json', '{"__proto__":{"x":1}}', [400]],
      ['text/plain', 'vendor', [415]],
      ['application/x-www-form-urlencoded', 'a=b', [415]],
      ['application/json', JSON.stringify({ text: 'x'.repeat(LARGEST_BODIES[endpoint.name] ?? 1_000_000) }), [413]],
    ] as const
    for (const [type, body, statuses] of endpoint.method === 'GET' ? [] : bodies) {
      const answer = await send(endpoint, { ...good(), payload: body, headers: { 'content-type': type } })
      expectRefusal(answer, statuses)
    }
    expect(await stored()).toEqual(before)
    expect(service.log.errors).toEqual([])
  })
})

describe('error answers', () => {
  it('use the error format for unknown paths and methods, and list the allowed methods (API-01)', async () => {
    const unknown = await service.app.inject({ url: '/orders/api/v1/nothing', headers: { host: 'localhost' } })
    expectRefusal(unknown, [404])
    const wrongMethod = await service.app.inject({ method: 'DELETE', url: '/orders/api/v1/order' })
    expectRefusal(wrongMethod, [405])
    expect(wrongMethod.headers['allow']).toBe('POST, GET')
    expectRefusal(await service.app.inject({ url: '/orders/api/v1/%E0%A4%A' }), [400])
  })

  it('answer 404 for an address that cannot be decoded, like for others that are no page (ROUTE-21)', async () => {
    for (const url of ['/%E0%A4%A', '/t/%E9', '/100%?x=%'])
      expect([url, (await service.app.inject({ url })).statusCode]).toEqual([url, 404])
  })

  it('refuse a body that is not UTF-8 and one that is compressed, instead of guessing its letters (API-01)', async () => {
    const send = (payload: Buffer, headers: Readonly<Record<string, string>> = {}) =>
      service.app.inject({
        method: 'POST',
        url: '/auth/api/v1/login',
        headers: { 'content-type': 'application/json', ...headers },
        payload,
      })
    const text = '{"email_address":"josé@small.test","password":"x"}'
    expect((await send(Buffer.from(text))).statusCode).toBe(401)
    expect((await send(Buffer.from(text), { 'content-encoding': 'identity' })).statusCode).toBe(401)
    expectRefusal(await send(Buffer.from(text, 'latin1')), [400])
    const compressed = await send(gzipSync(text), { 'content-encoding': 'gzip' })
    expectRefusal(compressed, [415])
    expect(compressed.json<ErrorAnswer>().errors[0].message).toBe('The body must not be compressed')
  })

  it('refuse empty and hexadecimal numbers in a query, which are no numbers of people (API-16)', async () => {
    for (const query of ['to=', 'from=', 'count=', 'count=0x10', 'from=%205', 'count=%2B5']) {
      const answer = await service.app.inject({
        url: `/orders/api/v1/vendor/bistro/orders?${query}`,
        headers: { host: anna.host, authorization: anna.authorization },
      })
      expect([query, answer.statusCode]).toEqual([query, 422])
    }
  })

  it('say in words what an id and a field may be (API-04)', async () => {
    const read = (vendorId: string) =>
      service.app.inject({
        url: `/orders/api/v1/vendor/${vendorId}`,
        headers: { host: anna.host, authorization: anna.authorization },
      })
    const [error] = (await read('a%20b')).json<ErrorAnswer>().errors
    expect(error.message).toBe('Expected 1 to 64 of the characters A-Z, a-z, 0-9, _ and -')
  })

  it('do not take a client that hangs up for a database that is away (RUN-06)', async () => {
    const warned: Array<string> = []
    const reply = { code: () => reply, header: () => reply, headers: () => reply, send: () => reply }
    const log = { ...silentLog, warn: (event: string) => void warned.push(event) }
    const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET', statusCode: 400 })
    makeErrorSender(log)(reply as unknown as FastifyReply, aborted, '/')
    expect(warned).toEqual([])
  })

  it('name every wrong field with its translation key (API-04)', async () => {
    const endpoint = ENDPOINTS.find(({ name }) => name === 'deliveryFee') as Endpoint
    const answer = await send(endpoint, { payload: { vendor_id: '!', source: {}, delivery_type: 'food' } })
    const { errors } = answer.json<ErrorAnswer>()
    expect(errors.map(({ meta }) => meta.field)).toEqual([
      'source.latitude',
      'source.longitude',
      'destination',
      'vendor_id',
    ])
    expect(errors.every(({ code, meta }) => code === 'INVALID_REQUEST' && meta.translation_key !== '')).toBe(true)
  })

  it('identify a defect by a support code, hide its cause and log it once (API-01)', async () => {
    const broken = await startService({
      database: service.database,
      world: (core) => ({ ...emptyWorld(core), riderOf: () => Promise.reject(new Error('secret cause')) }),
    })
    const answer = await broken.app.inject({
      url: '/rider-info/api/v1/riders/bistro-first',
      headers: { host: anna.host, authorization: anna.authorization },
    })
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('secret')
    expect(answer.json()).toMatchObject({
      errors: [{ code: 'DEFECT', meta: { values: { support_code: expect.any(String) } } }],
    })
    expect(broken.log.errors.map(({ event }) => event)).toEqual(['defect'])
    await broken.close()
  })
})

it('have a sample of every endpoint of the contract, and over 150 ways to spoil them (API-01)', () => {
  expect(ENDPOINTS.flatMap(mutations).length).toBeGreaterThan(150)
  expect(Object.keys(samples).sort()).toEqual(ENDPOINTS.map(({ name }) => name).sort())
})
