import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/*
 * Many clients that subscribe to one vendor's orders, each on its own WebSocket, shared between sessions, implemented on
 * the byte level so that this process stays cheap; described by the standard input. Sends `ready` once all are
 * subscribed as the portal subscribes, and then, for each update, the delay after which each client received it.
 */

export interface Crowd {
  readonly origin: string
  /** Paths and queries of sessions, each of which opens as many sockets as the next. */
  readonly paths: ReadonlyArray<string>
  readonly vendorId: string
  readonly sockets: number
}

const { origin, paths, vendorId, sockets } = JSON.parse(await text(process.stdin)) as Crowd
const { hostname, port, host } = new URL(origin)
const AT_ONCE = 100
const MARK = Buffer.from('@@')
const SUBSCRIBED = Buffer.from('"subscribe_ok"')
const DIGITS = 13

/** One masked text frame of less than 126 bytes (RFC 6455, 5.2). */
const frameOf = (text: string): Buffer => {
  const mask = randomBytes(4)
  const body = Buffer.from(text).map((byte, place) => byte ^ (mask[place % 4] ?? 0))
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length]), mask, body])
}

const upgradeOf = (path: string) =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    '\r\n',
  ].join('\r\n')

const latencies: Array<number> = []
let isReady = false
let expected = Number.POSITIVE_INFINITY
let answer: ((latencies: ReadonlyArray<number>) => void) | undefined

const join = (place: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let isOpen = false
    socket.on('error', reject)
    socket.on('close', () => {
      reject(new Error('A socket was closed'))
      if (isReady) process.exit(1)
    })
    socket.write(upgradeOf(paths[place % paths.length] ?? ''))
    socket.on('data', (data) => {
      if (!isOpen) {
        isOpen = data.includes(' 101 ')
        if (!isOpen) return reject(new Error(data.toString('latin1').slice(0, 200)))
        socket.write(
          frameOf(JSON.stringify({ action: 'subscribeToVendor', data: { vendor_id: vendorId, batch: true } })),
        )
        return
      }
      const found = data.indexOf(MARK)
      if (found >= 0) {
        const start = found + MARK.length
        latencies.push(Date.now() - Number(data.toString('latin1', start, start + DIGITS)))
        if (latencies.length >= expected) answer?.(latencies)
      } else if (data.includes(SUBSCRIBED)) resolve()
    })
  })

process.on('message', ({ id, updates }: { readonly id: number; readonly updates: number }) => {
  expected = updates * sockets
  answer = (value) => process.send?.({ id, value })
  if (latencies.length >= expected) answer(latencies)
})
process.on('disconnect', () => process.exit())

for (let connected = 0; connected < sockets; connected += AT_ONCE)
  await Promise.all(
    Array.from({ length: Math.min(AT_ONCE, sockets - connected) }, (_, place) => join(connected + place)),
  )
isReady = true
process.send?.({ id: 0, value: 'ready' })
