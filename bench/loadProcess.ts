import { Agent, request } from 'node:http'

/*
 * Load from a process of its own: so many connections that are kept alive, each with one call under way, for so many
 * ms. Answers how many calls a second were answered as they should be.
 */

export interface Load {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Each call gets an Idempotency-Key of its own. */
  readonly once: boolean
  readonly connections: number
  readonly ms: number
  readonly status: number
}

let calls = 0

const call = (agent: Agent, { url, method, headers, body, once, status }: Load) =>
  new Promise<void>((resolve, reject) => {
    calls += 1
    const asked = request(
      url,
      {
        agent,
        method,
        headers: {
          ...headers,
          ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          ...(once && { 'idempotency-key': `bench-${process.pid}-${calls}` }),
        },
      },
      (answer) => {
        answer.on('error', reject)
        answer.on('end', () =>
          answer.statusCode === status ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}`)),
        )
        answer.resume()
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })

const rateOf = async (load: Load): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections })
  const start = performance.now()
  let done = 0
  try {
    await Promise.all(
      Array.from({ length: load.connections }, async () => {
        while (performance.now() - start < load.ms) {
          await call(agent, load)
          done += 1
        }
      }),
    )
    return (done * 1_000) / (performance.now() - start)
  } finally {
    agent.destroy()
  }
}

process.on('message', ({ id, load }: { readonly id: number; readonly load: Load }) => {
  rateOf(load).then(
    (value) => process.send?.({ id, value }),
    (error: unknown) => process.send?.({ id, error: String(error) }),
  )
})
process.on('disconnect', () => process.exit())
process.send?.({ id: 0, value: 'ready' })
