import { Effect } from 'effect'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { makeHttpBulkJobs } from '../../src/adapters/http/HttpBulkJobs.ts'
import { makePortalHttp } from '../../src/adapters/http/PortalHttp.ts'
import { makePortalTransport } from '../../src/adapters/http/PortalTransport.ts'
import { instantAt } from '../../src/domain/instant.ts'
import { aLogin } from '../support/aSession.ts'
import { answeringServer } from '../support/answeringServer.ts'

const NOW = instantAt(Date.parse('2026-03-12T11:00:00Z'))
const BASE = 'https://cz.dobrego.test/orders/api/v1/bulk-job'

const server = answeringServer()

const session = Effect.succeed(aLogin(NOW, 'first'))
const transport = makePortalTransport('https://cz.dobrego.test', (input, init) => fetch(input, init))
const jobs = makeHttpBulkJobs(makePortalHttp(transport, { fresh: session, replace: () => session }), 'CZK')

const job = (more: object = {}) => ({
  bulk_job_id: 'bulk-1',
  vendor_id: 'bistro',
  created_by: 'anna@small.test',
  created_at: '2026-03-12T11:00:00.000Z',
  status: 'PREPROCESS_SUCCESS',
  metadata: { success_row_count: 1 },
  ...more,
})

const row = (more: object = {}) => ({
  row_number: 2,
  row_id: 'bulk-1-2',
  status: 'VALID',
  order_details: {
    collection_point: '',
    customer_name: 'Karel',
    phone_number: '602 000 001',
    address: 'Štěpánská 61',
    unit: '4',
    building: '',
    rider_notes: '',
    items: 'Soup',
    item_value: '250',
    payment_type: 'PAID',
    deliver_at: '',
  },
  error: null,
  delivery_fee: 89.5,
  collection_point: 'Bistro',
  customer_name: 'Karel',
  drop_off_address: '4, Štěpánská 61',
  payment_method: 'PAID',
  delivery_type: 'INSTANT',
  ...more,
})

const answering = (orders: ReadonlyArray<object>, of: object = {}) =>
  server.use(
    http.get(`${BASE}/detail/:vendorId/:jobId`, () => HttpResponse.json({ body: { bulk_job: job(of), orders } })),
  )
const detail = () => Effect.runPromise(jobs.detail('bistro', 'bulk-1'))
const failure = <A>(effect: Effect.Effect<A, unknown>) => Effect.runPromise(Effect.flip(effect))

