import { CLOSE_CODES } from '../../contract/live.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'
import type { Log } from '../base/log.ts'
import { ALL_KEYS, type ChangeFeed } from '../store/changeFeed.ts'
import type { OrderChange } from '../store/orderStore.ts'
import type { Hub } from './hub.ts'

const GATHER_MS = 10

/** The feed key of a changed order. */
export const orderKey = (deployment: string, vendorId: string, orderId: string): string =>
  `${deployment}/${vendorId}/${orderId}`

interface Parts {
  readonly feed: ChangeFeed
  readonly hub: Pick<Hub, 'hasAudience' | 'publish' | 'close'>
  readonly log: Log
  /** Reads the committed state of these orders. */
  readonly readChanges: (deployment: DeploymentId, ids: ReadonlyArray<string>) => Promise<ReadonlyArray<OrderChange>>
}

/**
 * Publishes the order changes of other processes to the sockets of this one; reads only orders of vendors that a socket
 * subscribes to. Returns a function that stops it.
 */
export const publishRemoteChanges = ({ feed, hub, log, readChanges }: Parts): (() => void) => {
  const waiting = new Map<string, Set<string>>()
  let timer: NodeJS.Timeout | undefined

  const publishChanges = async (deployment: string, ids: ReadonlyArray<string>) => {
    try {
      for (const change of await readChanges(deployment, ids)) hub.publish(change)
    } catch (error) {
      log.error('remote-changes-unread', error)
      hub.close(CLOSE_CODES.readAgain, 'read again')
    }
  }
  const flush = () => {
    timer = undefined
    for (const [deployment, ids] of waiting) void publishChanges(deployment, [...ids])
    waiting.clear()
  }

  const stop = feed.listen('order', (key, local) => {
    if (local) return
    if (key === ALL_KEYS) {
      hub.close(CLOSE_CODES.readAgain, 'read again')
      return
    }
    const [deployment = '', vendorId = '', orderId = ''] = key.split('/')
    if (!hub.hasAudience(deployment, vendorId)) return
    const ids = waiting.get(deployment) ?? new Set()
    waiting.set(deployment, ids.add(orderId))
    timer ??= setTimeout(flush, GATHER_MS)
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}
