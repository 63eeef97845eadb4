import { Effect } from 'effect'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { earlyOrders } from '../../src/adapters/http/earlyOrders.ts'
import { makeHttpAddressBook } from '../../src/adapters/http/HttpAddressBook.ts'
import { makeHttpBulkJobs } from '../../src/adapters/http/HttpBulkJobs.ts'
import { makeHttpCardPayments } from '../../src/adapters/http/HttpCardPayments.ts'
import { makeHttpOrderRepository } from '../../src/adapters/http/HttpOrderRepository.ts'
import { makeHttpVendorRepository } from '../../src/adapters/http/HttpVendorRepository.ts'
import { makeHttpVouchers } from '../../src/adapters/http/HttpVouchers.ts'
import { makePortalHttp } from '../../src/adapters/http/PortalHttp.ts'
import { makePortalTransport } from '../../src/adapters/http/PortalTransport.ts'
import { instantAt } from '../../src/domain/instant.ts'
import { orderToPay } from '../support/aCardPayment.ts'
import { anOrderJson } from '../support/anOrderJson.ts'
import { aLogin } from '../support/aSession.ts'
import { vendorJson } from '../support/smallWorld.ts'
import { answeringServer } from '../support/answeringServer.ts'

const SITE = 'https://cz.dobrego.test'
const ORDERS = `${SITE}/orders/api/v1`

const server = answeringServer()

const session = Effect.succeed(aLogin(instantAt(Number.MAX_SAFE_INTEGER)))
const portal = makePortalHttp(
  makePortalTransport(SITE, (input, init) => fetch(input, init)),
  { fresh: session, replace: () => session },
)
const answering = (path: string, answer: object) =>
  server.use(http.get(`${ORDERS}${path}`, () => HttpResponse.json(answer)))
const without = <T extends object>(value: T, ...fields: ReadonlyArray<keyof T>): object =>
  Object.fromEntries(Object.entries(value).filter(([field]) => !fields.includes(field as keyof T)))

