import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '../../contract/endpoint.ts'
import { readFlags } from '../../contract/flags.ts'
import type { ErrorAnswer } from '../../contract/errors.ts'
import { cancelOrder, listOrders, type OrderJson } from '../../contract/orders.ts'
import { readRider } from '../../contract/riders.ts'
import { listVendors, readCountryParameter, readVendor } from '../../contract/vendors.ts'
import { HOUR, instantAt, minus, MINUTE, plus, SECOND } from '../../src/domain/instant.ts'
import { signIn, startService, type ServiceInProcess, type SignedInAs } from '../support/serviceInProcess.ts'
import { CZ, orderJson } from '../support/smallWorld.ts'

let service: ServiceInProcess
let anna: SignedInAs
let pavla: SignedInAs

beforeAll(async () => {
  service = await startService()
})
beforeEach(async () => {
  anna = await signIn(service.app, 'anna@small.test')
  pavla = await signIn(service.app, 'pavla@small.test')
})
afterAll(() => service.close())

const headersOf = ({ authorization, host }: SignedInAs) => ({ authorization, host })

interface Page {
  readonly data: { readonly result: { readonly data: ReadonlyArray<OrderJson>; readonly pagination_key?: string } }
}
const list = async (vendorId: string, query: Readonly<Record<string, string>> = {}, who = anna) => {
  const url = `${pathOf(listOrders, { vendorId })}?${new URLSearchParams(query)}`
  const answer = await service.app.inject({ url, headers: headersOf(who) })
  return { status: answer.statusCode, page: answer.json<Page>().data?.result }
}
const ids = (page: { readonly data: ReadonlyArray<OrderJson> } | undefined) => page?.data.map((order) => order.order_id)

const cancel = (orderId: string, reason = 'customer-cancelled', who = anna) =>
  service.app.inject({
    method: 'PUT',
    url: pathOf(cancelOrder),
    headers: headersOf(who),
    payload: { vendor_id: orderId.slice(0, orderId.lastIndexOf('-')), order_id: orderId, reason },
  })

describe('vendor routes', () => {
  it('list all vendors of the account, parents first, each with its outlets (API-13, OP-49)', async () => {
    const answer = await service.app.inject({ url: pathOf(listVendors), headers: headersOf(pavla) })
    const { vendors } = answer.json<{ result: { vendors: ReadonlyArray<Record<string, unknown>> } }>().result
    expect(vendors.map((vendor) => [vendor['vendor_id'], vendor['manage_outlets']])).toEqual([
      ['retez', true],
      ['retez-1', true],
      ['retez-2', true],
    ])
    expect(vendors[0]?.['outlets']).toEqual([
      { vendor_id: 'retez-1', name: 'Anděl' },
      { vendor_id: 'retez-2', name: 'Budějovická' },
    ])
  })

  it('answer a single vendor with the same outlets (API-14)', async () => {
    const answer = await service.app.inject({
      url: pathOf(readVendor, { vendorId: 'retez' }),
      headers: headersOf(pavla),
    })
    expect(answer.json<{ outlets: unknown }>().outlets).toHaveLength(2)
  })
})

