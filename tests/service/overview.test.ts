import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../contract/endpoint.ts'
import { overviewOrders } from '../../contract/history.ts'
import { DAY, instantAt, SECOND } from '../../src/domain/instant.ts'
import { NOON, signIn, startService, type ServiceInProcess, type SignedInAs } from '../support/serviceInProcess.ts'
import { CZ, orderJson } from '../support/smallWorld.ts'

let service: ServiceInProcess
let anna: SignedInAs
let pavla: SignedInAs

beforeAll(async () => {
  service = await startService()
  anna = await signIn(service.app, 'anna@small.test')
  pavla = await signIn(service.app, 'pavla@small.test')
})
afterAll(() => service.close())

/** Thursday, 12 March 2026, in Prague. */
const FROM = Date.parse('2026-03-11T23:00:00Z') / SECOND
const TO = FROM + DAY / SECOND - 1

const ask = (query: Record<string, string | number>, vendorId = 'bistro', { authorization, host } = anna) =>
  service.app.inject({
    url: `${pathOf(overviewOrders, { vendorId })}?${new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)]),
    )}`,
    headers: { authorization, host },
  })
const totals = async (...asked: Parameters<typeof ask>) =>
  (await ask(...asked)).json<{ result: { totals: { orders: number } } }>().result.totals.orders

describe('GET /vendor/{id}/orders/overview', () => {
  it('answers all figures of a day in the country’s currency (COUNTRY-08)', async () => {
    const answer = await ask({ from: FROM, to: TO })
    const figures = { orders: 2, delivered: 0, cancelled: 0, late: 0, seconds_to_deliver: null, spend: 178 }
    const nothing = { orders: 0, delivered: 0, cancelled: 0, late: 0, seconds_to_deliver: null, spend: 0 }
    expect(answer.json()).toEqual({
      result: {
        totals: figures,
        days: [{ day: '2026-03-12', ...figures }],
        reasons: [],
        before: nothing,
        vendors: [{ vendor_id: 'bistro', ...figures }],
      },
    })
  })

  it('includes all milliseconds of whole seconds, like the list (OP-46)', async () => {
    const second = NOON / SECOND - DAY / SECOND
    await service.deps.stores.orders.insertMany(CZ, [orderJson('bistro', 'late', instantAt(second * SECOND + 999))])
    expect(await totals({ from: second, to: second })).toBe(1)
    expect(await totals({ from: second + 1, to: second + 1 })).toBe(0)
  })

  it('includes outlets of the account, if the country shows them (PERM-01)', async () => {
    const query = { from: FROM, to: TO, include_outlets: 'true' }
    expect(await totals(query, 'retez', pavla)).toBe(2)
    await service.deps.stores.settings.setParameter(CZ, 'allOutletOrders', 'false')
    expect(await totals(query, 'retez', pavla)).toBe(1)
    await service.deps.stores.settings.setParameter(CZ, 'allOutletOrders', 'true')
  })

  it.each([
    ['the end before the start', { from: TO, to: FROM }, 'to'],
    ['33 calendar days', { from: FROM, to: FROM + (32 * DAY) / SECOND }, 'to'],
    ['the longest range', { from: 0, to: 32_503_680_000 }, 'to'],
    ['no end', { from: FROM }, 'to'],
    ['no start', { to: TO }, 'from'],
    ['a start that is not a number', { from: 'yesterday', to: TO }, 'from'],
    ['a negative start', { from: -1, to: TO }, 'from'],
    ['an end that is not a number', { from: FROM, to: 'NaN' }, 'to'],
    ['an invalid include_outlets', { from: FROM, to: TO, include_outlets: 'perhaps' }, 'include_outlets'],
  ])('refuses %s at its field (HIST-05, OP-06)', async (_, query, field) => {
    const answer = await ask(query)
    expect([answer.statusCode, answer.json<{ errors: [{ meta: { field: string } }] }>().errors[0].meta.field]).toEqual([
      422,
      field,
    ])
  })

  it('allows 32 calendar days, and answers 404 for foreign vendors (OP-06, API-14)', async () => {
    expect((await ask({ from: FROM, to: FROM + (32 * DAY) / SECOND - 7_200 })).statusCode).toBe(200)
    expect((await ask({ from: FROM, to: TO }, 'pekarna')).statusCode).toBe(404)
    expect((await ask({ from: TO, to: FROM }, 'pekarna')).statusCode).toBe(404)
  })
})
