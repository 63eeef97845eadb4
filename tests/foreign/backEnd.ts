import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import { makeWorld, Refused, type Json, type Order, type Tokens } from './world.ts'

/*
 * The back end of another team, on an origin of its own. It imports nothing of the project: it is written from the
 * specification's calls (API-01 to API-43) and socket alone, with its own ways where the specification leaves room.
 */

/** How the next call that fits goes wrong. `lost`: it is carried out, but its answer is not sent. */
type Trouble = 'lost' | 'silent' | 'half' | 'html' | 'sign-in-page' | 'other-shape' | 'nothing' | 'busy'

export interface ForeignBackEnd {
  /** Its origin, without a trailing slash. */
  readonly origin: string
  /** The calls with their methods, in order: 'GET /orders/api/v1/vendors'. */
  readonly calls: ReadonlyArray<string>
  /** Calls that it does not have. */
  readonly unknownCalls: ReadonlyArray<string>
  /** Names of all headers that scripts of the page have set. */
  readonly headers: ReadonlySet<string>
  /** How often the flag provider that never answers was asked. */
  readonly hangingFlags: () => number
  /** The next call with this method and path goes wrong. */
  readonly trouble: (call: RegExp, how: Trouble) => void
  /** The session that is valid now, as a shell writes it into storage. */
  readonly tokens: () => Tokens
  /** All access tokens end now; refresh tokens do not. */
  readonly expireTokens: () => void
  /** Moves an order, by default the newest, to a status, and tells the subscribed sockets. */
  readonly move: (status: string, orderId?: string) => void
  /** Adds an order that was placed earlier, at a moment in ms. */
  readonly hold: (orderId: string, vendorId: string, status: string, at: number) => void
  readonly newestOrder: () => Order
  /** Sends an old version of the newest order to the subscribed sockets. */
  readonly sendOldVersion: () => void
  readonly close: () => Promise<void>
}

const bodyOf = async (request: IncomingMessage): Promise<Json> => {
  const parts: Array<Buffer> = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString('utf8')
  return text === '' ? {} : (JSON.parse(text) as Json)
}

/** What a browser sets itself. */
const OF_BROWSER =
  /^(?:host|connection|origin|referer|user-agent|content-length|accept-(?:encoding|language)|sec-.*|cache-control|pragma|priority|dnt)$/

/** `mayCall` says which origins its CORS headers allow. */
export const startForeignBackEnd = async (mayCall: (origin: string) => boolean): Promise<ForeignBackEnd> => {
  const world = makeWorld()
  const calls: Array<string> = []
  const unknownCalls: Array<string> = []
  const headers = new Set<string>()
  const troubles: Array<{ readonly call: RegExp; readonly how: Trouble }> = []
  /** Sockets with the vendor that they follow. */
  const sockets = new Map<WebSocket, string>()
  let hanging = 0

  /** The errors of this team: plain text for its gateway, HTML for its proxy, a list for its services. */
  const refuse = (response: ServerResponse, { status, text, translationKey }: Refused) => {
    if (status === 401) return void response.writeHead(401, { 'content-type': 'text/plain' }).end(text)
    if (status === 404)
      return void response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html><h1>Not found</h1>')
    const named = { errors: [{ message: text, meta: { translation_key: translationKey } }] }
    const said = translationKey === undefined ? [{ message: text }] : named
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
  }

  const troubled = (how: Trouble, response: ServerResponse): void => {
    const html = '<!doctype html><title>Sign in</title><form></form>'
    switch (how) {
      case 'lost':
        // Without a beginning, a browser may send the request again by itself.
        response.writeHead(200)
        response.flushHeaders()
        return void setImmediate(() => response.destroy())
      case 'silent':
        return undefined
      case 'half':
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
        response.write('{"result":')
        return void response.destroy()
      case 'html':
        return void response.writeHead(200, { 'content-type': 'text/html' }).end(html)
      case 'sign-in-page':
        return void response.writeHead(302, { location: '/sign-in' }).end()
      case 'other-shape':
        return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[1,2]}')
      case 'nothing':
        return void response.writeHead(200).end()
      case 'busy':
        return void response.writeHead(429, { 'retry-after': '1' }).end('slow down')
    }
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { origin = '' } = request.headers
    if (mayCall(origin)) {
      response.setHeader('access-control-allow-origin', origin)
      response.setHeader('vary', 'origin')
      response.setHeader('access-control-expose-headers', 'date, retry-after')
    }
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-methods', 'GET, POST, PUT')
      response.setHeader('access-control-allow-headers', 'authorization, content-type')
      response.setHeader('access-control-max-age', '86400')
      return void response.writeHead(204).end()
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here')
    if (pathname === '/hanging-flags') {
      hanging += 1
      return
    }
    if (pathname === '/flags.json')
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(world.flags))
    if (pathname === '/sign-in') return troubled('html', response)
    for (const name of Object.keys(request.headers)) if (!OF_BROWSER.test(name)) headers.add(name)
    const call = `${request.method} ${pathname}`
    calls.push(call)
    const place = troubles.findIndex((one) => one.call.test(call))
    const [trouble] = place < 0 ? [] : troubles.splice(place, 1)
    if (trouble !== undefined && trouble.how !== 'lost') return troubled(trouble.how, response)
    try {
      const body = await bodyOf(request)
      const answered = await world.answer(call, searchParams, body, request.headers.authorization)
      if (trouble !== undefined) return troubled(trouble.how, response)
      if (Buffer.isBuffer(answered)) return void response.writeHead(200).end(answered)
      if (answered === undefined) return void response.writeHead(204).end()
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answered))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (error.isUnknownCall) unknownCalls.push(call)
      refuse(response, error)
    }
  }

  const tell = (order: Order) => {
    const frame = JSON.stringify({
      type: 'order_update',
      data: { order, created_at: order.updated_at },
    })
    for (const [socket, vendorId] of sockets) if (vendorId === order.vendor_id) socket.send(frame)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  const live = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) => {
    const url = new URL(request.url ?? '/', 'http://here')
    const said = Buffer.from(url.searchParams.get('Authorization') ?? '', 'base64').toString('utf8')
    if (url.pathname !== '/ws' || !world.isSession(said) || !mayCall(request.headers.origin ?? ''))
      return void socket.destroy()
    live.handleUpgrade(request, socket, head, (opened) => {
      sockets.set(opened, '')
      opened.on('close', () => sockets.delete(opened))
      opened.on('message', (text) => {
        const { action, data } = JSON.parse((text as Buffer).toString('utf8')) as {
          readonly action?: string
          readonly data?: { readonly vendor_id?: string }
        }
        if (action !== 'subscribeToVendor') return
        sockets.set(opened, data?.vendor_id ?? '')
        opened.send(JSON.stringify({ type: 'subscribe_ok' }))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    unknownCalls,
    headers,
    hangingFlags: () => hanging,
    trouble: (call, how) => void troubles.push({ call, how }),
    tokens: world.tokens,
    expireTokens: world.expireTokens,
    move: (status, orderId) => tell(world.move(status, orderId)),
    hold: world.hold,
    newestOrder: world.newestOrder,
    sendOldVersion: () => tell(world.oldVersion()),
    close: async () => {
      for (const socket of sockets.keys()) socket.terminate()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export { ACCOUNT, CUSTOMER_PHONE, GUEST, guestToken, deviceToken, OUTLET, VENDOR, VOUCHER } from './world.ts'
