import { randomBytes } from 'node:crypto'
import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBulkJob } from '../../../contract/bulk.ts'
import { MAX_BULK_FILE_BYTES } from '../../../src/domain/bulk/bulkFile.ts'
import type { Geocoder } from '../../../service/geolocator/geocoder.ts'
import { contentOf, HEADERS, sheetOf, xlsxOf } from '../../support/bulkSheets.ts'
import { bulkVisit, problemsOf, type BulkVisit } from '../../support/bulkVisit.ts'
import { newKey, startService, type ServiceInProcess } from '../../support/serviceInProcess.ts'
import { CZ, SG, SG_HOST } from '../../support/smallWorld.ts'

let service: ServiceInProcess
let anna: BulkVisit

beforeAll(async () => {
  service = await startService()
  for (const deployment of [CZ, SG]) await service.deps.stores.settings.setFlag(deployment, 'BulkOrderUpload', true)
  anna = await bulkVisit(service)
})
afterAll(() => service.close())

const base64 = (bytes: Buffer) => bytes.toString('base64')

describe('POST /bulk-job/create', () => {
  it.each(['\u200b', '\u2800', '\u3164', '\u00ad\u2060'])(
    'refuses a row whose name and address show nothing: %j (VAL-29, OP-56)',
    async (text) => {
      const { orders } = (await anna.upload(await contentOf({ customerName: text }, { address: text }))).job
      expect(orders.map(({ status }) => status)).toEqual(['INVALID', 'INVALID'])
      expect(orders.map(({ problems = [] }) => problems.map(({ field }) => field))).toEqual([
        ['customer_name'],
        ['address'],
      ])
    },
  )

  it("creates a job with its rows in the contract's format (API-30, BULK-28, ENT-20, ENT-21, ENT-23)", async () => {
    const answer = await anna.upload(
      await contentOf(
        { address: 'Štěpánská 61', unit: '4', building: 'Lucerna' },
        { deliverAt: '2026-03-13 12:05', paymentType: 'cash on delivery' },
      ),
    )
    expect(answer.status).toBe(201)
    expect(() => Schema.decodeUnknownSync(createBulkJob.answer)(JSON.parse(answer.body))).not.toThrow()
    const { bulk_job: job, orders } = answer.job
    expect(job).toMatchObject({
      vendor_id: 'bistro',
      created_by: 'anna@small.test',
      created_at: '2026-03-12T11:00:00.000Z',
      status: 'PREPROCESS_SUCCESS',
      metadata: { success_row_count: 2 },
    })
    expect(orders[0]).toMatchObject({
      row_number: 2,
      status: 'VALID',
      error: null,
      problems: [],
      order_details: { customer_name: 'Karel Novák', phone_number: '602 000 001', item_value: '250.50' },
      collection_point: 'Bistro',
      drop_off_address: 'Štěpánská 61, Lucerna, 4, 110 00 Praha – Nové Město',
      payment_method: 'PAID',
      delivery_type: 'INSTANT',
      order_id: null,
    })
    expect(orders[0]?.delivery_fee).toBeGreaterThan(0)
    expect(orders[1]).toMatchObject({
      payment_method: 'CASH_ON_DELIVERY',
      delivery_type: 'SCHEDULED',
      scheduled_for: Date.parse('2026-03-13T11:05:00Z') / 1_000,
    })
  })

  it('reports each problem of a row with code, message and cell, and accepts the other rows (OP-56, VAL-01)', async () => {
    const orders = [
      {},
      { customerName: '', phoneNumber: '12', paymentType: 'barter', deliverAt: 'tomorrow', itemValue: '-1' },
      { collectionPoint: 'Nowhere' },
      { address: 'Nonexistent Way 99' },
      { address: '51.5, -0.1' },
      { address: '' },
      { deliverAt: '2026-03-12 11:59' },
      { deliverAt: '2026-03-14 12:01' },
      { riderNotes: 'ž'.repeat(501) },
      { items: 'x'.repeat(201) },
      { paymentType: '' },
      { deliverAt: '0001-01-01 00:00' },
      { deliverAt: '9999-12-31 23:59' },
    ]
    const { bulk_job: job, orders: rows } = await anna.create(...orders)
    expect(job).toMatchObject({ status: 'PREPROCESS_SUCCESS_WITH_ERROR', metadata: { success_row_count: 1 } })
    expect(rows.map(problemsOf)).toEqual([
      [],
      [
        ['name-missing', 'customer_name'],
        ['phone-impossible', 'phone_number'],
        ['amount-unreadable', 'item_value'],
        ['payment-type-unknown', 'payment_type'],
        ['time-unreadable', 'deliver_at'],
      ],
      [['collection-point-unknown', 'collection_point']],
      [['address-not-found', 'address']],
      [['undeliverable', 'address']],
      [['address-missing', 'address']],
      [['preorder-in-past', 'deliver_at']],
      [['preorder-too-far', 'deliver_at']],
      [['notes-too-long', 'rider_notes']],
      [['description-too-long', 'items']],
      [['payment-method-missing', 'payment_type']],
      [['preorder-in-past', 'deliver_at']],
      [['preorder-too-far', 'deliver_at']],
    ])
    expect(rows[1]?.error).toBe(
      'The name of the customer is missing. The phone number is invalid. The item value cannot be read as an amount. The payment type is none of PAID, CASH_ON_DELIVERY, ONLINE_PAYMENT. The delivery time cannot be read.',
    )
    expect(rows[1]?.problems?.flatMap(({ values }) => values?.['forms'] ?? [])).toEqual([
      '1250 / 1250,50',
      '24.11.2026 13:05 / 2026-11-24 13:05',
    ])
    expect(rows.slice(1).map(({ delivery_fee: fee }) => fee)).toEqual(Array(12).fill(null))
    expect(() =>
      Schema.decodeUnknownSync(createBulkJob.answer)({ body: { bulk_job: job, orders: rows } }),
    ).not.toThrow()
  })

  it('accepts a file in which no row can be ordered', async () => {
    const { bulk_job: job } = await anna.create({ customerName: '' }, { phoneNumber: '' })
    expect(job).toMatchObject({ status: 'PREPROCESS_FAIL', metadata: { success_row_count: 0 } })
    expect((await anna.place(job.bulk_job_id)).job.bulk_job).toEqual(job)
  })

  it('accepts any text, and stores it unchanged or refuses its cell (API-30)', async () => {
    const texts = [
      '=HYPERLINK("http://x")',
      "'+1",
      '😀'.repeat(20),
      '\u200fعمر\u202e',
      '<b>&amp;</b>',
      '"; drop table orders;--',
    ]
    const { orders } = await anna.create(...texts.map((customerName) => ({ customerName, items: customerName })))
    expect(orders.map(problemsOf)).toEqual([[], [['name-has-digit', 'customer_name']], [], [], [], []])
    expect(orders.map(({ order_details: { items } }) => items)).toEqual(
      texts.map((text) => (text === "'+1" ? '+1' : text)),
    )
    const long = 'x'.repeat(32_767)
    const columns = [
      'customerName',
      'phoneNumber',
      'address',
      'unit',
      'building',
      'riderNotes',
      'items',
      'itemValue',
      'paymentType',
      'deliverAt',
      'collectionPoint',
    ] as const
    const refused = await anna.create(...columns.map((column) => ({ [column]: long })))
    expect(refused.orders.map((row) => problemsOf(row).map(([, field]) => field))).toEqual([
      ['customer_name'],
      ['phone_number'],
      ['address'],
      ['unit'],
      ['building'],
      ['rider_notes'],
      ['items'],
      ['item_value'],
      ['payment_type'],
      ['deliver_at'],
      ['collection_point'],
    ])
    expect(service.log.errors).toEqual([])
  })

  it('reads phone numbers and amounts from numeric cells, and times from date cells (API-30)', async () => {
    const file = await xlsxOf([
      ['Phone', 'Name', 'Delivery address', 'Price', 'Payment method', 'Delivery time', 'Colour'],
      [420602000001, 'Karel', '50.0801, 14.4285', 12.5, 'Paid', new Date(Date.UTC(2026, 2, 13, 12, 5)), 'red'],
      [602000001, 'Ema', '50.0801, 14.4285', 250, 'PAID', null, null],
    ])
    const { job } = await anna.upload(base64(file))
    expect(job.orders.map(({ order_details: details }) => details)).toMatchObject([
      { phone_number: '420602000001', item_value: '12.5', deliver_at: '2026-03-13 12:05' },
      { phone_number: '602000001', item_value: '250', deliver_at: '' },
    ])
    expect(job.orders.map(problemsOf)).toEqual([[], []])
  })

  it('reports cells with NUL or an unpaired surrogate and keeps the other rows (BULK-14)', async () => {
    const { orders } = await anna.create({ items: 'a_x0000_b_xD800_c', riderNotes: '_x0000_' }, {})
    expect(orders[0]?.order_details).toMatchObject({ items: 'a\ufffdb\ufffdc', rider_notes: '\ufffd' })
    expect(problemsOf(orders[0]!)).toEqual([
      ['text-unreadable', 'rider_notes'],
      ['text-unreadable', 'items'],
    ])
    expect(orders[1]?.status).toBe('VALID')
  })

  it('accepts rows while the store is closed, because they may be ordered later', async () => {
    const zdena = await bulkVisit(service, 'closed@small.test')
    const { job } = await zdena.upload(await contentOf({}), 'zavreno')
    expect(job.orders[0]).toMatchObject({ status: 'VALID', delivery_type: 'INSTANT' })
  })

  it('resolves collection points of the same family that the account acts for (OUTLET-18)', async () => {
    const pavla = await bulkVisit(service, 'pavla@small.test')
    const named = ['', 'POS-1', 'retez-2', 'budějovická', 'POS-3', 'bistro']
    const { job } = await pavla.upload(
      await contentOf(...named.map((collectionPoint) => ({ collectionPoint }))),
      'retez',
    )
    expect(job.orders.map((row) => [row.collection_point, row.status])).toEqual([
      ['Řetěz', 'VALID'],
      ['Anděl', 'VALID'],
      ['Budějovická', 'VALID'],
      ['Budějovická', 'VALID'],
      ['Řetěz', 'INVALID'],
      ['Řetěz', 'INVALID'],
    ])
  })

  it('requires a unit in countries that require one (VAL-03)', async () => {
    const singa = await bulkVisit(service, 'anna@small.test', SG_HOST)
    const { job } = await singa.upload(await contentOf({ phoneNumber: '6123 4567' }))
    expect(job.orders.map(problemsOf)).toEqual([[['unit-missing', 'unit']]])
  })
})

