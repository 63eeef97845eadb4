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
export const OUTLET = 'els-shut'
export const GUEST = 'els-guest'
export const ACCOUNT = { email: 'eva@elsewhere.example', password: 'Else-where-1!' }
const FEE = 89
const SIGNATURE = 'signed elsewhere'

/** What takes crowns off the fee. */
export const VOUCHER = { code: 'JINDE15', amount: 15, type: 'AMOUNT' }

/** The address book of the vendor. */
const CUSTOMERS = [
  {
    id: 'c1',
    name: 'Karel Novák',
    phone_number: '+420602000001',
    latitude: 50.0801,
    longitude: 14.4285,
    address: '4, Lucerna, Štěpánská 61, 110 00 Praha',
    notes: 'Ring twice',
  },
  {
    id: 'c2',
    name: 'Jana Malá',
    phone_number: '+420602000002',
    latitude: 50.0801,
    longitude: 14.4285,
    address: ', , Korunní 12, Praha',
    notes: '',
  },
]

const isFoundBy = (text: string, { name, address, phone_number: phone }: (typeof CUSTOMERS)[number]): boolean =>
  /^\+?\d+$/.test(text) ? phone.includes(text) : `${name} ${address}`.toLowerCase().includes(text.toLowerCase())

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

export interface Tokens {
  readonly AccessToken: string
  readonly IdToken: string
  readonly RefreshToken: string
  /** In seconds. */
  readonly ExpiresIn: number
}

/** A call that this back end does not have, or that it refuses. */
export class Refused extends Error {
  readonly status: number
  readonly text: string
  readonly isUnknownCall: boolean
  /** As the registration names its refusals. */
  readonly translationKey: string | undefined

