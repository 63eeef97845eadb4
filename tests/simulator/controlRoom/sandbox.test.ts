import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '../../../contract/endpoint.ts'
import { readFlags } from '../../../contract/flags.ts'
import { listVendors, readCountryParameter } from '../../../contract/vendors.ts'
import { deploymentTable } from '../../../simulator/controlRoom/deploymentTable.ts'
import { simulatorSpeed } from '../../../simulator/riders/simulatorSpeed.ts'
import { instantOf } from '../../../service/base/wireTime.ts'
import { FLAG_NAMES } from '../../../src/domain/flags/flagNames.ts'
import { MINUTE, plus } from '../../../src/domain/instant.ts'
import { NOON, signIn, startService, type ServiceInProcess, type SignedInAs } from '../../support/serviceInProcess.ts'
import { startSimulatedService } from '../../support/simulatedService.ts'
import { CZ, SG, SG_HOST } from '../../support/smallWorld.ts'

let service: ServiceInProcess
let anna: SignedInAs

beforeAll(async () => {
  service = await startSimulatedService()
})
beforeEach(async () => {
  await ask('PUT', '/faults', {})
  anna = await signIn(service.app, 'anna@small.test')
})
afterAll(() => service.close())

const ask = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: unknown, host = 'localhost') => {
  const answer = await service.app.inject({
    method,
    url: `/sandbox/api${path}`,
    headers: { host, ...(payload !== undefined && { 'content-type': 'application/json' }) },
    ...(payload !== undefined && { payload: JSON.stringify(payload) }),
  })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}
const vendors = async () => {
  const { authorization, host } = anna
  return (await service.app.inject({ url: pathOf(listVendors), headers: { authorization, host } })).statusCode
}

