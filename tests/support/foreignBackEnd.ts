import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'

/*
 * A back end of another team: it imports nothing of the project, follows docs/requirements.md alone, and answers with
 * no field that is not there. Its vendor has one collection point in Prague. It runs on an origin of its own.
 */

export const ACCOUNT = { email: 'eva@elsewhere.example', password: 'Else-where-1!' }
const VENDOR = 'els-1'
const TOKENS = { AccessToken: 'access', IdToken: 'id', RefreshToken: 'refresh', ExpiresIn: 3_600 }
const AUTHORIZATION = `Bearer ${TOKENS.AccessToken}|${TOKENS.IdToken}`
const PLACES = [
  { id: 'p1', formatted_address: 'Korunní 12, 120 00 Praha', latitude: 50.0755, longitude: 14.4378 },
  { id: 'p2', formatted_address: 'Korunní 2588, 130 00 Praha', latitude: 50.0752, longitude: 14.464 },
]
const FEE = 89
const SIGNATURE = 'signed elsewhere'

type Json = Readonly<Record<string, unknown>>

interface Order extends Json {
  readonly order_id: string
  readonly status: string
  readonly status_history: ReadonlyArray<{ readonly status: string; readonly created_at: string }>
  readonly updated_at: string
}

/** A call that this back end does not know, or that carries the wrong authorization. */
class Refused extends Error {
  readonly status: number
  readonly key: string

  constructor(status: number, key: string) {
    super(key)
    this.status = status
    this.key = key
  }
}

