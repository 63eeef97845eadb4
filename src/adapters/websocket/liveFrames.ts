import { Result, Schema } from 'effect'
import { ServerFrame, type OrderUpdate as OrderUpdateFrame } from '../../../contract/live.ts'
import type { CurrencyCode } from '../../domain/market/countries.ts'
import type { OrderUpdate } from '../../domain/order/liveUpdate.ts'
import { instantOf } from '../http/moment.ts'
import { toOrder } from '../http/orderWire.ts'
import { moment, object, type Reader } from '../http/readJson.ts'

/** Logs unreadable messages, which users do not see (LIVE-11). */
export type Log = (what: string, detail: unknown) => void

/** An update of which only the order's id and version were read. */
export interface RawUpdate {
  readonly orderId: string
  readonly updatedAt: number
  /** The number of entries in the status history. */
  readonly steps: number
  readonly json: unknown
}

export type ReadFrame =
  | { readonly kind: 'updates'; readonly updates: ReadonlyArray<RawUpdate> }
  | { readonly kind: 'subscribed' }
  | { readonly kind: 'refused'; readonly code: string }

const decodeFrame = Schema.decodeUnknownResult(ServerFrame)

const fieldOf = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined

const rawUpdate = (json: unknown): RawUpdate => {
  const order = fieldOf(json, 'order')
  const updatedAt = fieldOf(order, 'updated_at')
  if (typeof updatedAt !== 'string' && typeof updatedAt !== 'number') throw new TypeError('The order lacks updated_at')
  const history = fieldOf(order, 'status_history')
  const steps = Array.isArray(history) ? history.length : 0
  return { orderId: String(fieldOf(order, 'order_id')), updatedAt: instantOf(updatedAt), steps, json }
}

/** Reads a frame. Throws if it is unreadable; orders are decoded later, if they are still the newest then. */
export const readFrame = (text: string): ReadFrame => {
  const json: unknown = JSON.parse(text)
  const type = fieldOf(json, 'type')
  const data = fieldOf(json, 'data')
  if (type === 'order_update') return { kind: 'updates', updates: [rawUpdate(data)] }
  if (type === 'order_updates' && Array.isArray(data)) return { kind: 'updates', updates: data.map(rawUpdate) }
  const frame = Result.getOrThrow(decodeFrame(json))
  if (frame.type === 'subscribe_error') return { kind: 'refused', code: frame.data.code }
  return { kind: 'subscribed' }
}

/** Compares like the domain's `supersedes`, before decoding. */
const isOlder = (update: RawUpdate, held: RawUpdate): boolean =>
  update.updatedAt < held.updatedAt || (update.updatedAt === held.updatedAt && update.steps < held.steps)

/**
 * Queues updates for decoding. Only the newest update of each order is decoded, since older ones would be discarded
 * (LIVE-10). A newer version takes the older one's place in the queue, so that no order waits forever.
 */
export class UpdateQueue {
  readonly #read: Reader<OrderUpdate>
  readonly #log: Log
  readonly #newest = new Map<string, RawUpdate>()

  constructor(currency: CurrencyCode, log: Log) {
    this.#read = object<OrderUpdate, (typeof OrderUpdateFrame.Type)['data']>({
      order: ['order', toOrder(currency)],
      createdAt: ['created_at', moment],
    })
    this.#log = log
  }

  get isEmpty(): boolean {
    return this.#newest.size === 0
  }

  take(update: RawUpdate): void {
    const held = this.#newest.get(update.orderId)
    if (held === undefined || !isOlder(update, held)) this.#newest.set(update.orderId, update)
  }

  /** Removes and returns the order's update, for another queue. */
  release(orderId: string): RawUpdate | undefined {
    const held = this.#newest.get(orderId)
    if (held !== undefined) this.#newest.delete(orderId)
    return held
  }

  /**
   * Decodes the queued updates, oldest first, until `enough` returns `true`; at least one if there is
   * any.
   */
  drain(enough: () => boolean): ReadonlyArray<OrderUpdate> {
    const updates: Array<OrderUpdate> = []
    for (const [orderId, { json }] of this.#newest) {
      this.#newest.delete(orderId)
      try {
        updates.push(this.#read(json))
      } catch (error) {
        this.#log('an order update that cannot be read', error)
      }
      if (enough()) break
    }
    return updates
  }
}
