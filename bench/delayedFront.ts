import { createServer, request as requestFrom, Agent, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

interface Front {
  /** Such as 'http://127.0.0.1:40123'. */
  readonly origin: string
  readonly stop: () => void
}

interface FrontOptions {
  /** The origin that answers. */
  readonly to: () => string
  /** In ms, before each answer. */
  readonly delay: number
  /** Allows pages of other origins to call it, and lets their browsers remember that for a day (docs/back-end.md). */
  readonly allowsOthers?: boolean
}

const forward = (request: IncomingMessage, response: ServerResponse, to: string, agent: Agent): void => {
  const { method, headers, url = '/' } = request
  const forwarded = requestFrom(new URL(url, to), { method, headers, agent }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  forwarded.on('error', () => response.destroy())
  request.pipe(forwarded)
}

/** A server in front of another one, whose answers come a round trip later. It has no sockets. */
export const startDelayedFront = async ({ to, delay, allowsOthers = false }: FrontOptions): Promise<Front> => {
  const agent = new Agent({ keepAlive: true })
  const server = createServer((request, response) => {
    void sleep(delay).then(() => {
      if (allowsOthers && request.headers.origin !== undefined) {
        response.setHeader('access-control-allow-origin', request.headers.origin)
        response.setHeader('access-control-expose-headers', 'date, retry-after')
      }
      if (!allowsOthers || request.method !== 'OPTIONS') return forward(request, response, to(), agent)
      response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
      response.setHeader('access-control-allow-headers', 'authorization, content-type')
      response.setHeader('access-control-max-age', '86400')
      response.writeHead(204).end()
    })
  })
  server.on('upgrade', (_, socket) => socket.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}
