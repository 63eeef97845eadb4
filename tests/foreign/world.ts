import { writeXlsx } from 'hucre/xlsx'

export type Json = Readonly<Record<string, unknown>>

export interface Order extends Json {
  readonly order_id: string
  readonly vendor_id: string
  readonly status: string
  readonly status_history: ReadonlyArray<{ readonly status: string; readonly created_at: string }>
  readonly updated_at: string
  readonly created_at: string
}

export const VENDOR = 'els-1'
export const GUEST = 'els-guest'
export const ACCOUNT = { email: 'eva@elsewhere.example', password: 'Else-where-1!' }
const FEE = 89
const SIGNATURE = 'signed elsewhere'

const PLACES = [
  { id: 'p1', formatted_address: 'Korunní 12, 120 00 Praha', latitude: 50.0755, longitude: 14.4378 },
  { id: 'p2', formatted_address: 'Korunní 2588, 130 00 Praha', latitude: 50.0752, longitude: 14.464 },
  { id: 'p3', formatted_address: 'Vinohradská 50, 120 00 Praha', latitude: 50.0772, longitude: 14.4467 },
]

const base64 = (json: unknown): string => Buffer.from(JSON.stringify(json)).toString('base64url')
const tokenOf = (payload: Json): string => `${base64({ alg: 'none' })}.${base64(payload)}.`
/** As the shell of a device writes it: its payload names the restaurant. */
export const deviceToken = tokenOf({ auth: { restaurant_id: VENDOR } })
/** Issued by this team's own landing page. */
export const guestToken = (): string => tokenOf({ exp: Math.floor(Date.now() / 1_000) + 3_600 })

/** The session of an individual sender, as a shell writes it; also what a sign-in answers. */
export const TOKENS = { AccessToken: 'access-1', IdToken: 'id-1', RefreshToken: 'refresh-1', ExpiresIn: 3_600 }

/** A call that this back end does not have, or that it refuses. */
export class Refused extends Error {
  readonly status: number
  readonly text: string
  readonly isUnknownCall: boolean

  constructor(status: number, text: string, isUnknownCall = false) {
    super(text)
    this.status = status
    this.text = text
    this.isUnknownCall = isUnknownCall
  }
}

const vendorJson = (id: string, name: string, more: Json = {}): Json => ({
  vendor_id: id,
  id,
  name,
  is_active: true,
  is_registered: true,
  is_parent: false,
  estimation_pick_up_time: 15,
  currency: 'CZK',
  vendor_information: {
    name,
    owners: [ACCOUNT.email],
    contact: { phone: '+420222333444' },
    location: {
      address_text: 'Vinohradská 50, 120 00 Praha',
      building: '',
      unit: '',
      city: 'Praha',
      country_code: 'CZ',
      latitude: 50.0772,
      longitude: 14.4467,
      postal_code: '120 00',
      street: 'Vinohradská',
      street_number: '50',
      rider_instructions: '',
    },
  },
  flags: { payment_methods: { PAID: true, CASH_ON_DELIVERY: true } },
  ...more,
})

/** The template of this team has columns of its own. */
const template = async (): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Orders', rows: [['Customer name', 'Phone number', 'Address']] }] }))

/** The placeholder of a guest, who says where to collect. */
const NOWHERE = {
  name: 'guest',
  owners: [],
  contact: { phone: '' },
  location: {
    address_text: '',
    building: '',
    unit: '',
    city: '',
    country_code: '',
    latitude: null,
    longitude: null,
    postal_code: '',
    street: '',
    street_number: '',
    rider_instructions: '',
  },
}

interface Call {
  readonly parts: ReadonlyArray<string>
  readonly query: URLSearchParams
  readonly body: Json
  readonly vendorId: string
}
type Answer = (call: Call) => unknown

const orderOfYesterday = (): Order => {
  const moment = new Date(Date.now() - 24 * 3_600_000).toISOString()
  return {
    order_id: `${VENDOR}-1000`,
    vendor_id: VENDOR,
    status: 'DELIVERED',
    status_history: [{ status: 'DELIVERED', created_at: moment }],
    created_at: moment,
    updated_at: moment,
    customer: {
      name: 'Včera Doručená',
      phone_number: '+420602123456',
      location: { address: ', , Korunní 12, 120 00 Praha', latitude: 50.0755, longitude: 14.4378, notes: '' },
    },
    order: { payment_method: 'PAID', amount: 120, description: 'Chléb', cold_bag_needed: false },
    delivery_fee: FEE,
  }
}

