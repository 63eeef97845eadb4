import { CLOSE_CODES, type SubscribeToVendor } from '../../../contract/live.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { OrderUpdate } from '../../domain/order/liveUpdate.ts'
import type { Log, ReadFrame } from './liveFrames.ts'

/**
 * The number of checks without a message after which the link sends a probe, because pages cannot see WebSocket pings.
 * The probe is the subscription, which every service of the contract confirms (LIVE-07).
 */
const ASK_AFTER = 10
/** The number of checks after a probe until the link is doubted, and until it is dead. */
const DOUBTED_AFTER = 2
const DEAD_AFTER = 5

export type CloseReason = 'closed' | 'going-away' | 'session-over' | 'too-many'
const ENDS: Readonly<Record<number, CloseReason>> = {
  [CLOSE_CODES.goingAway]: 'going-away',
  [CLOSE_CODES.signedOut]: 'session-over',
  [CLOSE_CODES.tooMany]: 'too-many',
}

export interface LinkListener {
  readonly subscribed: () => void
  readonly updated: (updates: ReadonlyArray<OrderUpdate>) => void
}

/** One connection to the live socket, with its send queue and a check for silence. */
export class SocketLink {
  readonly #subscription: string
  readonly #log: Log
  readonly #read: ReadFrame
  readonly #listener: LinkListener
  readonly #waiting: Array<string> = []
  #socket: WebSocket | undefined
  #silence = 0
  /** The number of checks since an unanswered probe. */
  #unanswered: number | undefined

  constructor(
    { vendorId, includeOutlets }: { readonly vendorId: VendorId; readonly includeOutlets: boolean },
    log: Log,
    read: ReadFrame,
    listener: LinkListener,
  ) {
    const subscribe: typeof SubscribeToVendor.Type = {
      action: 'subscribeToVendor',
      data: { vendor_id: vendorId, batch: true, ...(includeOutlets && { include_outlets: true }) },
    }
    this.#subscription = JSON.stringify(subscribe)
    this.#log = log
    this.#read = read
    this.#listener = listener
  }

  /** Opens the socket and subscribes once it is open (LIVE-06, LIVE-13). */
  live(open: () => WebSocket, ended: (end: CloseReason) => void): void {
    this.#send(this.#subscription)
    try {
      this.#socket = open()
    } catch (error) {
      this.#log('the live socket cannot be opened', error)
      return ended('closed')
    }
    this.#socket.addEventListener('open', () => this.#sendWaiting())
    this.#socket.addEventListener('message', ({ data }: MessageEvent) => this.#handleMessage(data))
    this.#socket.addEventListener('error', (event) => this.#log('the live socket failed', event))
    this.#socket.addEventListener('close', ({ code }: CloseEvent) => ended(ENDS[code] ?? 'closed'))
  }

  close(): void {
    this.#socket?.close()
    this.#socket = undefined
  }

  /** Called once a second. Returns `doubted` once for each probe without an answer. */
  look(): 'alive' | 'doubted' | 'dead' {
    this.#silence += 1
    if (this.#unanswered === undefined) {
      if (this.#silence >= ASK_AFTER) this.#ask()
    } else this.#unanswered += 1
    this.#sendWaiting()
    if (this.#unanswered === undefined || this.#unanswered < DOUBTED_AFTER) return 'alive'
    if (this.#unanswered >= DEAD_AFTER) return 'dead'
    return this.#unanswered === DOUBTED_AFTER ? 'doubted' : 'alive'
  }

  /** Sends a probe after a change of the network or a suspension; the link has a few seconds to answer. */
  doubt(): void {
    if (this.#unanswered === undefined) this.#ask()
    this.#sendWaiting()
  }

  #ask(): void {
    this.#unanswered = 0
    this.#send(this.#subscription)
  }

  #send(message: string): void {
    if (!this.#waiting.includes(message)) this.#waiting.push(message)
  }

  #sendWaiting(): void {
    while (this.#socket?.readyState === 1 && this.#waiting.length > 0) this.#socket.send(this.#waiting.shift() ?? '')
  }

  #handleMessage(data: unknown): void {
    if (this.#socket === undefined) return
    this.#silence = 0
    this.#unanswered = undefined
    try {
      const frame = this.#read(String(data))
      if (frame.kind === 'updates') this.#listener.updated(frame.updates)
      else if (frame.kind === 'subscribed') this.#listener.subscribed()
      else this.#log('the subscription was refused', frame.code)
    } catch (error) {
      this.#log('a frame that cannot be read', error)
    }
  }
}