describe('GET /vendor/:vendorId/orders', () => {
  it('answers orders of this vendor only, newest first (API-16)', async () => {
    expect(ids((await list('bistro')).page)).toEqual(['bistro-second', 'bistro-first'])
    expect(ids((await list('retez', {}, pavla)).page)).toEqual(['retez-parents'])
  })

  it("includes orders of the account's own outlets on request (TRACK-27, OP-79)", async () => {
    const withOutlets = { include_outlets: 'true' }
    expect(ids((await list('retez', withOutlets, pavla)).page)).toEqual(['retez-1-outlets', 'retez-parents'])
    await service.deps.stores.settings.setParameter(CZ, 'allOutletOrders', 'no')
    expect(ids((await list('retez', withOutlets, pavla)).page)).toEqual(['retez-parents'])
    await service.deps.stores.settings.setParameter(CZ, 'allOutletOrders', 'true')
  })

  it('answers pages without gaps or overlaps, even while orders arrive (API-16, OP-64)', async () => {
    const start = minus(service.clock.now(), 30 * HOUR)
    const names = Array.from({ length: 25 }, (_, index) => `page-${String(index).padStart(2, '0')}`)
    // Groups of three share a creation time, so the id decides.
    const orders = names.map((name, index) => orderJson('bistro', name, plus(start, Math.floor(index / 3) * SECOND)))
    await service.deps.stores.orders.insertMany(CZ, orders)
    const range = { from: String(start / SECOND), to: String(start / SECOND + 100), count: '10' }
    const seen: Array<string> = []
    let key: string | undefined
    do {
      const { page } = await list('bistro', { ...range, ...(key !== undefined && { pagination_key: key }) })
      seen.push(...(ids(page) ?? []))
      key = page?.pagination_key
      await service.deps.stores.orders.insertMany(CZ, [orderJson('bistro', `late-${seen.length}`, plus(start, HOUR))])
    } while (key !== undefined)
    expect(seen).toEqual(names.map((name) => `bistro-${name}`).reverse())
  })

  it('answers 400 for a pagination key it never issued (OP-64)', async () => {
    const { page } = await list('bistro', { count: '1' })
    const key = page?.pagination_key ?? ''
    const forged = [
      'x',
      '%%%',
      `${key}x`,
      key.slice(0, -1),
      Buffer.from('1.bistro-first.AAAAAAAA').toString('base64url'),
    ]
    const statuses = []
    for (const pagination_key of forged) statuses.push((await list('bistro', { pagination_key })).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400])
  })

  it('includes the first and the last second of the range (OP-46)', async () => {
    const second = 1_760_000_000
    const orders = [-1, 0, 999, 1_000].map((ms) => orderJson('bistro', `at${ms}`, instantAt(second * SECOND + ms)))
    await service.deps.stores.orders.insertMany(CZ, orders)
    expect(ids((await list('bistro', { from: String(second), to: String(second) })).page)).toEqual([
      'bistro-at999',
      'bistro-at0',
    ])
  })

  it('finds a customer by the phone number in any notation (API-16, CON-32)', async () => {
    const order = orderJson('bistro', 'phone', instantAt(1_770_000_000_000))
    await service.deps.stores.orders.insertMany(CZ, [
      { ...order, customer: { ...order.customer, phone_number: '+420777123456' } },
    ])
    for (const customer_phone_number of ['+420777123456', '777 123 456', '00420 777 123 456'])
      expect(ids((await list('bistro', { customer_phone_number })).page)).toEqual(['bistro-phone'])
    expect(ids((await list('bistro', { customer_phone_number: '777123457' })).page)).toEqual([])
  })

  it('filters by status in full pages, DELAYED orders by their history (HIST-07, HIST-08, OP-28)', async () => {
    const start = 1_750_000_000
    const at = (second: number, status: string, before: ReadonlyArray<string> = []) =>
      orderJson('bistro', `status${second}`, instantAt((start + second) * SECOND), {
        status,
        status_history: [...before, status].map((step) => ({ status: step, created_at: start + second })),
      })
    const lookalike = at(7, 'DELAYED')
    await service.deps.stores.orders.insertMany(CZ, [
      at(0, 'CANCELLED'),
      at(1, 'DELIVERED'),
      at(2, 'STALLED'),
      at(3, 'RETURNED_TO_VENDOR'),
      at(4, 'DELAYED', ['NEW', 'PICKED_UP']),
      at(5, 'DELAYED', ['NEW', 'ASSIGNED_TO_TRANSPORT']),
      at(6, 'PAYMENT_CANCELLED'),
      // Contains the status as free text only.
      { ...lookalike, order: { ...lookalike.order, description: '"status":"PICKED_UP"' } },
      at(8, 'INITIATED'),
    ])
    const range = { from: String(start), to: String(start + 9) }
    const found = async (status: string) =>
      ids((await list('bistro', { ...range, status })).page)?.map((id) => id.slice('bistro-status'.length))
    expect(await found('NEW')).toEqual(['7', '5'])
    expect(await found('COLLECTED')).toEqual(['4'])
    expect(await found('DELIVERED')).toEqual(['3', '1'])
    expect(await found('CANCELLED')).toEqual(['6', '2', '0'])
    const first = (await list('bistro', { ...range, status: 'CANCELLED', count: '2' })).page
    expect(first?.data).toHaveLength(2)
    const key = first?.pagination_key ?? ''
    expect(
      ids((await list('bistro', { ...range, status: 'CANCELLED', count: '2', pagination_key: key })).page),
    ).toEqual(['bistro-status0'])
  })

  it.each(['ANY', 'DELAYED', 'delivered', ''])('refuses the status "%s" (HIST-07)', async (status) => {
    expect((await list('bistro', { status })).status).toBe(422)
  })

  it('narrows a list to the orders that ended in one way, page by page (HIST-19)', async () => {
    const start = 1_710_000_000
    const at = (second: number, status: string, more: Partial<OrderJson> = {}) =>
      orderJson('bistro', `ending${second}`, instantAt((start + second) * 1_000), {
        status,
        status_history: [{ status, created_at: start + second + 3_601 }],
        ...more,
      })
    await service.deps.stores.orders.insertMany(CZ, [
      at(0, 'CANCELLED', { cancel_reason: 'Rain' }),
      at(1, 'DELIVERED'),
      at(2, 'DELIVERED', { status_history: [{ status: 'DELIVERED', created_at: start + 60 }] }),
      at(3, 'STALLED'),
      at(4, 'CANCELLED', { cancel_reason: 'Snow' }),
    ])
    const range = { from: String(start), to: String(start + 9) }
    const found = async (query: Record<string, string>) =>
      ids((await list('bistro', { ...range, ...query })).page)?.map((id) => id.slice('bistro-ending'.length))
    expect(await found({ ending: 'delivered-late' })).toEqual(['1'])
    expect(await found({ ending: 'other' })).toEqual(['4', '0'])
    expect(await found({ ending: 'stalled', status: 'CANCELLED' })).toEqual(['3'])
    expect(await found({ ending: 'stalled', status: 'DELIVERED' })).toEqual([])
    const key = (await list('bistro', { ...range, ending: 'other', count: '1' })).page?.pagination_key ?? ''
    expect(await found({ ending: 'other', count: '1', pagination_key: key })).toEqual(['0'])
  })

  it.each(['delivered', 'late', ''])('refuses the ending "%s" (HIST-19)', async (ending) => {
    expect((await list('bistro', { ending })).status).toBe(422)
  })

  it('selects pre-orders by delivery time if asked for scheduled ones (TRACK-18)', async () => {
    const wanted = 1_780_000_000
    const created = minus(service.clock.now(), HOUR)
    await service.deps.stores.orders.insertMany(CZ, [
      orderJson('bistro', 'pre', created, { preordered_for: wanted }),
      orderJson('bistro', 'later', created, { preordered_for: wanted + 60 }),
    ])
    const query = { scheduled: 'true', from: String(wanted), to: String(wanted) }
    expect(ids((await list('bistro', query)).page)).toEqual(['bistro-pre'])
  })
})