describe('the control room', () => {
  it('reads and sets the flags of its deployment only (FLAG-01, FLAG-07)', async () => {
    expect(Object.keys((await ask('GET', '/flags')).body)).toEqual([...FLAG_NAMES])
    expect(await ask('PUT', '/flags/Voucher', { on: true })).toEqual({
      status: 200,
      body: { name: 'Voucher', on: true },
    })
    expect((await ask('GET', '/flags')).body).toMatchObject({ Voucher: true, Preorder: false })
    expect((await ask('GET', '/flags', undefined, SG_HOST)).body).toMatchObject({ Voucher: false })
    expect((await service.app.inject({ url: pathOf(readFlags) })).json()).toEqual({ Voucher: true })
  })

  it('reads and sets the country parameters (API-12)', async () => {
    await ask('PUT', '/parameters/serviceHours', { value: '0900:2200' })
    expect((await ask('GET', '/parameters')).body).toMatchObject({ serviceHours: '0900:2200', allOutletOrders: 'true' })
    const { authorization, host } = anna
    const read = await service.app.inject({
      url: pathOf(readCountryParameter, { name: 'serviceHours' }),
      headers: { authorization, host },
    })
    expect(read.json()).toEqual({ result: '0900:2200' })
  })

  it.each([
    ['900:2100', 'format has to be dddd:dddd (0000:2359 for 24/24)', 'SVC-06'],
    ['0900:2100 ', 'format has to be dddd:dddd (0000:2359 for 24/24)', 'SVC-06'],
    ['0000:2400', 'service hours has to been between 0 & 2359', 'SVC-07'],
  ])('refuses the service hours “%s” with “%s” and keeps what they were (%s)', async (value, message) => {
    await ask('PUT', '/parameters/serviceHours', { value: '0700:2200' })
    const { status, body } = await ask('PUT', '/parameters/serviceHours', { value })
    expect([status, body]).toMatchObject([422, { errors: [{ message, meta: { field: 'value' } }] }])
    expect((await ask('GET', '/parameters')).body).toMatchObject({ serviceHours: '0700:2200' })
  })

  it('sets every parameter that the request form reads, for its deployment only (API-12)', async () => {
    const values = {
      serviceHours: '0800:2300',
      onlinePaymentActivated: 'true',
      orderItemValueExceedLimit: '1500',
      paymentMethods: 'PAID,CASH_ON_DELIVERY',
    }
    const { authorization, host } = anna
    for (const [name, value] of Object.entries(values)) {
      await ask('PUT', `/parameters/${name}`, { value })
      const url = pathOf(readCountryParameter, { name })
      const read = await service.app.inject({ url, headers: { authorization, host } })
      expect(read.json()).toEqual({ result: value })
    }
    expect((await ask('GET', '/parameters', undefined, SG_HOST)).body).not.toMatchObject(values)
  })

  it('creates, changes and deletes vouchers (API-26, VOUCH-02)', async () => {
    const limits = {
      valid_from: null,
      valid_until: null,
      minimum_fee: null,
      maximum_discount: null,
      total_uses: null,
      uses_per_vendor: null,
      first_order_only: false,
      vendor_id: null,
      active: true,
      used: 0,
    }
    const twenty = { type: 'PERCENTAGE', amount: 20 }
    expect(await ask('PUT', '/vouchers/lunch20', twenty)).toEqual({
      status: 200,
      body: { code: 'LUNCH20', ...twenty, ...limits },
    })
    const full = {
      type: 'AMOUNT',
      amount: 30.5,
      valid_from: '2026-03-01T00:00:00.000Z',
      valid_until: '2026-03-31T21:59:59.000Z',
      minimum_fee: 50,
      maximum_discount: 40,
      total_uses: 3,
      uses_per_vendor: 1,
      first_order_only: true,
      vendor_id: 'bistro',
      active: false,
    }
    expect((await ask('PUT', '/vouchers/LUNCH20', full)).body).toEqual({ code: 'LUNCH20', ...full, used: 0 })
    await ask('PUT', `/vouchers/${encodeURIComponent('ลด20')}`, twenty)
    expect((await ask('GET', '/vouchers')).body).toMatchObject([{ code: 'LUNCH20' }, { code: 'ลด20' }])
    expect((await ask('GET', '/vouchers', undefined, SG_HOST)).body).toEqual([])
    expect(await ask('DELETE', '/vouchers/lunch20')).toEqual({ status: 200, body: {} })
    expect((await ask('DELETE', '/vouchers/lunch20')).status).toBe(200)
    expect((await ask('GET', '/vouchers')).body).toMatchObject([{ code: 'ลด20' }])
  })

  it.each([
    ['LOCALHOST:8080', undefined, 'http://ferrywing-sg.localhost:8080'],
    ['portal.example:8443', 'https://portal.example:8443', 'https://ferrywing-sg.portal.example:8443'],
  ] as const)('links each deployment on the host %s (SANDBOX-02)', async (host, publicUrl, portal) => {
    const { deps } = service
    const settings = { ...deps.settings, ...(publicUrl !== undefined && { publicUrl }) }
    const table = await deploymentTable({ ...deps, settings }, { headers: { host }, protocol: 'http' })
    expect(table.find(({ id }) => id === SG)).toMatchObject({ portal })
  })

  it('lists the mails, newest first, of all recipients or one (AUTH-01)', async () => {
    const mail = { deployment: CZ, subject: 'Code', text: '123456', html: '' }
    await service.deps.stores.mails.add({ ...mail, id: 'a', to: 'anna@small.test', sentAt: NOON })
    await service.deps.stores.mails.add({ ...mail, id: 'b', to: 'boris@small.test', sentAt: plus(NOON, MINUTE) })
    expect((await ask('GET', '/mails')).body).toMatchObject([
      { id: 'b' },
      { id: 'a', sent_at: '2026-03-12T11:00:00.000Z' },
    ])
    expect((await ask('GET', '/mails?to=ANNA@small.test')).body).toMatchObject([{ id: 'a', text: '123456' }])
    expect((await ask('GET', '/mails', undefined, SG_HOST)).body).toEqual([])
  })

  it('sets the status of an order, also with a past time, and notifies its subscribers (LIVE-08, CANC-02)', async () => {
    const told: Array<string> = []
    const stop = service.deps.feed.listen('order', (key) => told.push(key))
    const moment = new Date(NOON - 11 * MINUTE).toISOString()
    const moved = await ask('POST', '/orders/bistro-first/status', { status: 'PAYMENT_COMMITTED', created_at: moment })
    stop()
    expect(moved.body).toMatchObject({ result: { status: 'PAYMENT_COMMITTED' } })
    const order = await service.deps.stores.orders.byId(CZ, 'bistro-first')
    expect(order?.status_history.at(-1)).toEqual({ status: 'PAYMENT_COMMITTED', created_at: moment })
    expect(told).toEqual([`${CZ}/bistro/bistro-first`])
    const other = await service.deps.stores.orders.byId(SG, 'bistro-first')
    expect(other?.status).toBe('RECEIVED')
  })

  it('moves later steps of an order to the past time of its new status, so that they stay in order', async () => {
    const earlier = new Date(NOON - 20 * MINUTE).toISOString()
    await ask('POST', '/orders/bistro-second/status', { status: 'RECEIVED' })
    await ask('POST', '/orders/bistro-second/status', { status: 'WAITING_FOR_TRANSPORT', created_at: earlier })
    const order = await service.deps.stores.orders.byId(CZ, 'bistro-second')
    const moments = order?.status_history.map(({ created_at: moment }) => instantOf(moment)) ?? []
    expect([moments.length > 1, Math.max(...moments)]).toEqual([true, NOON - 20 * MINUTE])
  })

  it('also accepts the time in Unix seconds (OP-46)', async () => {
    await ask('POST', '/orders/bistro-second/status', { status: 'DELIVERED', created_at: NOON / 1_000 })
    const order = await service.deps.stores.orders.byId(CZ, 'bistro-second')
    expect(order?.status_history.at(-1)?.created_at).toBe('2026-03-12T11:00:00.000Z')
  })

  it('sets the simulation speed (OP-26)', async () => {
    expect(await ask('PUT', '/simulator', { speed: 0 })).toEqual({ status: 200, body: { speed: 0 } })
    expect((await ask('GET', '/simulator')).body).toEqual({ speed: 0 })
    expect(await simulatorSpeed(service.deps, SG)).toBe(20)
  })

  it('issues a device-mode token for an existing vendor (MODE-03)', async () => {
    const { body } = await ask('POST', '/device-token', { vendor_id: 'bistro' })
    const authorization = `GoDroid ${String(body['token'])}`
    const read = await service.app.inject({ url: pathOf(listVendors), headers: { authorization } })
    expect(read.json()).toMatchObject({ result: { vendors: [{ vendor_id: 'bistro' }] } })
    expect((await ask('POST', '/device-token', { vendor_id: 'nobody' })).status).toBe(404)
  })
})

