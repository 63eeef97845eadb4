import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { SECOND } from '../../src/domain/instant.ts'
import { ANSWER_HEADERS } from './answerHeaders.ts'
import { Problem, type ProblemCode } from '../base/problems.ts'

/** A request that has not arrived whole after this long, in ms, is ended. */
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

/** An answer written by hand: there is no response object while a request cannot be read. */
const rawAnswer = (problem: Problem): string => {
  const body = JSON.stringify(problem.answer)
  const headers = Object.entries({ ...headersOf(body), connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const status = `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`
  return `${[status, ...headers].join('\r\n')}\r\n\r\n${body}`
}

/** Whether an answer on this connection has been begun: another one in the middle of it would not be understood. */
const isAnswering = (socket: Duplex): boolean =>
  (socket as { readonly _httpMessage?: { readonly headersSent?: boolean } })._httpMessage?.headersSent === true

/** A connection without a single byte, as browsers open them in advance, is closed without an answer. */
const isUnused = (socket: Duplex): boolean => (socket as { readonly bytesRead?: number }).bytesRead === 0

const refuse = (socket: Duplex, code: ProblemCode): void => {
  if (socket.writable && !isAnswering(socket) && !isUnused(socket)) socket.write(rawAnswer(new Problem(code)))
  const { destroySoon } = socket as { readonly destroySoon?: () => void }
  if (destroySoon === undefined) socket.destroy()
  else destroySoon.call(socket)
}

/**
 * The HTTP server below the routes. What Node refuses by itself, before any route is asked, is answered in the one error
 * form as well: requests that cannot be parsed (400), are too slow (408), have too large headers (431) or expect what is
 * not offered (417). A missing Host header is left to the routes, because Node would answer it without a body.
 */
export const makeHttpServer = (handler: RequestListener, slowAfter = SLOW_AFTER): Server => {
  const server = createServer(
    {
      requestTimeout: slowAfter,
      headersTimeout: slowAfter,
      connectionsCheckingInterval: Math.min(LOOK_EVERY, slowAfter),
      keepAliveTimeout: IDLE_AFTER,
      requireHostHeader: false,
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
