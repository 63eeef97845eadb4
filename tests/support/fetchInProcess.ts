import type { FastifyInstance, InjectOptions } from 'fastify'

/** A `fetch` that calls a service in this process without a port; `host` selects the deployment. */
export const fetchInProcess =
  (app: FastifyInstance, host = 'localhost'): typeof globalThis.fetch =>
  async (input, init = {}) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const body = await request.text()
    request.signal.throwIfAborted()
    const answer = await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), host },
      ...(body !== '' && { payload: body }),
    })
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value))
    return new Response(answer.statusCode === 204 ? null : answer.body, { status: answer.statusCode, headers })
  }