describe('an injected fault', () => {
  it('makes the given number of calls to its path fail with a regular error response (API-03)', async () => {
    await ask('PUT', '/faults', { status: 429, path: '/orders/api/v1/vendors', times: 2 })
    expect(await vendors()).toBe(429)
    expect((await service.app.inject({ url: pathOf(readFlags) })).statusCode).toBe(200)
    const failed = await service.app.inject({ url: pathOf(listVendors) })
    expect(failed.json()).toMatchObject({
      errors: [{ code: 'FAULT', meta: { translation_key: 'failure.server-fault' } }],
    })
    expect(await vendors()).toBe(200)
  })

  it('lasts until it is removed, and never affects the control room or another deployment (API-03)', async () => {
    await ask('PUT', '/faults', { status: 503 })
    expect([await vendors(), await vendors()]).toEqual([503, 503])
    const elsewhere = await service.app.inject({ url: pathOf(readFlags), headers: { host: SG_HOST } })
    expect(elsewhere.statusCode).toBe(200)
    expect((await service.app.inject({ url: '/healthz' })).statusCode).toBe(200)
    await ask('PUT', '/faults', {})
    expect(await vendors()).toBe(200)
  })

  it('matches whole path segments: /order does not match /orders (API-03)', async () => {
    await ask('PUT', '/faults', { status: 500, path: '/orders/api/v1/vendor' })
    expect(await vendors()).toBe(200)
    await ask('PUT', '/faults', { status: 500, path: '/vendors' })
    expect(await vendors()).toBe(500)
    await ask('PUT', '/faults', { status: 500, path: '/orders' })
    expect(await vendors()).toBe(500)
  })

  it('can be a delay without an error (FLAG-04)', async () => {
    await ask('PUT', '/faults', { latencyMs: 1, path: '/vendors' })
    expect(await vendors()).toBe(200)
    expect((await ask('GET', '/faults')).body).toEqual({ latencyMs: 1, path: '/vendors' })
  })

  it('can simulate a build that was replaced (BUILD-02)', async () => {
    const files = async () =>
      (await service.app.inject({ url: '/asset-manifest.json?t=1', headers: { host: 'localhost' } })).json<unknown>()
    await ask('PUT', '/faults', { outdatedBuild: true })
    expect(await files()).toEqual({ files: { 'main.js': '/assets/another-build.js' } })
    expect(await vendors()).toBe(200)
    await ask('PUT', '/faults', {})
    expect(await files()).not.toEqual({ files: { 'main.js': '/assets/another-build.js' } })
  })

  it('drops the live sockets (LIVE-06)', async () => {
    const closed: Array<number> = []
    const listener = {
      sessionId: '',
      send: () => undefined,
      waiting: () => 0,
      close: (code: number) => closed.push(code),
    }
    service.deps.hub.join(listener)
    expect((await ask('PUT', '/faults', { dropSockets: true })).body).toEqual({ dropped: 1 })
    service.deps.hub.leave(listener)
    expect(closed).toHaveLength(1)
  })
})