describe('HttpBulkJobs', () => {
  it('sends a file of any size as base64 of its bytes (OP-04, BULK-28)', async () => {
    const bytes = Uint8Array.from({ length: 100_001 }, (_, index) => (index * 7) % 256)
    const bodies: Array<unknown> = []
    server.use(
      http.post(`${BASE}/create`, async ({ request }) => {
        bodies.push([request.headers.get('idempotency-key'), await request.json()])
        return HttpResponse.json({ body: { bulk_job: job(), orders: [] } }, { status: 201 })
      }),
    )
    const content = { size: bytes.length, type: '', arrayBuffer: () => Promise.resolve(bytes.buffer) }
    await Effect.runPromise(jobs.create('bistro', content, 'key-1'))
    expect(bodies).toEqual([['key-1', { vendor_id: 'bistro', content: Buffer.from(bytes).toString('base64') }]])
    const gone = { ...content, arrayBuffer: () => Promise.reject(new Error('moved')) }
    expect(await failure(jobs.create('bistro', gone, 'key-2'))).toMatchObject({ _tag: 'ServiceUnavailable' })
  })

  it('reads a job with its rows and an unrecognised status as UNKNOWN (ENT-20, ENT-21, OP-50)', async () => {
    answering(
      [
        row(),
        row({ status: 'PLACED', order_id: 'bistro-1', delivery_type: 'SCHEDULED', scheduled_for: NOW / 1_000 }),
        row({ status: 'WAITING', delivery_fee: null, order_id: null, scheduled_for: null }),
      ],
      { status: 'PAUSED', created_at: NOW / 1_000 },
    )
    const { job: read, rows } = await detail()
    expect(read).toEqual({
      id: 'bulk-1',
      vendorId: 'bistro',
      createdBy: 'anna@small.test',
      createdAt: NOW,
      status: 'UNKNOWN',
      successRowCount: 1,
    })
    expect(rows[0]).toMatchObject({
      number: 2,
      id: 'bulk-1-2',
      status: 'VALID',
      cells: { customerName: 'Karel', itemValue: '250', unit: '4' },
      errors: [],
      deliveryFee: { minor: 8_950, currency: 'CZK' },
      dropOffAddress: '4, Štěpánská 61',
      delivery: { kind: 'ASAP' },
    })
    expect(rows[1]).toMatchObject({ status: 'PLACED', orderId: 'bistro-1', delivery: { kind: 'LATER', at: NOW } })
    expect([rows[2]?.status, rows[2]?.deliveryFee, rows[2]?.orderId]).toEqual(['UNKNOWN', undefined, undefined])
  })

  it('reads the problems of a row by their codes, else as the service words them (OP-56)', async () => {
    const problems = [
      { code: 'phone-impossible', message: 'No.', field: 'phone_number' },
      { code: 'store-closed', message: 'Closed.', field: 'opening', values: { from: '08:00' } },
    ]
    answering([row({ error: 'No. Closed.', problems }), row({ error: 'Bad phone' }), row({ error: '' }), row()])
    expect((await detail()).rows.map(({ errors }) => errors)).toEqual([
      [
        { code: 'phone-impossible', message: 'No.', column: 'phoneNumber' },
        { code: 'store-closed', message: 'Closed.', values: { from: '08:00' } },
      ],
      [{ code: 'unknown', message: 'Bad phone' }],
      [{ code: 'unknown', message: '' }],
      [],
    ])
  })

  it.each([
    ['an amount that the currency cannot represent', row({ delivery_fee: 1.234 })],
    ['a scheduled row without a time', row({ delivery_type: 'SCHEDULED' })],
  ])('fails as unreadable for %s', async (_, wrong) => {
    answering([wrong])
    expect(await failure(jobs.detail('bistro', 'bulk-1'))).toMatchObject({ reason: 'unreadable-answer' })
  })

  it.each([
    ['has another code', { code: 500, body: [] }],
    ['has no list', { code: 200, body: { jobs: [] } }],
  ])('fails to list jobs with its reason when the answer %s (BULK-15, CON-04)', async (_, answer) => {
    server.use(http.get(`${BASE}/all/:vendorId`, () => HttpResponse.json(answer)))
    expect(await failure(jobs.all('bistro'))).toMatchObject({
      _tag: 'ServiceUnavailable',
      reason: 'unreadable-answer',
      cause: { message: 'failed to fetch job history' },
    })
  })

  it('lists jobs in the order of the service (API-32)', async () => {
    const body = [job({ bulk_job_id: 'bulk-2' }), job()]
    server.use(http.get(`${BASE}/all/:vendorId`, () => HttpResponse.json({ code: 200, body })))
    expect((await Effect.runPromise(jobs.all('bistro'))).map(({ id }) => id)).toEqual(['bulk-2', 'bulk-1'])
  })

  it('returns the template spreadsheet, and fails when the answer is not a spreadsheet (API-31)', async () => {
    const bytes = Buffer.from([80, 75, 3, 4, 0, 255])
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    const accepted: Array<string | null> = []
    const answers = [
      new HttpResponse(bytes, { headers: { 'content-type': type } }),
      new HttpResponse(bytes, { headers: { 'content-type': 'application/octet-stream' } }),
      HttpResponse.html('<p>Please sign in</p>'),
      HttpResponse.json(
        { errors: [{ code: 'NOT_FOUND', message: '', meta: { translation_key: 'error.not-found' } }] },
        { status: 404 },
      ),
    ]
    server.use(
      http.get(`${BASE}/example-file`, ({ request }) => {
        accepted.push(request.headers.get('accept'))
        return answers.shift()
      }),
    )
    for (const _ of ['its own type', 'a generic type']) {
      const file = await Effect.runPromise(jobs.template())
      expect([file.size, Buffer.from(await file.arrayBuffer())]).toEqual([6, bytes])
      expect(file.type).toBe(type)
    }
    expect(await failure(jobs.template())).toMatchObject({ reason: 'unreadable-answer' })
    expect(await failure(jobs.template())).toMatchObject({ reason: 'NOT_FOUND' })
    expect(accepted[0]).toBe(`${type}, application/json`)
  })
})
