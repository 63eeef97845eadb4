import { connect, type Socket } from 'node:net'

/*
 * Generates load in a process of its own: a number of keep-alive connections, each with one pending call, for some ms.
 * Answers the number of correct answers per second. Speaks HTTP on the byte level, because an HTTP client would cost a
 * third of what it measures.
 */

export interface Load {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  /** Sent one after the other, again and again. */
  readonly bodies?: ReadonlyArray<string>
  /** Whether each call gets a new Idempotency-Key. */
  readonly once: boolean
  readonly connections: number
  readonly ms: number
  readonly status: number
}

const HEAD_END = '\r\n\r\n'

let calls = 0

/** Returns a function that builds the bytes of the next call. */
const callsOf = ({ url, method, headers, bodies = [], once }: Load): (() => string) => {
  const { host, pathname, search } = new URL(url)
  const all = {
    host,
    ...headers,
    ...(bodies.length > 0 && { 'content-type': 'application/json' }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  const head = [`${method} ${pathname}${search} HTTP/1.1`, ...lines].join('\r\n')
  return () => {
    calls += 1
    const body = bodies[calls % bodies.length]
    const key = once ? `\r\nidempotency-key: bench-${process.pid}-${calls}` : ''
    const length = body === undefined ? '' : `\r\ncontent-length: ${Buffer.byteLength(body)}`
    return `${head}${key}${length}${HEAD_END}${body ?? ''}`
  }
}

/** The total length of an answer in bytes; `undefined` until its head is complete. */
const lengthOf = (begun: Buffer, { url, status }: Load): number | undefined => {
  const end = begun.indexOf(HEAD_END)
  if (end < 0) return undefined
  const head = begun.toString('latin1', 0, end)
  const [, answered] = /^HTTP\/1\.1 (\d+)/.exec(head) ?? []
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? []
  if (Number(answered) !== status || length === undefined) throw new Error(`${url} answered ${head.slice(0, 200)}`)
  return end + HEAD_END.length + Number(length)
}

/** Makes one call over a connection and reads its answer completely. */
const call = (socket: Socket, message: string, load: Load) =>
  new Promise<void>((resolve, reject) => {
    let begun: Buffer = Buffer.alloc(0)
    let heard = 0
    let length: number | undefined
    const end = (settle: () => void) => {
      socket.off('data', hear).off('error', fail).off('close', closed)
      settle()
    }
    const fail = (error: unknown) => end(() => reject(error))
    const closed = () => fail(new Error(`${load.url} hung up`))
    const hear = (chunk: Buffer) => {
      heard += chunk.length
      try {
        if (length === undefined) {
          begun = Buffer.concat([begun, chunk])
          length = lengthOf(begun, load)
        }
        if (heard === length) end(resolve)
      } catch (error) {
        fail(error)
      }
    }
    socket.on('data', hear).on('error', fail).on('close', closed)
    socket.write(message)
  })

const rateOf = async (load: Load): Promise<number> => {
  const { hostname, port } = new URL(load.url)
  const next = callsOf(load)
  const sockets = Array.from({ length: load.connections }, () => connect(Number(port), hostname))
  const start = performance.now()
  let done = 0
  try {
    await Promise.all(
      sockets.map(async (socket) => {
        while (performance.now() - start < load.ms) {
          await call(socket, next(), load)
          done += 1
        }
      }),
    )
    return (done * 1_000) / (performance.now() - start)
  } finally {
    sockets.forEach((socket) => socket.destroy())
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