describe('bad input', () => {
  it.each<readonly ['PUT' | 'POST' | 'DELETE', string, unknown, number]>([
    ['PUT', '/flags/Unknown', { on: true }, 404],
    ['PUT', '/flags/Voucher', { on: 'yes' }, 422],
    ['PUT', '/flags/Voucher', [], 422],
    ['PUT', '/flags/Voucher', null, 422],
    ['PUT', '/parameters/__proto__', { value: 'x' }, 404],
    ['PUT', '/parameters/serviceHours', { value: 'x'.repeat(1_001) }, 422],
    ['PUT', '/parameters/serviceHours', { value: 900 }, 422],
    ['PUT', '/simulator', { speed: -1 }, 422],
    ['PUT', '/simulator', { speed: '1' }, 422],
    ['PUT', '/simulator', { speed: 100_001 }, 422],
    ['PUT', '/faults', { status: 200 }, 422],
    ['PUT', '/faults', { latencyMs: 60_001 }, 422],
    ['PUT', '/faults', { times: 0 }, 422],
    ['PUT', '/faults', { path: 'orders' }, 422],
    ['POST', '/orders/nobody/status', { status: 'NEW' }, 404],
    ['POST', `/orders/${encodeURIComponent("' or 1=1 --")}/status`, { status: 'NEW' }, 404],
    ['POST', '/orders/bistro-first/status', { status: 'FLYING' }, 422],
    ['POST', '/orders/bistro-first/status', {}, 422],
    ['POST', '/orders/bistro-first/status', { status: 'NEW', created_at: 'yesterday' }, 422],
    ['POST', '/orders/bistro-first/status', { status: 'NEW', created_at: '2026-03-12T11:00:01Z' }, 422],
    ['POST', '/orders/bistro-first/status', { status: 'NEW', created_at: -1 }, 422],
    ['POST', '/device-token', { vendor_id: '../x' }, 422],
    ['PUT', '/vouchers/A', {}, 422],
    ['PUT', '/vouchers/A', { type: 'GIFT', amount: 1 }, 422],
    ['PUT', '/vouchers/A', { type: 'PERCENTAGE', amount: 100.5 }, 422],
    ['PUT', '/vouchers/A', { type: 'PERCENTAGE', amount: 0 }, 422],
    ['PUT', '/vouchers/A', { type: 'AMOUNT', amount: -1 }, 422],
    ['PUT', '/vouchers/A', { type: 'AMOUNT', amount: 1.234 }, 422],
    ['PUT', '/vouchers/A', { type: 'AMOUNT', amount: 1, valid_from: 'soon' }, 422],
    ['PUT', '/vouchers/A', { type: 'AMOUNT', amount: 1, valid_from: 200, valid_until: 100 }, 422],
    ['PUT', '/vouchers/A', { type: 'AMOUNT', amount: 1, minimum_fee: 0.001 }, 422],
    ['PUT', '/vouchers/A', { type: 'AMOUNT', amount: 1, total_uses: 1.5 }, 422],
    ['PUT', '/vouchers/A', { type: 'AMOUNT', amount: 1, vendor_id: 'nobody' }, 422],
    ['PUT', '/vouchers/A', { type: 'AMOUNT', amount: 1, active: 'yes' }, 422],
    ['PUT', '/vouchers/two%20words', { type: 'AMOUNT', amount: 1 }, 404],
    ['PUT', `/vouchers/${'x'.repeat(65)}`, { type: 'AMOUNT', amount: 1 }, 404],
    ['DELETE', '/vouchers/%00', undefined, 404],
    ['PUT', '/nothing', {}, 404],
  ])('is refused: %s %s %j (API-03)', async (method, path, payload, status) => {
    const answer = await ask(method, path, payload)
    expect(answer.status).toBe(status)
    expect(answer.body).toHaveProperty('errors[0].meta.translation_key')
  })

  it('that is not JSON is rejected (API-03)', async () => {
    const answer = await service.app.inject({
      method: 'PUT',
      url: '/sandbox/api/faults',
      headers: { 'content-type': 'application/json' },
      payload: '{"status":',
    })
    expect(answer.statusCode).toBe(400)
  })
})

describe('the page of the control room', () => {
  it('loads its script and style from files, so that the security policy can forbid inline code (API-01)', async () => {
    const page = await service.app.inject({ url: '/sandbox' })
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=|style=/)
    for (const [, file = ''] of page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      expect((await service.app.inject({ url: file })).statusCode).toBe(200)
    }
  })

  it('does not exist without DEMO=1, and neither does the rest of the control room (API-01)', async () => {
    const real = await startService()
    for (const url of [
      '/sandbox',
      '/sandbox/',
      '/sandbox/api/flags',
      '/sandbox/api/vouchers',
      '/sandbox/control-room.js',
    ]) {
      expect((await real.app.inject({ url })).statusCode).toBe(404)
    }
    const set = await real.app.inject({ method: 'PUT', url: '/sandbox/api/faults', payload: { status: 500 } })
    expect(set.statusCode).toBe(404)
    await real.close()
  })
})