describe('the content of a bulk upload', () => {
  const refusal = async (content: string) => {
    const { status, errors } = await anna.upload(content)
    const [error] = errors
    return [status, error?.code, error?.meta.translation_key, error?.meta.field, error?.meta.values ?? {}]
  }
  const refused = (code: string, values = {}) => [
    422,
    `BULK_${code.toUpperCase().replaceAll('-', '_')}`,
    `bulk.${code}`,
    'content',
    values,
  ]

  it('must be plain base64 without a prefix (OP-04)', async () => {
    const good = await contentOf({})
    const wrong = [
      `data:application/vnd.ms-excel;base64,${good}`,
      'no base64!',
      good.slice(1),
      ` ${good}`,
      `${good}====`,
    ]
    for (const content of wrong)
      expect(await refusal(content)).toEqual([400, 'UNREADABLE_REQUEST', 'error.invalid-request', 'content', {}])
  })

  it('must be a spreadsheet (BULK-03)', async () => {
    const wrong = [Buffer.alloc(0), Buffer.from('Name;Phone'), Buffer.from('%PDF-1.7'), randomBytes(5_000)]
    for (const bytes of wrong) expect(await refusal(base64(bytes))).toEqual(refused('format-invalid'))
  })

  it('must have at most 5242880 bytes (BULK-04)', async () => {
    const good = await xlsxOf(sheetOf({}))
    const padded = (size: number) => base64(Buffer.concat([Buffer.alloc(size - good.length), good]))
    const [most, tooMany] = [await anna.upload(padded(5_242_880)), await refusal(padded(5_242_881))]
    expect([most.status, most.errors?.[0]?.code]).not.toContain('BULK_FILE_TOO_LARGE')
    expect(tooMany).toEqual(refused('file-too-large', { most: MAX_BULK_FILE_BYTES }))
    const enormous = await anna.upload('A'.repeat(8_900_000))
    expect([enormous.status, enormous.errors[0]?.code]).toEqual([413, 'REQUEST_TOO_LARGE'])
  })

  it('must contain orders and all required columns', async () => {
    expect(await refusal(base64(await xlsxOf([])))).toEqual(refused('no-rows'))
    expect(await refusal(base64(await xlsxOf([[], HEADERS, ['', null]])))).toEqual(refused('no-rows'))
    expect(
      await refusal(
        base64(
          await xlsxOf([
            ['Address', 'Colour'],
            ['x', 'red'],
          ]),
        ),
      ),
    ).toEqual(refused('columns-missing', { columns: 'Customer name, Phone number', count: 2 }))
  })

  it('must have at most 10,000 orders below the header (BULK-27, OP-05)', async () => {
    const rows = (count: number) => [HEADERS, ...Array.from({ length: count }, () => ['', 'Karel'])]
    expect(await refusal(base64(await xlsxOf(rows(10_001))))).toEqual(
      refused('too-many-rows', { rows: 10_001, most: 10_000 }),
    )
  })
})