describe('PUT /order/cancel', () => {
  it('stores reason, status and time once (API-18, CANC-04)', async () => {
    service.clock.advance(MINUTE)
    const first = await cancel('bistro-first', 'wrong-details')
    const order = first.json<{ result: OrderJson }>().result
    const now = new Date(service.clock.now()).toISOString()
    expect(order).toMatchObject({ status: 'CANCELLED', cancel_reason: 'wrong-details', updated_at: now })
    expect(order.status_history.at(-1)).toEqual({ status: 'CANCELLED', created_at: now })
    service.clock.advance(MINUTE)
    expect((await cancel('bistro-first', 'other')).body).toBe(first.body)
  })

  it.each([
    ['a blank reason', ' \u2060'],
    ['201 letters', 'ž'.repeat(201)],
  ])('refuses %s and keeps the order (CANC-04, OP-24)', async (_, reason) => {
    await service.deps.stores.orders.insertMany(CZ, [orderJson('bistro', 'kept', service.clock.now())])
    const refused = await cancel('bistro-kept', reason)
    expect(refused.statusCode).toBe(422)
    expect(refused.json<ErrorAnswer>().errors).toMatchObject([{ meta: { field: 'reason' } }])
    expect((await service.deps.stores.orders.byId(CZ, 'bistro-kept'))?.status).not.toBe('CANCELLED')
  })

  it('stores a long reason of any script, without blanks around them (CANC-04, OP-24)', async () => {
    const text = '😀'.repeat(199)
    await service.deps.stores.orders.insertMany(CZ, [orderJson('bistro', 'said', service.clock.now())])
    const order = (await cancel('bistro-said', ` ${text} `)).json<{ result: OrderJson }>().result
    expect(order.cancel_reason).toBe(text)
  })

  it('is not earlier than the last step, even if the clock of another process is ahead', async () => {
    const ahead = new Date(service.clock.now() + MINUTE).toISOString()
    const history = { status_history: [{ status: 'RECEIVED', created_at: ahead }] }
    await service.deps.stores.orders.insertMany(CZ, [orderJson('bistro', 'ahead', service.clock.now(), history)])
    const order = (await cancel('bistro-ahead')).json<{ result: OrderJson }>().result
    expect(order.status_history.at(-1)).toEqual({ status: 'CANCELLED', created_at: ahead })
  })

  it('refuses an order on its way and answers the reason (CANC-01, CANC-07)', async () => {
    const answer = await cancel('bistro-second')
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      errors: [{ code: 'NotCancellable', meta: { values: { reason: 'too-far-along' } } }],
    })
  })

  it('allows cancelling ten minutes after the payment was committed (CANC-02)', async () => {
    const committed = service.clock.now()
    const history = { status_history: [{ status: 'PAYMENT_COMMITTED', created_at: new Date(committed).toISOString() }] }
    await service.deps.stores.orders.insertMany(CZ, [
      orderJson('bistro', 'paid', committed, { status: 'PAYMENT_COMMITTED', ...history }),
    ])
    service.clock.advance(10 * MINUTE - 1)
    const early = await cancel('bistro-paid')
    expect(early.json()).toMatchObject({
      errors: [{ meta: { values: { allowed_from: new Date(committed + 10 * MINUTE).toISOString() } } }],
    })
    service.clock.advance(1)
    expect((await cancel('bistro-paid')).statusCode).toBe(200)
  })

  it('requires the flag for a delayed order (CANC-03)', async () => {
    const delayed = orderJson('bistro', 'delayed', service.clock.now(), { status: 'DELAYED' })
    await service.deps.stores.orders.insertMany(CZ, [delayed])
    expect((await cancel('bistro-delayed')).statusCode).toBe(409)
    await service.deps.stores.settings.setFlag(CZ, 'DelayedCancellation', true)
    expect((await cancel('bistro-delayed')).statusCode).toBe(200)
  })

  it('answers 404 for an order of an outlet that the account may not act for (CANC-04)', async () => {
    expect((await cancel('retez-3-foreign', 'other', pavla)).statusCode).toBe(404)
    expect((await cancel('retez-1-outlets', 'other', pavla)).statusCode).toBe(200)
  })

  it('adds one history entry for concurrent calls (CANC-07)', async () => {
    await service.deps.stores.orders.insertMany(CZ, [orderJson('bistro', 'many', service.clock.now())])
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel('bistro-many')))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers[0]?.json<{ result: OrderJson }>().result.status_history).toHaveLength(2)
  })
})

