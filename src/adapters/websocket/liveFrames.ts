import { Result, Schema } from 'effect'
import { ServerFrame } from '../../../contract/live.ts'
import type { CurrencyCode } from '../../domain/market/countries.ts'
import type { OrderUpdate } from '../../domain/order/liveUpdate.ts'
import { toOrder } from '../http/orderWire.ts'
import { list, moment, text } from '../http/readJson.ts'

/** Logs unreadable messages, which users do not see (LIVE-11). */
export type Log = (what: string, detail: unknown) => void

type Frame =
  | { readonly kind: 'updates'; readonly updates: ReadonlyArray<OrderUpdate> }
  | { readonly kind: 'subscribed' }
  | { readonly kind: 'refused'; readonly code: string }

/** Reads a frame. Throws if it is unreadable. */
export type ReadFrame = (message: string) => Frame

const decodeFrame = Schema.decodeUnknownResult(ServerFrame)

const fieldOf = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined

/** Reads frames. Of an order, it reads only what tells its versions apart; the rest when the order is wanted. */
export const frameReader = (currency: CurrencyCode, log: Log): ReadFrame => {
  const readOrder = toOrder(currency)
  const unlessMalformed = <T>(read: () => T): T | undefined => {
    try {
      return read()
    } catch (error) {
      log('an order update that cannot be read', error)
      return undefined
    }
  }
  const updateIn = (json: unknown): OrderUpdate => {
    const order = fieldOf(json, 'order')
    return {
      id: text(fieldOf(order, 'order_id')),
      vendorId: text(fieldOf(order, 'vendor_id')),
      updatedAt: moment(fieldOf(order, 'updated_at')),
      statusHistory: list<unknown>((entry) => entry)(fieldOf(order, 'status_history')),
      createdAt: moment(fieldOf(json, 'created_at')),
      read: () => unlessMalformed(() => readOrder(order)),
    }
  }
  const updatesIn = (all: ReadonlyArray<unknown>): Frame => ({
    kind: 'updates',
    updates: all.flatMap((json) => unlessMalformed(() => updateIn(json)) ?? []),
  })

  return (message) => {
    const json: unknown = JSON.parse(message)
    const type = fieldOf(json, 'type')
    const data = fieldOf(json, 'data')
    if (type === 'order_update') return updatesIn([data])
    if (type === 'order_updates' && Array.isArray(data)) return updatesIn(data)
    const frame = Result.getOrThrow(decodeFrame(json))
    if (frame.type === 'subscribe_error') return { kind: 'refused', code: frame.data.code }
    return { kind: 'subscribed' }
  }
}