describe('a repeated bulk upload', () => {
  it('gets the first job, also for twenty concurrent calls with one key (CON-16)', async () => {
    const [content, key] = [await contentOf({}, {}), newKey()]
    const answers = await Promise.all(Array.from({ length: 20 }, () => anna.upload(content, 'bistro', key)))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    const { job } = await anna.upload(content, 'bistro', key)
    expect(job).toEqual(answers[0]?.job)
    const other = await anna.upload(await contentOf({}), 'bistro', key)
    expect([other.status, other.errors[0]?.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
  })
})

describe('lookUpPlaces', () => {
  const withGeocoder = async (autocomplete: Geocoder['autocomplete']) => {
    const geocoder: Geocoder = { ...service.deps.geocoderOf('CZ'), autocomplete }
    const other = await startService({ instead: { geocoderOf: () => geocoder } })
    await other.deps.stores.settings.setFlag(CZ, 'BulkOrderUpload', true)
    return { other, visit: await bulkVisit(other) }
  }

  it('asks for each address once, at most eight at a time, and uses the house that it names (ADDR-26)', async () => {
    let [asked, under, most] = [0, 0, 0]
    const { other, visit } = await withGeocoder(async ({ text }) => {
      asked += 1
      under += 1
      most = Math.max(most, under)
      await new Promise((resolve) => void setTimeout(resolve, 5))
      under -= 1
      const place = (latitude: number) => ({
        id: text,
        formattedAddress: `${text} found`,
        street: '',
        streetNumber: '',
        building: '',
        area: '',
        city: '',
        postalCode: '',
        countryCode: 'CZ',
        latitude,
        longitude: 14.4285,
        fit: { exactness: 'house' as const, unused: [], fit: latitude === 40 ? 0.67 : 1 },
      })
      return { found: 'yes', value: [place(40), place(50.08)] }
    })
    const orders = Array.from({ length: 60 }, (_, index) => ({ address: `Street ${index % 30}` }))
    const job = await visit.create(...orders, { address: '50.0801, 14.4285' })
    expect([asked, most]).toEqual([30, 8])
    expect(job.orders[31]?.drop_off_address).toBe('Street 1 found')
    expect(job.bulk_job.status).toBe('PREPROCESS_SUCCESS')
    await other.close()
  })

  it('asks the person about a row whose address names no single house (ADDR-26, OP-56)', async () => {
    const asked = ['Praha', 'Štěpánská', 'Štěpánská 9999', 'Štěpánská 61, Praha 5', 'Stepanskka 61']
    const known = ['Štěpánská 61', 'Štěpánská 61, 3. patro', 'Stepanska 61, 110 00 Praha 1', '61 Štěpánská']
    const { orders } = await anna.create(...[...asked, ...known].map((address) => ({ address })))
    expect(orders.map(problemsOf)).toEqual([
      ...asked.map(() => [['address-inexact', 'address']]),
      ...known.map(() => []),
    ])
    expect(orders.map(({ delivery_fee: fee }) => fee !== null)).toEqual([
      ...asked.map(() => false),
      ...known.map(() => true),
    ])
    expect(orders[0]?.drop_off_address).toBe('Praha')
  })

  it('reports an unavailable geocoder at rows that need it and accepts the others (BULK-14)', async () => {
    const { other, visit } = await withGeocoder(() => Promise.resolve({ found: 'unavailable', because: 'timeout' }))
    const job = await visit.create({ address: 'Štěpánská 61' }, {})
    expect(job.orders.map(problemsOf)).toEqual([[['geocoder-unavailable', 'address']], []])
    await other.close()
  })
})

describe('access to bulk jobs', () => {
  let theirs: string
  beforeEach(async () => {
    const boris = await bulkVisit(service, 'boris@small.test')
    theirs = (await boris.upload(await contentOf({}), 'pekarna')).job.bulk_job.bulk_job_id
  })

  it('answers 404 for jobs of other vendors, whichever ids are sent (API-33)', async () => {
    const own = (await anna.create({})).bulk_job.bulk_job_id
    const answers = [
      await anna.detail(theirs),
      await anna.detail(theirs, 'pekarna'),
      await anna.detail(own, 'pekarna'),
      await anna.detail('bulk-000000000000'),
      await anna.place(theirs),
      await anna.place('bulk-000000000000'),
      await anna.list('pekarna'),
      await anna.upload(await contentOf({}), 'pekarna'),
    ]
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(404))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect((await anna.detail(own)).status).toBe(200)
  })

  it('lists the jobs of a vendor newest first, with code 200 (API-32, BULK-15, BULK-25)', async () => {
    service.clock.advance(1_000)
    const { bulk_job: newest } = await anna.create({})
    const list = JSON.parse((await anna.list()).body) as { code: number; body: ReadonlyArray<unknown> }
    expect(list.code).toBe(200)
    expect(list.body[0]).toEqual(newest)
    expect(list.body.length).toBeGreaterThan(3)
  })

  it('is refused while the flag is off, for devices and for guests (BULK-01, OP-48)', async () => {
    const { bulk_job: job } = await anna.create({})
    const { settings } = service.deps.stores
    const payload = { vendor_id: 'bistro', content: await contentOf({}) }
    const { sessions } = service.deps
    const authorization = `GoDroid ${await sessions.deviceToken(CZ, 'bistro')}`
    expect((await anna.send(createBulkJob, {}, { payload, authorization })).status).toBe(404)
    await settings.setFlag(CZ, 'BulkOrderUpload', false)
    const answers = [
      await anna.upload(payload.content),
      await anna.template(),
      await anna.list(),
      await anna.detail(job.bulk_job_id),
      await anna.place(job.bulk_job_id),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    await settings.setFlag(CZ, 'BulkOrderUpload', true)
  })
})