describe('country parameters and flags', () => {
  const parameter = async (name: string, who = anna) => {
    const answer = await service.app.inject({ url: pathOf(readCountryParameter, { name }), headers: headersOf(who) })
    return answer.json<{ result: string }>().result
  }

  it('have the defaults of the country until they are set (API-12)', async () => {
    expect(await parameter('serviceHours')).toBe('0000:2359')
    expect(await parameter('paymentMethods')).toBe('NONE,PAID,CASH_ON_DELIVERY,PAYMENT_ON_DELIVERY')
    expect(await parameter('orderItemValueExceedLimit')).toBe('-1')
    await service.deps.stores.settings.setParameter(CZ, 'orderItemValueExceedLimit', '500')
    expect(await parameter('orderItemValueExceedLimit')).toBe('500')
  })

  it('are those of the country also for a vendor with service hours of its own, which come with it (SVC-01)', async () => {
    const owner = await signIn(service.app, 'closed@small.test')
    expect(await parameter('serviceHours', owner)).toBe('0000:2359')
    const { vendors } = (await service.app.inject({ url: pathOf(listVendors), headers: headersOf(owner) })).json<{
      result: { vendors: ReadonlyArray<Record<string, unknown>> }
    }>().result
    expect(vendors).toMatchObject([{ vendor_id: 'zavreno', service_hours: '0900:1100' }])
  })

  it('answer the flags of the deployment without a session (API-43, FLAG-06)', async () => {
    await service.deps.stores.settings.setFlag(CZ, 'Preorder', true)
    await service.deps.stores.settings.setFlag(CZ, 'Voucher', false)
    const here = await service.app.inject({ url: pathOf(readFlags), headers: { host: 'localhost' } })
    expect(here.json()).toMatchObject({ Preorder: true, Voucher: false })
    const there = await service.app.inject({ url: pathOf(readFlags), headers: { host: 'ferrywing-sg.localhost' } })
    expect(there.json()).toEqual({})
  })
})

it('GET /riders/:orderId answers null for an order without a rider (API-19, CON-22)', async () => {
  const answer = await service.app.inject({
    url: pathOf(readRider, { orderId: 'bistro-second' }),
    headers: headersOf(anna),
  })
  expect(answer.json()).toEqual({ result: null })
})