const vendor = () => ({
  vendor_id: VENDOR,
  id: VENDOR,
  name: 'Pekárna jinde',
  is_active: true,
  is_registered: true,
  is_parent: false,
  estimation_pick_up_time: 15,
  currency: 'CZK',
  vendor_information: {
    name: 'Pekárna jinde',
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
})

const bodyOf = async (request: IncomingMessage): Promise<Json> => {
  const parts: Array<Buffer> = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString('utf8')
  return text === '' ? {} : (JSON.parse(text) as Json)
}

export interface ForeignBackEnd {
  /** Its origin, without a trailing slash. */
  readonly origin: string
  /** The paths that were called, with their methods, in order. */
  readonly calls: ReadonlyArray<string>
  /** Calls for which it has no answer: 404. */
  readonly unknownCalls: ReadonlyArray<string>
  /** The flag provider that never answers was asked this often. */
  readonly hangingFlags: () => number
  /** Moves the newest order to a status, and tells the subscribed sockets. */
  readonly move: (status: string) => void
  readonly close: () => Promise<void>
}

/** `site`: the origin of the pages that may call it. */
export const startForeignBackEnd = async (mayCall: (origin: string) => boolean): Promise<ForeignBackEnd> => {
  const orders: Array<Order> = []
  const calls: Array<string> = []
  const unknownCalls: Array<string> = []
  const sockets = new Set<WebSocket>()
  let hanging = 0

  const placed = (payload: Json): Order => {
    const now = new Date().toISOString()
    const { signature: _, ...carried } = payload
    const order = {
      ...carried,
      order_id: `${VENDOR}-${orders.length + 1_001}`,
      status: 'NEW',
      status_history: [{ status: 'NEW', created_at: now }],
      created_at: now,
      updated_at: now,
    }
    orders.push(order)
    return order
  }

  /** The calls by method and path; a group of the path is the first argument. */
  const answers: ReadonlyArray<
    readonly [RegExp, (call: { part: string; query: URLSearchParams; body: Json }) => unknown]
  > = [
    [
      /^POST \/auth\/api\/v1\/login$/,
      ({ body }) => {
        if (body['email_address'] !== ACCOUNT.email || body['password'] !== ACCOUNT.password)
          throw new Refused(401, 'password-invalid')
        return {
          result: {
            VendorLoginDetails: { user_id: 'eva', email: ACCOUNT.email },
            AuthenticationResult: TOKENS,
          },
        }
      },
    ],
    [
      /^POST \/auth\/api\/v1\/login\/extend$/,
      () => ({ result: { AuthenticationResult: { ...TOKENS, RefreshToken: undefined } } }),
    ],
    [/^POST \/auth\/api\/v1\/logout$/, () => ({})],
    [/^GET \/orders\/api\/v1\/vendors$/, () => ({ result: { vendors: [vendor()] } })],
    [/^GET \/orders\/api\/v1\/vendor\/els-1$/, vendor],
    [
      /^GET \/orders\/api\/v1\/vendor\/els-1\/orders$/,
      ({ query }) => ({ data: { result: { data: query.has('scheduled') ? [] : orders.toReversed() } } }),
    ],
    [
      /^GET \/orders\/api\/v1\/order$/,
      ({ query }) => {
        const order = orders.find(({ order_id: id }) => id === query.get('orderId'))
        if (order === undefined) throw new Refused(404, 'not-found')
        return order
      },
    ],
    [/^POST \/orders\/api\/v1\/order$/, ({ body }) => ({ result: { order_id: placed(body).order_id } })],
    [/^GET \/orders\/api\/v1\/get-country-parameter\/serviceHours$/, () => ({ result: '0000:2359' })],
    [/^GET \/orders\/api\/v1\/get-country-parameter\/paymentMethods$/, () => ({ result: 'PAID,CASH_ON_DELIVERY' })],
    [/^GET \/orders\/api\/v1\/get-country-parameter\/\w+$/, () => ({ result: '' })],
    [/^GET \/orders\/api\/v1\/addressbook\/search-customers\/els-1$/, () => []],
    [/^POST \/orders\/api\/v1\/delivery\/fee$/, () => ({ fee: FEE, signature: SIGNATURE })],
    [/^POST \/orders\/api\/v1\/delivery\/area\/validate$/, () => ({ result: 'DELIVERABLE' })],
    [/^POST \/orders\/api\/v1\/estimations$/, () => ({ result: { pick_up: 12, drop_off: 31 } })],
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
        return { result: { address: place } }
      },
    ],
    [/^GET \/rider-info\/api\/v1\/riders\/.+$/, () => ({ result: null })],
  ]

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { origin = '' } = request.headers
    if (mayCall(origin)) {
      response.setHeader('access-control-allow-origin', origin)
      response.setHeader('vary', 'origin')
      response.setHeader('access-control-expose-headers', 'date, retry-after')
    }
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
      response.setHeader('access-control-allow-headers', 'authorization, content-type, idempotency-key')
      response.setHeader('access-control-max-age', '86400')
      response.writeHead(204).end()
      return
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here')
    if (pathname === '/hanging-flags') {
      hanging += 1
      return
    }
    const send = (status: number, json: unknown) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
    if (pathname === '/flags.json') return send(200, { Preorder: true })
    const call = `${request.method} ${pathname}`
    calls.push(call)
    try {
      const body = await bodyOf(request)
      const [pattern, answered] = answers.find(([one]) => one.test(call)) ?? []
      if (pattern === undefined || answered === undefined) {
        unknownCalls.push(call)
        throw new Refused(404, 'not-found')
      }
      if (!pathname.startsWith('/auth/') && request.headers.authorization !== AUTHORIZATION)
        throw new Refused(401, 'unauthorized')
      send(200, answered({ part: pattern.exec(call)?.[1] ?? '', query: searchParams, body }))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      send(error.status, { errors: [{ message: error.key }] })
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  const live = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) => {
    const url = new URL(request.url ?? '/', 'http://here')
    const said = Buffer.from(url.searchParams.get('Authorization') ?? '', 'base64').toString('utf8')
    if (url.pathname !== '/ws' || said !== AUTHORIZATION || !mayCall(request.headers.origin ?? ''))
      return void socket.destroy()
    live.handleUpgrade(request, socket, head, (opened) => {
      sockets.add(opened)
      opened.on('close', () => sockets.delete(opened))
      opened.on('message', (text) => {
        const { action } = JSON.parse((text as Buffer).toString('utf8')) as { readonly action?: string }
        if (action === 'subscribeToVendor') opened.send(JSON.stringify({ type: 'subscribe_ok' }))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    unknownCalls,
    hangingFlags: () => hanging,
    move: (status) => {
      const order = orders.at(-1)
      if (order === undefined) throw new Error('There is no order')
      const now = new Date().toISOString()
      const moved = {
        ...order,
        status,
        status_history: [...order.status_history, { status, created_at: now }],
        updated_at: now,
      }
      orders[orders.length - 1] = moved
      const frame = JSON.stringify({ type: 'order_update', data: { order: moved, created_at: now } })
      for (const socket of sockets) socket.send(frame)
    },
    close: async () => {
      for (const socket of sockets) socket.terminate()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
