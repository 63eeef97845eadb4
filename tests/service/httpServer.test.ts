import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { Schema } from 'effect'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ErrorAnswer } from '../../contract/errors.ts'
import { makeHttpServer } from '../../service/http/httpServer.ts'
import { startService, type ServiceInProcess } from '../support/serviceInProcess.ts'

/** Sends raw bytes and resolves with everything received until the service closed the connection. */
const sent = async (server: Server, text: string): Promise<string> => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let heard = ''
  socket.on('data', (data: Buffer) => (heard += data.toString()))
  socket.on('error', () => undefined)
  socket.write(text)
  await once(socket, 'close')
  return heard
}

const decode = Schema.decodeUnknownSync(Schema.fromJsonString(ErrorAnswer))

const errorOf = (answer: string) => {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const [error] = decode(body).errors
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
    type: /content-type: (.*)/i.exec(head)?.[1],
    code: error.code,
    key: error.meta.translation_key,
  }
}
const JSON_TYPE = 'application/json; charset=utf-8'

describe('requests refused by the HTTP server', () => {
  let service: ServiceInProcess
  beforeAll(async () => {
    service = await startService()
    await service.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => service.close())

  it.each([
    ['headers of 100 kB', `GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
    [
      'an expectation',
      'GET /healthz HTTP/1.1\r\nHost: localhost\r\nExpect: nonsense\r\nConnection: close\r\n\r\n',
      417,
    ],
    ['text that is not HTTP', 'nonsense\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    ['no Host header', 'GET /flags/api/v1/flags HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['CONNECT', 'CONNECT elsewhere:443 HTTP/1.1\r\nHost: elsewhere\r\n\r\n', 405],
  ])('answer %s in the error format (DEPLOY-05)', async (_, text, status) => {
    const error = errorOf(await sent(service.app.server, text))
    expect(error).toMatchObject({ status, type: JSON_TYPE })
    expect(error.key).toMatch(/^error\./)
  })

  it.each([
    ['two Host headers', 'GET /livez HTTP/1.1\r\nHost: localhost\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n', 400],
  ])('refuse %s (DEPLOY-05)', async (_, text, status) => {
    expect(errorOf(await sent(service.app.server, text))).toMatchObject({ status, code: 'UNREADABLE_REQUEST' })
  })

  it.each([
    ['another protocol', '/healthz', 'h2c', 200],
    ['a socket at the address of a call', '/orders/api/v1/vendors', 'websocket', 401],
    ['a socket at an address that is no page', '/nothing', 'websocket', 404],
    ['a socket below the one that there is', '/ws/', 'websocket', 404],
  ])('answer as usual who asks for %s (LIVE-01)', async (_, url, protocol, status) => {
    const key = 'Sec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\nSec-WebSocket-Version: 13\r\n'
    const asked = `GET ${url} HTTP/1.1\r\nHost: localhost\r\nUpgrade: ${protocol}\r\n${key}`
    // A socket that is not there is closed by its caller.
    const socket = connect((service.app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(`${asked}Connection: Upgrade, HTTP2-Settings\r\n\r\n`)
    const [data] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    expect(data.toString()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })

  it('time out after 30 s', () => {
    expect([service.app.server.headersTimeout, service.app.server.requestTimeout]).toEqual([30_000, 30_000])
  })
})

describe('a slow connection', () => {
  let server: Server
  const listen = async () => {
    server = makeHttpServer((_request, response) => response.end('answered'), 100)
    await once(server.listen(0, '127.0.0.1'), 'listening')
  }
  afterEach(() => server.close())

  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: local'],
    ['a body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf'],
  ])('with %s is closed with an answer in the error format (DEPLOY-05)', async (what, text) => {
    server = makeHttpServer((request, response) => {
      request.resume().on('end', () => response.end('answered'))
    }, 100)
    await once(server.listen(0, '127.0.0.1'), 'listening')
    expect([what, errorOf(await sent(server, text))]).toEqual([
      what,
      { status: 408, type: JSON_TYPE, code: 'REQUEST_TIMEOUT', key: 'failure.timeout' },
    ])
  })

  it('without any byte is closed without an answer, because browsers open connections in advance', async () => {
    await listen()
    expect(await sent(server, '')).toBe('')
  })
})
