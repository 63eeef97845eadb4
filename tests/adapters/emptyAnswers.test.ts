import { Effect } from 'effect'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { makeHttpAccounts } from '../../src/adapters/http/HttpAccounts.ts'
import { makeHttpBulkJobs } from '../../src/adapters/http/HttpBulkJobs.ts'
import { makeHttpOrderRepository } from '../../src/adapters/http/HttpOrderRepository.ts'
import { makeHttpVendorRepository } from '../../src/adapters/http/HttpVendorRepository.ts'
import { makePortalHttp } from '../../src/adapters/http/PortalHttp.ts'
import { makePortalTransport } from '../../src/adapters/http/PortalTransport.ts'
import { DAY, instantAt } from '../../src/domain/instant.ts'
import type { CollectionPoint } from '../../src/domain/vendor/collectionPointToSave.ts'
import { anOrderJson } from '../support/anOrderJson.ts'
import { aLogin } from '../support/aSession.ts'
import { vendorJson } from '../support/smallWorld.ts'
import { answeringServer } from '../support/answeringServer.ts'

const SITE = 'https://cz.dobrego.test'
const ORDERS = `${SITE}/orders/api/v1`

const server = answeringServer()

const transport = makePortalTransport(SITE, (input, init) => fetch(input, init))
const session = Effect.succeed(aLogin(instantAt(Number.MAX_SAFE_INTEGER)))
const portal = makePortalHttp(transport, { fresh: session, replace: () => session })

const reads = (path: string, answer: object) => server.use(http.get(ORDERS + path, () => HttpResponse.json(answer)))
const NOTHING = [
  ['an empty object', () => HttpResponse.json({})],
  ['an empty body', () => new HttpResponse(null, { status: 204 })],
] as const

describe.each(NOTHING)('a back end that answers a change with %s', (_, answer) => {
  const order = anOrderJson({ order_id: 'bistro-1', vendor_id: 'bistro' })
  const orders = makeHttpOrderRepository(portal, 'CZK')
  const vendors = makeHttpVendorRepository(portal)

  it('is asked for the order that was cancelled (API-18)', async () => {
    server.use(http.put(`${ORDERS}/order/cancel`, answer))
    reads('/order', order)
    expect(await Effect.runPromise(orders.cancel('bistro', 'bistro-1', 'other'))).toMatchObject({ id: 'bistro-1' })
  })

  it('is asked for the order that was changed (API-24)', async () => {
    server.use(http.put(`${ORDERS}/order/bistro-1`, answer))
    reads('/order', order)
    const change = {
      vendorId: 'bistro',
      paymentMethod: 'PAID' as const,
      description: '',
      location: { address: ', , X 1', latitude: 50, longitude: 14, notes: '' },
      deliveryFee: { fee: { minor: 8_900, currency: 'CZK' as const }, signature: 's' },
    }
    expect(await Effect.runPromise(orders.update('bistro-1', change))).toMatchObject({ id: 'bistro-1' })
  })

  it('is asked for the vendor whose address was saved (API-15)', async () => {
    server.use(http.put(`${ORDERS}/vendor/bistro/address`, answer))
    reads('/vendor/bistro', vendorJson({ vendor_id: 'bistro', name: 'Bistro' }))
    const address = {
      addressText: 'X 1',
      unit: '',
      notes: '',
      building: '',
      city: '',
      countryCode: 'CZ',
      coordinates: { latitude: 50, longitude: 14 },
      postalCode: '',
      streetAddress: '',
    }
    expect(await Effect.runPromise(vendors.saveAddress('bistro', address))).toMatchObject({ id: 'bistro' })
  })

  it('is asked for the vendors, of which one is the outlet that was added or changed (API-35, API-36)', async () => {
    server.use(http.post(`${ORDERS}/outlet`, answer), http.put(`${ORDERS}/outlet/andel`, answer))
    const listed = [
      vendorJson({ vendor_id: 'bistro', name: 'Bistro' }),
      vendorJson({ vendor_id: 'andel', name: 'Anděl', parent_vendor_id: 'bistro', client_vendor_id: 'A-1' }),
    ]
    reads('/vendors', { result: { vendors: listed } })
    const point: CollectionPoint = {
      parentVendorId: 'bistro',
      clientVendorId: 'A-1',
      name: 'Anděl',
      phone: '+420602000001',
      owners: [],
      location: {
        addressText: 'X 1',
        building: '',
        unit: '',
        city: '',
        countryCode: 'CZ',
        postalCode: '',
        street: '',
        streetNumber: '',
        riderInstructions: '',
        coordinates: { latitude: 50, longitude: 14 },
      },
    }
    expect(await Effect.runPromise(vendors.addOutlet(point, 'key'))).toMatchObject({ id: 'andel' })
    expect(await Effect.runPromise(vendors.changeOutlet('andel', point))).toMatchObject({ id: 'andel' })
  })

  it('is asked for the bulk job whose orders were placed (API-34)', async () => {
    server.use(http.post(`${ORDERS}/bulk-job/place-orders/job-1`, answer))
    const job = {
      bulk_job_id: 'job-1',
      vendor_id: 'bistro',
      created_by: 'eva',
      created_at: 1,
      status: 'ORDER_PLACEMENT_SUCCESS',
      metadata: { success_row_count: 1 },
    }
    reads('/bulk-job/detail/bistro/job-1', { body: { bulk_job: job, orders: [] } })
    const placed = makeHttpBulkJobs(portal, 'CZK').place({ id: 'job-1', vendorId: 'bistro' }, 'key')
    expect(await Effect.runPromise(placed)).toMatchObject({ job: { status: 'ORDER_PLACEMENT_SUCCESS' } })
  })

  it('gives a new account a day to be confirmed (API-04, AUTH-09)', async () => {
    server.use(http.post(`${SITE}/auth/api/v1/register`, answer))
    const before = Date.now()
    const until = await Effect.runPromise(
      makeHttpAccounts(transport, 'CZ').register({
        email: 'a@b.test',
        password: 'x',
        phone: '+420602000001',
        identifiedBy: { vendorCode: 'V' },
        language: 'cs',
      }),
    )
    expect(until - before).toBeGreaterThanOrEqual(DAY)
  })
})