  constructor(status: number, text: string, isUnknownCall = false, translationKey?: string) {
    super(text)
    this.status = status
    this.text = text
    this.isUnknownCall = isUnknownCall
    this.translationKey = translationKey
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

/** Some metres of Prague in degrees of latitude. */
const WITHIN_REACH = 0.01

export const CUSTOMER_PHONE = '+420602123456'

/** An order that was placed earlier, at a moment in ms. */
const heldOrder = (id: string, vendorId: string, status: string, at: number): Order => {
  const moment = new Date(at).toISOString()
  return {
    order_id: id,
    vendor_id: vendorId,
    status,
    status_history: [{ status, created_at: moment }],
    created_at: moment,
    updated_at: moment,
    customer: {
      name: 'Včera Doručená',
      phone_number: CUSTOMER_PHONE,
      location: { address: ', , Korunní 12, 120 00 Praha', latitude: 50.0755, longitude: 14.4378, notes: '' },
    },
    order: { payment_method: 'PAID', amount: 120, description: 'Chléb', cold_bag_needed: false },
    delivery_fee: FEE,
  }
}

const CANCELLABLE = ['RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'MODIFIED', 'DELAYED']

/** State and rules of the back end. `answer` throws `Refused`. */
export const makeWorld = () => {
  let orders: ReadonlyArray<Order> = [heldOrder(`${VENDOR}-1000`, VENDOR, 'DELIVERED', Date.now() - 24 * 3_600_000)]
  let outlets: ReadonlyArray<Json> = [
    vendorJson(OUTLET, 'Pekárna zavřená', { is_active: false, parent_vendor_id: VENDOR }),
  ]
  let jobs: ReadonlyArray<Json & { readonly bulk_job: Json; readonly orders: ReadonlyArray<Json> }> = []
  let intents: ReadonlyArray<{ readonly id: string; readonly order: Json }> = []
  /** Saved collection addresses by vendor. */
  let addresses: Readonly<Record<string, Json>> = {}
  let registered: ReadonlyArray<string> = [ACCOUNT.email]
  let helpTokens: ReadonlyArray<string> = []
  let generation = 1
  let signIns = 0
  let ended: ReadonlyArray<string> = []

  const tokensOf = (session: string): Tokens => ({
    AccessToken: `access-${session}-${generation}`,
    IdToken: `id-${session}-${generation}`,
    RefreshToken: `refresh-${session}`,
    ExpiresIn: 3_600,
  })
  /** The session whose access token a header has. */
  const sessionOf = (authorization: string | undefined): string | undefined => {
    const [, session = ''] = /^Bearer access-(\w+)-/.exec(authorization ?? '') ?? []
    const { AccessToken, IdToken } = tokensOf(session)
    return authorization === `Bearer ${AccessToken}|${IdToken}` && !ended.includes(session) ? session : undefined
  }

  /** The vendor that the header acts for; `undefined` for a header that is no session. */
  const vendorOf = (authorization: string | undefined): string | undefined => {
    if (sessionOf(authorization) !== undefined) return VENDOR
    if (authorization === `GoDroid ${deviceToken}`) return VENDOR
    return authorization?.startsWith('Bearer eyJ') === true && !authorization.includes('|') ? GUEST : undefined
  }

  const newestOrder = (): Order => {
    const order = orders.at(-1)
    if (order === undefined) throw new Error('There is no order')
    return order
  }

  const numberOfOrder = () => orders.length + 1_000

  const placed = (payload: Json, status = 'NEW'): Order => {
    const now = new Date().toISOString()
    // As a portal sends it: the specification does not name the field.
    const { signature: _, voucher_code: code, ...carried } = payload
    const vendorId = String(payload['vendor_id'])
    const order: Order = {
      ...carried,
      ...(code === VOUCHER.code && { voucher: VOUCHER }),
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

  const listed = ({ parts: [vendorId = ''], query }: Call) => {
    const phone = query.get('customer_phone_number')
    const from = Number(query.get('from') ?? 0) * 1_000
    const to = query.has('to') ? Number(query.get('to')) * 1_000 : Number.POSITIVE_INFINITY
    const isScheduled = query.has('scheduled')
    const family = outlets.filter((one) => one['parent_vendor_id'] === vendorId).map((one) => one['vendor_id'])
    const asked = [vendorId, ...(query.has('include_outlets') ? family : [])]
    const found = orders
      .filter((order) => {
        const moment = isScheduled ? Number(order['preordered_for']) * 1_000 : Date.parse(order.created_at)
        const customer = order['customer'] as { readonly phone_number?: string }
        return (
          asked.includes(order.vendor_id) &&
          moment >= from &&
          moment <= to &&
          (phone === null || customer.phone_number === phone)
        )
      })
      .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
    const begin = found.findIndex(({ order_id: id }) => id === query.get('pagination_key')) + 1
    const page = found.slice(begin, begin + Number(query.get('count') ?? 30))
    const last = page.at(-1)
    const isMore = last !== undefined && last !== found.at(-1)
    return { data: { result: { data: page, ...(isMore && { pagination_key: last.order_id }) } } }
  }

  const located = (vendor: Json): Json => {
    const location = addresses[String(vendor['vendor_id'])]
    const information = vendor['vendor_information'] as Json
    return location === undefined ? vendor : { ...vendor, vendor_information: { ...information, location } }
  }

  const vendors = (vendorId: string): ReadonlyArray<Json> =>
    vendorId === GUEST
      ? [vendorJson(GUEST, 'guest', { vendor_information: NOWHERE })]
      : [vendorJson(VENDOR, 'Pekárna jinde', { is_parent: true, manage_outlets: true }), ...outlets].map(located)

  const vendorWith = (id: string | undefined, vendorId: string): Json => {
    const vendor = vendors(vendorId).find((one) => one['vendor_id'] === id)
    if (vendor === undefined) throw new Refused(404, 'no such vendor')
    return vendor
  }

  const outletOf = (id: string, body: Json): Json => {
    const { name, users: owners, phone_number: phone, parent_vendor_id, client_vendor_id, address, ...location } = body
    return vendorJson(id, String(name), {
      parent_vendor_id,
      client_vendor_id,
      vendor_information: { name, owners, contact: { phone }, location: { ...location, address_text: address } },
    })
  }

  const voucherWith = (code: unknown) => {
    if (String(code).trim().toUpperCase() !== VOUCHER.code) throw new Refused(422, 'this voucher is not known')
    return VOUCHER
  }

  const jobOf = (id: string | undefined) => {
    const job = jobs.find((one) => one.bulk_job['bulk_job_id'] === id)
    if (job === undefined) throw new Refused(404, 'no such job')
    return job
  }

  /** The calls by method and path; groups of the path are the parts. */
  const answers: ReadonlyArray<readonly [RegExp, Answer]> = [
    [/^GET \/orders\/api\/v1\/vendors$/, ({ vendorId }) => ({ result: { vendors: vendors(vendorId) } })],
    [/^GET \/orders\/api\/v1\/vendor\/([\w-]+)$/, ({ parts: [id], vendorId }) => vendorWith(id, vendorId)],
    [
      /^PUT \/orders\/api\/v1\/vendor\/([\w-]+)\/address$/,
      ({ parts: [id = ''], body, vendorId }) => {
        vendorWith(id, vendorId)
        const { notes: rider_instructions, street_address: street, ...location } = body
        if (id !== GUEST)
          addresses = { ...addresses, [id]: { ...location, street, street_number: '', rider_instructions } }
      },
    ],
    [
      /^GET \/orders\/api\/v1\/vendor\/([\w-]+)\/hc_jwt_token$/,
      ({ parts: [id], vendorId }) => {
        vendorWith(id, vendorId)
        const token = tokenOf({ vendor_id: id, nonce: helpTokens.length })
        helpTokens = [...helpTokens, token]
        return { result: token }
      },
    ],
    [/^GET \/orders\/api\/v1\/vendor\/([\w-]+)\/orders$/, listed],
    [
      /^GET \/orders\/api\/v1\/order$/,
      ({ query }) => {
        const order = orders.find(
          (one) => one.order_id === query.get('orderId') && one.vendor_id === query.get('vendorId'),
        )
        if (order === undefined) throw new Refused(404, 'no such order')
        return order
      },
    ],
    [/^POST \/orders\/api\/v1\/order$/, ({ body }) => ({ result: { order_id: placed(body).order_id } })],
    [
      /^PUT \/orders\/api\/v1\/order\/cancel$/,
      ({ body }) => {
        const order = orders.find((one) => one.order_id === body['order_id'])
        if (order?.status === 'CANCELLED') return
        if (order !== undefined && !CANCELLABLE.includes(order.status)) throw new Refused(409, 'too late')
        change(body['order_id'], { cancel_reason: body['reason'] })
        move('CANCELLED', String(body['order_id']))
      },
    ],
    [
      /^PUT \/orders\/api\/v1\/order\/([\w-]+)$/,
      ({ parts: [id], body, vendorId }) => {
        const order = orders.find((one) => one.order_id === id)
        vendorWith(order?.vendor_id, vendorId)
        const { payment_method, amount, item_details: description, location, delivery_fee } = body
        const goods = { ...(order?.['order'] as Json), payment_method, amount, description }
        change(id, { order: goods, customer: { ...(order?.['customer'] as Json), location }, delivery_fee })
      },
    ],
    [/^GET \/orders\/api\/v1\/get-country-parameter\/serviceHours$/, () => ({ result: '0000:2359' })],
    [/^GET \/orders\/api\/v1\/get-country-parameter\/paymentMethods$/, () => ({ result: 'PAID,CASH_ON_DELIVERY' })],
    [/^GET \/orders\/api\/v1\/get-country-parameter\/onlinePaymentActivated$/, () => ({ result: 'true' })],
    [/^GET \/orders\/api\/v1\/get-country-parameter\/\w+$/, () => ({ result: '' })],
    [
      /^GET \/orders\/api\/v1\/addressbook\/search-customers\/([\w-]+)$/,
      ({ parts: [id], query }) =>
        id === VENDOR ? CUSTOMERS.filter((customer) => isFoundBy(query.get('query') ?? '', customer)) : [],
    ],
    [
      /^POST \/orders\/api\/v1\/voucher\/validate$/,
      ({ body }) => {
        const { delivery_fee: fee, signature } = body['order'] as Json
        if (signature !== SIGNATURE) throw new Refused(422, 'the fee is not signed')
        const voucher = voucherWith(body['code'])
        return { voucher, delivery_fee: Number(fee) - voucher.amount, signature: `${SIGNATURE}, less a voucher` }
      },
    ],
    [/^GET \/orders\/api\/v1\/voucher\/([^/]+)$/, ({ parts: [code = ''] }) => voucherWith(decodeURIComponent(code))],
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
        const away = ({ latitude, longitude }: (typeof PLACES)[number]) =>
          Math.hypot(latitude - Number(query.get('lat')), longitude - Number(query.get('lng')))
        const [nearest] = PLACES.filter((place) => away(place) < WITHIN_REACH).toSorted((a, b) => away(a) - away(b))
        const place = query.has('query_id') ? PLACES.find(({ id }) => id === query.get('query_id')) : nearest
        if (place === undefined) throw new Refused(404, 'no such place')
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
      ({ parts: [id = ''], body, vendorId }) => {
        vendorWith(id, vendorId)
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
    flags: {
      Preorder: true,
      Voucher: true,
      ModifyOrder: true,
      BulkOrderUpload: true,
      AddVendorOutlet: true,
      GuestCheckout: true,
    },
    isSession: (authorization: string) => vendorOf(authorization) !== undefined,
    /** The session that a shell writes into storage. */
    tokens: () => tokensOf('shell'),
    expireTokens: () => void (generation += 1),
    move,
    hold: (...of: Parameters<typeof heldOrder>) => {
      orders = [...orders, heldOrder(...of)]
    },
    newestOrder,
    oldVersion: (): Order => {
      const order = newestOrder()
      return {
        ...order,
        status: 'NEW',
        status_history: order.status_history.slice(0, 1),
        updated_at: order.created_at,
      }
    },
    answer: (call: string, query: URLSearchParams, body: Json, authorization: string | undefined): unknown => {
      switch (call) {
        case 'POST /auth/api/v1/register': {
          // The specification names no fields: whatever has an @ is the address.
          const address = Object.values(body).find((value) => typeof value === 'string' && value.includes('@'))
          if (typeof address !== 'string') throw new Refused(400, 'an e-mail address is missing')
          if (registered.includes(address)) throw new Refused(409, 'registered already', false, 'auth.username-exists')
          registered = [...registered, address]
          return undefined
        }
        case 'POST /conditions-api/v1/init': {
          const token = String(body['verification_token'])
          if (!helpTokens.includes(token)) throw new Refused(401, 'no valid token')
          const shown = new URLSearchParams({ locale: String(body['locale']), bridge: String(body['bridge']) })
          return { url: `https://help.elsewhere.example/?${shown}` }
        }
        case 'POST /auth/api/v1/login':
          if (body['email_address'] !== ACCOUNT.email || body['password'] !== ACCOUNT.password)
            throw new Refused(401, 'password-invalid')
          return {
            result: {
              VendorLoginDetails: { user_id: 'eva', email: ACCOUNT.email },
              AuthenticationResult: tokensOf(`${(signIns += 1)}`),
            },
          }
        case 'POST /auth/api/v1/login/extend': {
          const [, session = ''] = /^refresh-(\w+)$/.exec(String(body['refresh_token'])) ?? []
          if (session === '' || ended.includes(session)) throw new Refused(401, 'sign in again')
          const { RefreshToken: _, ...renewed } = tokensOf(session)
          return { result: { AuthenticationResult: renewed } }
        }
        case 'POST /auth/api/v1/logout': {
          const session = sessionOf(authorization)
          if (session === undefined) throw new Refused(401, 'sign in again')
          ended = [...ended, session]
          return undefined
        }
      }
      const [pattern, answered] = answers.find(([one]) => one.test(call)) ?? []
      if (pattern === undefined || answered === undefined) throw new Refused(404, 'no such call', true)
      const vendorId = vendorOf(authorization)
      if (vendorId === undefined) throw new Refused(401, 'sign in again')
      return answered({ parts: pattern.exec(call)?.slice(1) ?? [], query, body, vendorId })
    },
  }
}
