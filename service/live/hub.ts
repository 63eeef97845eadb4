import { CLOSE_CODES } from '../../contract/live.ts'
import type { OrderChange } from '../store/orderStore.ts'
import { isoText } from '../base/wireTime.ts'
import type { Audience, Listener } from './audience.ts'
import { makeBatchedAudience } from './batchedAudience.ts'

interface Subscription {
  readonly deployment: string
  readonly vendorIds: ReadonlyArray<string>
  /** Combines updates into at most twenty frames a second. */
  readonly batch: boolean
}

/** The most bytes buffered for one reader. */
const MAX_WAITING = 1024 * 1024

export interface Hub {
  /** Replaces the listener's subscription; from now on it gets every change of these vendors (LIVE-06). */
  readonly subscribe: (listener: Listener, subscription: Subscription) => void
  /** Registers the listener until it leaves, with or without a subscription. */
  readonly join: (listener: Listener) => void
  /** Ends the listener's subscription; it stays registered. */
  readonly unsubscribe: (listener: Listener) => void
  readonly leave: (listener: Listener) => void
  /** Sends a change to the subscribers of its vendor (LIVE-08). */
  readonly publish: (change: OrderChange) => void
  /** Whether any listener subscribes to this vendor. */
  readonly hasAudience: (deployment: string, vendorId: string) => boolean
  readonly listeners: () => ReadonlyArray<Listener>
  /** Closes the listeners that match `which`, or all; returns their number. */
  readonly close: (code: number, reason: string, which?: (listener: Listener) => boolean) => number
}

const BEFORE = '{"order":'
const BETWEEN = ',"created_at":"'
const AFTER = '"}'

export const makeHub = (): Hub => {
  const members = new Set<Listener>()
  const audiences = new Map<string, Audience>()
  const byVendor = new Map<string, Set<Audience>>()
  const audienceOf = new Map<Listener, { readonly key: string; readonly vendorKeys: ReadonlyArray<string> }>()

  const dropSlow = (listener: Listener) => {
    leave(listener)
    listener.close(CLOSE_CODES.tooSlow, 'too slow')
  }

  /** Sends each update in a frame of its own, immediately. */
  const eachAudience = (): Audience => {
    const listeners = new Set<Listener>()
    return {
      listeners,
      send: ({ data }) => {
        const frame = Buffer.from(`{"type":"order_update","data":${data}}`)
        for (const listener of listeners) {
          if (listener.waiting() + frame.length > MAX_WAITING) dropSlow(listener)
          else listener.send(frame)
        }
      },
      leave: (listener) => void listeners.delete(listener),
    }
  }

  const unsubscribe: Hub['unsubscribe'] = (listener) => {
    const known = audienceOf.get(listener)
    if (known === undefined) return
    audienceOf.delete(listener)
    const audience = audiences.get(known.key)
    if (audience === undefined) return
    audience.leave(listener)
    if (audience.listeners.size > 0) return
    audiences.delete(known.key)
    for (const vendorKey of known.vendorKeys) {
      const audiencesOfVendor = byVendor.get(vendorKey)
      audiencesOfVendor?.delete(audience)
      if (audiencesOfVendor?.size === 0) byVendor.delete(vendorKey)
    }
  }

  const leave: Hub['leave'] = (listener) => {
    unsubscribe(listener)
    members.delete(listener)
  }

  return {
    unsubscribe,
    leave,
    join: (listener) => void members.add(listener),
    subscribe: (listener, { deployment, vendorIds, batch }) => {
      members.add(listener)
      const vendorKeys = [...new Set(vendorIds)].sort().map((id) => `${deployment}/${id}`)
      const key = `${batch ? 'batch' : 'each'} ${vendorKeys.join(' ')}`
      // A repeated subscription keeps the updates that wait to be sent.
      if (audienceOf.get(listener)?.key === key) return
      unsubscribe(listener)
      const audience = audiences.get(key) ?? (batch ? makeBatchedAudience(dropSlow) : eachAudience())
      audiences.set(key, audience)
      audience.listeners.add(listener)
      audienceOf.set(listener, { key, vendorKeys })
      for (const vendorKey of vendorKeys) {
        const audiencesOfVendor = byVendor.get(vendorKey) ?? new Set()
        byVendor.set(vendorKey, audiencesOfVendor.add(audience))
      }
    },
    publish: ({ deployment, orderId, vendorId, createdAt, updatedAt, document }) => {
      const audiencesOfVendor = byVendor.get(`${deployment}/${vendorId}`)
      if (audiencesOfVendor === undefined) return
      const data = BEFORE + document + BETWEEN + isoText(createdAt) + AFTER
      for (const audience of audiencesOfVendor) audience.send({ orderId, updatedAt, data })
    },
    hasAudience: (deployment, vendorId) => byVendor.has(`${deployment}/${vendorId}`),
    listeners: () => [...members],
    close: (code, reason, which = () => true) => {
      const closed = [...members].filter(which)
      for (const listener of closed) {
        leave(listener)
        listener.close(code, reason)
      }
      return closed.length
    },
  }
}
