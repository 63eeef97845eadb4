import { createServer, STATUS_CODES, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { SECOND } from '../../src/domain/instant.ts'
import { ANSWER_HEADERS } from './answerHeaders.ts'
import { Problem, type ProblemCode } from '../base/problems.ts'

/** A request that has not arrived completely after this time, in ms, is refused. */
const SLOW_AFTER = 30 * SECOND
const LOOK_EVERY = SECOND
/** Longer than the 60 s for which proxies usually keep an idle connection. */
const IDLE_AFTER = 72 * SECOND

const BY_PARSER_CODE: Readonly<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'REQUEST_TOO_LARGE',
}

const headersOf = (body: string) => ({ ...ANSWER_HEADERS, 'content-length': Buffer.byteLength(body) })

/** A raw HTTP answer: there is no response object for a request that could not be parsed. */
const rawAnswer = (problem: Problem): string => {
  const body = JSON.stringify(problem.answer)
  const headers = Object.entries({ ...headersOf(body), connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const status = `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`
  return `${[status, ...headers].join('\r\n')}\r\n\r\n${body}`
}

/** Whether an answer on this connection has begun; writing another one into it would corrupt it. */
const isAnswering = (socket: Duplex): boolean =>
  (socket as { readonly _httpMessage?: { readonly headersSent?: boolean } })._httpMessage?.headersSent === true

/** A connection without a single byte, as browsers open in advance, is closed without an answer. */
const isUnused = (socket: Duplex): boolean => (socket as { readonly bytesRead?: number }).bytesRead === 0

const refuse = (socket: Duplex, code: ProblemCode): void => {
  if (socket.writable && !isAnswering(socket) && !isUnused(socket)) socket.write(rawAnswer(new Problem(code)))
  const { destroySoon } = socket as { readonly destroySoon?: () => void }
  if (destroySoon === undefined) socket.destroy()
  else destroySoon.call(socket)
}

/** Only the live socket changes the protocol: anything else is answered as if it had not asked for that. */
const isSocket = ({ url = '', headers: { upgrade = '' } }: IncomingMessage): boolean =>
  upgrade.toLowerCase() === 'websocket' && /^\/ws(?:\?|$)/.test(url)

/**
 * The HTTP server below the routes. Requests that Node itself refuses get the error format of the API too: those that
 * cannot be parsed (400), are too slow (408), have too large headers (431) or an unsupported expectation (417). Routes
 * handle a missing Host header, because Node would answer it without a body.
 */
export const makeHttpServer = (handler: RequestListener, slowAfter = SLOW_AFTER): Server => {
  const server: Server = createServer(
    {
      requestTimeout: slowAfter,
      headersTimeout: slowAfter,
      connectionsCheckingInterval: Math.min(LOOK_EVERY, slowAfter),
      keepAliveTimeout: IDLE_AFTER,
      requireHostHeader: false,
      shouldUpgradeCallback: (request) => server.listenerCount('upgrade') > 0 && isSocket(request),
    },
    handler,
  )
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) socket.destroy()
    else refuse(socket, BY_PARSER_CODE[error.code ?? ''] ?? 'UNREADABLE_REQUEST')
  })
  server.on('checkExpectation', (_request, response) => {
    const problem = new Problem('EXPECTATION_FAILED')
    const body = JSON.stringify(problem.answer)
    response.writeHead(problem.status, headersOf(body)).end(body)
  })
  server.on('connect', (_request, socket) => refuse(socket, 'METHOD_NOT_ALLOWED'))
  return server
}