describe('wire schemas without optional fields', () => {
  const vendor = vendorJson({
    vendor_id: 'bistro',
    name: 'Bistro',
    manage_outlets: true,
    offers_cold_bag: true,
    offers_age_validation: true,
    delivery_areas: [[{ latitude: 50, longitude: 14 }]],
    outlets: [{ vendor_id: 'andel', name: 'Anděl' }],
  })
  it.each([
    ['manage_outlets', 'OP-49', { mayManageOutlets: false }],
    ['offers_cold_bag', 'OP-63', { offersColdBag: false }],
    ['offers_age_validation', 'OP-63', { offersAgeValidation: false }],
    ['delivery_areas', 'OP-73', { deliveryAreas: [] }],
    ['outlets', 'ENT-05', { outlets: [] }],
  ] as const)('reads a vendor without %s as having none (%s)', async (field, _, read) => {
    answering('/vendors', { result: { vendors: [without(vendor, field)] } })
    expect(await Effect.runPromise(makeHttpVendorRepository(portal).all)).toMatchObject([read])
  })

  it('reads whether a vendor requires the age check; absent means no (OP-63)', async () => {
    answering('/vendors', { result: { vendors: [{ ...vendor, requires_age_validation: true }, vendor] } })
    const vendors = await Effect.runPromise(makeHttpVendorRepository(portal).all)
    expect(vendors.map(({ requiresAgeValidation }) => requiresAgeValidation ?? false)).toEqual([true, false])
  })

  it('reads a saved customer without used as never used (API-11)', async () => {
    answering('/addressbook/search-customers/bistro', [
      {
        id: 'c1',
        name: 'Jana',
        phone_number: '+420602000001',
        latitude: 50,
        longitude: 14,
        address: ', , A 1',
        notes: '',
      },
    ])
    const found = await Effect.runPromise(makeHttpAddressBook(portal).search('bistro', 'jana'))
    expect(found).toMatchObject([{ id: 'c1', used: 0 }])
  })

  it('reads a voucher without first_order_only as one for every order (API-26)', async () => {
    answering('/voucher/FIVE', { code: 'FIVE', amount: 5, type: 'AMOUNT' })
    const voucher = await Effect.runPromise(makeHttpVouchers(portal, 'CZK').details('FIVE'))
    expect(voucher.firstOrderOnly).toBe(false)
  })

  it.each([
    [{ order_id: 'bistro-1' }, { kind: 'paid', orderId: 'bistro-1' }],
    [
      { order_id: 'bistro-1', redirect_required: { redirectUrl: 'https://bank.test/3ds' } },
      { kind: 'bank', redirectUrl: 'https://bank.test/3ds', orderId: 'bistro-1' },
    ],
  ])('reads a payment without state by its other fields: %o (API-29)', async (answer, outcome) => {
    answering('/order/payment/intent/pi-1', answer)
    expect(await Effect.runPromise(makeHttpCardPayments(portal, 'CZK', SITE).read('pi-1'))).toEqual(outcome)
  })

  it.each([
    [{ order_id: 'bistro-1' }, { kind: 'paid', orderId: 'bistro-1' }],
    [
      { order_id: 'bistro-1', redirect_required: { redirectUrl: 'https://bank.test/3ds' } },
      { kind: 'bank', redirectUrl: 'https://bank.test/3ds', orderId: 'bistro-1' },
    ],
  ])('reads a confirmed payment without state by its other fields: %o (API-29)', async (answer, outcome) => {
    server.use(http.post(`${ORDERS}/order/payment/intent/confirm`, () => HttpResponse.json(answer)))
    const paid = makeHttpCardPayments(portal, 'CZK', SITE).confirm(
      {
        intentId: 'pi-1',
        wallet: { walletId: 'w-1', accessToken: 'token', expiresAt: instantAt(Number.MAX_SAFE_INTEGER) },
        order: orderToPay({ fee: { minor: 6_100, currency: 'CZK' }, signature: 's' }),
        provider: 'generic_creditcard',
        card: { kind: 'saved', id: 'card-1' },
        returnTo: '/',
      },
      'key',
    )
    expect(await Effect.runPromise(paid)).toEqual(outcome)
  })

  it('rejects a payment that has neither a state nor an order (API-29)', async () => {
    answering('/order/payment/intent/pi-1', {})
    const failure = await Effect.runPromise(Effect.flip(makeHttpCardPayments(portal, 'CZK', SITE).read('pi-1')))
    expect(failure).toMatchObject({ reason: 'unreadable-answer' })
  })

  const job = {
    bulk_job_id: 'bulk-1',
    vendor_id: 'bistro',
    created_by: 'anna@small.test',
    created_at: '2026-03-12T11:00:00.000Z',
    status: 'PREPROCESS_SUCCESS',
    metadata: { success_row_count: 1 },
  }
  it('reads whether a job is being placed; absent means no (CON-16)', async () => {
    answering('/bulk-job/all/bistro', [{ ...job, placing: true }, job])
    const jobs = await Effect.runPromise(makeHttpBulkJobs(portal, 'CZK').all('bistro'))
    expect(jobs.map(({ isBeingPlaced }) => isBeingPlaced ?? false)).toEqual([true, false])
  })

  it.each([
    ['a bare array', [job]],
    ['a body with a code', { code: 200, body: [job] }],
    ['a body without a code', { body: [job] }],
  ])('reads a job list that is %s (OP-43)', async (_, answer) => {
    answering('/bulk-job/all/bistro', answer)
    expect(await Effect.runPromise(makeHttpBulkJobs(portal, 'CZK').all('bistro'))).toMatchObject([{ id: 'bulk-1' }])
  })

  it('reads a preprocess row without details (OP-14)', async () => {
    answering('/bulk-job/detail/bistro/bulk-1', {
      body: { bulk_job: job, orders: [{ row_number: 2, row_id: 'bulk-1-2', status: 'VALID' }] },
    })
    const { rows } = await Effect.runPromise(makeHttpBulkJobs(portal, 'CZK').detail('bistro', 'bulk-1'))
    expect(rows).toMatchObject([
      { number: 2, errors: [], deliveryFee: undefined, customerName: '', delivery: { kind: 'ASAP' } },
    ])
    expect(rows[0]?.cells.customerName).toBe('')
  })

  it('reads a preprocess row without delivery_type as scheduled when it has a time (OP-14)', async () => {
    answering('/bulk-job/detail/bistro/bulk-1', {
      body: { bulk_job: job, orders: [{ row_number: 2, row_id: 'r', status: 'VALID', scheduled_for: 1_773_313_200 }] },
    })
    const { rows } = await Effect.runPromise(makeHttpBulkJobs(portal, 'CZK').detail('bistro', 'bulk-1'))
    expect(rows[0]?.delivery).toEqual({ kind: 'LATER', at: 1_773_313_200_000 })
  })

  const list = { vendorId: 'bistro', from: instantAt(0), count: 30, includeOutlets: false, scheduled: false }
  it('reads data.pagination_key as the key of the next page, too (OP-64)', async () => {
    answering('/vendor/bistro/orders', { data: { result: { data: [] }, pagination_key: 'next' } })
    expect(await Effect.runPromise(makeHttpOrderRepository(portal, 'CZK').list(list))).toMatchObject({
      paginationKey: 'next',
    })
  })

  it('marks early orders with data.pagination_key as incomplete (OP-64)', async () => {
    const answer = Response.json({ data: { result: { data: [anOrderJson()] }, pagination_key: 'next' } })
    const early = await earlyOrders([{ vendorId: 'bistro', answer: Promise.resolve(answer) } as never], 'CZK')
    expect(early?.isComplete).toBe(false)
  })
})
