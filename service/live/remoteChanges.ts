import type { Log } from '../log.ts'
import { EVERYTHING, type ChangeFeed } from '../store/changeFeed.ts'
import { readChanges } from '../store/sqlOrderStore.ts'
import type { Sql } from '../store/tables.ts'
import { CLOSE_CODES, type Hub } from './hub.ts'

const GATHER_MS = 10

/** How the feed names a changed order. */
export const orderKey = (deployment: string, vendorId: string, orderId: string): string =>
  `${deployment}/${vendorId}/${orderId}`

/** Brings the changes that other processes made to the sockets of this one, reading only what somebody listens to. */
export const tellRemoteChanges = (sql: Sql, feed: ChangeFeed, hub: Hub, log: Log): (() => void) => {
  const waiting = new Map<string, Set<string>>()
  let timer: NodeJS.Timeout | undefined

  const tell = async (deployment: string, ids: ReadonlyArray<string>) => {
    try {
      for (const change of await readChanges(sql, deployment, ids)) hub.publish(change)
    } catch (error) {
      log.error('remote-changes-unread', error)
      hub.close(CLOSE_CODES.readAgain, 'read again')
    }
  }
  const flush = () => {
    timer = undefined
    for (const [deployment, ids] of waiting) void tell(deployment, [...ids])
    waiting.clear()
  }

  const stop = feed.listen('order', (key, local) => {
    if (local) return
    if (key === EVERYTHING) {
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