/** State and rules of the back end. `answer` throws `Refused`. */
export const makeWorld = () => {
  let orders: ReadonlyArray<Order> = [orderOfYesterday()]
  let outlets: ReadonlyArray<Json> = [vendorJson('els-shut', 'Pekárna zavřená', { is_active: false })]
  let jobs: ReadonlyArray<Json & { readonly bulk_job: Json; readonly orders: ReadonlyArray<Json> }> = []
  let intents: ReadonlyArray<{ readonly id: string; readonly order: Json }> = []
  let generation = 1

  const tokens = () => ({ ...TOKENS, AccessToken: `access-${generation}`, IdToken: `id-${generation}` })

  /** The vendor that the header acts for; `undefined` for a header that is no session. */
  const vendorOf = (authorization: string | undefined): string | undefined => {
    if (authorization === `Bearer access-${generation}|id-${generation}`) return VENDOR
    if (authorization === `GoDroid ${deviceToken}`) return VENDOR
    return authorization?.startsWith('Bearer eyJ') === true && !authorization.includes('|') ? GUEST : undefined
  }

  const numberOfOrder = () => orders.length + 1_000

  const placed = (payload: Json, status = 'NEW'): Order => {
    const now = new Date().toISOString()
    const { signature: _, ...carried } = payload
    const vendorId = String(payload['vendor_id'])
    const order: Order = {
      ...carried,
      vendor_id: vendorId,
      order_id: `${vendorId}-${numberOfOrder()}`,
      status,
      status_history: [{ status, created_at: now }],
      created_at: now,
      updated_at: now,
    }
    orders = [...orders, order]
    return order
  }

  const change = (id: unknown, patch: Json): Order => {
    const order = orders.find((one) => one.order_id === id)
    if (order === undefined) throw new Refused(404, 'no such order')
    const changed = { ...order, ...patch, updated_at: new Date().toISOString() } as Order
    orders = orders.map((one) => (one === order ? changed : one))
    return changed
  }

  const move = (status: string, orderId = orders.at(-1)?.order_id): Order => {
    const order = orders.find((one) => one.order_id === orderId)
    if (order === undefined) throw new Error('There is no such order')
    const created_at = new Date().toISOString()
    return change(orderId, { status, status_history: [...order.status_history, { status, created_at }] })
  }

  const listed = ({ parts: [vendorId], query }: Call) => {
    const phone = query.get('customer_phone_number')
    const from = Number(query.get('from') ?? 0) * 1_000
    const to = query.has('to') ? Number(query.get('to')) * 1_000 : Number.POSITIVE_INFINITY
    const found = orders.filter((order) => {
      const created = Date.parse(order.created_at)
      const customer = order['customer'] as { readonly phone_number?: string }
      return (
        order.vendor_id === vendorId &&
        created >= from &&
        created <= to &&
        (phone === null || customer.phone_number === phone)
      )
    })
    return { data: { result: { data: query.has('scheduled') ? [] : found.toReversed() } } }
  }

  const vendors = (vendorId: string): ReadonlyArray<Json> =>
    vendorId === GUEST
      ? [vendorJson(GUEST, 'guest', { vendor_information: NOWHERE })]
      : [vendorJson(VENDOR, 'Pekárna jinde', { is_parent: true, manage_outlets: true }), ...outlets]

  const outletOf = (id: string, body: Json): Json =>
    vendorJson(id, String(body['name']), {
      parent_vendor_id: body['parent_vendor_id'],
      client_vendor_id: body['client_vendor_id'],
    })

  const jobOf = (id: string | undefined) => {
    const job = jobs.find((one) => one.bulk_job['bulk_job_id'] === id)
    if (job === undefined) throw new Refused(404, 'no such job')
    return job
  }

  /** The calls by method and path; groups of the path are the parts. */
  const answers: ReadonlyArray<readonly [RegExp, Answer]> = [
    [/^GET \/orders\/api\/v1\/vendors$/, ({ vendorId }) => ({ result: { vendors: vendors(vendorId) } })],
    [
      /^GET \/orders\/api\/v1\/vendor\/([\w-]+)$/,
      ({ parts: [id], vendorId }) => {
        const vendor = vendors(vendorId).find((one) => one['vendor_id'] === id)
        if (vendor === undefined) throw new Refused(404, 'no such vendor')
        return vendor
      },
    ],
    [/^PUT \/orders\/api\/v1\/vendor\/[\w-]+\/address$/, () => undefined],
    [/^GET \/orders\/api\/v1\/vendor\/([\w-]+)\/orders$/, listed],
    [
      /^GET \/orders\/api\/v1\/order$/,
      ({ query }) => {
        const order = orders.find(({ order_id: id }) => id === query.get('orderId'))
        if (order === undefined) throw new Refused(404, 'no such order')
        return order
      },
    ],
    [/^POST \/orders\/api\/v1\/order$/, ({ body }) => ({ result: { order_id: placed(body).order_id } })],
    [
      /^PUT \/orders\/api\/v1\/order\/cancel$/,
      ({ body }) => {
        move('CANCELLED', String(body['order_id']))
        change(body['order_id'], { cancel_reason: body['reason'] })
      },
    ],
    [
      /^PUT \/orders\/api\/v1\/order\/([\w-]+)$/,
      ({ parts: [id], body }) => {
        const order = orders.find((one) => one.order_id === id)
        const { payment_method, amount, item_details: description, location, delivery_fee } = body
        const goods = { ...(order?.['order'] as Json), payment_method, amount, description }
        change(id, { order: goods, customer: { ...(order?.['customer'] as Json), location }, delivery_fee })
      },
    ],
    [/^GET \/orders\/api\/v1\/get-country-parameter\/serviceHours$/, () => ({ result: '0000:2359' })],
    [/^GET \/orders\/api\/v1\/get-country-parameter\/paymentMethods$/, () => ({ result: 'PAID,CASH_ON_DELIVERY' })],
    [/^GET \/orders\/api\/v1\/get-country-parameter\/onlinePaymentActivated$/, () => ({ result: 'true' })],
    [/^GET \/orders\/api\/v1\/get-country-parameter\/\w+$/, () => ({ result: '' })],
    [/^GET \/orders\/api\/v1\/addressbook\/search-customers\/[\w-]+$/, () => []],
    [/^POST \/orders\/api\/v1\/delivery\/fee$/, () => ({ fee: FEE, signature: SIGNATURE })],
    [
      /^POST \/orders\/api\/v1\/delivery\/area\/validate$/,
      ({ body }) => {
        const { lat, lng } = body['location'] as { readonly lat: number; readonly lng: number }
        return { result: Math.hypot(lat - 50.08, lng - 14.43) < 0.3 ? 'DELIVERABLE' : 'TOO_FAR' }
      },
    ],
    [/^POST \/orders\/api\/v1\/estimations$/, () => ({ result: { pick_up: 12, drop_off: 31 } })],
    [/^GET \/rider-info\/api\/v1\/riders\/.+$/, () => ({ result: null })],
    [
      /^GET \/geolocator\/api\/v1\/geolocator\/autocomplete$/,
      ({ query }) => {
        const typed = (query.get('query') ?? '').toLowerCase()
        const found = PLACES.filter(({ formatted_address: text }) => text.toLowerCase().startsWith(typed))
        return { result: found.map((address) => ({ address })) }
      },
    ],
    [
      /^GET \/geolocator\/api\/v1\/geolocator\/(?:details|reverse)$/,
      ({ query }) => {
        const place = PLACES.find(({ id }) => id === query.get('query_id')) ?? PLACES[0]
        return { result: { address: { ...place, city: 'Praha' } } }
      },
    ],
    [
      /^POST \/orders\/api\/v1\/outlet$/,
      ({ body }) => {
        outlets = [...outlets, outletOf(`els-${outlets.length + 10}`, body)]
      },
    ],
    [
      /^PUT \/orders\/api\/v1\/outlet\/([\w-]+)$/,
      ({ parts: [id = ''], body }) => {
        outlets = outlets.map((one) => (one['vendor_id'] === id ? outletOf(id, body) : one))
      },
    ],
    [
      /^POST \/orders\/api\/v1\/bulk-job\/create$/,
      () => {
        const row = {
          row_number: 2,
          row_id: 'row-1',
          status: 'VALID',
          delivery_fee: FEE,
          collection_point: 'Pekárna jinde',
          customer_name: 'Hana Hromadná',
          drop_off_address: 'Korunní 12, 120 00 Praha',
          payment_method: 'PAID',
        }
        const bulk_job = {
          bulk_job_id: `job-${jobs.length + 1}`,
          created_by: ACCOUNT.email,
          created_at: new Date().toISOString(),
          status: 'PREPROCESS_SUCCESS',
          metadata: { success_row_count: 1 },
        }
        const job = { bulk_job, orders: [row] }
        jobs = [job, ...jobs]
        return { body: job }
      },
    ],
    [/^GET \/orders\/api\/v1\/bulk-job\/example-file$/, template],
    [/^GET \/orders\/api\/v1\/bulk-job\/all\/[\w-]+$/, () => jobs.map(({ bulk_job }) => bulk_job)],
    [/^GET \/orders\/api\/v1\/bulk-job\/detail\/[\w-]+\/([\w-]+)$/, ({ parts: [id] }) => ({ body: jobOf(id) })],
    [
      /^POST \/orders\/api\/v1\/bulk-job\/place-orders\/([\w-]+)$/,
      ({ parts: [id], vendorId }) => {
        const job = jobOf(id)
        const done = {
          bulk_job: { ...job.bulk_job, status: 'ORDER_PLACEMENT_SUCCESS' },
          orders: job.orders.map((row) => {
            const order = placed({
              vendor_id: vendorId,
              customer: {
                name: row['customer_name'],
                phone_number: '+420602123456',
                location: {
                  address: `, , ${String(row['drop_off_address'])}`,
                  latitude: 50.0755,
                  longitude: 14.4378,
                  notes: '',
                },
              },
              order: { payment_method: 'PAID', amount: 100, description: '', cold_bag_needed: false },
              delivery_fee: FEE,
            })
            return { ...row, status: 'PLACED', order_id: order.order_id }
          }),
        }
        jobs = jobs.map((one) => (one === job ? done : one))
        return { outcome: 'ok' }
      },
    ],
    [
      /^POST \/orders\/api\/v1\/order\/payment\/auth\/([\w-]+)$/,
      () => ({ wallet_id: 'wallet-1', access_token: 'wallet-token', expires_in: 900 }),
    ],
    [
      /^POST \/orders\/api\/v1\/order\/payment\/intent$/,
      ({ body }) => {
        const id = `intent-${intents.length + 1}`
        intents = [...intents, { id, order: body['order'] as Json }]
        const card = {
          payment_instrument_id: 'card-1',
          scheme: 'visa',
          last_digits: '1111',
          expiry_month: 4,
          expiry_year: 2031,
          holder_name: 'Eva Hostová',
        }
        return { intent_id: id, payment_methods: [{ name: 'generic_creditcard', paymentInstruments: [card] }] }
      },
    ],
    [
      /^POST \/orders\/api\/v1\/order\/payment\/intent\/confirm$/,
      ({ body }) => {
        if (body['payment_instrument_id'] !== 'card-1') throw new Refused(422, 'this card is not known')
        return { order_id: placed(body['order'] as Json, 'PAYMENT_COMMITTED').order_id }
      },
    ],
  ]

  return {
    flags: { Preorder: true, ModifyOrder: true, BulkOrderUpload: true, AddVendorOutlet: true, GuestCheckout: true },
    isSession: (authorization: string) => vendorOf(authorization) !== undefined,
    tokens,
    expireTokens: () => void (generation += 1),
    move,
    oldVersion: (): Order => {
      const order = orders.at(-1)
      if (order === undefined) throw new Error('There is no order')
      return {
        ...order,
        status: 'NEW',
        status_history: order.status_history.slice(0, 1),
        updated_at: order.created_at,
      }
    },
    answer: (call: string, query: URLSearchParams, body: Json, authorization: string | undefined): unknown => {
      switch (call) {
        case 'POST /auth/api/v1/login':
          if (body['email_address'] !== ACCOUNT.email || body['password'] !== ACCOUNT.password)
            throw new Refused(401, 'password-invalid')
          return {
            result: {
              VendorLoginDetails: { user_id: 'eva', email: ACCOUNT.email },
              AuthenticationResult: tokens(),
            },
          }
        case 'POST /auth/api/v1/login/extend': {
          if (body['refresh_token'] !== TOKENS.RefreshToken) throw new Refused(401, 'sign in again')
          const { RefreshToken: _, ...renewed } = tokens()
          return { result: { AuthenticationResult: renewed } }
        }
        case 'POST /auth/api/v1/logout':
          return undefined
      }
      const [pattern, answered] = answers.find(([one]) => one.test(call)) ?? []
      if (pattern === undefined || answered === undefined) throw new Refused(404, 'no such call', true)
      const vendorId = vendorOf(authorization)
      if (vendorId === undefined) throw new Refused(401, 'sign in again')
      return answered({ parts: pattern.exec(call)?.slice(1) ?? [], query, body, vendorId })
    },
  }
}
